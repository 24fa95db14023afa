"""A hand that Discord is slow to take comes to whose it is, and to nobody else."""

import pytest

from games.game import DEAL
from tests.bot.sandbox_process import SandboxProcess
from tests.bot.waiting import until
from tests.bot.wire.bot_process import BotProcess
from tests.bot.wire.ledger import Ledger, all_drawn
from tests.bot.wire.player import Player

MESSAGE = "/channels/{channel_id}/messages"
LONG = 600.0


@pytest.fixture
def ledger(bot: BotProcess) -> Ledger:
    return Ledger(bot.url, 1)


async def test_a_hand_that_comes_late_to_who_has_left_is_not_edited_to_that_of_the_next(
    sandbox: SandboxProcess, alice: Player, ledger: Ledger
) -> None:
    host, guest = Player(sandbox, "carol"), Player(sandbox, "dave")
    await host.open("crazy_king", hand_size=3)
    assert (await alice.press("join")).answered
    slow = {"method": "POST", "route": MESSAGE, "channel": "dm", "as": "alice", "delay": LONG}
    await sandbox.ask("POST", "faults", **slow)
    assert (await host.press("start")).answered
    await until(lambda: ledger.begun)
    await alice.command("leave", "quit")
    assert (await guest.press("enter")).answered
    assert (await host.press("agree")).answered
    while DEAL not in [row.text for row in ledger.actions]:
        await host.act()
    await sandbox.advance(LONG)
    await all_drawn(ledger)
    assert [len(await each.direct_hands()) for each in (guest, alice)] == [1, 0]
