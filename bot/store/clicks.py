"""Clicks that were dealt with: Discord may deliver one again, and that to another process."""

from typing import Final

import sqlalchemy as sa
from sqlalchemy import bindparam as given

from bot.store.engine import Database, whole
from bot.store.schema import click

KEPT: Final = 3_600_000 << 22
"""An hour, as part of Discord's numbers; an interaction is forgotten after a quarter of one."""

FORGET = sa.delete(click).where(click.c.id < given("oldest"))
# SQLAlchemy has ON CONFLICT per dialect only; this text is the same for both.
NOTE = sa.text("INSERT INTO click (id) VALUES (:id) ON CONFLICT (id) DO NOTHING").bindparams(
    given("id", type_=sa.BigInteger)
)


class Clicks(Database):
    """The table `click`; moves need it not: `action` has their clicks."""

    @whole
    async def first(self, click: int) -> bool:
        """Note a click, and return whether it was not noted before."""
        async with self.engine.begin() as tx:
            noted = (await tx.execute(NOTE, {"id": click})).rowcount == 1
            await tx.execute(FORGET, {"oldest": click - KEPT})
        return noted
