"""Impatient people, and a Discord that has a bad day: play goes on, and every tap counts once."""

import asyncio
from contextlib import suppress

import pytest

from tests.bot.sandbox_process import Json, NotOffered, SandboxProcess
from tests.bot.waiting import until
from tests.bot.wire.bot_process import BotProcess
from tests.bot.wire.ledger import Ledger
from tests.bot.wire.player import Player, Tap
from tests.bot.wire.reading import Offer
from tests.bot.wire.shared_table import dealt

CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"


@pytest.fixture
async def ledger(bot: BotProcess, alice: Player) -> Ledger:
    """A match of Spades: Alice and three computers."""
    ledger = Ledger(bot.url, 1)
    await dealt(ledger, alice)
    return ledger


def clicks(ledger: Ledger) -> list[int | None]:
    """The clicks that the log has."""
    return [row.click for row in ledger.actions if row.click]


async def play(player: Player) -> Tap:
    """Play something as soon as it is their turn, and again until the bot answers."""

    async def once() -> Tap | None:
        tap = await player.act()
        return tap if tap.acknowledged else None

    return await until(once)


async def test_a_double_click_counts_once(alice: Player, ledger: Ledger) -> None:
    async def twice() -> tuple[Tap, Tap] | None:
        message, offered = await alice.turn()
        with suppress(NotOffered):  # the first was answered before the second came
            return await alice.tap_twice(message, offered[0])
        return None

    first, second = await until(twice)
    [counted] = [tap for tap in (first, second) if tap.acknowledged]
    [refused] = [tap for tap in (first, second) if not tap.acknowledged]
    assert clicks(ledger).count(counted.click) == 1
    assert refused.click not in clicks(ledger)
    assert "The table has moved on" in refused.said


def statuses(sandbox: SandboxProcess, tap: Tap) -> list[int]:
    """How Discord took the bot's answers to a tap."""
    start = f"/interactions/{tap.click}/"
    return [each["status"] for each in sandbox.requests() if each["path"].startswith(start)]


async def test_a_click_while_the_bot_is_down_fails_and_works_after_its_start(
    sandbox: SandboxProcess, bot: BotProcess, alice: Player, ledger: Ledger
) -> None:
    message, offered = await alice.turn()
    bot.kill()
    await sandbox.bot_is(connected=False)
    await sandbox.advance(4)
    failed = await alice.tap(message, offered[0])
    assert failed.outcome["failure"] == "The application did not respond"
    await bot.start()
    tap = await alice.tap(message, offered[0])
    await until(lambda: bool(clicks(ledger)))  # its answer may be that it takes longer
    assert clicks(ledger) == [tap.click]


@pytest.mark.parametrize("action", ["reconnect", "invalidate", "cut"])
async def test_play_goes_on_when_the_gateway_fails(
    sandbox: SandboxProcess, alice: Player, ledger: Ledger, action: str
) -> None:
    await play(alice)
    await sandbox.ask("POST", "gateway", action=action)
    tap = await play(alice)
    counted = clicks(ledger)
    assert counted[-1] == tap.click
    assert len(counted) == len({*counted} & {each.click for each in alice.taps})


async def test_a_gateway_that_tells_a_click_again_after_a_resume_does_not_double_it(
    sandbox: SandboxProcess, alice: Player, ledger: Ledger
) -> None:
    tap = await play(alice)
    await sandbox.ask("POST", "gateway", action="repeat")
    await until(lambda: statuses(sandbox, tap) == [200, 400])
    assert clicks(ledger) == [tap.click]


async def test_an_answer_that_comes_too_late_is_no_error_and_the_action_counts(
    sandbox: SandboxProcess, alice: Player, ledger: Ledger
) -> None:
    message, offered = await alice.turn()
    answer = {"method": "POST", "route": CALLBACK, "status": 404, "code": 10062}
    await sandbox.ask("POST", "faults", **answer)
    tapping = asyncio.create_task(alice.tap(message, offered[0]))
    await until(lambda: bool(clicks(ledger)))
    await sandbox.advance(4)
    tap = await tapping
    assert not tap.answered
    assert clicks(ledger) == [tap.click]
    await until(lambda: ledger.drawn)
    assert (await play(alice)).acknowledged


async def press_in_vain(player: Player, message: Json, offer: Offer) -> None:
    """A press says that the table is closed, unless its button is gone already."""
    with suppress(NotOffered):
        assert "closed" in (await player.tap(message, offer)).said


async def test_a_server_that_takes_the_bot_out_has_its_tables_closed_and_may_begin_anew(
    sandbox: SandboxProcess, alice: Player, ledger: Ledger
) -> None:
    message, offered = await alice.turn()
    await sandbox.ask("POST", "gateway", action="expel")
    await until(lambda: ledger.closed)
    before = ledger.actions
    await press_in_vain(alice, message, offered[0])
    assert ledger.actions == before
    await sandbox.ask("POST", "gateway", action="invite")
    await alice.open("spades")
    assert (await alice.press("start")).answered
