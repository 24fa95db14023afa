"""Achievements: awarded in the unit of work that ends a match or a daily, and read."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy import bindparam as given

from bot.matches import achievements
from bot.matches.achievements import (
    ARENA,
    DAILY,
    MATCH,
    MONTH,
    DailyFacts,
    History,
    MatchFacts,
    earned,
)
from bot.matches.arena import Medal
from bot.matches.solo import Attempt
from bot.store.engine import Database, Row
from bot.store.schema import (
    achievement,
    field,
    medal,
    player,
    result,
    solo,
    standing,
    upsert,
)

FINISHED: Final = 3
"""Matches of a game without which winning it is not counted among different games."""
RECENT: Final = 100
"""Matches of a game whose seats are looked at, and the most that are counted of all games."""

EARN = upsert(achievement)
_none: sa.ColumnElement[Any] = sa.cast(sa.null(), sa.Integer)
_no_word: sa.ColumnElement[Any] = sa.cast(sa.null(), sa.String)
_mine = result.alias("mine")
_is_here = (  # each person who stayed to the end of the match
    _mine.c.match == given("of_match"),
    _mine.c.user.is_not(None),
    sa.not_(_mine.c.left),
)
_past = result.alias("past")
_since = (  # the end of the hundredth match before
    sa.select(_past.c.ended)
    .where(_past.c.user == _mine.c.user, _past.c.game == _mine.c.game, sa.not_(_past.c.practice))
    .order_by(_past.c.ended.desc())
    .limit(1)
    .offset(RECENT - 1)
    .correlate(_mine)
    .scalar_subquery()
)
_finished = (
    sa.select(sa.literal(1).label("one"))
    .select_from(_past)
    .where(
        _past.c.user == _mine.c.user,
        sa.not_(_past.c.practice),
        sa.not_(_past.c.left),
        _past.c.rounds.is_(None),  # against the house one may be alone
    )
    .limit(achievements.HUNDRED)
    .correlate(_mine)
    .subquery()
)
HISTORY = sa.union_all(
    sa.select(achievement.c.user, achievement.c.key.label("earned"), *(_none,) * 3)
    .join_from(_mine, achievement, achievement.c.user == _mine.c.user)
    .where(*_is_here),
    sa.select(
        _mine.c.user,
        _no_word,
        sa.select(sa.func.count()).select_from(_finished).scalar_subquery(),
        _none,
        _none,
    ).where(*_is_here),
    sa.select(_mine.c.user, _no_word, _none, sa.func.count(), _none)
    .join_from(_mine, standing, standing.c.user == _mine.c.user)
    .where(
        *_is_here,
        standing.c.guild == 0,  # everywhere
        standing.c.season == 0,  # at all times
        standing.c.wins > 0,
        standing.c.matches >= FINISHED,
        standing.c.rounds == 0,
    )
    .group_by(_mine.c.user),
    sa.select(_mine.c.user, _no_word, _none, _none, result.c.seat)
    .join_from(
        _mine,
        result,
        sa.and_(
            result.c.user == _mine.c.user,
            result.c.game == _mine.c.game,
            result.c.ended >= sa.func.coalesce(_since, 0.0),
        ),
    )
    .where(*_is_here, result.c.won, sa.not_(result.c.practice))
    .distinct(),
)
"""What is known of everybody at a match, a kind of fact a column."""
_no_entries: sa.ColumnElement[Any] = sa.cast(sa.null(), sa.JSON)
_of_day = given("of_day", type_=sa.Integer)
_daily = sa.and_(
    solo.c.user == given("of_user"), solo.c.day.is_not(None), solo.c.ended.is_not(None)
)
DAILY_HISTORY = sa.union_all(
    sa.select(achievement.c.key, _none.label("day"), _none.label("games"), _no_entries).where(
        achievement.c.user == given("of_user")
    ),
    sa.select(_no_word, solo.c.day, _none, _no_entries).where(
        _daily, solo.c.day > _of_day - MONTH, solo.c.day <= _of_day
    ),
    sa.select(_no_word, _none, sa.func.count(solo.c.game.distinct()), _no_entries).where(_daily),
    sa.select(_no_word, _none, _none, field.c.entries).where(
        field.c.day == _of_day,
        field.c.game == given("of_game"),
        field.c.instance == given("of_instance"),
    ),
)
"""What is known of somebody who has finished a daily, a kind of fact a column."""
OF_MATCH = (
    sa.select(achievement.c.user, achievement.c.key)
    .where(achievement.c.match == given("of_match"))
    .order_by(achievement.c.user)
)
OF_ARENA = (  # nothing else ends for somebody at the same moment
    sa.select(achievement.c.user, achievement.c.key)
    .join(medal, sa.and_(medal.c.user == achievement.c.user, medal.c.at == achievement.c.at))
    .outerjoin(player, player.c.user == achievement.c.user)
    .where(medal.c.arena == given("of_arena"), achievement.c.match.is_(None))
    .where(sa.func.coalesce(player.c.visibility, "global") == "global")
)
OF_PERSON = sa.select(achievement.c.key, achievement.c.match, achievement.c.at).where(
    achievement.c.user == given("of_user")
)


class Earned(NamedTuple):
    """An achievement that somebody has earned, and when; no match: by a daily or an arena."""

    key: str
    match: int | None
    at: float


def award_match(tx: sa.Connection, match: int, at: float, facts: Sequence[MatchFacts]) -> None:
    """Store what people have earned by a match that has just been stored as ended and counted."""
    if not facts:
        return
    known = defaultdict[int, set[str]](set)
    history = defaultdict[int, History](History)
    for user, key, matches, games, seat in tx.execute(HISTORY, {"of_match": match}):
        if key is not None:
            known[user].add(key)
        found = history[user]
        if seat is not None:
            found = found._replace(seats=found.seats | {seat})
        history[user] = found._replace(matches=matches or found.matches, games=games or found.games)
    rows = [
        {"user": one.one.user, "key": key, "match": match, "at": at}
        for one in facts
        for key in _new(earned(MATCH, _with(one, history)), known[one.one.player])
    ]
    _store(tx, rows)


def award_daily(tx: sa.Connection, finished: Attempt) -> None:
    """Store what somebody has earned by a daily that has just been stored as finished."""
    of = {"of_user": finished.user, "of_day": finished.day, "of_game": finished.game}
    known, days, games, house = set[str](), set[int](), 0, list[int]()
    for key, day, count, entries in tx.execute(
        DAILY_HISTORY, of | {"of_instance": finished.instance}
    ):
        known |= {key} - {None}
        days |= {day} - {None}
        games = count or games
        house += [sum(points) for _, points in entries or ()]
    row = _in_a_row(days, finished.day or 0)
    facts = DailyFacts(not finished.is_practice, sum(finished.points), house, row, games)
    keys = _new(earned(DAILY, facts), known)
    of_all = {"user": finished.user, "match": None, "at": finished.ended}
    _store(tx, [of_all | {"key": key} for key in keys])


def award_arena(tx: sa.Connection, medals: Iterable[Medal]) -> None:
    """Store what people have earned by medals that have just been stored."""
    rows = [
        {"user": each.user, "key": key, "match": None, "at": each.at}
        for each in medals
        for key in earned(ARENA, each)
    ]
    _store(tx, rows)


def _with(facts: MatchFacts, history: dict[int, History]) -> MatchFacts:
    return replace(facts, history=history[facts.one.player])


def _new(keys: Iterable[str], known: set[str]) -> list[str]:
    return [key for key in keys if key not in known]


def _store(tx: sa.Connection, rows: list[dict[str, Any]]) -> None:
    """Always in the same order: two matches that end at once would else wait for each other."""
    if rows:
        tx.execute(EARN, sorted(rows, key=lambda row: (row["user"], row["key"])))


def _by_user(rows: Iterable[Row]) -> dict[int, list[str]]:
    found = defaultdict[int, list[str]](list)
    for user, key in rows:
        found[user].append(key)
    return dict(found)


def _in_a_row(days: set[int], last: int) -> int:
    """How many of these days come one after the other up to the last."""
    return next(count for count in range(len(days) + 1) if last - count not in days)


@dataclass(frozen=True)
class Achievements:
    """The table `achievement`, read."""

    database: Database

    async def of_match(self, match: int) -> dict[int, list[str]]:
        """The keys of what people earned by a match, by user."""
        return _by_user(await self.database.rows(OF_MATCH, of_match=match))

    async def of_arena(self, arena: int) -> dict[int, list[str]]:
        """The keys of what people whom all may see earned by their medals of an arena, by user."""
        return _by_user(await self.database.rows(OF_ARENA, of_arena=arena))

    async def of_person(self, user: int) -> list[Earned]:
        """What a person has earned."""
        return [Earned(*row) for row in await self.database.rows(OF_PERSON, of_user=user)]
