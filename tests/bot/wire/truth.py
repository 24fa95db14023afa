"""What must be true of matches that were played while processes died."""

import json
from collections.abc import Iterable, Sequence, Set

from games.game import DEAL
from tests.bot.sandbox_process import Json
from tests.bot.wire.ledger import Ledger
from tests.bot.wire.player import UPDATED, Player, Tap
from tests.bot.wire.reading import offers, plays, texts


async def assert_all_is_true(ledger: Ledger, onlooker: Player, players: Sequence[Player]) -> None:
    """Of a match that is over nothing is lost, doubled or out of order; what people see is true.

    `onlooker` looks at the channel of the table, where people played unless there are none.
    """
    taps = [tap for player in players for tap in player.taps]
    assert any(row.click for row in ledger.actions) == bool(players)
    assert_each_tap_counted_once(ledger, taps, confirmed(onlooker.sandbox.requests()))
    assert_the_result_is_what_the_record_gives(ledger)
    table = await onlooker.table()
    assert "won the match" in texts(table)
    shown = [offer.verb for offer in offers(table)]
    assert shown == ["again", "watch", "samecards", "review", "verify"]
    for player in players:
        await assert_no_hand_can_be_played(player)


def confirmed(requests: Iterable[Json]) -> set[int]:
    """The clicks that the bot answered with a hand without a warning.

    Not what the message shows when one looks at it: others may have edited it by then.
    """
    return {
        int(request["path"].split("/")[2])
        for request in requests
        if request["route"].endswith("/callback")
        and request["status"] == 200
        and request["body"]["type"] == UPDATED
        and "⚠️" not in json.dumps(request["body"], ensure_ascii=False)
    }


def assert_each_tap_counted_once(ledger: Ledger, taps: Sequence[Tap], said: Set[int]) -> None:
    """What was said to count is stored, as it was offered; what was tapped twice is stored once.

    To be ready for the next deal is no action of the match, unless all the others are.
    """
    stored = {row.click: row for row in ledger.actions if row.click}
    tapped = {tap.click: tap for tap in taps}
    actions = {tap.click for tap in taps if tap.offer.action not in ("", DEAL)}
    assert actions & said <= stored.keys()
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
