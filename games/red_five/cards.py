"""The cards of Red Five: two packs, and the order that the trump suit gives them (section 3)."""

from collections.abc import Iterable
from functools import cache
from typing import Final

from games.cards import CARDS, JOKERS, PACK, Card
from games.tricks import HIGH, MATE, Ranking

CARDS_ONCE: Final = PACK + JOKERS
TWO_PACKS: Final = CARDS_ONCE * 2
TRUMP: Final = "t"
"""The group of trumps; the others are the plain suits. No rank: "TC" would name a card."""
NO_TRUMP: Final = "none"
"""Stands for the trump suit where only the permanent trumps are."""
SUITS_HELD: Final = "SHCD"
"""Suits as they are held in a hand."""
LIFT: Final = 100
"""What the power of a trump has above the specification's, so that it beats every other card."""
RED_FIVE: Final = CARDS["5H"]
JOKER_POWERS: Final = LIFT + 19
"""The least power of the six highest cards."""
POINTS: Final = {card: {"5": 5, "T": 10, "K": 10}.get(card.rank, 0) for card in CARDS_ONCE}
TOTAL: Final = 200

_FIXED: Final = {RED_FIVE: LIFT + 21, JOKERS[0]: LIFT + 20, JOKERS[1]: LIFT + 19}
_ACE: Final = LIFT + HIGH["A"]


def points_in(cards: Iterable[Card]) -> int:
    """The points that cards count."""
    return sum(map(POINTS.__getitem__, cards))


@cache
def ranking(suit: str, advisers: bool, high_tractors: bool, every_part: bool = False) -> Ranking:
    """The order of the cards with a trump suit, or "" or NO_TRUMP; the same object every time."""
    powers = {card: _power(card, suit, advisers) for card in CARDS_ONCE}
    last_first = sorted(  # so that cards of a tally lie as in a hand
        powers, key=lambda card: (powers[card] > LIFT, -SUITS_HELD.find(card.suit))
    )
    power = {card: powers[card] for card in last_first}
    group = {card: TRUMP if power[card] > LIFT else card.suit for card in power}
    ladder: dict[Card, int] = {}
    for each in (TRUMP, *SUITS_HELD):
        possible = [card for card in power if group[card] == each and card != RED_FIVE]
        if not high_tractors:
            possible = [card for card in possible if power[card] <= _ACE]
        rungs = sorted({power[card] for card in possible})
        ladder |= {card: rungs.index(power[card]) + 1 for card in possible}
    return Ranking(group, power, TRUMP, ladder, every_part)


def _power(card: Card, suit: str, advisers: bool) -> int:
    if card in _FIXED:
        return _FIXED[card]
    if card.rank == "2":
        return LIFT + (16 if card.suit == suit else 15)
    if card.rank == "3" and advisers and suit in MATE and card.suit in (suit, MATE[suit]):
        return LIFT + (18 if card.suit == suit else 17)
    return HIGH[card.rank] + LIFT * (card.suit == suit)
