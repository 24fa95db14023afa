"""How a hard computer plays Red Five: it bids, and names trumps, by what such hands have taken.

Fitted to 10,601 hands that hints have played, with one seat made the declarer in the suit that its
hint would name, or the next best: good to 33 points either way.
"""

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Final

from games.cards import Card
from games.red_five.auction import bids
from games.red_five.cards import LIFT, SUITS_HELD, TRUMP, points_in, ranking
from games.red_five.state import State
from games.tricks import HIGH
from games.view import View

MARGIN: Final = 5
"""The points by which a hand should be worth more than is bid."""
HONOURS: Final = {
    LIFT + 21: 7,
    LIFT + 20: 5,
    LIFT + 19: 4,
    LIFT + 18: 3,
    LIFT + 17: 2,
    LIFT + 16: 2,
    LIFT + 15: 1,
    LIFT + HIGH["A"]: 2,
}
"""What the red five, jokers, advisers, twos and the ace of trumps bring, beside being trumps."""
FEW: Final = 2
"""A suit of so many cards can soon be ruffed."""


def policy(seen: View[State], _random: Random) -> str:
    """The hint, but for bids and the trump suit."""
    game, seat = seen.game, seen.seat
    assert seat is not None, "an onlooker does not act"
    if game.phase not in ("bid", "trump"):
        return game.hint(seat).action
    hand, advisers = game.hands[seat], game.options.advisers
    points, suit = max((forecast(hand, suit, advisers), suit) for suit in SUITS_HELD)
    if game.phase == "trump":
        return f"trump {suit}"
    lowest = bids(game)[0]
    return f"bid {lowest}" if lowest <= points - MARGIN else "pass"


def forecast(hand: list[Card], suit: str, advisers: bool) -> float:
    """The points that a hand of 25 cards takes as declarer with a trump suit."""
    order = ranking(suit, advisers, False)
    trumps = [card for card in hand if order.group[card] == TRUMP]
    plain = [card for card in hand if order.group[card] != TRUMP]
    suits = (order.following(hand, group) for group in (TRUMP, *SUITS_HELD))
    tractors = sum(len(part) > 2 for held in suits for part in order.decompose(held))
    return _from_trumps(trumps, order.power) + _from_plain(plain, suit) + 11 * tractors - 40


def _from_trumps(trumps: list[Card], power: Mapping[Card, int]) -> float:
    honours = sum(HONOURS.get(power[card], 0) for card in trumps)
    pairs = len(trumps) - len(set(trumps))
    return 5.6 * len(trumps) + honours + 8 * pairs + 0.2 * points_in(trumps)


def _from_plain(plain: list[Card], trump: str) -> float:
    """Aces, kings that follow them, pairs and short suits; points are soon lost there."""
    aces = {card.suit for card in plain if card.rank == "A"}
    lengths = Counter(card.suit for card in plain)
    twice = [card for card, many in Counter(plain).items() if many == 2]
    worth = -0.2 * points_in(plain) + 3.5 * len(twice)
    worth += 4 * sum(card.rank == "A" for card in plain)
    worth += 5 * sum(card.rank == "A" for card in twice)
    worth += sum(6 if card.suit in aces else 4 for card in plain if card.rank == "K")
    return worth + 4 * sum(lengths[suit] <= FEW for suit in SUITS_HELD if suit != trump)
