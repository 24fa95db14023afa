"""The network to the database dies without a word while people play, and comes back."""

from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path

import pytest

from tests.bot.relay import Relay
from tests.bot.sandbox_process import SandboxProcess
from tests.bot.waiting import until
from tests.bot.wire.bot_process import BotProcess
from tests.bot.wire.ledger import Ledger, played_out
from tests.bot.wire.player import Player, Tap
from tests.bot.wire.shared_table import begin, dealt, playing
from tests.bot.wire.truth import assert_all_is_true


@pytest.fixture
async def bot(sandbox: SandboxProcess, relay: Relay, tmp_path: Path) -> AsyncIterator[BotProcess]:
    """A bot behind the relay, ready, which also looks after what others might do."""
    running = BotProcess(sandbox.address, tmp_path, 0.05, DATABASE_URL=relay.url, CLUSTER="0/1")
    await running.start()
    yield running
    assert running.stop() == 0
    assert running.troubles == []


@pytest.mark.parametrize("end", [Relay.heal, Relay.forget])
async def test_a_click_in_a_dead_network_is_told_in_a_sentence_and_works_afterwards(
    postgres_url: str,
    relay: Relay,
    bot: BotProcess,
    alice: Player,
    end: Callable[[Relay], None],
) -> None:
    message, offered = await dealt(Ledger(postgres_url, 1), alice)
    relay.fall_silent()
    refused = await alice.tap(message, offered[0])
    assert was_told(refused)
    end(relay)

    async def works() -> bool:
        return (await alice.act()).acknowledged  # what was refused may have come through after all

    await until(works)


async def test_a_bot_stops_though_the_network_is_dead(relay: Relay, bot: BotProcess) -> None:
    assert bot.stop() == 0
    await bot.start("bot")
    relay.fall_silent()
    assert bot.stop() == 0


async def test_nothing_is_lost_or_doubled_though_the_network_dies_under_load(
    postgres_url: str, relay: Relay, bot: BotProcess, alice: Player, bob: Player
) -> None:
    await begin(alice, bob, target=50)
    ledger = Ledger(postgres_url, 1)
    async with playing(alice, bob):
        for end in (relay.heal, relay.forget):
            length = len(ledger.actions)
            await until(lambda length=length: len(ledger.actions) > length + 5)  # type: ignore[misc]
            tapped = len(alice.taps)
            relay.fall_silent_at(b"COMMIT;", are_carried=True)
            await until(partial(were_told, alice, tapped))
            end()
        await played_out(ledger)

    await assert_all_is_true(ledger, alice, [alice, bob])


def were_told(player: Player, since: int) -> bool:
    """Whether one of their taps since then reached no database."""
    return any(was_told(tap) for tap in player.taps[since:])


def was_told(tap: Tap) -> bool:
    """Whether they read why nothing happened; on a busy machine, that it takes longer."""
    return "reach my database" in tap.said or "taking longer" in tap.said
