"""The cards of Euchre: two jacks and perhaps a joker on top of the trump suit (section 3)."""

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Final

from games.cards import CARDS, PACK, SUITS, Card
from games.euchre.options import Options
from games.tricks import HIGH, MATE, Ranking

BENNY: Final = CARDS["JR"]
"""The joker, where one plays: the best bower."""
FIRST_BLACK: Final = CARDS["JS"]
"""Whoever is turned this card deals first."""
RANKS: Final = {24: "9TJQKA", 32: "789TJQKA"}
LOW: Final = "9T"
LIFT: Final = 100
"""What a trump has above its rank, so that it beats every other card."""


def pack(options: Options) -> list[Card]:
    """The cards in play."""
    cards = [card for card in PACK if card.rank in RANKS[options.pack]]
    return [*cards, BENNY] if options.joker else cards


def right(trump: str) -> Card:
    """The jack of trumps."""
    return CARDS[f"J{trump}"]


def left(trump: str) -> Card:
    """The jack that belongs to the trump suit: the other one of its colour."""
    return CARDS[f"J{MATE[trump]}"]


def _ranking(trump: str) -> Ranking:
    cards = (*PACK, BENNY)
    group = {card: card.suit for card in cards}
    power = {card: HIGH[card.rank] + LIFT * (card.suit == trump) for card in PACK}
    power[BENNY] = LIFT + 17
    if trump:
        group |= {BENNY: trump, left(trump): trump}
        power |= {right(trump): LIFT + 16, left(trump): LIFT + 15}
    return Ranking(group, power, trump)


RANKINGS: Final = {trump: _ranking(trump) for trump in ("", *SUITS)}
"""The order of the cards by the trump suit, "" before there is one."""


# Hands that may be thrown in, or improved, before trump is made (section 10).


def low_cards(hand: Iterable[Card]) -> list[Card]:
    """The nines and tens of a hand."""
    return [card for card in hand if card.rank in LOW]


def exchanges(hand: Sequence[Card], options: Options) -> list[tuple[Card, ...]]:
    """The cards that a hand may show and exchange, three at a time."""
    low = sorted(low_cards(hand), key=PACK.index)
    if options.farmers_hand == "off":
        return []
    alike = options.farmers_hand == "three_alike"
    return [
        three
        for three in combinations(low, 3)
        if not alike or len({card.rank for card in three}) == 1
    ]


def is_misdeal(hand: Sequence[Card], options: Options) -> bool:
    """Whether a hand may be shown for a new deal."""
    return options.misdeal == "nines_tens" and len(low_cards(hand)) == len(hand)
