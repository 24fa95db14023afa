"""What must be true of matches that were played while processes died."""

from collections.abc import Sequence

from tests.bot.wire.ledger import Ledger
from tests.bot.wire.player import Player, Tap
from tests.bot.wire.reading import offers, plays, texts


async def assert_all_is_true(ledger: Ledger, onlooker: Player, players: Sequence[Player]) -> None:
    """Of a match that is over nothing is lost, doubled or out of order; what people see is true.

    `onlooker` looks at the channel of the table, where people played unless there are none.
    """
    taps = [tap for player in players for tap in player.taps]
    assert any(tap.acknowledged and tap.offer.action for tap in taps) == bool(players)
    assert_each_tap_counted_once(ledger, taps)
    assert_the_result_is_what_the_record_gives(ledger)
    table = await onlooker.table()
    assert "won the match" in texts(table)
    assert [offer.verb for offer in offers(table)] == ["again", "verify"]
    for player in players:
        await assert_no_hand_can_be_played(player)


def assert_each_tap_counted_once(ledger: Ledger, taps: list[Tap]) -> None:
    """What was acknowledged is stored, as it was offered; what was tapped twice is stored once."""
    stored = {row.click: row for row in ledger.actions if row.click}
    tapped = {tap.click: tap for tap in taps}
    acknowledged = {tap.click for tap in taps if tap.acknowledged and tap.offer.action}
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
