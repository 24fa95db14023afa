"""A database of an older version, and the matches in it."""

from collections.abc import AsyncIterator
from random import Random

import pytest
import sqlalchemy as sa

from bot.match import Status
from bot.pace import Pace
from bot.store import Store
from bot.store.engine import connect
from bot.store.migrations import migrate
from bot.tables import Tables
from games.crazy_king import CrazyKing
from games.verify import holds, verify
from tests.bot.tabling import ANN, BOB, CHANNEL, Clock, play_on

SEED = "5eed" * 8
MATCH = sa.text(
    'INSERT INTO "match" (game, version, status, seed, options, host, guild, channel, locale,'
    " clock, length, revision, drawn, created) VALUES ('crazy_king', :version, :status, :seed,"
    """ '{"target": 50, "hand_size": 3}', :host, 1, :channel, 'en', 0, 0, 1, 0, 0) RETURNING id"""
)
SEAT = sa.text(
    'INSERT INTO seat ("match", seat, "user", name, level) VALUES (:match, :seat, :user, :name, 1)'
)
PLAYING, LOBBY = 1, 2
"""The ids of the two matches."""


def _first_version(connection: sa.Connection) -> None:
    """A match between Ann and Bob just dealt, and a lobby of Ann, as 0001 stored them."""
    migrate(connection, "0001")
    row = {"version": CrazyKing.version, "seed": SEED, "host": ANN.id, "channel": CHANNEL}
    for status, people in (("playing", (ANN, BOB)), ("lobby", (ANN,))):
        match = connection.execute(MATCH, {**row, "status": status}).scalar_one()
        for n, (user, name) in enumerate(people):
            seat = {"match": match, "seat": n, "user": user, "name": name}
            connection.execute(SEAT, seat)


@pytest.fixture
async def old(url: str) -> AsyncIterator[Tables]:
    """The tables of a database that was of version 0001 a moment ago."""
    engine = connect(url)
    async with engine.begin() as tx:
        await tx.run_sync(_first_version)
    await engine.dispose()
    store = await Store.open(url)
    yield Tables(store, Clock(), Pace())
    await store.close()


async def test_a_match_under_way_goes_on_with_the_seed_it_had(old: Tables) -> None:
    played = await old.load(PLAYING)
    assert played.match.commitment is None
    assert played.replay.game.seed == SEED
    played = await play_on(old, played, 3000, Random(6))
    assert played.match.status is Status.OVER


async def test_it_is_said_to_have_no_commitment(old: Tables) -> None:
    await play_on(old, await old.load(PLAYING), 3000, Random(6))
    record = await old.record(PLAYING)
    assert (record.seed, record.proof) == (SEED, None)
    assert holds(record, verify(record)).key == "verify-holds-unsealed"


async def test_a_lobby_that_was_open_is_not_sealed_afterwards(old: Tables) -> None:
    await old.join(LOBBY, BOB, 5)
    played = await old.start(LOBBY, ANN.id, 6)
    assert (played.match.commitment, played.replay.game.seed) == (None, SEED)
