"""What a card may capture in Basra (section 6).

Sets of table cards are bit masks over the values of the table, bit i for the card at place i.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import compress
from typing import Any, NamedTuple

from games.basra.cards import JACK, VALUE, sweeps
from games.cards import ORDER, Card

Values = tuple[int, ...]
"""Of the table's cards, in canonical order and so from low to high."""
Picks = tuple[bool, ...]
"""Whether each of the table's cards is taken."""


def captures(table: Sequence[Card], card: Card, options: Any) -> list[tuple[Card, ...]]:
    """The sets of table cards that a card may take, in canonical order; none: it is laid."""
    lying, values = in_order(table)
    return [tuple(compress(lying, picks)) for picks in picks_of(values, card, options)]


def in_order(table: Iterable[Card]) -> tuple[list[Card], Values]:
    """The cards of a table in canonical order, and their values."""
    lying = sorted(table, key=ORDER.__getitem__)
    return lying, tuple([VALUE[card] for card in lying])


def picks_of(values: Values, card: Card, options: Any) -> Sequence[Picks]:
    """For each capture that a card may make, whether it takes each table card."""
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
    """Every union of one or more pairwise disjoint groups."""
    sets = {0}
    for group in groups(values, value):
        sets |= {one | group for one in sets if not one & group}
    return sets - {0}


def groups(values: Values, value: int) -> list[int]:
    """The sets of cards that add up to this value, a card equal to it among them."""
    found: list[int] = []

    def search(start: int, rest: int, group: int) -> None:
        if not rest:
            found.append(group)
        for place in range(start, len(values)):
            if values[place] > rest:
                return
            search(place + 1, rest - values[place], group | 1 << place)

    search(0, value, 0)
    return found


@lru_cache(maxsize=1 << 13)
def clears(values: Values, value: int) -> bool:
    """Whether a number card of this value takes the whole table, which is not empty."""
    if not values or sum(values) % value:
        return False
    return (1 << len(values)) - 1 in capturable_sets(values, value)


class Threat(NamedTuple):
    """What a number card of some value may do to a table that is not empty."""

    value: int
    sets: list[Picks]  # one at least
    clears: bool


@lru_cache(maxsize=1 << 13)
def threats(values: Values, free: bool = False) -> list[Threat]:
    """What number cards may take, by value from the lowest."""
    by_value = ((value, legal_sets(values, value, free)) for value in range(1, JACK))
    return [Threat(value, sets, clears(values, value)) for value, sets in by_value if sets]
