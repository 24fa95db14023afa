"""The cards of Hearts: no trumps, ace high, and what each of them costs who takes it."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from games.cards import CARDS, PACK, Card, cards
from games.hearts.options import Options
from games.tricks import HIGH, Ranking

QUEEN: Final = CARDS["QS"]
SUIT: Final = {card: card.suit for card in PACK}
POWER: Final = {card: HIGH[card.rank] for card in PACK}
RANKING: Final = Ranking(SUIT, POWER)
BONUS: Final = {"none": None, "jack": CARDS["JD"], "ten": CARDS["TD"]}
"""The card that takes points off, by the option `jack`."""
HONOURS: Final = {CARDS["KS"]: 10, CARDS["AS"]: 7}
"""What the option `spade_honours` adds."""
LEFT_OUT: Final = {3: cards("2D"), 5: cards("2D 2C"), 6: cards("2D 3D 3C 4C")}
"""By the number of players, so that everybody gets as many cards (section 3)."""


def left_out(seats: int, options: Options) -> list[Card]:
    """The cards that are not in the pack."""
    return LEFT_OUT.get(seats, []) if options.odd_cards == "remove" else []


@cache
def pack(seats: int, options: Options) -> tuple[Card, ...]:
    """The cards in play (section 3)."""
    without = left_out(seats, options)
    return tuple(card for card in PACK if card not in without)


@cache
def penalties(options: Options) -> Mapping[Card, int]:
    """The penalty cards, and what each costs."""
    spot = options.hearts == "spot"
    costs = {card: POWER[card] if spot else 1 for card in PACK if card.suit == "H"}
    return costs | {QUEEN: options.queen_points} | (HONOURS if options.spade_honours else {})


def stake(options: Options) -> int:
    """What all penalty cards cost together."""
    return sum(penalties(options).values())


@cache
def values(options: Options) -> Mapping[Card, int]:
    """All cards that count: the penalty cards, and what the bonus card takes off."""
    bonus = BONUS[options.jack]
    return {**penalties(options), **({bonus: -options.jack_points} if bonus else {})}


def place(card: Card) -> int:
    """The order of cards inside an action: spades, hearts, diamonds, clubs, high to low."""
    return "SHDC".index(card.suit) * 20 - POWER[card]
