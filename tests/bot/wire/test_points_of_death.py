"""The bot is killed at every step between a click and the picture, and nothing is lost."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.bot.sandbox_process import SandboxProcess
from tests.bot.waiting import until
from tests.bot.wire.bot_process import BotProcess
from tests.bot.wire.doomed import (
    AFTER_COMMIT,
    BEFORE_COMMIT,
    DEAL_UNSTORED,
    HANDS_UNSTORED,
    OF_A_START,
    TABLE_UNSTORED,
)
from tests.bot.wire.ledger import Ledger, all_drawn
from tests.bot.wire.player import Player, Tap
from tests.bot.wire.reading import texts
from tests.bot.wire.shared_table import dealt


@pytest.fixture
def bot(sandbox: SandboxProcess, tmp_path: Path) -> Iterator[BotProcess]:
    """Not started yet, and without pauses."""
    running = BotProcess(sandbox.address, tmp_path, pace=0)
    yield running
    assert running.stop() == 0
    assert running.troubles == []


async def begin(bot: BotProcess, alice: Player) -> Ledger:
    """Have a match under way, and no bot."""
    ledger = Ledger(bot.url, 1)
    await bot.start()
    await dealt(ledger, alice)
    bot.kill()
    return ledger


async def tap_and_die(sandbox: SandboxProcess, bot: BotProcess, alice: Player) -> Tap:
    """Click in the hand of a bot that dies of it."""
    message, offered = await alice.turn()
    tapping = asyncio.create_task(alice.tap(message, offered[0]))
    await until(lambda: not bot.runs)
    await sandbox.advance(4)  # nobody answers any more
    return await tapping


def of(ledger: Ledger, tap: Tap) -> list[str]:
    """What is stored of a click."""
    return [row.text for row in ledger.actions if row.click == tap.click]


async def test_killed_before_the_commit_nothing_has_happened_and_the_click_works_again(
    sandbox: SandboxProcess, bot: BotProcess, alice: Player
) -> None:
    ledger = await begin(bot, alice)
    before = ledger.actions
    for point in BEFORE_COMMIT:
        await bot.start("tests.bot.wire.doomed", point)
        tap = await tap_and_die(sandbox, bot, alice)
        assert not tap.answered, point
        assert ledger.actions == before, point
    await bot.start()
    message, offered = await alice.turn()
    assert tap.offer in offered
    again = await alice.tap(message, tap.offer)
    assert again.acknowledged
    assert of(ledger, again) == [tap.offer.action]


async def test_killed_after_the_commit_an_action_counts_once_and_everybody_sees_it(
    sandbox: SandboxProcess, bot: BotProcess, alice: Player
) -> None:
    ledger = await begin(bot, alice)
    for point in AFTER_COMMIT:
        await bot.start("tests.bot.wire.doomed", point)
        tap = await tap_and_die(sandbox, bot, alice)
        assert of(ledger, tap) == [tap.offer.action], point
        await bot.start()
        await until(lambda: ledger.drawn)  # without anybody clicking
        _, offered = await alice.turn()
        assert {offer.length for offer in offered} == {len(ledger.actions)}, point
        bot.kill()
    await bot.start()


async def test_a_hand_posted_by_a_bot_that_died_before_it_stored_where_is_not_left_as_it_was(
    sandbox: SandboxProcess, bot: BotProcess, alice: Player
) -> None:
    await bot.start("tests.bot.wire.doomed", HANDS_UNSTORED)
    await alice.open("gin_rummy")
    await alice.press("start")
    tap = await tap_and_die(sandbox, bot, alice)
    assert tap.offer.action in ("take", "draw")  # and it is still her turn
    ledger = Ledger(bot.url, 1)
    await bot.start()
    await until(lambda: ledger.drawn)
    _, offered = await alice.turn()
    assert {offer.length for offer in offered} == {len(ledger.actions)}
    assert len(await alice.hands()) == 1


async def test_killed_before_it_is_stored_where_a_table_was_posted_anew_it_stays_one_table(
    sandbox: SandboxProcess, bot: BotProcess, alice: Player
) -> None:
    ledger = await begin(bot, alice)
    await bot.start("tests.bot.wire.doomed", TABLE_UNSTORED)
    calling = asyncio.create_task(sandbox.slash("alice", "table show", "general"))
    await until(lambda: not bot.runs)
    await sandbox.advance(4)
    await calling
    await bot.start()
    await until(lambda: ledger.drawn)
    assert len(await alice.tables()) == 1


@pytest.mark.parametrize("point", OF_A_START)
async def test_killed_while_it_deals_there_is_one_table_below_the_deal_and_the_lobby_links_to_it(
    sandbox: SandboxProcess, bot: BotProcess, alice: Player, point: str
) -> None:
    ledger = Ledger(bot.url, 1)
    await bot.start()
    await alice.open("spades")
    await all_drawn(ledger)
    lobby = await alice.table()
    bot.kill()
    await bot.start("tests.bot.wire.doomed", point)
    pressed = await alice.press("start")
    await until(lambda: not bot.runs)
    await sandbox.bot_is(connected=False)
    await bot.start()
    if point == DEAL_UNSTORED:
        pressed = await alice.press("start")
    await until(lambda: ledger.begun and ledger.drawn)
    [table] = await alice.tables()
    deal = pressed.outcome["message"]
    assert int(lobby["id"]) < int(deal["id"]) < int(table["id"])
    shown = {each["id"]: texts(each) for each in await sandbox.messages("alice")}
    assert shown[lobby["id"]].endswith(f"/{table['id']}")
    assert (await alice.act()).acknowledged
