"""The cards of a finished match played again by one person, and both results side by side."""

from collections.abc import Sequence
from typing import NamedTuple

from games import GAMES
from games.cards import Card
from games.game import DEALS, HOST, TIE
from games.record import Record, RecordedAction
from games.solo import SoloDeal, points


class BothRounds(NamedTuple):
    """The points of a round in the match and in the solo; None where it was not played out."""

    match: int | None
    solo: int | None
    is_same: bool  # the same hands were dealt: what is shuffled may depend on the rounds before


def same_cards(record: Record, seat: int) -> SoloDeal:
    """The deal of a match for one person in this seat: as many of its rounds as a daily has."""
    daily = GAMES[record.game].daily
    rounds = min(len(_hands_dealt(record)), daily.rounds if daily else 1)
    game, version, options, seed = record.game, record.version, record.options, record.seed
    return SoloDeal(game, version, record.seats, options, seed, seat, rounds)


def side_by_side(
    record: Record, deal: SoloDeal, actions: Sequence[RecordedAction]
) -> list[BothRounds]:
    """The seat's results in the match and in a solo of its deal, by round of the solo."""
    solo = deal.record(*actions)
    theirs, own = _points_of(record, deal), _points_of(solo, deal)
    hands, own_hands = _hands_dealt(record), _hands_dealt(solo)
    return [
        BothRounds(
            theirs[number] if number < len(theirs) else None,
            own[number] if number < len(own) else None,
            hands[number : number + 1] == own_hands[number : number + 1],
        )
        for number in range(len(own_hands))
    ]


def _hands_dealt(record: Record) -> list[list[list[Card]]]:
    """The hands by seat as each round began."""
    game = record.start()
    dealt = [[[*hand] for hand in game.hands]]
    for number in record.kept_actions(len(record.deeds)):
        seat, action = record.deeds[number - 1]
        game.apply(seat, action)
        if seat == HOST and action in DEALS:
            dealt.append([[*hand] for hand in game.hands])
    return dealt


def _points_of(record: Record, deal: SoloDeal) -> list[int]:
    """The points of a seat in each round that was played out; a tie may end a round before."""
    is_tied = record.deeds[-1:] == (RecordedAction(HOST, TIE),)
    return points(deal, record.at(len(record.deeds) - is_tied))
