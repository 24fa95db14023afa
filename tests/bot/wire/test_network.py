"""Discord refuses, is out of reach or says nothing: a line in the log, and play goes on."""

import asyncio

import pytest

from tests.bot.sandbox_process import Json, SandboxProcess
from tests.bot.waiting import until
from tests.bot.wire.bot_process import BotProcess
from tests.bot.wire.ledger import Ledger
from tests.bot.wire.player import Player
from tests.bot.wire.shared_table import dealt

CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"
EDIT = "/channels/{channel_id}/messages/{message_id}"
POST = "/channels/{channel_id}/messages"

TROUBLES = pytest.mark.parametrize("trouble", [{"reset": True}, {"status": 400}])


@pytest.fixture
async def ledger(bot: BotProcess, alice: Player) -> Ledger:
    """A match of Spades: Alice, whose turn it is, and three computers."""
    ledger = Ledger(bot.url, 1)
    await dealt(ledger, alice)
    return ledger


@TROUBLES
async def test_who_cannot_be_answered_at_first_is_told_why(
    sandbox: SandboxProcess, alice: Player, ledger: Ledger, trouble: Json
) -> None:
    message, offered = await alice.turn()
    await sandbox.ask("POST", "faults", method="POST", route=CALLBACK, **trouble)
    tap = await alice.tap(message, offered[0])
    assert "Discord is having trouble right now" in tap.said
    assert len(ledger.actions) > offered[0].length


@TROUBLES
async def test_who_cannot_even_be_told_why_can_play_on(
    sandbox: SandboxProcess, alice: Player, ledger: Ledger, trouble: Json
) -> None:
    message, offered = await alice.turn()
    await sandbox.ask("POST", "faults", method="POST", route=CALLBACK, times=2, **trouble)
    tapping = asyncio.create_task(alice.tap(message, offered[0]))
    await until(lambda: len(ledger.actions) > offered[0].length)
    await sandbox.advance(4)
    assert not (await tapping).answered

    async def plays_on() -> bool:
        return (await alice.act()).acknowledged

    await until(plays_on)


@TROUBLES
@pytest.mark.parametrize(("method", "route"), [("PATCH", EDIT), ("POST", POST)])
async def test_what_cannot_be_drawn_at_first_is_drawn_later(
    sandbox: SandboxProcess, alice: Player, ledger: Ledger, trouble: Json, method: str, route: str
) -> None:
    await sandbox.ask("POST", "faults", method=method, route=route, times=3, **trouble)
    tap = await alice.act()
    assert tap.acknowledged
    await until(lambda: len(ledger.actions) > tap.offer.length)
    await until(lambda: ledger.drawn)


@pytest.mark.parametrize("trouble", [{"delay": 600.0}, {"status": 500}])
async def test_a_bot_that_is_told_to_end_while_it_draws_has_no_trouble_and_draws_after_its_start(
    sandbox: SandboxProcess, bot: BotProcess, alice: Player, ledger: Ledger, trouble: Json
) -> None:
    await sandbox.ask("POST", "faults", method="PATCH", route=EDIT, times=None, **trouble)
    assert (await alice.act()).acknowledged
    assert bot.stop() == 0
    assert not ledger.drawn
    await sandbox.ask("DELETE", "faults")
    await bot.start()
    await until(lambda: ledger.drawn)


@pytest.mark.parametrize("absence", ["refuse", "silence"])
async def test_play_goes_on_after_a_time_without_a_gateway(
    sandbox: SandboxProcess, bot: BotProcess, alice: Player, ledger: Ledger, absence: str
) -> None:
    await sandbox.ask("POST", "gateway", action=absence, seconds=600)
    await until(lambda: any("Discord is out of reach" in event for event in bot.events))
    await sandbox.advance(600)
    await sandbox.bot_is(connected=True)
    assert (await alice.act()).acknowledged
