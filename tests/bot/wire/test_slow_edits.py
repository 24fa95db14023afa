"""An edit of the table that Discord is slow to take hides nothing that is newer."""

from functools import partial

import pytest

from tests.bot.sandbox_process import SandboxProcess
from tests.bot.waiting import until
from tests.bot.wire.bot_process import BotProcess
from tests.bot.wire.ledger import Ledger, all_drawn
from tests.bot.wire.player import Player
from tests.bot.wire.reading import offers, texts

SECONDS = 600.0
EDIT = "/channels/{channel_id}/messages/{message_id}"


@pytest.fixture
def ledger(bot: BotProcess) -> Ledger:
    return Ledger(bot.url, 1)


@pytest.fixture(autouse=True)
async def at_once(sandbox: SandboxProcess) -> None:
    """Discord tells how many edits it takes; else discord.py makes one at a time."""
    await sandbox.ask("POST", "limits", edits=100)


async def slow_down(sandbox: SandboxProcess) -> None:
    """Have Discord take its time over the next edit of a table."""
    fault = {"method": "PATCH", "route": EDIT, "channel": "general", "delay": SECONDS}
    await sandbox.ask("POST", "faults", **fault)


async def is_told_of_the_end(player: Player) -> bool:
    """Whether the hand that somebody had says so."""
    return "Everyone left" in texts((await player.sandbox.messages(player.name, "dm"))[-1])


async def test_a_match_that_begins_while_its_lobby_is_edited_is_what_everybody_sees(
    sandbox: SandboxProcess, alice: Player, ledger: Ledger
) -> None:
    await alice.open("crazy_king")
    assert (await alice.press("dismiss")).answered
    await all_drawn(ledger)
    await slow_down(sandbox)
    assert (await alice.press("computer")).answered
    assert (await alice.press("start")).answered
    assert (await alice.act()).acknowledged
    await alice.turn()
    await sandbox.advance(SECONDS)
    await all_drawn(ledger)
    assert "hand" in [offer.verb for offer in offers(await alice.table())]


async def test_a_table_that_is_closed_while_a_move_is_shown_stays_closed(
    sandbox: SandboxProcess, alice: Player, ledger: Ledger
) -> None:
    await alice.open("crazy_king")
    assert (await alice.press("start")).answered
    await alice.turn()
    await all_drawn(ledger)
    [table] = await alice.tables()
    await slow_down(sandbox)
    assert (await alice.act()).acknowledged
    await alice.turn()
    await alice.command("leave", "quit")
    await until(partial(is_told_of_the_end, alice))
    await sandbox.advance(SECONDS)
    await all_drawn(ledger)
    shown = [each for each in await sandbox.messages("alice") if each["id"] == table["id"]]
    assert ["Everyone left" in texts(each) for each in shown] == [True]
    assert await alice.tables() == []
