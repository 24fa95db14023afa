"""The session manager: opens matches, lets people act, and never forgets an action.

Nobody owns a match. The store's log is the truth, replayed games are a cache, and any number of
processes may do this over one store: of two that act at once the store lets one through.
"""

from collections.abc import Callable, Mapping
from typing import Any

from bot.match import Match, Person
from bot.pace import Pace
from bot.played import Played
from bot.store import Store


class Tables:
    """Every match there is. Whatever cannot be done raises Refused and changes nothing."""

    def __init__(self, store: Store, clock: Callable[[], float], pace: Pace) -> None:
        """`clock` tells the time in seconds since 1970."""
        self.store, self.clock, self.pace = store, clock, pace

    # The lobby

    async def open(
        self,
        game: str,
        host: Person,
        guild: int,
        channel: int,
        locale: str = "en",
        options: Mapping[str, Any] | None = None,
    ) -> Match:
        """Open a lobby with its host seated; options left out are the game's own."""
        raise NotImplementedError

    async def get(self, match: int) -> Match:
        """A match as the store has it now."""
        raise NotImplementedError

    async def current(self, channel: int | None = None, user: int | None = None) -> list[Match]:
        """The lobbies and matches under way in a channel, or where a person sits, newest first."""
        raise NotImplementedError

    async def join(self, match: int, person: Person) -> Match:
        """Give a person a free seat."""
        raise NotImplementedError

    async def leave(self, match: int, user: int) -> Match:
        """Free a person's seat; in a match under way a computer plays on in it.

        The host's part passes on; a lobby that nobody is left in is closed.
        """
        raise NotImplementedError

    async def add_computer(self, match: int, user: int) -> Match:
        """Seat a computer player; anybody seated may."""
        raise NotImplementedError

    async def remove_computer(self, match: int, user: int) -> Match:
        """Send the last computer player away; anybody seated may."""
        raise NotImplementedError

    async def set_option(self, match: int, user: int, name: str, value: Any) -> Match:
        """Change an option of the game; the host may."""
        raise NotImplementedError

    async def set_clock(self, match: int, user: int, seconds: int) -> Match:
        """Limit the time for a turn, 0 for no limit; the host may."""
        raise NotImplementedError

    async def start(self, match: int, user: int) -> Played:
        """Deal; computers fill the seats the game cannot do without. Anybody seated may."""
        raise NotImplementedError

    async def rematch(self, match: int, user: int) -> Match:
        """The lobby for another match of the same people, the same one however often it is asked."""
        raise NotImplementedError

    # The match

    async def load(self, match: int) -> Played:
        """A match under way or over, as it stands now.

        Refused if it has not begun or is closed; one whose rules are not ours any more is closed
        here.
        """
        raise NotImplementedError

    async def act(self, match: int, user: int, length: int, text: str, click: int) -> Played:
        """Play what a person asked for, having seen `length` actions; stored when this returns.

        `click` is the id of the interaction; the same click delivered again is not played again
        and gives the match as it stands. IllegalAction where the rules forbid it.
        """
        raise NotImplementedError

    async def deal(self, match: int, user: int, length: int, click: int) -> Played:
        """Deal the next round, as anybody seated may ask."""
        raise NotImplementedError
