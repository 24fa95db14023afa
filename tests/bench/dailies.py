"""Boards of dailies in a month with ten thousand entries a day."""

import json

from bot.matches.solo import month_of
from bot.store import DayBoard, MonthBoard, Store
from bot.store.daily_boards import DailyBoards
from tests.bench.readings import FLOOR, Reading, measured

DAYS, ENTRIES, INSTANCES, POINTS, SERVERS, MONTHLY = 30, 10_000, 8, 60, 100, 50_000
TODAY = 20_000

TITLE = (
    f"Boards of dailies: {ENTRIES:,} entries on each of {DAYS} days at {INSTANCES} deals, and"
    f" {MONTHLY:,} people in the month"
)
MONTH = month_of(TODAY)
COUNT = "WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < {} - 1)"
HOUSE = json.dumps([("normal", [10, 20]), ("hard", [20, 20])])
FILL = (
    "INSERT INTO daily (day, game, secrets, used)"
    f" {COUNT.format(DAYS)} SELECT {TODAY} - i, 'game1', '[]', {INSTANCES} FROM n",
    "INSERT INTO solo"
    ' ("user", name, guild, game, version, seats, options, seed, seat, rounds, day, instance,'
    " actions, length, is_practice, started, ended, points, total, visibility)"
    f" {COUNT.format(DAYS * ENTRIES)} SELECT i % {ENTRIES} + 1, 'Player ' || i,"
    f" CASE i % 2 WHEN 0 THEN 1 ELSE i % {SERVERS} + 1 END, 'game1', 1, 4, '{{}}', 'seed', 0, 3,"
    f" {TODAY} - i / {ENTRIES}, i % 7919 % {INSTANCES}, '[]', 200, false, i, i, '[1]',"
    f" (i % 7907 % {POINTS} + i % 6007 % {POINTS}) / 2,"
    " CASE i % 10 WHEN 0 THEN 'hidden' ELSE 'global' END FROM n",
    "INSERT INTO field (day, game, instance, entries)"
    f" {COUNT.format(INSTANCES)} SELECT {TODAY}, 'game1', i,"
    f" '{HOUSE}' FROM n",
    *(
        'INSERT INTO monthly (month, guild, "user", name, days, points, shown)'
        f" {COUNT.format(MONTHLY)} SELECT {MONTH}, {guild}, i + 1, 'Player ' || i, i % 30,"
        f" i * 48271.0 % 1000003 / 100000, true FROM n"
        for guild in (0, 1)
    ),
    'INSERT INTO player ("user", name, dm_closed, prefs, visibility)'
    f" {COUNT.format(ENTRIES)} SELECT i + 1, 'Player', false, '{{}}', 'global' FROM n",
)
ALL, LARGE, SMALL = (DayBoard(TODAY, "game1", guild) for guild in (0, 1, 8))
MONTHS, HERE = MonthBoard(MONTH), MonthBoard(MONTH, 1)


def _page(board: DayBoard, number: int = 0) -> Reading:
    return lambda store, _: store.daily_boards.page(board, number)


async def _places(store: Store, user: int) -> None:
    await store.daily_boards.place(ALL, user)


async def _not_remembered(store: Store, _: int) -> None:
    await DailyBoards(store.database).page(ALL, 0)


READINGS: dict[str, Reading] = {
    FLOOR: lambda store, user: store.leaderboards.visibility(user),
    "first page, global": _page(ALL),
    "first page, after a new result": _not_remembered,
    "page 450 of 900, global": _page(ALL, 449),
    "last page, global": _page(ALL, 999),
    "first page, server of 5,000": _page(LARGE),
    "first page, server of 100": _page(SMALL),
    "place of a person, global": _places,
    "first page, month": lambda store, _: store.daily_boards.month(MONTHS, 0),
    "page 1,000 of 5,000, month": lambda store, _: store.daily_boards.month(MONTHS, 999),
    "first page, month, server": lambda store, _: store.daily_boards.month(HERE, 0),
    "place of a person, month": lambda store, user: store.daily_boards.month_place(MONTHS, user),
    "streak": lambda store, user: store.daily_boards.streak(user, TODAY),
}


def measure() -> str:
    """Every reading and the floor, in turn, on both engines."""
    return measured(TITLE, FILL, READINGS, ENTRIES)
