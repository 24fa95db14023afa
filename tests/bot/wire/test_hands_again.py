"""A hand that was taken away comes again when it is wanted, though Discord forgets no nonce."""

from functools import partial

import pytest

from games.game import DEAL
from tests.bot.sandbox_process import Json, SandboxProcess
from tests.bot.waiting import until
from tests.bot.wire.bot_process import BotProcess
from tests.bot.wire.ledger import Ledger, all_drawn
from tests.bot.wire.player import Player, in_turn
from tests.bot.wire.reading import offers, plays

HANDS = ".hands"


@pytest.fixture
def ledger(bot: BotProcess) -> Ledger:
    return Ledger(bot.url, 1)


async def prefer(player: Player, how: str) -> None:
    """Choose in `/preferences` how hands come."""
    shown = (await player.sandbox.slash(player.name, "preferences", player.channel))["message"]
    [menu] = {each.custom_id for each in offers(shown) if each.custom_id.endswith(HANDS)}
    outcome = await player.sandbox.click(player.name, shown, menu, how)
    assert outcome["outcome"] == "answered"


async def stands(player: Player, hand: Json) -> bool:
    """Whether this very message is still there."""
    return hand["id"] in [each["id"] for each in await player.direct_hands()]


async def has_hands(player: Player, number: int) -> bool:
    """Whether so many stand in the player's direct messages."""
    return len(await player.direct_hands()) == number


async def test_who_wants_hands_by_a_press_and_then_does_not_has_theirs_again(
    alice: Player, ledger: Ledger
) -> None:
    await alice.open("crazy_king")
    await alice.computers(1)
    assert (await alice.press("start")).answered
    await alice.turn()
    for how, number in (("button", 0), ("direct", 1)) * 2:
        await prefer(alice, how)
        await until(partial(has_hands, alice, number))
    await all_drawn(ledger)
    [hand] = await alice.direct_hands()
    assert plays(hand)


@pytest.mark.parametrize("program", [("tests.bot.wire.variant", "ringing")], ids=["ringing"])
async def test_who_leaves_and_sits_down_again_has_a_hand_again(
    sandbox: SandboxProcess, alice: Player, ledger: Ledger
) -> None:
    host = Player(sandbox, "carol")
    await host.open("crazy_king", hand_size=3)
    assert (await alice.press("join")).answered
    await host.computers(0)
    assert (await host.press("start")).answered
    await until(partial(has_hands, alice, 1))
    [first] = await alice.direct_hands()
    while await stands(alice, first):  # until another has come to ring
        await (await in_turn(host, alice))[0].act()
    await alice.command("leave", "quit")
    assert (await alice.press("enter")).answered
    assert (await host.press("agree")).answered
    while DEAL not in [row.text for row in ledger.actions]:
        await host.act()
    await all_drawn(ledger)
    await until(partial(has_hands, alice, 1))  # two while one comes to ring
