"""Servers: which the bot was taken out of, who manages one, and who gets its reports.

Settings are kept for a while, then deleted; with them go those who wanted reports.
"""

from collections.abc import Iterable
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy import bindparam as given

from bot.store.engine import Database
from bot.store.people import People
from bot.store.schema import guild, manager, recipient
from bot.store.upsert import upsert

KNOWN = sa.select(guild.c.id).order_by(guild.c.id)
this = guild.c.id == given("this")
LEAVE = sa.update(guild).where(this, guild.c.gone.is_(None)).values(gone=given("now"))
RETURN = sa.update(guild).where(this).values(gone=None)
FORGET = sa.delete(guild).where(guild.c.gone <= given("until", type_=sa.Double))
of_guild = recipient.c.guild == given("of_guild")
RECIPIENTS = sa.select(recipient.c.user).where(of_guild).order_by(recipient.c.user)
REMOVE = sa.delete(recipient).where(of_guild, recipient.c.user == given("of_user"))
KNOW_GUILD, ADD = upsert(guild), upsert(recipient)
MANAGERS = sa.select(manager.c.user).where(manager.c.guild == given("of_guild"))
ADD_MANAGER = upsert(manager)
REMOVE_MANAGER = sa.delete(manager).where(
    manager.c.guild == given("of_guild"), manager.c.user == given("of_user")
)


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


@dataclass(frozen=True)
class Recipients:
    """The table `recipient`; with the settings of a server it is deleted, too."""

    database: Database

    async def of(self, guild: int) -> list[int]:
        """Everybody who chose to get the reports of a server."""
        return await self.database.column(RECIPIENTS, of_guild=guild)

    async def add(self, guild: int, user: int) -> None:
        """Somebody wants them; a server without settings gets empty ones, to be deleted with."""

        def work(tx: sa.Connection) -> None:
            tx.execute(KNOW_GUILD, {"id": guild, "settings": {}})
            tx.execute(ADD, {"guild": guild, "user": user})

        await self.database.write(work)

    async def remove(self, guild: int, user: int) -> None:
        """Somebody wants them no more, or may not get them any more."""
        await self.database.change(REMOVE, of_guild=guild, of_user=user)


@dataclass(frozen=True)
class Managers:
    """The table `manager`; with the settings of a server it is deleted, too."""

    database: Database

    async def of(self, guild: int) -> list[int]:
        """Who manages a server, of those who have clicked there."""
        return await self.database.column(MANAGERS, of_guild=guild)

    async def set(self, guild: int, user: int, manages: bool) -> None:
        """Note that somebody manages a server, or does no longer."""

        def work(tx: sa.Connection) -> None:
            if manages:
                tx.execute(KNOW_GUILD, {"id": guild, "settings": {}})
                tx.execute(ADD_MANAGER, {"guild": guild, "user": user})
            else:
                tx.execute(REMOVE_MANAGER, {"of_guild": guild, "of_user": user})

        await self.database.write(work)
