"""Counting matches: one that ends, in the transaction that ends it, or all of them once more."""

import logging
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy import bindparam as given

from bot.matches.achievements import Known, facts_of
from bot.matches.ratings import (
    Rating,
    Result,
    against_house,
    averaged,
    bets_won,
    played_together,
    rated,
)
from bot.matches.weights import RECENT, Meetings, familiar, recognized, weights
from bot.store.achievements import award_match
from bot.store.engine import connect
from bot.store.migrations import revision_of
from bot.store.pseudonyms import Pseudonyms
from bot.store.schema import counted, player, result, season, seat, standing, upsert
from games.feats import Feats

log = logging.getLogger(__name__)

EVERYWHERE = 0
"""The server of a standing that counts all servers."""
ALL_TIME = 0
"""The season of a standing that counts all seasons, and matches outside any."""


class Key(NamedTuple):
    """A leaderboard of a game, and a player on it: a person, or computers of level `-player`."""

    guild: int
    season: int
    player: int


class Totals(NamedTuple):
    """The figures of a standing."""

    name: str
    matches: int = 0
    wins: int = 0
    streak: int = 0
    best: int = 0
    rounds: int = 0  # against the house
    rating: Rating = Rating()

    def then(self, one: Result, rating: Rating) -> "Totals":
        """The count with another match in it."""
        streak = self.streak + 1 if one.won else 0
        best, wins = max(self.best, streak), self.wins + one.won
        rounds = self.rounds + (one.rounds or 0)
        return Totals(one.name, self.matches + 1, wins, streak, best, rounds, rating)


NEW = Totals("")
"""The standing of somebody who has finished no match there yet."""


class Ending(NamedTuple):
    """The end of a match as it is stored, by an action or because everybody left it.

    `guild` 0 is outside any server. Practice is no part of any standing. `feats` are by seat; none
    of a match that was ended early, or in which something was taken back.
    """

    game: str
    guild: int
    results: Sequence[Result]
    at: float
    is_practice: bool = False
    feats: Sequence[Feats] = ()


UNDER_WAY = sa.select(season.c.id).where(season.c.guild == given("of"), season.c.ended.is_(None))
SUMS = ("name", "matches", "wins", "streak", "best", "rounds")
FIGURES = ("guild", "season", "user", *SUMS, "mu", "sigma")
BEFORE = (
    sa.select(*(standing.c[name] for name in FIGURES))
    .where(
        standing.c.game == given("of_game"),
        standing.c.guild.in_(given("guilds", expanding=True)),
        standing.c.season.in_(given("seasons", expanding=True)),
        standing.c.user.in_(given("players", expanding=True)),
    )
    .order_by(standing.c.guild, standing.c.season, standing.c.user)
    .with_for_update()
)
_USER, _GUILD = given("of_user", type_=sa.BigInteger), given("of_guild", type_=sa.BigInteger)
_HIDES = sa.exists().where(
    player.c.user == _USER,
    sa.or_(
        player.c.visibility == "hidden",
        sa.and_(player.c.visibility == "server", _GUILD == EVERYWHERE),
    ),
)
BEGIN = upsert(standing, shown=sa.and_(_USER > 0, ~_HIDES))
COUNT = sa.update(standing).where(
    standing.c.game == given("of_game"),
    standing.c.guild == given("of_guild"),
    standing.c.season == given("of_season"),
    standing.c.user == given("of_user"),
)
FINISH = sa.insert(result)
_LATEST = (
    sa.select(result.c.match, result.c.team)
    .where(result.c.user == _USER, result.c.game == given("of_game"), ~result.c.practice)
    .order_by(result.c.ended.desc(), result.c.match.desc())
    .limit(RECENT)
    .cte("latest")
)
_OTHER = result.alias("other")
_NOBODY: sa.ColumnElement[int] = sa.literal_column("0")
_OPPONENT = sa.func.coalesce(
    _OTHER.c.user, _OTHER.c.former, sa.case((_OTHER.c.left, _NOBODY), else_=-_OTHER.c.level)
)
MET = (
    sa.select(_OPPONENT, sa.func.count())
    .select_from(
        _LATEST.join(
            _OTHER, sa.and_(_OTHER.c.match == _LATEST.c.match, _OTHER.c.team != _LATEST.c.team)
        )
    )
    .group_by(_OPPONENT)
)


_MINE = sa.select(result.c.match).where(
    result.c.user == _USER, result.c.game == given("of_game"), ~result.c.practice
)
NEWEST = _MINE.order_by(result.c.ended.desc(), result.c.match.desc())
_THEIRS = result.alias("theirs")
_RECENT = (
    sa.select(_THEIRS.c.match)
    .where(_THEIRS.c.user == _OTHER.c.user, _THEIRS.c.game == _OTHER.c.game, ~_THEIRS.c.practice)
    .order_by(_THEIRS.c.ended.desc(), _THEIRS.c.match.desc())
    .limit(RECENT)
    .correlate(_OTHER)
)
COUNTS = (
    sa.exists()
    .where(_OTHER.c.match == result.c.match, _OTHER.c.match.in_(_RECENT))
    .correlate(result)
)
"""True of a match that is one of the latest of anybody who was there."""
FADE = (
    sa.update(result)
    .where(
        result.c.match == NEWEST.offset(RECENT).limit(1).scalar_subquery(),
        result.c.former.is_not(None),
        ~COUNTS,
    )
    .values(former=None)
)
"""The match is forgotten that is the latest no more."""

WAY: Final = 1
"""The way in which matches count, by number: 0 had no practice. What was counted in an earlier way
is counted anew at the next start."""
AT_ONCE = 1000  # rows
COUNTED = sa.select(counted.c.way)
SET_COUNTED = upsert(counted, "way", "changed")
LOCK_TABLES = sa.text("LOCK TABLE standing, result IN EXCLUSIVE MODE")
"""Until the end of the transaction nobody else ends a match; `store_ending` locks in this order."""

_LEFT = sa.func.nullif(seat.c.left_name, "")
_NAME = sa.case(  # of the person who sits there, if it is theirs, or of one who left
    (result.c.user == seat.c.user, seat.c.name),
    (result.c.user == seat.c.quit, seat.c.quit_name),
    else_=sa.func.coalesce(_LEFT, seat.c.name),
).label("name")
_SEAT = [_NAME if name == "name" else result.c[name] for name in Result._fields]
RESULTS = (
    sa.select(
        *(result.c[name] for name in ("match", "game", "guild", "season", "practice")), *_SEAT
    )
    .join(seat, sa.and_(seat.c.match == result.c.match, seat.c.seat == result.c.seat))
    .order_by(result.c.ended, result.c.match, result.c.seat, result.c.part)
)
RATE = (
    sa.update(result)
    .where(
        result.c.match == given("of_match"),
        result.c.seat == given("of_seat"),
        result.c.part == given("of_part"),
    )
    .values(rating=given("then"))
)

Standings = defaultdict[str, dict[Key, Totals]]  # by game


def store_ending(tx: sa.Connection, match: int, ending: Ending, pseudonyms: Pseudonyms) -> None:
    """Store the results of a match, and count them; pseudonyms that count no more go.

    Standings are taken in the same order by all: two matches that end at once would otherwise wait
    for each other for ever, or one would rate by what the other is just changing.
    """
    game, guild, results, ended, practice, feats = ending
    now = tx.execute(UNDER_WAY, {"of": guild}).scalar() or ALL_TIME
    of_match = {"match": match, "game": game, "guild": guild, "season": now, "ended": ended}
    of_match |= {"practice": practice}
    if practice:
        tx.execute(FINISH, [of_match | columns(one, {}) for one in results])
        award_match(tx, match, ended, facts_of(results, feats, is_practice=True))
        return
    before = _begin(tx, game, keys(guild, now, results))
    met = _met(tx, game, results)
    known = recognized(met, {person: pseudonyms.of(person) for person in met})
    after = count(results, before, familiar(results, known))
    tx.execute(COUNT, [_where(game, key) | figures(totals) for key, totals in after.items()])
    tx.execute(FINISH, [of_match | columns(one, after) for one in results])
    if met:
        tx.execute(FADE, [{"of_user": person, "of_game": game} for person in met])
    facts = facts_of(results, feats, _everywhere(before), _everywhere(after), known)
    award_match(tx, match, ended, facts)


def _everywhere(totals: Mapping[Key, Totals]) -> dict[int, Known]:
    """The standings of people in all servers and at all times."""
    return {
        key.player: Known(each.matches, each.streak, each.rating.points)
        for key, each in totals.items()
        if key[:2] == (EVERYWHERE, ALL_TIME)
    }


def keys(guild: int, season: int, results: Sequence[Result]) -> list[Key]:
    """The standings of a match: in its season, its server, everywhere; of computers only there."""
    boards = {(EVERYWHERE, ALL_TIME), (guild, ALL_TIME), (guild, season)}
    people = {one.player for one in results if one.player > 0}
    computers = {-one.level for one in results if one.level}
    return sorted(
        Key(*board, player)
        for board in boards
        for player in (people | computers if board == (EVERYWHERE, ALL_TIME) else people)
    )


def count(
    results: Sequence[Result], before: Mapping[Key, Totals], familiar: Mapping[int, int]
) -> dict[Key, Totals]:
    """The standings after a match; `before` holds them all as they were.

    `familiar` tells of each person how often they met these opponents, as `weights` wants it.
    """
    after, weighed = dict(before), weights(results, familiar)
    is_together, is_of_house = played_together(results), against_house(results)
    computers = {key.player: totals.rating for key, totals in before.items() if key.player < 0}
    for board in {key[:2] for key in before}:
        of_board = {key.player: totals.rating for key, totals in before.items() if key[:2] == board}
        ratings = rated(results, computers | of_board, weighed)
        for one in results:
            key = Key(*board, one.player)
            if key in after:
                now, rating = after[key], ratings[one.player]
                if is_of_house:
                    rating = bets_won(now.rating, now.rounds, one)
                elif is_together:
                    rating = averaged(now.rating, now.matches, one)
                after[key] = now.then(one, rating)
    return after


def figures(totals: Totals) -> dict[str, Any]:
    """The columns of `standing` that change."""
    *counts, rating = totals
    return dict(zip(SUMS, counts, strict=True)) | rating._asdict() | {"rating": rating.points}


def columns(one: Result, after: Mapping[Key, Totals]) -> dict[str, Any]:
    """The columns of `result` that are a seat's own."""
    own = {name: value for name, value in one._asdict().items() if name != "name"}
    totals = after.get(Key(EVERYWHERE, ALL_TIME, one.player))
    return own | {"rating": totals.rating.points if totals else None}


def _begin(tx: sa.Connection, game: str, keys: Sequence[Key]) -> dict[Key, Totals]:
    """The standings of these keys, begun where there were none; nobody else changes them now."""
    tx.execute(BEGIN, [beginning(game, key, NEW) for key in keys])
    guilds, seasons, players = (sorted(set(each)) for each in zip(*keys, strict=True))
    found = {"of_game": game, "guilds": guilds, "seasons": seasons, "players": players}
    rows = tx.execute(BEFORE, found)
    return {Key(*row[:3]): Totals(*row[3:9])._replace(rating=Rating(*row[9:])) for row in rows}


def _met(tx: sa.Connection, game: str, results: Sequence[Result]) -> dict[int, Counter[int]]:
    """The latest opponents of each person, and how many seats they had, by player."""
    people = {one.player for one in results if one.player > 0}
    found = {each: tx.execute(MET, {"of_user": each, "of_game": game}) for each in people}
    return {each: Counter(dict(map(tuple, found[each]))) for each in people}


def beginning(game: str, key: Key, totals: Totals) -> dict[str, Any]:
    """The parameters of `BEGIN`."""
    guild, season, player = key
    row = {"game": game, "guild": guild, "season": season, "user": player}
    return row | figures(totals) | {"of_guild": guild, "of_user": player}


def _where(game: str, key: Key) -> dict[str, Any]:
    guild, season, player = key
    return {"of_game": game, "of_guild": guild, "of_season": season, "of_user": player}


async def recount(url: str, pseudonyms: Pseudonyms) -> int:
    """Count and rate every match again, in the order in which they ended; return how many.

    Nobody else may use the database meanwhile; WrongVersion if it is not ours. A million results
    take about four minutes. Of whoever was deleted only a pseudonym is known, so the ratings of
    those they met come out a little different.
    """
    database = connect(url, timeouts=False)
    try:
        return await database.write(lambda tx: _recount(tx, pseudonyms))
    finally:
        await database.close()


def count_anew(tx: sa.Connection, now: float, pseudonyms: Pseudonyms) -> None:
    """Count all matches anew if that was last done in an earlier way, or never.

    In the transaction in which a database is brought up to date: of several processes that start
    at once, one does it.
    """
    if (tx.scalar(COUNTED) or 0) < WAY:
        matches = _recount(tx, pseudonyms)
        if matches:
            log.info(
                "Counted and rated all %d matches anew: the way they count has changed", matches
            )
        tx.execute(SET_COUNTED, {"id": 1, "way": WAY, "changed": now if matches else None})


def _recount(tx: sa.Connection, pseudonyms: Pseudonyms) -> int:
    revision_of(tx)
    if tx.dialect.name == "postgresql":
        tx.execute(LOCK_TABLES)
    standings: Standings = defaultdict(dict)
    meetings: defaultdict[str, Meetings] = defaultdict(Meetings)
    ratings: list[dict[str, Any]] = []
    matches = 0
    rows = tx.execute(RESULTS, execution_options={"yield_per": AT_ONCE})
    for of, of_match in groupby(rows, key=itemgetter(0, 1, 2, 3, 4)):
        match, game, guild, season, is_practice = of
        results = [Result(*row[5:]) for row in of_match]
        after: dict[Key, Totals] = {}
        if not is_practice:
            wanted = keys(guild, season, results)
            before = {key: standings[game].get(key, NEW) for key in wanted}
            former = {one.user: pseudonyms.of(one.user) for one in results if one.user}
            known = recognized(meetings[game].met, former)
            after = count(results, before, familiar(results, known))
            meetings[game].add(results)
        standings[game] |= after
        for one in results:
            rating = columns(one, after)["rating"]
            of = {"of_match": match, "of_seat": one.seat, "of_part": one.part}
            ratings.append(of | {"then": rating})
        matches += 1
    tx.execute(sa.delete(standing))
    begun = [beginning(game, *each) for game, of in standings.items() for each in of.items()]
    _in_parts(tx, BEGIN, begun)
    _in_parts(tx, RATE, ratings)
    return matches


def _in_parts(tx: sa.Connection, statement: sa.Executable, rows: list[dict[str, Any]]) -> None:
    for start in range(0, len(rows), AT_ONCE):
        tx.execute(statement, rows[start : start + AT_ONCE])
