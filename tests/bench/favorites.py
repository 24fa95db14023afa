"""The games that a server plays most, asked for by each `/play`, among 100,000 matches."""

from itertools import islice

from bot.store import Store
from games import GAMES
from tests.bench.readings import FLOOR, Reading, measured

MATCHES, OWN, PEOPLE, KINDS = 100_000, 5_000, 1_000, 10
SERVERS = MATCHES // OWN
TITLE = f"Games played most: {SERVERS} servers of {OWN:,} matches of {KINDS} games each"

COUNT = "WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < {} - 1)"
NAMES = " ".join(f"WHEN {at} THEN '{key}'" for at, key in enumerate(islice(GAMES, KINDS)))
DIGEST = "5eed" * 16
FILL = (
    "INSERT INTO match (id, game, version, status, secret, options, host, guild, channel, clock,"
    f" length, revision, drawn, created, ended) {COUNT.format(MATCHES)}"
    f" SELECT i + 1, CASE i / {SERVERS} % {KINDS} {NAMES} END, 1, 'over', '{DIGEST}', '{{}}',"
    " 1, 1, 1, 60, 100, 100, 100, i, i FROM n",
    f"INSERT INTO chain (match, server, number, after, digest) {COUNT.format(MATCHES)}"
    f" SELECT i + 1, i % {SERVERS} + 1, i / {SERVERS} + 1, '{DIGEST}', '{DIGEST}' FROM n",
    f'INSERT INTO player ("user", name, dm_closed, prefs, visibility) {COUNT.format(PEOPLE)}'
    " SELECT i + 1, 'Player', false, '{}', 'global' FROM n",
)


async def _favorites(store: Store, user: int) -> None:
    assert len(await store.archive.favorites(user % SERVERS + 1)) == KINDS


READINGS: dict[str, Reading] = {
    FLOOR: lambda store, user: store.leaderboards.visibility(user),
    "games of a server": _favorites,
}


def measure() -> str:
    """The reading and the floor, in turn, on both engines."""
    return measured(TITLE, FILL, READINGS, PEOPLE)
