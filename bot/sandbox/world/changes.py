"""Changes of the world, and their listeners."""

import logging
from collections.abc import Callable
from typing import NamedTuple

from bot.sandbox.world.messages import Interaction, Message

log = logging.getLogger(__name__)


class Posted(NamedTuple):
    """A message is new."""

    message: Message


class Edited(NamedTuple):
    """A message looks different."""

    message: Message


class Gone(NamedTuple):
    """A message that was deleted, or dismissed by its only reader."""

    message: Message


class Settled(NamedTuple):
    """An interaction was answered, or failed."""

    interaction: Interaction


class BotChanged:
    """The bot came, went, or registered commands."""


class PeopleChanged:
    """A person came, or opened or closed direct messages."""


Change = Posted | Edited | Gone | Settled | BotChanged | PeopleChanged


class Watchers:
    """The listeners to every change, called at once and in order."""

    def __init__(self) -> None:
        self._watchers: dict[int, Callable[[Change], None]] = {}
        self._next = 0

    def watch(self, watcher: Callable[[Change], None]) -> Callable[[], None]:
        """Tell `watcher` of every change until the returned function is called."""
        number, self._next = self._next, self._next + 1
        self._watchers[number] = watcher
        return lambda: self._watchers.pop(number, None) and None

    def tell(self, change: Change) -> None:
        """Tell everybody; a watcher that stumbles is logged, and the bot never suffers by it."""
        for watcher in list(self._watchers.values()):
            try:
                watcher(change)
            except Exception:
                log.exception("A watcher could not follow %s", type(change).__name__)
