"""Cards of two packs as numbers: what is asked of all cards of a group at once.

Two bits of a number tell how often a card is there: 0, 1 or 2. So numbers of cards are added and
taken from each other, and their upper bits are the pairs. The cards of a group lie side by side,
the higher the further up, and of equals those further up that `group` names later.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from games.cards import HIDDEN, Card

ONCE: Final = int("01" * 64, 2)
TWICE: Final = int("10" * 64, 2)
"""The lower and the upper bits: cards that are there once, and pairs."""


class Tally:
    """The numbers of the cards of two packs, by their groups and their powers."""

    def __init__(self, group: Mapping[Card, str], power: Mapping[Card, int]) -> None:
        names = [*dict.fromkeys(group.values())]
        self._cards: Final = sorted(group, key=lambda card: (names.index(group[card]), power[card]))
        one = {card: 1 << 2 * place for place, card in enumerate(self._cards)}
        self.one: Final = one | {HIDDEN: 0}
        """The number of each card; nothing for one that is hidden."""
        self.every: Final = 2 * sum(one.values())
        """The number of all cards, each of them twice."""
        self.area: Final = dict.fromkeys(names, 0)
        """The bits of each group."""
        for card in one:
            self.area[group[card]] += 3 * one[card]
        most = {(group[card], power[card]): one[card] for card in self._cards}
        least = {(group[card], power[card]): one[card] for card in reversed(self._cards)}
        twice = [card for card in self._cards for _ in (0, 1)]
        self.power: Final = [0, *(power[card] for card in twice)]
        """By the bit length of a number: the power of its highest card, 0 for none."""
        self._level: Final = [-1, *(-least[group[card], power[card]] for card in twice)]
        """Likewise: the bits of all cards that are no lower than its highest."""
        self._above: Final = [-1, *(-4 * most[group[card], power[card]] for card in twice)]
        """Likewise: the bits of all cards that are higher."""

    def of(self, cards: Iterable[Card]) -> int:
        """Cards as a number, none of them more than twice."""
        return sum(map(self.one.__getitem__, cards))

    def sure(self, cards: int, others: int) -> int:
        """Those of some cards of a group that are no lower than any of these others of it."""
        return cards & self._level[others.bit_length()]

    def higher(self, cards: int, others: int) -> int:
        """Those of some cards of a group that are higher than all of these others of it."""
        return cards & self._above[others.bit_length()]

    def cards(self, number: int) -> list[Card]:
        """The cards of a number, the highest first."""
        found: list[Card] = []
        while number:
            place = (number.bit_length() - 1) // 2
            count = number >> 2 * place
            found += [self._cards[place]] * count
            number -= count << 2 * place
        return found


def once(number: int) -> int:
    """The cards of a number, each of them once."""
    return (number | number >> 1) & ONCE


def size(number: int) -> int:
    """How many cards a number stands for."""
    return number.bit_count() + (number & TWICE).bit_count()
