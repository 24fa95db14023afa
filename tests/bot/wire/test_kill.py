"""The bot is killed twenty times while people and computers play, and nothing is lost."""

import asyncio
from random import Random

from tests.bot.sandbox_process import SandboxProcess
from tests.bot.waiting import until
from tests.bot.wire.bot_process import BotProcess
from tests.bot.wire.ledger import Ledger
from tests.bot.wire.player import Player, Tap
from tests.bot.wire.reading import offers, plays, texts

KILLS = 20
LONGEST_LIFE = 3.0
"""Seconds from a start to the next kill; some come before the bot is even connected."""
PATIENCE = 60
"""Seconds in which both matches must have ended after the last kill."""


async def test_nothing_is_lost_or_doubled_though_the_bot_is_killed_twenty_times(
    sandbox: SandboxProcess, bot: BotProcess, alice: Player, bob: Player
) -> None:
    carol = Player(sandbox, "carol", "table-2")
    await begin(carol)
    await sandbox.slash("carol", "leave", "table-2")
    await begin(alice, bob)
    bot.kill()
    of_computers, of_people = Ledger(bot.database, 1), Ledger(bot.database, 2)
    playing = [asyncio.create_task(each.play_on(Random(each.name))) for each in (alice, bob)]
    random = Random(20)
    for _ in range(KILLS):
        bot.begin()
        await asyncio.sleep(random.uniform(0.3, LONGEST_LIFE))
        assert not (of_computers.over and of_people.over), "killed while cards are played"
        bot.kill()
        await sandbox.advance(4)  # who clicked before hears now that nobody answers
    bot.pace = 0
    bot.begin()
    for ledger in (of_computers, of_people):
        await until(lambda ledger=ledger: ledger.over and ledger.drawn, PATIENCE)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)

    assert_each_tap_counted_once(of_people, alice.taps + bob.taps)
    for ledger, player in ((of_computers, carol), (of_people, alice)):
        assert_the_result_is_what_the_record_gives(ledger)
        assert "won the match" in texts(await player.table())
        assert [offer.verb for offer in offers(await player.table())] == ["again"]
    for player in (alice, bob):
        await assert_no_hand_can_be_played(player)


async def begin(host: Player, *guests: Player) -> None:
    """Start a match of Crazy King with two computers."""
    await host.open("crazy_king", target=100)
    for guest in guests:
        assert (await guest.press("join")).answered
    for _ in range(2):
        await host.press("computer")
    assert (await host.press("start")).answered


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
