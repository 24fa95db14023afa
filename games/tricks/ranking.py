"""The order of the cards: which cards follow suit, and which card takes a trick."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from games.cards import PACK, Card

HIGH: Final = {rank: power for power, rank in enumerate("23456789TJQKA", 2)}
"""Ranks from 2 low to ace high."""
LIFT: Final = 100
"""The power that trumps have above their rank, so that they beat every other card."""
MATE: Final = {"S": "C", "C": "S", "H": "D", "D": "H"}
"""The other suit of the same color."""
LOSES: Final = -1
"""The height of a card that neither follows nor trumps."""

PACK32: Final = [card for card in PACK if card.rank in "789TJQKA"]
"""The pack of Belote, Skat and others in which the points of cards count."""
POINTS32: Final = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
"""The points of its ranks, but for trumps in some games."""

Cards = Sequence[Card]


class Ranking:
    """The order of the cards of a game, for one trump suit or none.

    `group` is the suit that a card belongs to in play, which for a joker or a bower is not the one
    printed on it. `power` compares the cards of a group, and is above all others for trumps.
    """

    def __init__(
        self, group: Mapping[Card, str], power: Mapping[Card, int], trump: str = ""
    ) -> None:
        self.group, self.power, self.trump = group, power, trump
        self.members: Final = {
            name: frozenset(card for card in group if group[card] == name)
            for name in group.values()
        }
        """The cards of each group."""
        self.higher: Final = {
            card: frozenset(each for each in self.members[name] if power[each] > power[card])
            for card, name in group.items()
        }
        """By card, the higher cards of its group."""
        self.heights: Final = {
            led: {
                card: power[card] if name in (led, trump) else LOSES for card, name in group.items()
            }
            for led in self.members
        }
        """By the group led, the power of every card in that trick."""

    @staticmethod
    def of(pack: Iterable[Card], trump: str = "", above: Cards = ()) -> "Ranking":
        """The ranking with aces high; `above` are trumps that beat the ace, the highest first."""
        cards = [*dict.fromkeys([*pack, *above])]
        group = {card: card.suit for card in cards} | dict.fromkeys(above, trump)
        power = {card: HIGH.get(card.rank, 0) + LIFT * (card.suit == trump) for card in cards}
        power |= {card: LIFT + HIGH["A"] + n for n, card in enumerate(reversed(above), 1)}
        return Ranking(group, power, trump)

    def following(self, hand: Iterable[Card], led: str) -> list[Card]:
        """The cards of a hand that follow the group led."""
        return list(filter(self.members.get(led, frozenset()).__contains__, hand))

    def best(self, trick: Cards) -> int:
        """The place in a trick, 0 for the lead, of the card that takes it."""
        heights = list(map(self.heights[self.group[trick[0]]].__getitem__, trick))
        return heights.index(max(heights))

    def is_high(self, card: Card, others: Iterable[Card]) -> bool:
        """True if none of the other cards is a higher one of the same group."""
        return self.higher[card].isdisjoint(others)
