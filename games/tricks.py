"""What any trick game asks: who can follow suit, and which card takes the trick.

`suit` gives the suit a card belongs to in the game at hand, which for a joker or a trump need not
be the one printed on it. `power` compares cards of one suit, and puts every trump above all others.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from games.cards import Card

HIGH: Final = {rank: power for power, rank in enumerate("23456789TJQKA", 2)}
"""Ranks from 2 low to ace high."""


def following(hand: Iterable[Card], led: str, suit: Mapping[Card, str]) -> list[Card]:
    """The cards of a hand that follow the suit led."""
    return [card for card in hand if suit[card] == led]


def best_place(
    trick: Sequence[Card], suit: Mapping[Card, str], power: Mapping[Card, int], trump: str = ""
) -> int:
    """The place in a trick, 0 for the lead, of the card that takes it as it stands."""
    best, led = 0, suit[trick[0]]
    for place, card in enumerate(trick):
        if power[card] > power[trick[best]] and suit[card] in (led, trump):
            best = place
    return best
