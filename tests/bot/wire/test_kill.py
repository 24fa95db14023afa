"""The bot is killed again and again while people and computers play, and nothing is lost."""

from collections.abc import Sequence
from itertools import chain
from random import Random

import pytest

from tests.bot.sandbox_process import SandboxProcess
from tests.bot.wire.bot_process import BotProcess
from tests.bot.wire.ledger import Ledger, played_out
from tests.bot.wire.player import Player
from tests.bot.wire.shared_table import begin, playing
from tests.bot.wire.truth import assert_all_is_true

LONGEST_LIFE = 24
"""Requests from a start to the next kill, at most; a few come before the bot is even connected."""


@pytest.fixture
def pace() -> float:
    """So slow that the matches last until the last kill."""
    return 0.15


@pytest.mark.parametrize(
    ("kills", "targets"),
    [pytest.param(2, [50], marks=pytest.mark.smoke, id="2"), pytest.param(20, [180, 70], id="20")],
)
async def test_nothing_is_lost_or_doubled_though_the_bot_is_killed_so_often(
    sandbox: SandboxProcess,
    bot: BotProcess,
    alice: Player,
    bob: Player,
    kills: int,
    targets: list[int],
) -> None:
    tables = [[alice, bob], [Player(sandbox, "carol", "table-2")]][: len(targets)]
    for players, target in zip(tables, targets, strict=True):
        await begin(*players, target=target)
    ledgers = [Ledger(bot.url, match) for match, _ in enumerate(tables, 1)]
    async with playing(*chain(*tables)):
        await kill_again_and_again(sandbox, bot, ledgers, kills)
        bot.pace = 0
        bot.begin()
        await played_out(*ledgers)

    for ledger, players in zip(ledgers, tables, strict=True):
        await assert_all_is_true(ledger, players[0], players)


async def kill_again_and_again(
    sandbox: SandboxProcess, bot: BotProcess, ledgers: Sequence[Ledger], kills: int
) -> None:
    """Leave the bot dead after the last kill."""
    random = Random(20)
    for kill in range(kills):
        if kill:
            bot.begin()
        await sandbox.is_asked(random.randint(0, LONGEST_LIFE))
        assert not all(ledger.over for ledger in ledgers), "killed while cards are played"
        bot.kill()
        await sandbox.bot_is(connected=False)
        await sandbox.advance(4)  # who clicked before hears now that nobody answers
