"""What rings for a turn comes once, and nothing of it is left after the turn."""

import asyncio
import os
import signal
from pathlib import Path
from random import Random

import pytest

from tests.bot.sandbox_process import SandboxProcess
from tests.bot.waiting import until
from tests.bot.wire.bot_process import BotProcess
from tests.bot.wire.doomed import NOTICE_UNSTORED, UNSENT, UNSTORED
from tests.bot.wire.ledger import Ledger
from tests.bot.wire.player import Player, in_turn
from tests.bot.wire.reading import rings, texts
from tests.bot.wire.shared_table import begin as begin_long
from tests.bot.wire.shared_table import playing

CALL = "It's your turn in "
KILLS = 200
LONGEST_LIFE = 12
"""Requests from the connection to the next kill, at most."""
AMID_RINGING = 0.7
"""How many kills wait for somebody to be rung, and come with that or a little after it."""
AFTER_RINGING = 3
"""Requests from there to the kill, at most."""
PEOPLE = {0, 1, 2}
"""The seats of those who are no computers."""


async def begin(host: Player, *guests: Player) -> None:
    """Start a match of Spades."""
    await host.open("spades")
    for guest in guests:
        assert (await guest.press("join")).answered
    assert (await host.press("start")).answered


async def calls(player: Player) -> list[str]:
    """The notices that stand, wherever the player can read them."""
    places = [await player.sandbox.messages(player.name, each) for each in ("dm", "general")]
    return [texts(message) for place in places for message in place if CALL in texts(message)]


async def show_hand(player: Player) -> None:
    """Press **Show my hand** until it is answered in time."""

    async def shown() -> bool:
        return (await player.press("hand")).answered

    await until(shown)


async def bid(player: Player) -> None:
    """Bid by what is offered first."""
    assert (await player.act()).acknowledged


async def test_what_rang_is_taken_away_by_one_request_where_it_is(
    sandbox: SandboxProcess, bot: BotProcess, alice: Player, bob: Player
) -> None:
    carol, ledger = Player(sandbox, "carol"), Ledger(bot.url, 1)
    await begin(alice, bob, carol)
    await show_hand(bob)
    first, second, third = await in_turn(alice, bob, carol)
    await until(lambda: ledger.drawn)
    await bid(first)
    for player in await in_turn(second, third):
        await bid(player)
    await until(lambda: ledger.drawn)
    asked = [each["status"] for each in sandbox.requests() if each["method"] == "DELETE"]
    assert asked == [204] * len(asked)
    assert asked  # who has just looked is not rung, and Bob has
    assert [len(await player.direct_hands()) for player in (alice, bob, carol)] == [1, 0, 1]
    assert await calls(bob) == []


async def test_a_notice_sent_by_a_bot_that_died_before_it_stored_which_is_not_left(
    sandbox: SandboxProcess, bot: BotProcess, bob: Player
) -> None:
    await sandbox.direct_messages("carol", are_open=False)
    carol, ledger = Player(sandbox, "carol"), Ledger(bot.url, 1)
    await begin(bob, carol)
    for player in (bob, carol):
        await show_hand(player)
    first, second = await in_turn(bob, carol)
    await until(lambda: ledger.drawn)
    bot.kill()
    await bot.start("tests.bot.wire.doomed", NOTICE_UNSTORED)
    bidding = asyncio.create_task(bid(first))
    await until(lambda: not bot.runs)
    await sandbox.advance(4)
    await asyncio.gather(bidding, return_exceptions=True)  # it may have died before its answer
    assert len(await calls(second)) == 1
    await bot.start()
    await until(lambda: ledger.drawn)
    assert len(await calls(second)) == 1
    await show_hand(second)
    await bid(second)
    await until(lambda: ledger.drawn)
    assert await calls(second) == []


@pytest.mark.parametrize("point", [UNSENT, UNSTORED])
async def test_a_hand_that_rings_comes_once_though_the_bot_dies_over_it(
    sandbox: SandboxProcess, bot: BotProcess, alice: Player, point: str
) -> None:
    carol, ledger = Player(sandbox, "carol"), Ledger(bot.url, 1)
    await begin(alice, carol)
    first, second = await in_turn(alice, carol)
    await until(lambda: ledger.drawn)
    [before] = await second.direct_hands()
    bot.kill()
    await bot.start("tests.bot.wire.doomed", point)
    bidding = asyncio.create_task(bid(first))
    await until(lambda: not bot.runs)
    await sandbox.advance(4)
    await asyncio.gather(bidding, return_exceptions=True)  # it may have died before its answer
    await bot.start()
    await until(lambda: ledger.drawn)
    [hand] = await second.direct_hands()
    assert hand["id"] != before["id"]
    assert rings(hand)
    await bid(second)


def kill_child(parent: int) -> None:
    """Kill the one process that this one has started."""
    [child] = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    os.kill(int(child), signal.SIGKILL)


async def has_connected(bot: BotProcess, times: int) -> None:
    """Wait for it; to look for when nobody is there would be to hope not to miss it."""
    await until(lambda: bot.connections >= times)


async def quiet(ledger: Ledger) -> set[int]:
    """Wait until only people are to act, and all is shown; their seats."""

    async def waiting() -> set[int]:
        seats = {*ledger.record.replay().waiting()} & PEOPLE
        return seats if ledger.drawn else set()

    return await until(waiting)


@pytest.mark.slow
async def test_no_notice_is_left_though_the_bot_is_killed_two_hundred_times(
    sandbox: SandboxProcess, bot: BotProcess, alice: Player, bob: Player
) -> None:
    await sandbox.direct_messages("carol", are_open=False)
    carol, ledger, random = Player(sandbox, "carol"), Ledger(bot.url, 1), Random(KILLS)
    await begin_long(alice, bob, carol, target=1_000)
    await until(lambda: ledger.begun)
    bot.kill()
    bot.begin("tests.bot.wire.variant", "ringing")
    async with playing(alice, bob, carol):
        for killed in range(KILLS):
            await has_connected(bot, killed + 1)
            await sandbox.advance(4)  # who clicked before hears now that nobody answers
            if random.random() < AMID_RINGING:
                await sandbox.is_told(CALL)
                await sandbox.is_asked(random.randint(0, AFTER_RINGING))
            else:
                await sandbox.is_asked(random.randint(0, LONGEST_LIFE))
            assert not ledger.over, "killed while cards are played"
            kill_child(bot.pid)
        await has_connected(bot, KILLS + 1)
        await sandbox.advance(4)
    waiting = await quiet(ledger)
    assert len(await calls(alice)) == len(waiting - {0})  # no hand comes to Bob and Carol
    assert len(await alice.direct_hands()) == 1
    assert bot.stop() == 0
