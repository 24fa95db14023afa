"""What goes first wherever something waits in line: requests, pictures, the store."""

from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from enum import IntEnum


class Urgency(IntEnum):
    """What goes out first."""

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
    """How urgent what is done in this context is, and whose; what is done in none is an answer.

    Of an urgency, all that are somebody's have the same share.
    """
    tokens = _urgency.set(of), _whose.set(whose)
    try:
        yield
    finally:
        _urgency.reset(tokens[0])
        _whose.reset(tokens[1])


def current() -> tuple[Urgency, Hashable]:
    """How urgent it is what is being done, and whose."""
    return _urgency.get(), _whose.get()
