"""What a card may capture in Basra (section 6).

Sets of table cards are bit masks over the values of the table, bit i for the card at place i.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import compress
from typing import Any

from games.basra_cards import VALUE, sweeps
from games.cards import ORDER, Card

Values = tuple[int, ...]
"""Of the table's cards, in canonical order and so from low to high."""


def captures(table: Sequence[Card], card: Card, options: Any) -> list[tuple[Card, ...]]:
    """The sets of table cards that a card may take, in canonical order; none: it is laid."""
    lying = sorted(table, key=ORDER.__getitem__)
    if sweeps(card, options):
        return [tuple(lying)] if lying else []
    values = tuple([VALUE[each] for each in lying])
    masks = legal_sets(values, VALUE[card], options.capture_rule == "free")
    return [tuple(compress(lying, picks)) for picks in masks]


@lru_cache(maxsize=1 << 16)
def legal_sets(values: Values, value: int, free: bool) -> list[tuple[bool, ...]]:
    """For each legal capture by a card of this value, whether it takes each table card."""
    sets = capturable_sets(values, value)
    if not free:
        sets = {one for one in sets if not any(one & other == one != other for other in sets)}
    places = range(len(values))
    picks = [tuple(bool(one >> place & 1) for place in places) for one in sets]
    return sorted(picks, key=lambda pick: list(compress(places, pick)))


def capturable_sets(values: Values, value: int) -> set[int]:
    """Every union of one or more pairwise disjoint groups."""
    sets = {0}
    for group in groups(values, value):
        sets |= {one | group for one in sets if not one & group}
    return sets - {0}


def groups(values: Values, value: int) -> list[int]:
    """The single cards of this value, and the sets of lower cards that add up to it."""
    found = [1 << place for place, each in enumerate(values) if each == value]

    def search(start: int, rest: int, group: int) -> None:
        if not rest:
            found.append(group)
        for place in range(start, len(values)):
            if values[place] > rest or values[place] >= value:
                return
            search(place + 1, rest - values[place], group | 1 << place)

    search(0, value, 0)
    return found


@lru_cache(maxsize=1 << 16)
def clears(values: Values, value: int) -> bool:
    """Whether a number card of this value takes the whole table, which is not empty."""
    if not values or sum(values) % value:
        return False
    return (1 << len(values)) - 1 in capturable_sets(values, value)
