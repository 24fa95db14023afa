"""Who gets the reports of a server by direct message, beside its owner."""

import sqlalchemy as sa
from sqlalchemy import bindparam as given

from bot.store.engine import Database, whole
from bot.store.schema import recipient

this = recipient.c.guild == given("of_guild")
OF = sa.select(recipient.c.user).where(this).order_by(recipient.c.user)
REMOVE = sa.delete(recipient).where(this, recipient.c.user == given("of_user"))
# SQLAlchemy has ON CONFLICT per dialect only; this text is the same for both.
KNOW_GUILD = sa.text(
    "INSERT INTO guild (id, settings) VALUES (:of_guild, :settings) ON CONFLICT (id) DO NOTHING"
).bindparams(given("settings", {}, type_=sa.JSON))
ADD = sa.text(
    'INSERT INTO recipient (guild, "user") VALUES (:of_guild, :of_user)'
    ' ON CONFLICT (guild, "user") DO NOTHING'
)


class Recipients(Database):
    """The table `recipient`; with the settings of a server it is deleted, too."""

    @whole
    async def of(self, guild: int) -> list[int]:
        """Everybody who chose to get the reports of a server."""
        async with self.engine.begin() as tx:
            return list(await tx.scalars(OF, {"of_guild": guild}))

    @whole
    async def add(self, guild: int, user: int) -> None:
        """Somebody wants them; a server without settings gets empty ones, to be deleted with."""
        async with self.engine.begin() as tx:
            await tx.execute(KNOW_GUILD, {"of_guild": guild})
            await tx.execute(ADD, {"of_guild": guild, "of_user": user})

    @whole
    async def remove(self, guild: int, user: int) -> None:
        """Somebody wants them no more, or may not get them any more."""
        async with self.engine.begin() as tx:
            await tx.execute(REMOVE, {"of_guild": guild, "of_user": user})
