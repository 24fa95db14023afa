"""All standings and ratings once more, from nothing but the results."""

import logging
from collections import defaultdict
from itertools import groupby
from operator import itemgetter
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy import bindparam as given

from bot.matches.ratings import Result
from bot.matches.weights import Meetings, familiar, recognized
from bot.store.counting import BEGIN, NEW, Key, Tally, beginning, columns, count, keys
from bot.store.engine import connect
from bot.store.migrations import revision_of
from bot.store.pseudonyms import Pseudonyms
from bot.store.schema import counted, result, seat, standing, upsert

log = logging.getLogger(__name__)

WAY: Final = 1
"""The way in which matches count, by number: 0 had no practice. What was counted in an earlier way
is counted anew at the next start."""
AT_ONCE = 1000  # rows
COUNTED = sa.select(counted.c.way)
SET_COUNTED = upsert(counted, "way", "changed")
ALONE = sa.text("LOCK TABLE standing, result IN EXCLUSIVE MODE")
"""Until the end of the transaction nobody else ends a match; `store_ending` takes them so, too."""

_LEFT = sa.func.nullif(seat.c.left_name, "")
_NAME = sa.case(  # of who sits there, if it is theirs, or of who left
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

Standings = defaultdict[str, dict[Key, Tally]]  # by game


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
        tx.execute(ALONE)
    standings: Standings = defaultdict(dict)
    meetings: defaultdict[str, Meetings] = defaultdict(Meetings)
    ratings: list[dict[str, Any]] = []
    matches = 0
    rows = tx.execute(RESULTS, execution_options={"yield_per": AT_ONCE})
    for of, of_match in groupby(rows, key=itemgetter(0, 1, 2, 3, 4)):
        match, game, guild, season, is_practice = of
        results = [Result(*row[5:]) for row in of_match]
        after: dict[Key, Tally] = {}
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
