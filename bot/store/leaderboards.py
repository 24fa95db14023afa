"""Leaderboards and careers, read from what `bot.store.counting` wrote.

The index `ix_standing_rank` holds all that counting needs; only the rows of a page are looked up.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy import bindparam as given

from bot.matches.match import Person
from bot.matches.ratings import PROVISIONAL
from bot.store.counting import ALL_TIME, EVERYWHERE
from bot.store.engine import Database
from bot.store.people import NEW_PLAYER
from bot.store.personal_solos import CHANGE_BOARDS
from bot.store.schema import (
    counted,
    current,
    match,
    monthly,
    player,
    result,
    seat,
    solo,
    standing,
    upsert,
)

ROWS: Final = 10
"""Of a page."""


class Visibility(StrEnum):
    """The leaderboards on which somebody wants to be."""

    GLOBAL = "global"  # on all
    SERVER = "server"  # on those of servers
    HIDDEN = "hidden"


@dataclass(frozen=True, slots=True)
class Leaderboard:
    """A leaderboard: of a server or of all, of a season or of all time."""

    game: str
    guild: int = EVERYWHERE
    season: int = ALL_TIME


class Standing(NamedTuple):
    """A person's standing in a game."""

    user: int
    name: str
    game: str
    matches: int
    wins: int
    streak: int  # won since the last one that was not
    best: int
    rating: float

    @property
    def provisional(self) -> bool:
        """True while the rating is of few matches."""
        return self.matches < PROVISIONAL


class RankPage(NamedTuple):
    """Ranks of a leaderboard, from page 0; equals share a rank."""

    number: int
    rows: list[tuple[int, Standing]]
    more: bool  # pages behind it


class Rival(NamedTuple):
    """An opponent, and how often somebody came out ahead of them, and how often behind."""

    name: str
    won: int
    lost: int


class Practice(NamedTuple):
    """Matches that somebody began alone against computers and finished, and how many they won."""

    matches: int
    wins: int


class RatingAfter(NamedTuple):
    """A rating after a match."""

    ended: float
    rating: float


_STANDING = sa.select(*(standing.c[name] for name in Standing._fields))
_ON_BOARD = sa.and_(
    standing.c.game == given("of_game"),
    standing.c.guild == given("of_guild"),
    standing.c.season == given("of_season"),
    standing.c.shown == sa.true(),
)


def _on_page(*order: sa.ColumnElement[Any]) -> sa.Select[Any]:
    """The rows of a page: of those before it only the index is read, not the rows themselves."""
    place = (
        sa.select(standing.c.user)
        .where(_ON_BOARD)
        .order_by(*order)
        .limit(given("most", type_=sa.Integer))
        .offset(given("after", type_=sa.Integer))
        .cte("place")
    )
    on_page = _STANDING.join(place, standing.c.user == place.c.user).where(_ON_BOARD)
    return on_page.order_by(*order)


BEST = _on_page(standing.c.rating.desc(), standing.c.user.desc())
WORST = _on_page(standing.c.rating, standing.c.user)
SIZE = sa.select(sa.func.count()).select_from(standing).where(_ON_BOARD)
BETTER = SIZE.where(standing.c.rating > given("than", type_=sa.Double))
EQUAL = SIZE.where(  # of those listed before them
    standing.c.rating == given("than", type_=sa.Double), standing.c.user > given("of_user")
)
MINE = _STANDING.where(_ON_BOARD, standing.c.user == given("of_user"))
CAREER = _STANDING.where(
    standing.c.user == given("of_user"),
    standing.c.guild == given("of_guild"),
    standing.c.season == ALL_TIME,
    standing.c.matches > 0,
).order_by(standing.c.matches.desc(), standing.c.game)
_ABOVE = standing.alias("above")
_BETTER_THERE = (
    sa.select(sa.func.count())
    .where(
        *(_ABOVE.c[name] == standing.c[name] for name in ("game", "guild", "season")),
        _ABOVE.c.shown == sa.true(),
        _ABOVE.c.rating > standing.c.rating,
    )
    .scalar_subquery()
)
PLACES = sa.select(standing.c.game, (_BETTER_THERE + 1).label("place")).where(
    standing.c.user == given("of_user"),
    standing.c.guild == given("of_guild"),
    standing.c.season == ALL_TIME,
    standing.c.game.in_(given("games", expanding=True)),
)
HISTORY = (
    sa.select(result.c.ended, result.c.rating)
    .where(
        result.c.user == given("of_user"),
        result.c.game == given("of_game"),
        result.c.rating.is_not(None),
    )
    .order_by(result.c.ended.desc())
    .limit(given("most", type_=sa.Integer))
)
_MINE, _THEIRS = result.alias("mine"), result.alias("theirs")
_OF_GUILD = given("of_guild", type_=sa.BigInteger)
_OTHER = given("other", type_=sa.BigInteger)


def _place(of: sa.FromClause) -> sa.ColumnElement[int]:
    """The place of a seat, less being better: one that was left is behind all others."""
    return of.c.rank + sa.case((of.c.left, 1000), else_=0)


_HIDES = sa.exists().where(
    player.c.user == _THEIRS.c.user,
    player.c.visibility != Visibility.GLOBAL,
    sa.or_(player.c.visibility != Visibility.SERVER, _OF_GUILD == EVERYWHERE),
)
_NAME = (
    sa.select(standing.c.name)
    .where(standing.c.user == _THEIRS.c.user, standing.c.guild == EVERYWHERE)
    .limit(1)
    .scalar_subquery()
)
RIVALS = (
    sa.select(
        _NAME,
        sa.func.count().filter(_place(_MINE) < _place(_THEIRS)),
        sa.func.count().filter(_place(_MINE) > _place(_THEIRS)),
    )
    .join_from(
        _MINE,
        _THEIRS,
        sa.and_(_THEIRS.c.match == _MINE.c.match, _THEIRS.c.team != _MINE.c.team),
    )
    .where(
        _MINE.c.user == given("of_user"),
        _THEIRS.c.user.is_not(None),
        sa.or_(_OTHER == 0, _THEIRS.c.user == _OTHER),
        sa.or_(_OF_GUILD == EVERYWHERE, _MINE.c.guild == _OF_GUILD),
        sa.not_(_MINE.c.practice),
        _MINE.c.rounds.is_(None),  # of those who play against the house none beats another
        sa.not_(_HIDES),
    )
    .group_by(_THEIRS.c.user)
    .order_by(sa.func.count().desc(), _THEIRS.c.user)
    .limit(given("most", type_=sa.Integer))
)
PRACTICED = sa.select(sa.func.count(), sa.func.count().filter(result.c.won == sa.true())).where(
    result.c.user == given("of_user"),
    result.c.practice == sa.true(),
    sa.not_(result.c.left),
    sa.or_(_OF_GUILD == EVERYWHERE, result.c.guild == _OF_GUILD),
)
RECOUNTED = sa.select(sa.func.max(counted.c.changed))
VISIBILITY = sa.select(player.c.visibility).where(player.c.user == given("of_user"))
SET_VISIBILITY = upsert(player, "visibility")
LOCK = (  # matches that may begin a standing at this moment: in the order of all who lock them
    sa.select(match.c.id)
    .join_from(match, seat)
    .where(current, sa.or_(seat.c.user == given("of_user"), seat.c.left == given("of_user")))
    .order_by(match.c.id)
    .with_for_update(of=match)
)
SHOW = (
    sa.update(standing)
    .where(standing.c.user == given("of_user"))
    .values(
        shown=sa.case(
            (standing.c.guild == EVERYWHERE, given("everywhere", type_=sa.Boolean)),
            else_=given("in_servers", type_=sa.Boolean),
        )
    )
)
SHOW_DAILIES = (
    *CHANGE_BOARDS,
    sa.update(solo).where(solo.c.user == given("of_user")).values(visibility=given("where")),
    sa.update(monthly)
    .where(monthly.c.user == given("of_user"))
    .values(
        shown=sa.case(
            (monthly.c.guild == EVERYWHERE, given("everywhere", type_=sa.Boolean)),
            else_=given("in_servers", type_=sa.Boolean),
        )
    ),
)


@dataclass(frozen=True)
class Leaderboards:
    """The table `standing`, and `result` as far as it is somebody's history."""

    database: Database

    async def page(self, board: Leaderboard, number: int) -> RankPage:
        """A page of a leaderboard; the last one if there are not so many."""
        asked = _where(board) | {"most": ROWS + 1, "after": number * ROWS}

        def work(tx: sa.Connection) -> RankPage:
            found = [Standing(*row) for row in tx.execute(BEST, asked)]
            if not found:
                return _last(tx, board)
            return _page(tx, board, number, found[:ROWS], len(found) > ROWS)

        return await self.database.read(work)

    async def last_page(self, board: Leaderboard) -> RankPage:
        """The last page of a leaderboard, or the empty first one."""
        return await self.database.read(lambda tx: _last(tx, board))

    async def page_of(self, board: Leaderboard, user: int) -> int | None:
        """The number of the page that a person is on; None for somebody on none."""
        where = _where(board) | {"of_user": user}

        def work(tx: sa.Connection) -> int | None:
            mine = tx.execute(MINE, where).one_or_none()
            if mine is None:
                return None
            than = where | {"than": mine.rating}
            better = tx.execute(BETTER, than).scalar_one()
            return int(better + tx.execute(EQUAL, than).scalar_one()) // ROWS

        return await self.database.read(work)

    async def career(self, user: int, guild: int = EVERYWHERE) -> list[Standing]:
        """A person's standings in all games, the one played most first."""
        rows = await self.database.rows(CAREER, of_user=user, of_guild=guild)
        return [Standing(*row) for row in rows]

    async def places(self, user: int, games: Sequence[str], guild: int) -> dict[str, int]:
        """A person's place in each of some games, among those who are on the leaderboard there."""
        rows = await self.database.rows(PLACES, of_user=user, of_guild=guild, games=games)
        return {row.game: row.place for row in rows}

    async def history(self, user: int, game: str, most: int = 200) -> list[RatingAfter]:
        """A person's rating after each of the latest matches of a game, oldest first."""
        rows = await self.database.rows(HISTORY, of_user=user, of_game=game, most=most)
        return [RatingAfter(*row) for row in rows][::-1]

    async def rivals(
        self, user: int, guild: int = EVERYWHERE, other: int = 0, most: int = 3
    ) -> list[Rival]:
        """The opponents whom a person has met most, or the `other` alone.

        People who do not want to be seen there are left out.
        """
        where = {"of_user": user, "of_guild": guild, "other": other, "most": most}
        return [Rival(*row) for row in await self.database.rows(RIVALS, **where)]

    async def practiced(self, user: int, guild: int = EVERYWHERE) -> Practice:
        """A person's matches in practice, which are no part of any standing."""
        [row] = await self.database.rows(PRACTICED, of_user=user, of_guild=guild)
        return Practice(*row)

    async def recounted(self) -> float:
        """The time when counting all matches anew last changed standings; 0 for never."""
        return (await self.database.column(RECOUNTED))[0] or 0.0

    async def visibility(self, user: int) -> Visibility:
        """The leaderboards on which somebody wants to be."""
        found = await self.database.column(VISIBILITY, of_user=user)
        return Visibility(found[0]) if found else Visibility.GLOBAL

    async def show(self, person: Person, where: Visibility) -> None:
        """Put a person on leaderboards, or take them off, from now on."""
        row = {"user": person.id, "name": person.name, "visibility": where}
        everywhere, in_servers = where is Visibility.GLOBAL, where is not Visibility.HIDDEN
        on = {"of_user": person.id, "everywhere": everywhere, "in_servers": in_servers}

        def work(tx: sa.Connection) -> None:
            tx.execute(LOCK, {"of_user": person.id})
            tx.execute(SET_VISIBILITY, NEW_PLAYER | row)
            tx.execute(SHOW, on)
            for statement in SHOW_DAILIES:
                tx.execute(statement, on | {"where": where})

        await self.database.write(work)


def _where(board: Leaderboard) -> dict[str, Any]:
    return {"of_game": board.game, "of_guild": board.guild, "of_season": board.season}


def _last(tx: sa.Connection, board: Leaderboard) -> RankPage:
    """The last page, read from the end, which is near there."""
    where = _where(board)
    size = tx.execute(SIZE, where).scalar_one()
    number = max(0, size - 1) // ROWS
    found = tx.execute(WORST, where | {"most": size - number * ROWS, "after": 0})
    rows = [Standing(*row) for row in found][::-1]
    return _page(tx, board, number, rows, False)


def _page(
    tx: sa.Connection, board: Leaderboard, number: int, rows: list[Standing], more: bool
) -> RankPage:
    """A page of rows with their ranks; the first may share that of people on pages before."""
    if not rows:
        return RankPage(0, [], False)
    where = _where(board) | {"than": rows[0].rating, "of_user": rows[0].user}
    equal = tx.execute(EQUAL, where).scalar_one()
    ranked = [(number * ROWS + 1 - equal, rows[0])]
    for place, row in enumerate(rows[1:], number * ROWS + 2):
        rank, above = ranked[-1]
        ranked.append((rank if row.rating == above.rating else place, row))
    return RankPage(number, ranked, more)
