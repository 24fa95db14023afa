"""The bot is killed twenty times while people and computers play, and nothing is lost."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from random import Random

import pytest

from tests.bot.sandbox_process import SandboxProcess
from tests.bot.waiting import until
from tests.bot.wire.bot_process import BotProcess
from tests.bot.wire.ledger import Ledger
from tests.bot.wire.player import Player, Tap
from tests.bot.wire.reading import offers, plays, texts

KILLS = 20
LONGEST_LIFE = 2.5
"""Seconds from a start to the next kill; some come before the bot is even connected."""
PATIENCE = 60
"""Seconds in which both matches must have ended after the last kill."""


@pytest.fixture
def pace() -> float:
    """So slow that the matches last until the last kill."""
    return 0.15


async def test_nothing_is_lost_or_doubled_though_the_bot_is_killed_twenty_times(
    sandbox: SandboxProcess, bot: BotProcess, alice: Player, bob: Player
) -> None:
    carol = Player(sandbox, "carol", "table-2")
    await begin(carol)
    await begin(alice, bob)
    of_one, of_two = Ledger(bot.url, 1), Ledger(bot.url, 2)
    async with playing(alice, bob, carol):
        await kill_again_and_again(sandbox, bot, [of_one, of_two])
        bot.pace = 0
        bot.begin()
        await until(lambda: of_one.over and of_one.drawn, PATIENCE)
        await until(lambda: of_two.over and of_two.drawn, PATIENCE)

    assert_each_tap_counted_once(of_one, carol.taps)
    assert_each_tap_counted_once(of_two, alice.taps + bob.taps)
    for ledger, player in ((of_one, carol), (of_two, alice)):
        assert_the_result_is_what_the_record_gives(ledger)
        assert "won the match" in texts(await player.table())
        assert [offer.verb for offer in offers(await player.table())] == ["again", "verify"]
    for player in (alice, bob, carol):
        await assert_no_hand_can_be_played(player)


async def begin(host: Player, *guests: Player) -> None:
    """Start a match of Crazy King with two computers."""
    await host.open("crazy_king", target=150)
    for guest in guests:
        assert (await guest.press("join")).answered
    for _ in range(2):
        await host.press("computer")
    assert (await host.press("start")).answered


@asynccontextmanager
async def playing(*players: Player) -> AsyncIterator[None]:
    """They play, for as long as the context lasts."""
    enough = asyncio.Event()
    tasks = [asyncio.create_task(each.play_on(Random(each.name), enough)) for each in players]
    try:
        yield
    finally:
        enough.set()
        await asyncio.gather(*tasks)


async def kill_again_and_again(
    sandbox: SandboxProcess, bot: BotProcess, ledgers: Sequence[Ledger]
) -> None:
    """Leave the bot dead after the last kill."""
    random = Random(20)
    for kill in range(KILLS):
        if kill:
            bot.begin()
        await asyncio.sleep(random.uniform(0.3, LONGEST_LIFE))
        assert not any(ledger.over for ledger in ledgers), "killed while cards are played"
        bot.kill()
        await sandbox.advance(4)  # who clicked before hears now that nobody answers


def assert_each_tap_counted_once(ledger: Ledger, taps: list[Tap]) -> None:
    """What was acknowledged is stored, as it was offered; what was tapped twice is stored once."""
    stored = {row.click: row for row in ledger.actions if row.click}
    tapped = {tap.click: tap for tap in taps}
    acknowledged = {tap.click for tap in taps if tap.acknowledged and tap.offer.action}
    assert acknowledged, "people have played"
    assert acknowledged <= stored.keys()
    assert stored.keys() <= tapped.keys()
    for click, row in stored.items():
        offer = tapped[click].offer
        assert (row.n, row.text) == (offer.length + 1, offer.action)
    assert [row.n for row in ledger.actions] == [n + 1 for n in range(len(ledger.actions))]


def assert_the_result_is_what_the_record_gives(ledger: Ledger) -> None:
    game = ledger.record.replay()
    assert not game.waiting()
    assert ledger.results == [
        (score, seat in game.winners) for seat, score in enumerate(game.scores)
    ]


async def assert_no_hand_can_be_played(player: Player) -> None:
    """Hands that a killed bot showed privately are out of reach: they change when tapped."""
    for message in await player.hands():
        if offered := plays(message):
            assert message["flags"] & 64, "the direct message is up to date"
            tap = await player.tap(message, offered[0])
            assert tap.answered
            assert plays(tap.outcome["message"]) == []
