"""Leaderboards and statistics out of a million results, against reading one row by its key."""

from bot.store import Leaderboard, Store
from tests.bench.readings import FLOOR, Reading, measured

RESULTS, PLAYERS, GAMES, SERVERS = 1_000_000, 50_000, 8, 100
TITLE = f"Leaderboards: {RESULTS:,} results of {PLAYERS:,} people who all play all of {GAMES} games"

COUNT = f"WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < {RESULTS} - 1)"
FILL = (
    "INSERT INTO result"
    ' (match, seat, "user", game, guild, season, ended, score, won, team, rank, level, "left",'
    f" rating) {COUNT} SELECT i / 2 + 1, i % 2, i % {PLAYERS} + 1,"
    f" 'game' || (i / {PLAYERS} % {GAMES}), i % {PLAYERS} % {SERVERS} + 1, 0, i, 0, i % 2 = 1,"
    " i % 2, 2 - i % 2, 0, false, 1000 + i * 48271.0 % 1000003 / 1000 FROM n",
    *(
        f'INSERT INTO standing SELECT game, {guild}, {season}, "user", \'Player \' || "user",'
        " count(*), count(*) FILTER (WHERE won), 0, 1, 0, 25, 8, max(rating), true"
        ' FROM result GROUP BY game, guild, "user"'
        for guild, season in (("0", 0), ("guild", 0), ("guild", 1))
    ),
    'INSERT INTO player ("user", name, dm_closed, prefs, visibility)'
    f" {COUNT} SELECT i + 1, 'Player', false, '{{}}', 'global' FROM n WHERE i < {PLAYERS}",
)

EVERYWHERE, HERE, SEASON = Leaderboard("game1"), Leaderboard("game1", 8), Leaderboard("game1", 8, 1)


async def _stats(store: Store, user: int) -> None:
    await store.leaderboards.career(user)
    await store.leaderboards.history(user, "game1")


READINGS: dict[str, Reading] = {
    FLOOR: lambda store, user: store.leaderboards.visibility(user),
    "first page, server": lambda store, _: store.leaderboards.page(HERE, 0),
    "first page, global": lambda store, _: store.leaderboards.page(EVERYWHERE, 0),
    "first page, season": lambda store, _: store.leaderboards.page(SEASON, 0),
    "page 1,000 of 5,000, global": lambda store, _: store.leaderboards.page(EVERYWHERE, 999),
    "page 4,900 of 5,000, global": lambda store, _: store.leaderboards.page(EVERYWHERE, 4899),
    "last page, global": lambda store, _: store.leaderboards.last_page(EVERYWHERE),
    "page of a person, server": lambda store, user: store.leaderboards.page_of(
        HERE, user // 100 * 100 + 8
    ),
    "page of a person, global": lambda store, user: store.leaderboards.page_of(EVERYWHERE, user),
    "stats": _stats,
}


def measure() -> str:
    """Every reading and the floor, in turn, on both engines."""
    return measured(TITLE, FILL, READINGS, PLAYERS)
