"""People and servers: preferences, settings, and who has won how often."""

from typing import Any, NamedTuple

from sqlalchemy.ext.asyncio import AsyncEngine

from bot.match import Person


class Standing(NamedTuple):
    """How a person stands in a game, in a server or in all."""

    user: int
    name: str
    matches: int
    wins: int


class Player(NamedTuple):
    """What is remembered of a person."""

    dm_closed: bool = False  # a direct message was refused; not tried again
    prefs: dict[str, Any] = {}


class People:
    """The tables `player`, `guild` and `standing`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def player(self, user: int) -> Player:
        """What is remembered of a person, with defaults for a stranger."""
        raise NotImplementedError

    async def remember(self, person: Person, player: Player) -> None:
        """Store what is to be remembered of a person."""
        raise NotImplementedError

    async def settings(self, guild: int) -> dict[str, Any]:
        """The settings of a server; empty for one that has none."""
        raise NotImplementedError

    async def set_settings(self, guild: int, settings: dict[str, Any]) -> None:
        """Store the settings of a server."""
        raise NotImplementedError

    async def leaderboard(self, game: str, guild: int = 0, most: int = 10) -> list[Standing]:
        """Who has won most, in a server or (0) anywhere; of equals who needed fewer matches."""
        raise NotImplementedError
