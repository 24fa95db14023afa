"""The cards of Spades: spades are trump, and jokers are the highest spades."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from games.cards import JOKERS, PACK, Card
from games.tricks import HIGH, Ranking

TRUMP: Final = "S"
SIDE: Final = "HCD"
"""The other suits."""
SUIT: Final = {card: card.suit or TRUMP for card in PACK + JOKERS}
POWER: Final = {card: HIGH[card.rank] + 100 * (card.suit == TRUMP) for card in PACK} | {
    JOKERS[0]: 116,
    JOKERS[1]: 115,
}
RANKING: Final = Ranking(SUIT, POWER, TRUMP)
JOKER_PACK: Final = (*(card for card in PACK if card not in ("2C", "2D")), *JOKERS)
"""The pack of the option `jokers`: two low cards make room."""


@cache
def highest_spades(jokers: bool) -> Sequence[Card]:
    """The spades in play, the highest first."""
    pack = JOKER_PACK if jokers else PACK
    return sorted(
        (card for card in pack if SUIT[card] == TRUMP), key=POWER.__getitem__, reverse=True
    )
