"""The urgency of whatever waits in a queue: requests, pictures, units of work of the store."""

from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from enum import IntEnum


class Urgency(IntEnum):
    """The order in which a queue is served."""

    ANSWER = 0
    """What a click or a command waits for."""
    TURN = 1
    """The hand of who is to move."""
    PLAY = 2
    """A table or a hand that people wait for."""
    RING = 3
    """That it is somebody's turn."""
    COMPUTERS = 4
    """A table at which no person is to act."""
    TIDYING = 5
    """What nobody waits for."""
    FOLLOWING = 6
    """A private message that follows what others do, where there is room."""


_urgency: ContextVar[Urgency] = ContextVar("urgency", default=Urgency.ANSWER)
_whose: ContextVar[Hashable] = ContextVar("whose", default=None)


@contextmanager
def urgency(of: Urgency, whose: Hashable = None) -> Iterator[None]:
    """Set the urgency and the key of all that is done in this context; the default is an answer.

    Of an urgency, all that are somebody's have the same share.
    """
    tokens = _urgency.set(of), _whose.set(whose)
    try:
        yield
    finally:
        _urgency.reset(tokens[0])
        _whose.reset(tokens[1])


def current() -> tuple[Urgency, Hashable]:
    """The urgency and the key of the current context."""
    return _urgency.get(), _whose.get()
