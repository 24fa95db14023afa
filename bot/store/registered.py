"""Which slash commands Discord has from us: what it has is not sent again."""

from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy import bindparam as given

from bot.store.engine import Database
from bot.store.schema import registered, upsert

COMMANDS = sa.select(registered.c.commands).where(registered.c.application == given("of"))
SET = upsert(registered, "commands")
FORGET = sa.delete(registered)


@dataclass(frozen=True)
class Registered:
    """The table `registered`: a hash of the commands by application."""

    database: Database

    async def commands(self, application: int) -> str:
        """The hash of those that were registered last; "" if none were."""
        return str(next(iter(await self.database.column(COMMANDS, of=application)), ""))

    async def set_commands(self, application: int, commands: str) -> None:
        """Discord has these now."""
        await self.database.change(SET, application=application, commands=commands)

    async def forget(self) -> None:
        """Discord may have none."""
        await self.database.change(FORGET)
