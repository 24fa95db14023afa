"""A public beacon whose round the lobby names before it exists."""

import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from hashlib import sha256
from random import Random

import pytest
from aiohttp import web

from bot.hosting.beacon import Beacon, Unreached
from bot.hosting.tables import Tables
from bot.matches import lobby
from bot.matches.pace import Pace
from bot.store import Store
from games.verify import verify
from tests.bot.tabling import ANN, BOB, CHANNEL, GUILD, SHORT, Clock, play_on

PERIOD, GENESIS = 3, 1_700_000_000
FAR = 10**6
"""Seconds ago: what is named then is out by now."""


@dataclass
class Drand:
    """A beacon as drand serves it; whatever it is asked it remembers."""

    url: str = ""
    asked: list[str] = field(default_factory=list)
    rounds: bool = True  # whether it still tells them

    async def info(self, request: web.Request) -> web.Response:
        self.asked.append(request.path)
        return web.json_response({"period": PERIOD, "genesis_time": GENESIS, "hash": "0f"})

    async def round(self, request: web.Request) -> web.Response:
        self.asked.append(request.path)
        number = int(request.match_info["number"])
        told = {"round": number, "randomness": value(number)}
        return web.json_response(told if self.rounds else {"round": number})


def value(number: int) -> str:
    """What a round brings."""
    return sha256(str(number).encode()).hexdigest()


@pytest.fixture
async def drand(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Drand]:
    monkeypatch.setattr("bot.hosting.beacon.TRIES", 1)
    drand, app = Drand(), web.Application()
    app.add_routes([web.get("/chain/info", drand.info)])
    app.add_routes([web.get("/chain/public/{number}", drand.round)])
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    [address] = runner.addresses
    drand.url = f"http://127.0.0.1:{address[1]}/chain"
    yield drand
    await runner.cleanup()


@pytest.fixture
async def tables(store: Store, clock: Clock, drand: Drand) -> Tables:
    clock.now = time.time() - FAR
    return Tables(store, clock, Pace(), await Beacon.find(drand.url))


async def test_the_lobby_names_a_round_that_is_not_out_yet(tables: Tables, clock: Clock) -> None:
    match = await tables.open("crazy_king", ANN, GUILD, CHANNEL, options=SHORT)
    assert tables.beacon
    assert match.beacon_round
    assert tables.beacon.out_at(match.beacon_round) > clock.now + 3
    assert tables.beacon.out_at(match.beacon_round) <= clock.now + 3 + 2 * PERIOD


async def test_whoever_sits_down_later_has_a_later_round_named(
    tables: Tables, clock: Clock
) -> None:
    """So that nobody sits down who knows already what it brings."""
    match = await tables.open("crazy_king", ANN, GUILD, CHANNEL, options=SHORT)
    clock.now += 60
    later = await tables.seat(match.id, lobby.join, BOB, 2)
    assert match.beacon_round
    assert later.beacon_round == match.beacon_round + 60 // PERIOD


async def test_what_the_round_brings_enters_the_seed(tables: Tables, drand: Drand) -> None:
    match = await tables.open("crazy_king", ANN, GUILD, CHANNEL, options=SHORT, click=1)
    match = await tables.seat(match.id, lobby.join, BOB, 2)
    assert drand.asked == ["/chain/info"]
    number = match.beacon_round or 0
    played = await tables.start(match.id, ANN.id, 3)
    assert drand.asked[1:] == [f"/chain/public/{number}"]
    assert played.match.joins == f"0 1, 1 2, deal 3, beacon {number} {value(number)}"
    await play_on(tables, played, 3000, Random(6))
    assert verify(await tables.replays.read(match.id)).over


async def test_without_the_beacon_it_is_dealt_all_the_same_and_the_record_says_so(
    tables: Tables, drand: Drand
) -> None:
    match = await tables.open("crazy_king", ANN, GUILD, CHANNEL, options=SHORT, click=1)
    drand.rounds = False
    played = await tables.start(match.id, ANN.id, 3)
    assert played.match.joins == f"0 1, deal 3, beacon {match.beacon_round} none"


async def test_an_address_without_a_beacon_is_found_out(drand: Drand) -> None:
    with pytest.raises(Unreached):
        await Beacon.find(f"{drand.url}/nothing")


async def test_unless_it_is_set_no_round_is_named(store: Store, clock: Clock) -> None:
    match = await Tables(store, clock, Pace()).open("crazy_king", ANN, GUILD, CHANNEL)
    assert match.beacon_round is None
