"""One bot in several processes that die at random, and clicks that arrive anywhere, even twice."""

from collections.abc import AsyncIterator, Sequence
from functools import partial
from pathlib import Path
from random import Random

import pytest

from tests.bot.postgres import Postgres
from tests.bot.sandbox_process import SandboxProcess
from tests.bot.waiting import until
from tests.bot.wire.bot_process import BotProcess
from tests.bot.wire.ledger import Ledger, played_out
from tests.bot.wire.player import Player
from tests.bot.wire.shared_table import begin, playing
from tests.bot.wire.truth import assert_all_is_true
from tests.conformance import check_log

SIZE = 3
LIFE = (10, 60)
"""Requests of all from one kill to the next, of any of the processes."""


@pytest.fixture
async def sandbox(tmp_path: Path) -> AsyncIterator[SandboxProcess]:
    """It has as many shards as there are processes; a tap at one that died is soon given up."""
    with SandboxProcess(tmp_path / "requests.jsonl", "--shards", str(SIZE)) as running:
        async with running.on_the_line():
            yield running
    check_log(running.log)


@pytest.fixture
async def bots(
    sandbox: SandboxProcess, tmp_path: Path, postgres: Postgres
) -> AsyncIterator[list[BotProcess]]:
    """A process for each shard, all begun at once."""
    async with postgres.database() as url:
        bots = []
        for number in range(SIZE):
            folder = tmp_path / str(number)
            folder.mkdir()
            settings = {"DATABASE_URL": url, "CLUSTER": f"{number}/{SIZE}"}
            bots.append(BotProcess(sandbox.address, folder, 0.15, **settings))
        for bot in bots:
            bot.begin()
        await until(partial(shards, sandbox, SIZE))
        yield bots
        assert [bot.stop() for bot in bots] == [0] * SIZE
        assert [trouble for bot in bots for trouble in bot.troubles] == []


async def shards(sandbox: SandboxProcess, number: int) -> bool:
    """Whether so many shards are connected, each once."""
    return bool((await sandbox.bot())["shards"] == [*range(number)])


def anywhere(random: Random) -> list[int]:
    """To which shards a click goes: to one, or to two at once."""
    return random.sample(range(SIZE), random.choice((1, 1, 2)))


async def kill_at_random(
    sandbox: SandboxProcess, bots: Sequence[BotProcess], kills: int, ledgers: Sequence[Ledger]
) -> None:
    """Kill a process again and again, and start it at once."""
    random = Random(kills)
    for _ in range(kills):
        await sandbox.is_asked(random.randint(*LIFE))
        assert not all(ledger.over for ledger in ledgers), "killed while cards are played"
        bot = random.choice(bots)
        bot.kill()
        bot.begin()


@pytest.mark.parametrize(
    ("kills", "target"),
    [(5, 160), pytest.param(40, 500, marks=pytest.mark.slow)],
    ids=["5-kills", "40-kills"],
)
async def test_nothing_is_lost_doubled_or_left_old_though_processes_are_killed(
    sandbox: SandboxProcess,
    bots: list[BotProcess],
    alice: Player,
    bob: Player,
    kills: int,
    target: int,
) -> None:
    carol = Player(sandbox, "carol", "table-2")
    await begin(carol, target=target)
    await begin(alice, bob, target=target)
    of_carol, of_both = ledgers = [Ledger(bots[0].url, match) for match in (1, 2)]
    players = [alice, bob, carol]
    for player in players:
        player.route = partial(anywhere, Random(player.name))
    async with playing(*players):
        await kill_at_random(sandbox, bots, kills, ledgers)
        for bot in bots:
            bot.pace = 0  # computers need not take their time any more
            bot.kill()
            bot.begin()
        await played_out(*ledgers)
        await until(partial(shards, sandbox, SIZE))

    await assert_all_is_true(of_carol, carol, [carol])
    await assert_all_is_true(of_both, alice, [alice, bob])
