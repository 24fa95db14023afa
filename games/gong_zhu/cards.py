"""The cards of Gong Zhu: no trumps, ace high, and sixteen cards that count, and how much."""

from collections.abc import Container, Iterable
from typing import Final

from games.cards import CARDS, ORDER, PACK, Card
from games.gong_zhu.options import Options
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


# What the cards taken in a hand are worth, section 8.

STANDARD: Final = {"A": 50, "K": 40, "Q": 30, "J": 20} | dict.fromkeys("T98765", 10)
PIP: Final = STANDARD | {rank: int(rank) for rank in "9876532"} | {"4": 10}
TABLES: Final = {
    name: {card: -costs.get(card.rank, 0) for card in HEARTS}
    for name, costs in (("standard", STANDARD), ("pip", PIP))
}
"""What each heart is worth, by the option `hearts_table`; either way -200 in all."""
ALL_HEARTS: Final = 200
SHEEP_VALUE: Final = 100


def hand_points(taken: Iterable[Card], exposed: Container[str], options: Options) -> int:
    """The score of a player who took these cards, `exposed` being those anybody exposed."""
    return sum(hand_terms(taken, exposed, options).values())


def hand_terms(taken: Iterable[Card], exposed: Container[str], options: Options) -> dict[Card, int]:
    """What a score consists of; all hearts are counted under their ace."""
    cards = SCORING.intersection(taken)
    every = cards.issuperset(HEARTS)
    slam = cards == SCORING
    terms = {ACE: hearts_points(cards, options) * _doubled(ACE, exposed)}
    if PIG in cards:
        flips = every and (slam or options.pig_flip == "all_hearts") and options.pig_flip != "never"
        worth = -options.pig_value if flips else options.pig_value
        terms[PIG] = worth * _doubled(PIG, exposed)
    if SHEEP in cards:
        flips = options.sheep_flip and every and not slam
        terms[SHEEP] = (-SHEEP_VALUE if flips else SHEEP_VALUE) * _doubled(SHEEP, exposed)
    if TRANSFORMER in cards:
        times = 2 * _doubled(TRANSFORMER, exposed)
        alone = options.transformer_alone * _doubled(TRANSFORMER, exposed)
        terms[TRANSFORMER] = alone if len(cards) == 1 else (times - 1) * sum(terms.values())
    return terms


def hearts_points(cards: Iterable[Card], options: Options) -> int:
    """The hearts among these cards, none of them exposed."""
    worth = TABLES[options.hearts_table]
    hearts = [worth[card] for card in cards if card in worth]
    return ALL_HEARTS if len(hearts) == len(worth) else sum(hearts)


def _doubled(card: Card, exposed: Container[str]) -> int:
    return 2 if card in exposed else 1
