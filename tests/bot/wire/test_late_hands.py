"""Who waits for a hand by direct message is told how to see it at once."""

from collections.abc import Sequence

import pytest

from bot.sandbox.world.people import lasting_id
from tests.bot.sandbox_process import SandboxProcess
from tests.bot.waiting import until
from tests.bot.wire.bot_process import BotProcess
from tests.bot.wire.player import Player
from tests.bot.wire.reading import is_picture, texts

OPENING = "/users/@me/channels"
OFFER = "Press **Show my hand**"


@pytest.fixture
def program() -> Sequence[str]:
    return ("tests.bot.wire.variant", "late_hands")


async def test_while_no_channel_can_be_opened_each_is_offered_their_hand_once(
    sandbox: SandboxProcess, bot: BotProcess, alice: Player
) -> None:
    people = alice, Player(sandbox, "carol")
    await alice.open("crazy_king")
    assert (await people[1].press("join")).answered
    await sandbox.ask("POST", "faults", method="POST", route=OPENING, retry_after=45, times=None)
    assert (await alice.press("start")).answered
    mentions = [f"<@{lasting_id('person', each.name)}>" for each in people]

    async def told() -> str:
        shown = [texts(each) for each in await sandbox.messages("alice")]
        return "\n".join(each for each in shown if OFFER in each)

    async def all_are_told() -> bool:
        return set(mentions) <= set((await told()).split())

    await until(all_are_told)
    for player in people:
        tap = await player.press("hand")
        assert is_picture(tap.outcome["message"], "hand")
    assert [(await told()).count(each) for each in mentions] == [1, 1]
