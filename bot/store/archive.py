"""Matches that were played to their end."""

from dataclasses import dataclass
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy import bindparam as given

from bot.matches.ratings import START
from bot.store.engine import Database
from bot.store.schema import match, over, player, result
from games.record import End

LATEST = (
    sa.select(match.c.id)
    .where(match.c.channel == given("in_channel"), over)
    .order_by(match.c.ended.desc(), match.c.id.desc())
    .limit(given("most", type_=sa.Integer))
)
END = (
    sa.select(result.c.score, result.c.rank)
    .where(result.c.match == given("match_id"), result.c.part == 0)
    .order_by(result.c.seat)
)

_AFTER, _BEFORE = result.alias("after"), result.alias("before")
_BEFOREHAND = (
    sa.select(_BEFORE.c.rating)
    .where(
        _BEFORE.c.user == _AFTER.c.user,
        _BEFORE.c.game == _AFTER.c.game,
        _BEFORE.c.rating.is_not(None),
        sa.tuple_(_BEFORE.c.ended, _BEFORE.c.match) < sa.tuple_(_AFTER.c.ended, _AFTER.c.match),
    )
    .order_by(_BEFORE.c.ended.desc(), _BEFORE.c.match.desc())
    .limit(1)
    .scalar_subquery()
)
RATED = (
    sa.select(_AFTER.c.user, _BEFOREHAND, _AFTER.c.rating, player.c.visibility)
    .outerjoin(player, player.c.user == _AFTER.c.user)
    .where(_AFTER.c.match == given("match_id"), _AFTER.c.user.is_not(None))
    .where(_AFTER.c.rating.is_not(None))
)


class Rated(NamedTuple):
    """How a rating went by a match, and whether all may see it."""

    before: float
    after: float
    is_public: bool


@dataclass(frozen=True)
class Archive:
    """What became of matches that are over."""

    database: Database

    async def latest(self, channel: int, most: int = 1) -> list[int]:
        """The matches that ended in a channel last, the newest first."""
        return await self.database.column(LATEST, in_channel=channel, most=most)

    async def ratings(self, match: int) -> dict[int, Rated]:
        """How a match changed the ratings of its people, by user; of who left it, too."""
        rows = await self.database.rows(RATED, match_id=match)
        return {
            user: Rated(
                START.points if before is None else before, after, shown in (None, "global")
            )
            for user, before, after, shown in rows
        }

    async def end(self, match: int) -> End:
        """How a match ended, as it was counted then, whoever had left their seat to a computer."""
        return await self.database.read(lambda tx: end_of(tx, match))


def end_of(tx: sa.Connection, match: int) -> End:
    """How a match ended that has just been counted, or long ago."""
    rows = tx.execute(END, {"match_id": match}).all()
    winners = tuple(seat for seat, (_, rank) in enumerate(rows) if rank == 1)
    return End(tuple(score for score, _ in rows), winners)
