"""Clicks that were dealt with: Discord may deliver one again, and that to another process."""

from dataclasses import dataclass
from typing import Final

import sqlalchemy as sa
from sqlalchemy import bindparam as given

from bot.store.engine import Database
from bot.store.schema import click, upsert

RETENTION: Final = 3_600_000 << 22
"""An hour, as part of Discord's numbers; an interaction is forgotten after a quarter of one."""

FORGET = sa.delete(click).where(click.c.id < given("oldest"))
ADD = upsert(click)


@dataclass(frozen=True)
class Clicks:
    """The table `click`; moves need it not: `action` has their clicks."""

    database: Database

    async def add(self, click: int) -> bool:
        """Store a click, and return whether it is new."""

        def work(tx: sa.Connection) -> bool:
            added = tx.execute(ADD, {"id": click}).rowcount == 1
            tx.execute(FORGET, {"oldest": click - RETENTION})
            return added

        return await self.database.write(work)
