"""Cards of Truco: their strength, envido and flor, tricks and the hand (sections 3 and 6)."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from games.cards import CARDS, PACK, Card, cards

RANKS: Final = "A234567JQK"
PACK40: Final = tuple(card for card in PACK if card.rank in RANKS)
"""The pack, without eights, nines and tens."""
ORDER: Final = {card: ("CDHS".index(card.suit) + 4 * RANKS.index(card.rank)) for card in PACK40}
_LADDER: Final = (
    *("AS", "AC", "7S", "7D", "3C 3D 3H 3S", "2C 2D 2H 2S", "AD AH", "KC KD KH KS"),
    *("QC QD QH QS", "JC JD JH JS", "7C 7H", "6C 6D 6H 6S", "5C 5D 5H 5S", "4C 4D 4H 4S"),
)
PLACE: Final = {card: place for place, equal in enumerate(_LADDER) for card in cards(equal)}
"""The place of a card from the top, 0 the best; cards of one place are equal."""
SEVEN_OF_COINS: Final = PLACE[CARDS["7D"]]
VALUE: Final = {card: max(0, "0A234567".find(card.rank)) for card in PACK40}
"""The number of a card in an envido."""
TIED: Final = -1
"""In place of the side that has taken a trick."""


def envido_cards(hand: Sequence[Card]) -> tuple[Card, ...]:
    """The cards of the best envido of a hand: two of a suit, or one."""
    pairs = [pair for pair in combinations(hand, 2) if pair[0].suit == pair[1].suit]
    singles = [(card,) for card in hand]
    return max(pairs or singles, key=lambda made: sum(VALUE[card] for card in made))


def envido(hand: Sequence[Card]) -> int:
    """The envido of three dealt cards."""
    made = envido_cards(hand)
    return 20 * (len(made) == 2) + sum(VALUE[card] for card in made)


def has_flor(hand: Sequence[Card]) -> bool:
    """True for three cards of a suit."""
    return len({card.suit for card in hand}) == 1


def flor(hand: Sequence[Card]) -> int:
    """The flor of three cards of a suit."""
    return 20 + sum(VALUE[card] for card in hand)


def best_seats(trick: Sequence[tuple[int, Card]]) -> list[int]:
    """The seats with the best cards of a trick, in order of play."""
    best = min(PLACE[card] for _, card in trick)
    return [seat for seat, card in trick if PLACE[card] == best]


def hand_taker(tricks: Sequence[int], mano: int) -> int | None:
    """The side that has the hand after these tricks; None while it is open."""
    won = [side for side in tricks if side != TIED]
    for side in won:
        if won.count(side) == 2:
            return side
    if TIED in tricks and won:
        return won[0]
    return mano if len(tricks) == 3 else None
