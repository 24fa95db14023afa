"""Who gets the reports of a server by direct message, beside its owner."""

from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy import bindparam as given

from bot.store.engine import Database
from bot.store.schema import guild, recipient
from bot.store.upsert import upsert

this = recipient.c.guild == given("of_guild")
OF = sa.select(recipient.c.user).where(this).order_by(recipient.c.user)
REMOVE = sa.delete(recipient).where(this, recipient.c.user == given("of_user"))
KNOW_GUILD, ADD = upsert(guild), upsert(recipient)


@dataclass(frozen=True)
class Recipients:
    """The table `recipient`; with the settings of a server it is deleted, too."""

    database: Database

    async def of(self, guild: int) -> list[int]:
        """Everybody who chose to get the reports of a server."""
        return await self.database.column(OF, of_guild=guild)

    async def add(self, guild: int, user: int) -> None:
        """Somebody wants them; a server without settings gets empty ones, to be deleted with."""

        def work(tx: sa.Connection) -> None:
            tx.execute(KNOW_GUILD, {"id": guild, "settings": {}})
            tx.execute(ADD, {"guild": guild, "user": user})

        await self.database.write(work)

    async def remove(self, guild: int, user: int) -> None:
        """Somebody wants them no more, or may not get them any more."""
        await self.database.change(REMOVE, of_guild=guild, of_user=user)
