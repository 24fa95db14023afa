"""Boards of dailies: of a day while it runs and after, of months, and people's streaks."""

from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from cachetools import LRUCache
from sqlalchemy import bindparam as given

from bot.matches.solo import Attempt
from bot.store.closing import close_day
from bot.store.counting import EVERYWHERE
from bot.store.engine import Database, Row
from bot.store.percentiles import ALONE, ON_BOARD, Group, Standings, standings
from bot.store.schema import achievement, daily, monthly, solo

ROWS: Final = 10
"""Of a page."""
CACHE_SIZE: Final = 64
"""Boards that are remembered."""


@dataclass(frozen=True, slots=True)
class DayBoard:
    """The board of a game on a day: of a server, by where people began, or of all."""

    day: int
    game: str
    guild: int = EVERYWHERE


@dataclass(frozen=True, slots=True)
class MonthBoard:
    """The board of a month, of its games of the day: of a server or of all."""

    month: int
    guild: int = EVERYWHERE


class DayRow(NamedTuple):
    """A person on the board of a day."""

    rank: int
    user: int
    name: str
    points: int
    percentile: float  # from 0 to 1


class MonthRow(NamedTuple):
    """A person on the board of a month."""

    rank: int
    user: int
    name: str
    days: int
    points: float  # the sum of percentiles


class DayPage(NamedTuple):
    """A page of the board of a day, from page 0; equals share a rank."""

    number: int
    rows: list[DayRow]
    people: int  # on the whole board


class MonthPage(NamedTuple):
    """A page of the board of a month, from page 0; equals share a rank."""

    number: int
    rows: list[MonthRow]
    more: bool  # pages behind it


class Place(NamedTuple):
    """A person's place on a board, as they see it themselves even where others do not."""

    rank: int
    page: int | None  # None: others do not see them there


class Streak(NamedTuple):
    """Days in a row with a finished daily."""

    days: int  # up to today or yesterday
    best: int


OWN = sa.select(solo.c.id, solo.c.instance, solo.c.total, solo.c.visibility, solo.c.guild).where(
    solo.c.user == given("of_user"),
    solo.c.day == given("of_day"),
    solo.c.game == given("of_game"),
    solo.c.total.is_not(None),
)
_GROUP = (
    solo.c.day == given("of_day"),
    solo.c.game == given("of_game"),
    solo.c.instance == given("instance_0"),
    solo.c.total == given("total_0"),
)
BEFORE = tuple(  # people of a group who are listed before somebody
    sa.select(sa.func.count()).where(*_GROUP, on_board, solo.c.id < given("own_id"))
    for on_board in ON_BOARD
)
FINISHED = (
    sa.select(solo.c.day)
    .where(
        solo.c.user == given("of_user"),
        solo.c.day.is_not(None),
        solo.c.ended.is_not(None),
    )
    .distinct()
    .order_by(solo.c.day)
)
BROUGHT = sa.union_all(
    sa.select(FINISHED.subquery().c.day, sa.cast(sa.null(), sa.String).label("key")),
    sa.select(sa.cast(sa.null(), sa.Integer), achievement.c.key).where(
        achievement.c.user == given("of_user"),
        achievement.c.match.is_(None),
        achievement.c.at == given("ended", type_=sa.Double),
    ),
)
REVISION = sa.select(daily.c.revision).where(daily.c.day == given("of_day"))
UNCLOSED = (
    sa.select(daily.c.day)
    .where(daily.c.closed.is_(None), daily.c.day < given("before"))
    .order_by(daily.c.day)
)
_ON_MONTH = sa.and_(
    monthly.c.month == given("of_month"),
    monthly.c.guild == given("of_guild"),
    monthly.c.shown == sa.true(),
)
_BEST = (monthly.c.points.desc(), monthly.c.user.desc())
_PLACES = (
    sa.select(monthly.c.user)
    .where(_ON_MONTH)
    .order_by(*_BEST)
    .limit(ROWS + 1)
    .offset(given("after", type_=sa.BigInteger))
    .cte("place")
)
MONTH = (
    sa.select(monthly.c.user, monthly.c.name, monthly.c.days, monthly.c.points)
    .join(_PLACES, monthly.c.user == _PLACES.c.user)
    .where(_ON_MONTH)
    .order_by(*_BEST)
)
MONTH_SIZE = sa.select(sa.func.count()).select_from(monthly).where(_ON_MONTH)
MONTH_BETTER = MONTH_SIZE.where(monthly.c.points > given("than", type_=sa.Double))
MONTH_BEFORE = MONTH_SIZE.where(
    monthly.c.points == given("than", type_=sa.Double), monthly.c.user > given("of_user")
)
MONTH_OWN = sa.select(monthly.c.points, monthly.c.shown).where(
    monthly.c.month == given("of_month"),
    monthly.c.guild == given("of_guild"),
    monthly.c.user == given("of_user"),
)


@dataclass(frozen=True)
class DailyBoards:
    """The ranked rows of `solo`, and the table `monthly`.

    What ranks a board is remembered until a result there is stored, shown, hidden or deleted.
    """

    database: Database
    _known: LRUCache[DayBoard, tuple[int, Standings]] = field(
        default_factory=lambda: LRUCache(CACHE_SIZE)
    )

    async def page(self, board: DayBoard, number: int) -> DayPage:
        """A page of the board of a day; the last one if there are not so many."""

        def work(tx: sa.Connection) -> DayPage:
            found = self._standings(tx, board)
            page = min(number, max(0, found.size - 1) // ROWS)
            first, last = page * ROWS, min((page + 1) * ROWS, found.size)
            groups = [
                each
                for each in found.groups
                if each.start < last and each.start + each.size > first
            ]
            return DayPage(page, _rows(tx, board, groups, first, last), found.size)

        return await self.database.read(work)

    async def place(self, board: DayBoard, user: int) -> Place | None:
        """A person's place on the board of a day; None for somebody without a ranked result."""
        of = _of(board) | {"of_user": user}

        def work(tx: sa.Connection) -> Place | None:
            own = tx.execute(OWN, of).one_or_none()
            if own is None:
                return None
            found = self._standings(tx, board)
            percentile = found.deals[own.instance].percentile(own.total, True)
            rank = found.above(percentile) + 1
            group = found.group_of(own.instance, own.total)
            if group is None or not _is_on(board, own):
                return Place(rank, None)
            where = of | {"own_id": own.id, "instance_0": own.instance, "total_0": own.total}
            before = tx.execute(BEFORE[board.guild != EVERYWHERE], where).scalar_one()
            return Place(rank, (group.start + before) // ROWS)

        return await self.database.read(work)

    async def percentile(self, attempt: Attempt) -> float:
        """The percentile of a finished daily, among all that are ranked so far."""
        assert attempt.day is not None
        board = DayBoard(attempt.day, attempt.game)
        points, is_ranked = sum(attempt.points), not attempt.is_practice
        found = await self.database.read(lambda tx: self._standings(tx, board))
        deal = found.deals.get(attempt.instance)
        return deal.percentile(points, is_ranked) if deal else ALONE

    async def month(self, board: MonthBoard, number: int) -> MonthPage:
        """A page of the board of a month; the last one if there are not so many."""
        of = {"of_month": board.month, "of_guild": board.guild}

        def work(tx: sa.Connection) -> MonthPage:
            page = number
            found = tx.execute(MONTH, of | {"after": page * ROWS}).all()
            if not found:  # they may have been more
                page = max(0, tx.execute(MONTH_SIZE, of).scalar_one() - 1) // ROWS
                found = tx.execute(MONTH, of | {"after": page * ROWS}).all()
            if not found:
                return MonthPage(0, [], False)
            rank = tx.execute(MONTH_BETTER, of | {"than": found[0].points}).scalar_one() + 1
            rows = [MonthRow(rank, *found[0])]
            for place, (above, row) in enumerate(pairwise(found[:ROWS]), page * ROWS + 2):
                rank = rank if row.points == above.points else place
                rows.append(MonthRow(rank, *row))
            return MonthPage(page, rows, len(found) > ROWS)

        return await self.database.read(work)

    async def month_place(self, board: MonthBoard, user: int) -> Place | None:
        """A person's place on the board of a month; None for somebody without a result there."""
        of = {"of_month": board.month, "of_guild": board.guild, "of_user": user}

        def work(tx: sa.Connection) -> Place | None:
            own = tx.execute(MONTH_OWN, of).one_or_none()
            if own is None:
                return None
            than = of | {"than": own.points}
            better, equal = (
                tx.execute(query, than).scalar_one() for query in (MONTH_BETTER, MONTH_BEFORE)
            )
            return Place(better + 1, (better + equal) // ROWS if own.shown else None)

        return await self.database.read(work)

    async def close(self, day: int, at: float) -> bool:
        """End a day: its percentiles are final, and count for its month. True for the first only.

        It is to be called once nobody can finish a daily of that day any more.
        """
        return await self.database.write(lambda tx: close_day(tx, day, at))

    async def unclosed(self, before: int) -> list[int]:
        """The days before another that nobody has ended yet."""
        return await self.database.column(UNCLOSED, before=before)

    async def streak(self, user: int, today: int) -> Streak:
        """A person's streak; one that ended yesterday may still go on today."""
        days = await self.database.column(FINISHED, of_user=user)
        return streak(days, today)

    async def brought(self, finished: Attempt, today: int) -> tuple[Streak, list[str]]:
        """What a finished daily has brought: a streak as it is now, and achievements by key."""
        rows = await self.database.rows(BROUGHT, of_user=finished.user, ended=finished.ended)
        days = sorted(row.day for row in rows if row.day is not None)
        return streak(days, today), [row.key for row in rows if row.key is not None]

    def _standings(self, tx: sa.Connection, board: DayBoard) -> Standings:
        revision = tx.scalar(REVISION, {"of_day": board.day})
        known, found = self._known.get(board, (None, None))
        if found is None or known != revision:
            found = standings(tx, board.day, board.game, board.guild)
            if revision is not None:
                self._known[board] = revision, found
        return found


def streak(days: list[int], today: int) -> Streak:
    """The streak of somebody who has finished a daily on these days, in order."""
    best = run = 0
    for before, day in pairwise([None, *days]):
        run = run + 1 if before is not None and day == before + 1 else 1
        best = max(best, run)
    goes_on = bool(days) and days[-1] >= today - 1
    return Streak(run if goes_on else 0, best)


def _of(board: DayBoard) -> dict[str, Any]:
    return {"of_day": board.day, "of_game": board.game, "of_guild": board.guild}


def _is_on(board: DayBoard, own: Row) -> bool:
    if board.guild == EVERYWHERE:
        return bool(own.visibility == "global")
    return bool(own.visibility != "hidden" and own.guild == board.guild)


def _rows(
    tx: sa.Connection, board: DayBoard, groups: list[Group], first: int, last: int
) -> list[DayRow]:
    """The people from the place `first` to before `last`, who are in these groups."""
    where = _of(board)
    for number, group in enumerate(groups):
        after = max(0, first - group.start)
        where |= {
            f"instance_{number}": group.instance,
            f"total_{number}": group.points,
            f"after_{number}": after,
            f"most_{number}": min(group.size, last - group.start) - after,
        }
    if not groups:
        return []
    query = _people_of(len(groups), board.guild != EVERYWHERE)
    return [
        DayRow(groups[n].rank, user, name, groups[n].points, groups[n].percentile)
        for n, _, user, name in tx.execute(query, where)
    ]


@cache
def _people_of(groups: int, in_server: bool) -> sa.Select[Any]:
    """A statement for some people of each of so many groups, in their order."""
    parts = [
        sa.select(sa.literal_column(str(n)).label("n"), solo.c.id, solo.c.user, solo.c.name)
        .where(
            solo.c.day == given("of_day"),
            solo.c.game == given("of_game"),
            solo.c.instance == given(f"instance_{n}"),
            solo.c.total == given(f"total_{n}"),
            ON_BOARD[in_server],
        )
        .order_by(solo.c.id)
        .limit(given(f"most_{n}", type_=sa.Integer))
        .offset(given(f"after_{n}", type_=sa.Integer))
        .subquery()
        for n in range(groups)
    ]
    all_of_them = sa.union_all(*(sa.select(part) for part in parts)).subquery()
    return sa.select(all_of_them).order_by(all_of_them.c.n, all_of_them.c.id)
