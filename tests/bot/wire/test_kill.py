"""The bot is killed again and again while people and computers play, and nothing is lost."""

from collections.abc import Sequence
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
    [pytest.param(2, (20, 30), marks=pytest.mark.smoke), (20, (70, 180))],
    ids=["twice", "twenty times"],
)
async def test_nothing_is_lost_or_doubled_though_the_bot_is_killed(
    sandbox: SandboxProcess,
    bot: BotProcess,
    alice: Player,
    bob: Player,
    kills: int,
    targets: tuple[int, int],
) -> None:
    carol = Player(sandbox, "carol", "table-2")
    await begin(carol, target=targets[0])
    await begin(alice, bob, target=targets[1])
    of_one, of_two = Ledger(bot.url, 1), Ledger(bot.url, 2)
    async with playing(alice, bob, carol):
        await kill_again_and_again(sandbox, bot, [of_one, of_two], kills)
        bot.pace = 0
        bot.begin()
        await played_out(of_one, of_two)

    await assert_all_is_true(of_one, carol, [carol])
    await assert_all_is_true(of_two, alice, [alice, bob])


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
