"""The cards of Gong Zhu: no trumps, ace high, and sixteen cards that count."""

from typing import Final

from games.cards import CARDS, ORDER, PACK, Card
from games.tricks import HIGH, Ranking

PIG: Final = CARDS["QS"]
SHEEP: Final = CARDS["JD"]
TRANSFORMER: Final = CARDS["TC"]
ACE: Final = CARDS["AH"]
EXPOSABLE: Final = (PIG, SHEEP, TRANSFORMER, ACE)
"""In the order in which an action names them."""
HEARTS: Final = tuple(card for card in PACK if card.suit == "H")
SCORING: Final = frozenset((*EXPOSABLE, *HEARTS))
SUIT: Final = {card: card.suit for card in PACK}
POWER: Final = {card: HIGH[card.rank] for card in PACK}
RANKING: Final = Ranking(SUIT, POWER)
PLACE: Final = ORDER | {card: place - len(EXPOSABLE) for place, card in enumerate(EXPOSABLE)}
"""The order of cards inside an action."""


def by_weight(card: Card) -> tuple[int, int]:
    """Sorts scoring cards: pig, sheep, transformer, then the hearts from the ace down."""
    return (0, PLACE[card]) if SUIT[card] != "H" else (1, -POWER[card])
