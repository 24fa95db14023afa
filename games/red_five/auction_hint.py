"""What a computer player bids and names as trumps in Red Five (section 17)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from games.cards import Card
from games.red_five.auction import bids
from games.red_five.cards import LIFT, SUITS_HELD, TRUMP, ranking
from games.speech import Hint, Words

if TYPE_CHECKING:
    from games.red_five import RedFive

HONOUR: Final = LIFT + 17
"""The power of the lowest trump above the twos: deputy adviser, adviser, jokers and red fives."""
BASE: Final = -35


class Estimate(NamedTuple):
    """The points a hand may take with a trump suit: a guide, good to 30 points either way."""

    points: int
    suit: str
    trumps: int
    honours: int
    pairs: int
    aces: int


def estimate(hand: Sequence[Card], suit: str, advisers: bool) -> Estimate:
    """What a hand is worth with a trump suit."""
    order = ranking(suit, advisers, False)
    trumps = [card for card in hand if order.group[card] == TRUMP]
    honours = sum(order.power[card] >= HONOUR for card in trumps)
    pairs = len(trumps) - len(set(trumps))
    aces = sum(card.rank == "A" and order.group[card] != TRUMP for card in hand)
    points = 6 * len(trumps) + 3 * honours + 4 * pairs + 5 * aces + BASE
    return Estimate(points, suit, len(trumps), honours, pairs, aces)


def best_estimate(game: "RedFive", seat: int) -> Estimate:
    """The trump suit in which a hand is worth most, and what."""
    hand, advisers = game.hands[seat], game.options.advisers
    return max(
        (estimate(hand, suit, advisers) for suit in SUITS_HELD), key=lambda each: each.points
    )


def bid_hint(game: "RedFive", seat: int) -> Hint:
    """The lowest bid as long as the hand is worth it, else a pass."""
    best, lowest = best_estimate(game, seat), bids(game)[0]
    limit = (best.points - 5) // 5 * 5
    terms = best._asdict() | {"limit": limit}
    if lowest <= limit:
        return Hint(f"bid {lowest}", Words("red-five-hint-bid", **terms))
    return Hint("pass", Words("red-five-hint-pass", **terms))


def trump_hint(game: "RedFive", seat: int) -> Hint:
    """The suit of the best estimate."""
    best = best_estimate(game, seat)
    return Hint(f"trump {best.suit}", Words("red-five-hint-trump", **best._asdict()))
