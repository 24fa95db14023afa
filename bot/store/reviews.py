"""Reviews of matches: made once for each person who asks, and kept."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy import bindparam as given

from bot.store.engine import Database
from bot.store.schema import review, seat, upsert


class Review(NamedTuple):
    """The moments of a match that a person is shown, as JSON, and when they were found."""

    made: float
    moments: list[Any]


GET = sa.select(review.c.made, review.c.moments).where(
    review.c.match == given("match_id"), review.c.user == given("of_user")
)
PLAYED = (
    sa.select(seat.c.seat)
    .where(
        seat.c.match == given("match_id"),
        sa.or_(*(seat.c[name] == given("of_user") for name in ("user", "left", "quit"))),
    )
    .with_for_update()
)
KEEP = upsert(review)


@dataclass(frozen=True)
class Reviews:
    """The table `review`."""

    database: Database

    async def get(self, match: int, user: int) -> Review | None:
        """The review of a match for a person; None where there is none yet."""
        rows = await self.database.rows(GET, match_id=match, of_user=user)
        return Review(*rows[0]) if rows else None

    async def keep(self, match: int, user: int, made: float, moments: Sequence[Any]) -> None:
        """Store a review, unless there is one.

        Nothing is stored of somebody who did not play: they may have had everything deleted.
        """
        row = {"match": match, "user": user, "made": made, "moments": moments}

        def work(tx: sa.Connection) -> None:
            if tx.execute(PLAYED, {"match_id": match, "of_user": user}).first():
                tx.execute(KEEP, row)

        await self.database.write(work)
