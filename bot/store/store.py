"""Matches and their logs. Each change is one compare-and-write: on a match's length, or revision."""

from collections.abc import Sequence
from typing import NamedTuple, Self

from sqlalchemy.ext.asyncio import AsyncEngine

from bot.match import Match
from bot.played import Action
from bot.store.people import People


class Stale(Exception):
    """The match has moved on, and nothing was stored: load it, then decide again."""


class Doubled(Exception):
    """This click is stored already, and was not stored again."""


class Result(NamedTuple):
    """What a match came to for one seat."""

    seat: int
    user: int | None
    name: str
    score: int
    won: bool


class Ending(NamedTuple):
    """What is stored with the action that ends a match; `guild` 0 is outside any server."""

    game: str
    guild: int
    results: Sequence[Result]


class Store:
    """The database. Every method is one transaction; cancelled, it has happened or it has not."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.people = People(engine)

    @classmethod
    async def open(cls, url: str) -> Self:
        """Connect, `sqlite+aiosqlite:///file` or `postgresql+asyncpg://…`, and bring it up to date."""
        raise NotImplementedError

    async def close(self) -> None:
        """Let go of all connections."""
        await self.engine.dispose()

    # Matches

    async def create(self, match: Match) -> Match:
        """Store a new match, and return it with its id; the same rematch is stored only once."""
        raise NotImplementedError

    async def get(self, match: int) -> Match | None:
        """A match with its seats."""
        raise NotImplementedError

    async def current(self, channel: int | None = None, user: int | None = None) -> list[int]:
        """The ids of lobbies and matches under way in a channel, or of a person, newest first."""
        raise NotImplementedError

    async def change(self, before: Match, after: Match) -> Match:
        """Store another state of a match that no action brings about, and return it.

        Seats, host, options, clock, status, version and due may differ. Stale if anything happened
        since `before` was read.
        """
        raise NotImplementedError

    # The log

    async def append(
        self,
        match: int,
        after: int,
        action: Action,
        due: float | None,
        ending: Ending | None = None,
    ) -> None:
        """Store an action behind the first `after`, or raise Stale or Doubled and store nothing."""
        raise NotImplementedError

    async def actions(self, match: int, after: int = 0) -> list[Action]:
        """The log of a match behind its first `after` actions."""
        raise NotImplementedError

    async def clicked(self, match: int, click: int) -> bool:
        """Whether a click is in the log of a match."""
        raise NotImplementedError

    # What happens by itself

    async def take_due(self, now: float, lease: float, most: int) -> list[int]:
        """Matches whose time has come, earliest first; nobody else is given them for `lease` s."""
        raise NotImplementedError

    async def next_due(self) -> float | None:
        """When the next match is due."""
        raise NotImplementedError

    async def set_due(self, match: int, length: int, due: float | None) -> None:
        """Put a match's time off, unless it has moved on from this length."""
        raise NotImplementedError

    # Drawing

    async def undrawn(self, now: float, most: int) -> list[int]:
        """Matches whose message shows less than there is, and that nobody is drawing."""
        raise NotImplementedError

    async def claim(self, match: int, now: float, seconds: float) -> bool:
        """Reserve the drawing of a match; False if it is drawn, or somebody else is drawing it."""
        raise NotImplementedError

    async def set_drawn(self, match: int, revision: int) -> None:
        """The message shows this revision; the next drawing may be claimed."""
        raise NotImplementedError

    async def set_message(self, match: int, channel: int, message: int | None) -> None:
        """Where the table message is; None: there is none."""
        raise NotImplementedError

    async def set_hand(
        self, match: int, seat: int, channel: int | None, message: int | None
    ) -> None:
        """Where a seat's hand was sent."""
        raise NotImplementedError

    async def set_notice(self, match: int, seat: int, message: int | None) -> None:
        """The last message that told a seat's player of their turn."""
        raise NotImplementedError
