"""Work that processes share by leases: what is due by itself, and what is to be drawn.

A process that takes something has it until the lease ends. One that dies in the middle gives back
what it had by doing nothing: so nothing of this need be durable.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy import bindparam as given

from bot.matches.match import UNPOSTED, Match
from bot.store.engine import Database
from bot.store.rows import match_of
from bot.store.schema import current, match, playing, seat, undrawn
from bot.store.statements import SET_MATCH, gathers, this, unchanged

OVERDUE = (
    sa.select(match.c.id)
    .where(match.c.due <= given("now"))
    .order_by(match.c.due)
    .limit(given("most", type_=sa.Integer))
    .with_for_update(skip_locked=True)
    .cte("overdue")  # a plain subquery PostgreSQL may run again, and so take more than `most`
)
TAKE_DUE = (
    sa.update(match)
    .where(match.c.id.in_(sa.select(OVERDUE.c.id)))
    .returning(match.c.id, match.c.revision)
)
LAPSED = (
    sa.select(match.c.id)
    .where(match.c.lapses <= given("now"), playing)
    .order_by(match.c.lapses)
    .limit(given("most", type_=sa.Integer))
)
_turn_over = match.c.asked_at + match.c.clock
NUDGE = (  # hands are looked at once more, and ring where they have not; and when a turn is over
    sa.update(match)
    .where(match.c.nudge <= given("now"), playing)
    .values(
        nudge=sa.case((match.c.nudge < _turn_over, _turn_over)),
        revision=match.c.revision + 1,
    )
    .returning(match.c.id)
)
NEXT_DUE = sa.select(
    sa.select(sa.func.min(match.c.due)).scalar_subquery(),
    sa.select(sa.func.min(match.c.nudge)).where(playing).scalar_subquery(),
    sa.select(sa.func.min(match.c.lapses)).where(playing).scalar_subquery(),
)
SET_DUE = sa.update(match).where(unchanged)

free = sa.or_(match.c.lease.is_(None), match.c.lease <= given("now"))
unposted = match.c.created <= given("now") - UNPOSTED  # a lobby is posted by its answer
UNDRAWN = (
    sa.select(match.c.id)
    .where(undrawn, free, sa.not_(gathers), sa.or_(match.c.message.is_not(None), unposted))
    .order_by(sa.func.coalesce(match.c.lease, 0))  # what failed comes after what is new
    .limit(given("most", type_=sa.Integer))
)
REVISIONS = sa.select(match.c.id, match.c.revision).where(
    match.c.id.in_(given("match_ids", expanding=True))
)
ours = match.c.lease.is_not_distinct_from(given("held"))
CLAIM = sa.update(match).where(this, undrawn, free)
RECLAIM = sa.update(match).where(this, undrawn, match.c.lease == given("held"))
RENEW = sa.update(match).where(this, ours)
SET_DRAWN = (
    sa.update(match)
    .where(this)
    .values(
        drawn=sa.case((ours, given("shown", type_=sa.Integer)), else_=match.c.drawn),
        revision=match.c.revision + sa.case((ours, 0), else_=1),
        lease=sa.case((ours, None), else_=match.c.lease),
    )
    .returning(sa.not_(undrawn))
)
has_user = match.c.id.in_(sa.select(seat.c.match).where(seat.c.user == given("of_user")))
TOUCH = sa.update(match).values(revision=match.c.revision + 1).returning(match.c.id)
TOUCH_OF_USER = TOUCH.where(playing, has_user)
TOUCH_IN_GUILD = TOUCH.where(current, match.c.guild == given("in_guild"))
TOUCH_LOBBIES = TOUCH.where(
    match.c.status == "lobby",
    match.c.guild == given("in_guild"),
    match.c.game == given("of_game"),
)
CENSUS = sa.select(
    sa.func.count(), sa.func.count().filter(undrawn, match.c.message.is_not(None))
).where(current)
DRAW_ALL_AGAIN = sa.update(match).where(current).values(drawn=0)


class Census(NamedTuple):
    """Numbers of lobbies and matches under way, and of those that are not drawn yet."""

    open: int
    undrawn: int


class Work(NamedTuple):
    """Matches with something to do, and the time to look again."""

    due: list[tuple[int, int]]  # matches taken, and their revisions
    lapsed: list[int]  # matches where the time to answer a question is up
    undrawn: list[int]  # matches whose message shows less than there is
    next_due: float | None


@dataclass(frozen=True)
class WorkQueue:
    """The columns `due`, `lapses`, `nudge`, `drawn` and `lease` of the table `match`."""

    database: Database

    async def census(self) -> Census:
        """Counts of what is under way."""
        return Census(*(await self.database.rows(CENSUS))[0])

    async def take(self, now: float, lease: float, most: int) -> Work:
        """Take what is due, for `lease` seconds, and find what is undrawn; `most` of each."""

        def work(tx: sa.Connection) -> Work:
            taken = tx.execute(TAKE_DUE, {"now": now, "due": now + lease, "most": most}).all()
            next_due, nudge, lapses = tx.execute(NEXT_DUE).one()
            is_missed = nudge is not None and nudge <= now
            nudged = {*tx.scalars(NUDGE, {"now": now})} if is_missed else set[int]()
            due = [(match, revision + (match in nudged)) for match, revision in taken]
            undrawn = list(tx.scalars(UNDRAWN, {"now": now, "most": most}))
            is_late = lapses is not None and lapses <= now
            lapsed = list(tx.scalars(LAPSED, {"now": now, "most": most})) if is_late else []
            return Work(due, lapsed, undrawn, next_due)

        return await self.database.write(work, durable=False)

    async def set_due(self, match: Match, due: float | None) -> None:
        """Put off what happens by itself, unless something has happened since."""
        await self.database.change(SET_DUE, match_id=match.id, seen=match.revision, due=due)

    async def claim(
        self, match: int, now: float, seconds: float, held: float | None = None
    ) -> tuple[Match, float] | None:
        """Claim the drawing of a match: the match as it is, and the time until which the lease is.

        None if it is drawn, or another process is drawing it; with `held`, an own lease, also if
        another process has had it since.
        """
        lease = now + seconds
        claim, where = (CLAIM, {"now": now}) if held is None else (RECLAIM, {"held": held})

        def work(tx: sa.Connection) -> tuple[Match, float] | None:
            if not tx.execute(claim, {**where, "match_id": match, "lease": lease}).rowcount:
                return None
            claimed = match_of(tx, match)
            return (claimed, lease) if claimed else None

        return await self.database.write(work, durable=False)

    async def renew(self, leases: Mapping[int, float], until: float) -> list[int]:
        """Prolong leases, and return the matches of those that were not lost."""

        def renewed(tx: sa.Connection, match: int, held: float) -> bool:
            where = {"match_id": match, "held": held}
            return bool(tx.execute(RENEW, {**where, "lease": until}).rowcount)

        def work(tx: sa.Connection) -> list[int]:
            return [match for match, held in leases.items() if renewed(tx, match, held)]

        return await self.database.write(work, durable=False)

    async def set_drawn(self, match: int, revision: int, lease: float | None = None) -> bool:
        """Note that the message shows this revision, drawn under this lease, and end the lease.

        False if there is more to draw: it may be claimed. A process that has lost the lease may
        have hidden what another drew: it is to be drawn again.
        """
        columns = {"match_id": match, "held": lease, "shown": revision}
        return await self.database.write(
            lambda tx: bool(tx.scalar(SET_DRAWN, columns)), durable=False
        )

    async def revisions(self, matches: Sequence[int]) -> dict[int, int]:
        """The revisions of these matches, by match."""
        rows = await self.database.rows(REVISIONS, match_ids=matches)
        return {row.id: row.revision for row in rows}

    async def draw_again(self, match: int | None = None) -> None:
        """Have a match drawn once more, or every lobby and match under way."""
        if match is None:
            await self.database.change(DRAW_ALL_AGAIN)
        else:
            await self.database.change(SET_MATCH, durable=False, match_id=match, drawn=0)

    async def touch_user(self, user: int) -> list[int]:
        """Have the matches under way in which a person plays drawn once more; which they are."""
        return await self._touch(TOUCH_OF_USER, of_user=user)

    async def touch_guild(self, guild: int) -> list[int]:
        """Have the lobbies and tables of a server drawn once more; which they are."""
        return await self._touch(TOUCH_IN_GUILD, in_guild=guild)

    async def touch_lobbies(self, guild: int, game: str) -> list[int]:
        """Have the lobbies of a game in a server drawn once more; which they are."""
        return await self._touch(TOUCH_LOBBIES, in_guild=guild, of_game=game)

    async def _touch(self, matches: sa.Executable, **where: int | str) -> list[int]:
        return await self.database.write(lambda tx: [*tx.scalars(matches, where)])
