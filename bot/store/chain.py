"""The records of a server, each naming the one that ended before it."""

from dataclasses import dataclass, replace

import sqlalchemy as sa
from sqlalchemy import bindparam as given

from bot.store.engine import Database
from bot.store.schema import chain
from games.fairness import FIRST
from games.record import Record

HEAD = (
    sa.select(chain.c.number, chain.c.digest)
    .where(chain.c.server == given("of_server"))
    .order_by(chain.c.number.desc())
    .limit(given("most", type_=sa.Integer))
)
AFTER = sa.select(chain.c.after).where(chain.c.match == given("match_id"))
_one, _before = chain.alias(), chain.alias()
PREVIOUS = (
    sa.select(_before.c.match)
    .join_from(_one, _before, _one.c.server == _before.c.server)
    .where(_one.c.match == given("match_id"), _before.c.number == _one.c.number - 1)
)
EXTEND = sa.insert(chain)


def extend(tx: sa.Connection, match: int, server: int, record: Record) -> None:
    """Put the record of a match that ends behind those that ended before in its server."""
    if tx.dialect.name == "postgresql":  # another match may end there at this moment
        tx.execute(sa.select(sa.func.pg_advisory_xact_lock(server)))
    head = tx.execute(HEAD, {"of_server": server, "most": 1}).one_or_none()
    number, after = head or (0, FIRST)
    digest = replace(record, ended_after=after).digest
    row = {"match": match, "server": server, "number": number + 1}
    tx.execute(EXTEND, row | {"after": after, "digest": digest})


@dataclass(frozen=True)
class Chain:
    """The table `chain`."""

    database: Database

    async def head(self, server: int) -> str:
        """The digest of the last record of a server."""
        rows = await self.database.rows(HEAD, of_server=server, most=1)
        return rows[0].digest if rows else FIRST

    async def after(self, match: int) -> str:
        """The digest of the record before that of a match; empty for one that is not over."""
        return next(iter(await self.database.column(AFTER, match_id=match)), "")

    async def previous(self, match: int) -> int | None:
        """The match that ended in that server before this one; None if it was the first."""
        return next(iter(await self.database.column(PREVIOUS, match_id=match)), None)
