"""Servers that the bot was taken out of: their settings are kept for a while, then deleted.

With them go those who wanted reports: the table `recipient` refers to `guild`.
"""

from collections.abc import Iterable
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy import bindparam as given

from bot.store.engine import Database
from bot.store.people import People
from bot.store.schema import guild

KNOWN = sa.select(guild.c.id).order_by(guild.c.id)
this = guild.c.id == given("this")
LEAVE = sa.update(guild).where(this, guild.c.gone.is_(None)).values(gone=given("now"))
RETURN = sa.update(guild).where(this).values(gone=None)
FORGET = sa.delete(guild).where(guild.c.gone <= given("until", type_=sa.Double))


@dataclass(frozen=True)
class Servers:
    """The column `guild.gone`; a server without settings is not known here."""

    database: Database
    people: People

    async def known(self) -> list[int]:
        """Every server that has settings."""
        return await self.database.column(KNOWN)

    async def leave(self, guilds: Iterable[int], now: float) -> None:
        """The bot is not in these servers any more; the first time that this is told counts."""
        await self._each(LEAVE, [{"this": guild, "now": now} for guild in guilds])

    async def come_back(self, guilds: Iterable[int]) -> None:
        """The bot is in these servers: their settings are kept."""
        await self._each(RETURN, [{"this": guild} for guild in guilds])

    async def forget(self, until: float) -> int:
        """Delete the settings of servers gone since then or longer; return of how many."""
        with self.people.changing():
            return await self.database.change(FORGET, until=until)

    async def _each(self, statement: sa.Update, rows: list[dict[str, float]]) -> None:
        if rows:
            await self.database.write(lambda tx: tx.execute(statement, rows))
