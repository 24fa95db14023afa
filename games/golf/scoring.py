"""What cards count in Golf, and which cancel (sections 3 and 8)."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from games.cards import HIDDEN, Card

COLUMNS: Final = {4: 2, 6: 3, 9: 3}
"""The number of columns, by the number of cards."""
JOKER: Final = "joker"
VALUES: Final = {rank: int(rank) for rank in "3456789"} | {
    "T": 10,
    "J": 10,
    "Q": 10,
    "K": 0,
    "A": 1,
    "2": -2,
    JOKER: -2,
}
"""The points of a card by its rank, as the options are by default."""


def value(card: Card, twos: str) -> int:
    """The points of a card."""
    return 2 if card.rank == "2" and twos == "plus_two" else VALUES[card.rank]


def columns_of(count: int) -> list[range]:
    """The columns of a layout, as indices."""
    return [range(first, count, COLUMNS[count]) for first in range(COLUMNS[count])]


def lines_of(count: int, cancel: str) -> list[range]:
    """The lines whose cards cancel if all are of one rank."""
    wide = COLUMNS[count]
    rows = [range(first, first + wide) for first in range(0, count, wide)]
    return {"column": columns_of(count), "lines": columns_of(count) + rows}.get(cancel, [])


def is_equal(cards: Sequence[Card]) -> bool:
    """True if all are seen and of one rank; jokers never are."""
    return cards[0].rank not in (JOKER, HIDDEN.rank) and len({card.rank for card in cards}) == 1


def canceled(cards: Sequence[Card], cancel: str) -> frozenset[int]:
    """The indices of the cards that count nothing, of those that are seen."""
    if cancel == "anywhere":
        return frozenset(_pairs(cards))
    lines = lines_of(len(cards), cancel)
    return frozenset(at for line in lines if is_equal([cards[n] for n in line]) for at in line)


def _pairs(cards: Sequence[Card]) -> list[int]:
    """Equal cards two by two, wherever they lie; of three the last one counts."""
    of_rank: dict[str, list[int]] = {}
    for at, card in enumerate(cards):
        if card.rank not in (JOKER, HIDDEN.rank):
            of_rank.setdefault(card.rank, []).append(at)
    return [at for found in of_rank.values() for at in found[: len(found) // 2 * 2]]


def points(cards: Sequence[Card], cancel: str, twos: str) -> int:
    """The points of the cards that are seen, without those that cancel."""
    out = canceled(cards, cancel)
    return sum(
        value(card, twos) for at, card in enumerate(cards) if at not in out and card != HIDDEN
    )


def twins(cards: Sequence[Card]) -> int:
    """The number of pairs of canceled columns of the same rank."""
    columns = ([cards[at] for at in line] for line in columns_of(len(cards)))
    ranks = Counter(column[0].rank for column in columns if is_equal(column))
    return sum(count // 2 for count in ranks.values())
