"""The leaderboard of a week in a server: points for people whom somebody finished ahead of.

Who finishes ahead of a person gets a point, the second time in a week a third, the third time a
fifth, in whatever games. People who have finished few matches in the server are one person for
that, since they may be anybody, also accounts that somebody has just made.
"""

from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy import bindparam as given

from bot.matches.ratings import PROVISIONAL
from bot.matches.solo import SECONDS
from bot.store.counting import ALL_TIME
from bot.store.engine import Database
from bot.store.schema import chain, match, player, result, standing

ROWS: Final = 10
"""Of a page."""
DAYS: Final = 7
MONDAY: Final = 4
"""Days from the first of 1970, a Thursday, to a Monday."""
SLICES: Final = 4
"""Reads for a board, each of some of the people: one for all would keep clicks waiting."""
WHOLE: Final = 1_000_000
"""A point as it is added up, so that equals are exactly equal."""


@dataclass(frozen=True, slots=True)
class WeekBoard:
    """The leaderboard of a week in a server: of a game, or of all ("")."""

    guild: int
    monday: int  # its first day, in days since 1970
    game: str = ""


class WeekRow(NamedTuple):
    """A person on the leaderboard of a week."""

    rank: int
    user: int
    name: str
    points: float
    matches: int
    wins: int


class WeekPage(NamedTuple):
    """A page of it, from page 0; equals share a rank."""

    number: int
    rows: list[WeekRow]
    people: int  # on the whole board


_SERVER = given("of_guild", type_=sa.BigInteger)
_GAME = given("of_game", type_=sa.String)
_SLICE = given("slice", type_=sa.Integer)
_MINE, _THEIRS = result.alias("mine"), result.alias("theirs")
_before = (  # the last record of the server before the week: records are numbered as they end
    sa.select(chain.c.number)
    .join(match, match.c.id == chain.c.match)
    .where(chain.c.server == _SERVER, match.c.ended < given("since", type_=sa.Double))
    .order_by(chain.c.number.desc())
    .limit(1)
    .scalar_subquery()
)
_MATCHES = (
    sa.select(chain.c.match, chain.c.number)
    .where(chain.c.server == _SERVER, chain.c.number > sa.func.coalesce(_before, 0))
    .cte("week")
)
_KNOWN = (
    sa.select(standing.c.user)
    .where(
        standing.c.user.in_(
            sa.select(result.c.user).join(_MATCHES, _MATCHES.c.match == result.c.match)
        ),
        standing.c.guild == _SERVER,
        standing.c.season == ALL_TIME,
    )
    .group_by(standing.c.user)
    .having(sa.func.sum(standing.c.matches) >= PROVISIONAL)
    .cte("known")
)
_MEETINGS = (  # each person beside each other one at a table, of another side
    sa.select(
        _MINE.c.user,
        _MINE.c.match,
        _MINE.c.won,
        (_MINE.c.rank < _THEIRS.c.rank).label("is_ahead"),
        sa.func.coalesce(_KNOWN.c.user, 0).label("other"),
        _MATCHES.c.number,
        _THEIRS.c.seat,
    )
    .join_from(_MATCHES, _MINE, _MINE.c.match == _MATCHES.c.match)
    .join(
        _THEIRS,
        sa.and_(_THEIRS.c.match == _MINE.c.match, _THEIRS.c.team != _MINE.c.team),
    )
    .outerjoin(_KNOWN, _KNOWN.c.user == _THEIRS.c.user)
    .where(
        _MINE.c.user.is_not(None),
        _THEIRS.c.user.is_not(None),
        _MINE.c.user != _THEIRS.c.user,
        *(
            condition
            for each in (_MINE, _THEIRS)
            for condition in (sa.not_(each.c.left), sa.not_(each.c.practice))
        ),
        _MINE.c.rounds.is_(None),
        (_MINE.c.user // (1 << 22)) % SLICES == _SLICE,  # the millisecond an account was made
        sa.or_(_GAME == "", _MINE.c.game == _GAME),
    )
    .cte("meeting")
)
_TIMES = (
    sa.select(
        _MEETINGS.c.user,
        sa.func.row_number()
        .over(
            partition_by=(_MEETINGS.c.user, _MEETINGS.c.other),
            order_by=(_MEETINGS.c.number, _MEETINGS.c.seat),
        )
        .label("time"),
    )
    .where(_MEETINGS.c.is_ahead)
    .cte("ahead")
)
_POINTS = (
    sa.select(
        _TIMES.c.user,
        sa.func.sum(sa.literal(WHOLE, sa.Integer) // (2 * _TIMES.c.time - 1)).label("points"),
    )
    .group_by(_TIMES.c.user)
    .cte("points")
)
_PLAYED = (
    sa.select(
        _MEETINGS.c.user,
        sa.func.count(_MEETINGS.c.match.distinct()).label("matches"),
        sa.func.count(sa.case((_MEETINGS.c.won, _MEETINGS.c.match)).distinct()).label("wins"),
    )
    .group_by(_MEETINGS.c.user)
    .cte("played")
)
_NAME = (
    sa.select(standing.c.name)
    .where(standing.c.user == _PLAYED.c.user, standing.c.guild == _SERVER)
    .limit(1)
    .scalar_subquery()
)
_HIDES = sa.exists().where(player.c.user == _PLAYED.c.user, player.c.visibility == "hidden")
_total = sa.func.coalesce(_POINTS.c.points, 0)
BOARD = (
    sa.select(
        _PLAYED.c.user,
        _NAME.label("name"),
        _total.label("points"),
        _PLAYED.c.matches,
        _PLAYED.c.wins,
    )
    .join_from(_PLAYED, _POINTS, _POINTS.c.user == _PLAYED.c.user, isouter=True)
    .where(sa.not_(_HIDES))
)
"""The people of a slice."""


def monday_of(day: int) -> int:
    """The first day of the week of a day; both in days since 1970."""
    return day - (day - MONDAY) % DAYS


@dataclass(frozen=True)
class Weeks:
    """The matches of a week, from the table `result`."""

    database: Database

    async def page(self, board: WeekBoard, number: int) -> WeekPage:
        """A page of a leaderboard; the last one if there are not so many."""
        return _page(await self._rows(board), number)

    async def page_of(self, board: WeekBoard, user: int) -> WeekPage | None:
        """The page that a person is on; None for somebody on none."""
        rows = await self._rows(board)
        users = [row.user for row in rows]
        return _page(rows, users.index(user) // ROWS) if user in users else None

    async def _rows(self, board: WeekBoard) -> list[WeekRow]:
        """Everybody who has played there in the week."""
        of: dict[str, Any] = {"of_guild": board.guild, "of_game": board.game}
        of["since"] = float(board.monday * SECONDS)
        found = [
            WeekRow(0, row.user, row.name, int(row.points) / WHOLE, row.matches, row.wins)
            for part in range(SLICES)
            for row in await self.database.rows(BOARD, **of, slice=part)
        ]
        return _ranked(found)


def _ranked(rows: list[WeekRow]) -> list[WeekRow]:
    """The best first; equals share a rank."""
    rows.sort(key=lambda row: (-row.points, row.user))
    ranks = dict[float, int]()
    for rank, row in enumerate(rows, 1):
        ranks.setdefault(row.points, rank)
    return [row._replace(rank=ranks[row.points]) for row in rows]


def _page(rows: list[WeekRow], number: int) -> WeekPage:
    page = min(number, max(0, len(rows) - 1) // ROWS)
    return WeekPage(page, rows[page * ROWS : (page + 1) * ROWS], len(rows))
