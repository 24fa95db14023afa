"""Seasons: spans of time for which a server keeps leaderboards of their own."""

from dataclasses import dataclass
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy import bindparam as given
from sqlalchemy.exc import IntegrityError

from bot.store.engine import Database
from bot.store.schema import season


class Season(NamedTuple):
    """A span of time, by a name that only one season of a server has."""

    id: int
    name: str
    started: float
    ended: float | None  # None: under way


_OF_GUILD = season.c.guild == given("of_guild")
_COLUMNS = sa.select(*(season.c[name] for name in Season._fields))
SEASONS = _COLUMNS.where(_OF_GUILD).order_by(season.c.id.desc())
START = sa.insert(season).returning(season.c.id)
END = (
    sa.update(season)
    .where(_OF_GUILD, season.c.ended.is_(None))
    .values(ended=given("now", type_=sa.Double))
    .returning(*(season.c[name] for name in Season._fields))
)


@dataclass(frozen=True)
class Seasons:
    """The table `season`. Which season a match belongs to is decided when it ends."""

    database: Database

    async def all(self, guild: int) -> list[Season]:
        """The seasons of a server, newest first."""
        return [Season(*row) for row in await self.database.rows(SEASONS, of_guild=guild)]

    async def start(self, guild: int, name: str, now: float) -> Season | None:
        """Begin a season; None if one is under way or there was one of that name."""
        row = {"guild": guild, "name": name, "started": now, "ended": None}
        try:
            key = await self.database.write(lambda tx: tx.execute(START, row).scalar_one())
        except IntegrityError:
            return None
        return Season(key, name, now, None)

    async def end(self, guild: int, now: float) -> Season | None:
        """End the season under way; None if there is none."""
        where = {"of_guild": guild, "now": now}
        row = await self.database.write(lambda tx: tx.execute(END, where).one_or_none())
        return Season(*row) if row else None
