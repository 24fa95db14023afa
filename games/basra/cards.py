"""Cards of Basra: their values and points, and the captures of each (sections 3, 6 and 7).

Sets of table cards are bit masks over the values of the table, bit i for the card at place i.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import compress
from typing import Any, Final, NamedTuple

from games.cards import ORDER, PACK, Card
from games.fishing import sums

Values = tuple[int, ...]
"""Of the table's cards, in canonical order and so from low to high."""
Picks = tuple[bool, ...]
"""For each of the table's cards, True if it is captured."""

PACK44: Final = tuple(card for card in PACK if card.rank not in "QK")
"""The pack, without Queens and Kings (section 3)."""
VALUE: Final = {card: ORDER[card] // 4 + 1 for card in PACK44}
"""Values by card: ace 1 to ten 10, and 11 for a Jack, which is part of no sum."""
JACK: Final = 11
_NATURAL: Final = {card: {"2C": 2, "TD": 3}.get(card, int(card.rank == "A")) for card in PACK44}
_JACKS: Final = [card for card in PACK44 if card.rank == "J"]
_POINTS: Final = {each: _NATURAL | dict.fromkeys(_JACKS, each) for each in (1, 2)}


def natural(cards: Iterable[Card], options: Any) -> int:
    """The points of captured cards (section 7)."""
    points = _POINTS[options.jack_points]
    return sum([points[card] for card in cards])


def basra_points(value: int, options: Any) -> int:
    """The points for emptying the table with a card of this value."""
    return 2 * value if options.basra_scoring == "double_face" else 10


def sweeps(card: Card, options: Any) -> bool:
    """True if a card captures the whole table: a Jack, by an option the 7 of diamonds."""
    return card.rank == "J" or (options.seven_of_diamonds and card == "7D")


def captures(table: Sequence[Card], card: Card, options: Any) -> list[tuple[Card, ...]]:
    """The sets of table cards that a card may capture, in canonical order; [] if it stays there."""
    on_table, values = in_order(table)
    return [tuple(compress(on_table, picks)) for picks in picks_of(values, card, options)]


def in_order(table: Iterable[Card]) -> tuple[list[Card], Values]:
    """The cards of a table in canonical order, and their values."""
    on_table = sorted(table, key=ORDER.__getitem__)
    return on_table, tuple([VALUE[card] for card in on_table])


def picks_of(values: Values, card: Card, options: Any) -> Sequence[Picks]:
    """The captures that a card may make."""
    if sweeps(card, options):
        return [(True,) * len(values)] if values else []
    return legal_sets(values, VALUE[card], options.capture_rule == "free")


@lru_cache(maxsize=1 << 13)
def legal_sets(values: Values, value: int, free: bool) -> list[Picks]:
    """The captures of a number card of this value, in canonical order."""
    sets = capturable_sets(values, value)
    if not free:
        sets = {one for one in sets if not any(one & other == one != other for other in sets)}
    places = range(len(values))
    picks = [tuple(bool(one >> place & 1) for place in places) for one in sets]
    return sorted(picks, key=lambda pick: list(compress(places, pick)))


def capturable_sets(values: Values, value: int) -> set[int]:
    """All unions of one or more pairwise disjoint groups."""
    sets = {0}
    for group in sums(values, value):
        sets |= {one | group for one in sets if not one & group}
    return sets - {0}


@lru_cache(maxsize=1 << 13)
def clears(values: Values, value: int) -> bool:
    """True if a number card of this value captures the whole table, which is not empty."""
    if not values or sum(values) % value:
        return False
    return (1 << len(values)) - 1 in capturable_sets(values, value)


class Threat(NamedTuple):
    """The captures of a number card of this value, on a table that is not empty."""

    value: int
    sets: list[Picks]  # one at least
    clears: bool


@lru_cache(maxsize=1 << 13)
def threats(values: Values, free: bool = False) -> list[Threat]:
    """The captures of number cards, by value from the lowest."""
    by_value = ((value, legal_sets(values, value, free)) for value in range(1, JACK))
    return [Threat(value, sets, clears(values, value)) for value, sets in by_value if sets]
