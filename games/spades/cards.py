"""The cards of Spades: spades are trump, and jokers are the highest spades."""

from collections.abc import Sequence
from typing import Final

from games.cards import JOKERS, PACK, Card
from games.tricks import HIGH, best_place

TRUMP: Final = "S"
SIDE: Final = "HCD"
"""The other suits."""
SUIT: Final = {card: card.suit or TRUMP for card in PACK + JOKERS}
POWER: Final = {card: HIGH[card.rank] + 100 * (card.suit == TRUMP) for card in PACK} | {
    JOKERS[0]: 116,
    JOKERS[1]: 115,
}
JOKER_PACK: Final = (*(card for card in PACK if card not in ("2C", "2D")), *JOKERS)
"""The pack of the option `jokers`: two low cards make room."""


def winning_place(trick: Sequence[Card]) -> int:
    """The place in a trick, 0 for the lead, of the card that takes it as it stands."""
    return best_place(trick, SUIT, POWER, TRUMP)


def highest_spades(jokers: bool) -> list[Card]:
    """The spades in play, the highest first."""
    pack = JOKER_PACK if jokers else PACK
    return sorted(
        (card for card in pack if SUIT[card] == TRUMP), key=POWER.__getitem__, reverse=True
    )
