"""Servers that the bot was taken out of: their settings are kept for a while, then deleted.

With them go those who wanted reports: the table `recipient` refers to `guild`.
"""

from collections.abc import Iterable

import sqlalchemy as sa
from sqlalchemy import bindparam as given

from bot.store.engine import Database, whole
from bot.store.schema import guild

KNOWN = sa.select(guild.c.id).order_by(guild.c.id)
this = guild.c.id == given("this")
LEAVE = sa.update(guild).where(this, guild.c.gone.is_(None)).values(gone=given("now"))
RETURN = sa.update(guild).where(this).values(gone=None)
FORGET = sa.delete(guild).where(guild.c.gone <= given("until", type_=sa.Double))


class Servers(Database):
    """The column `guild.gone`; a server without settings is not known here."""

    @whole
    async def known(self) -> list[int]:
        """Every server that has settings."""
        async with self.engine.begin() as tx:
            return list(await tx.scalars(KNOWN))

    async def leave(self, guilds: Iterable[int], now: float) -> None:
        """The bot is not in these servers any more; the first time that this is told counts."""
        await self._each(LEAVE, [{"this": guild, "now": now} for guild in guilds])

    async def come_back(self, guilds: Iterable[int]) -> None:
        """The bot is in these servers: their settings are kept."""
        await self._each(RETURN, [{"this": guild} for guild in guilds])

    @whole
    async def forget(self, until: float) -> int:
        """Delete the settings of servers gone since then or longer; return of how many."""
        async with self.engine.begin() as tx:
            return int((await tx.execute(FORGET, {"until": until})).rowcount)

    @whole
    async def _each(self, statement: sa.Update, rows: list[dict[str, float]]) -> None:
        if rows:
            async with self.engine.begin() as tx:
                await tx.execute(statement, rows)
