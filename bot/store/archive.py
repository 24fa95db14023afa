"""Matches that were played to their end."""

from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy import bindparam as given

from bot.store.engine import Database
from bot.store.schema import match, over, result
from games.record import End

LATEST = (
    sa.select(match.c.id)
    .where(match.c.channel == given("in_channel"), over)
    .order_by(match.c.ended.desc(), match.c.id.desc())
    .limit(given("most", type_=sa.Integer))
)
END = (
    sa.select(result.c.score, result.c.rank)
    .where(result.c.match == given("match_id"))
    .order_by(result.c.seat)
)


@dataclass(frozen=True)
class Archive:
    """What became of matches that are over."""

    database: Database

    async def latest(self, channel: int, most: int = 1) -> list[int]:
        """The matches that ended in a channel last, the newest first."""
        return await self.database.column(LATEST, in_channel=channel, most=most)

    async def end(self, match: int) -> End:
        """How a match ended, as it was counted then, whoever had left their seat to a computer."""
        rows = await self.database.rows(END, match_id=match)
        winners = tuple(seat for seat, (_, rank) in enumerate(rows) if rank == 1)
        return End(tuple(score for score, _ in rows), winners)
