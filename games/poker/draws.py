"""Draws: hands that one more card of the board would make a flush or a straight."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import Final

from games.cards import Card
from games.tricks import HIGH

_FIVE: Final = 5
_OWN: Final = 2  # cards of the own hand that count at Omaha
_OPEN: Final = 2  # ranks that make a straight, at least, where it is no gutshot
_LOW_ACE: Final = 1


def draw_of(own: Sequence[Card], board: Sequence[Card], with_two: bool) -> str:
    """The draw of a hand: "flush", "straight", "gutshot", "both", or "none".

    Any number of the own cards may count, or exactly two of them `with_two`.
    """
    has_flush = _is_flush_draw(own, board, with_two)
    ranks = len(_straight_ranks(own, board, with_two))
    if has_flush:
        return "both" if ranks >= _OPEN else "flush"
    return "straight" if ranks >= _OPEN else "gutshot" if ranks else "none"


def _is_flush_draw(own: Sequence[Card], board: Sequence[Card], with_two: bool) -> bool:
    """True if one more card of a suit makes a flush."""
    shown = Counter(card.suit for card in board)
    for suit, held in Counter(card.suit for card in own).items():
        if with_two and held >= _OWN and shown[suit] == _FIVE - _OWN - 1:
            return True
        if not with_two and held + shown[suit] == _FIVE - 1:
            return True
    return False


def _straight_ranks(own: Sequence[Card], board: Sequence[Card], with_two: bool) -> set[int]:
    """The heights of the cards that would make a straight with the own hand."""
    held, shown = _heights(own), _heights(board)
    found = set[int]()
    for low in range(_LOW_ACE, HIGH["A"] - _FIVE + 2):
        run = {*range(low, low + _FIVE)}
        if with_two:
            pairs = combinations(sorted(held & run), _OWN)
            missing = [run - shown - {*pair} for pair in pairs]
        else:
            missing = [run - shown - held] if held & run - shown else []
        found.update(rank for each in missing if len(each) == 1 for rank in each)
    aces = {_LOW_ACE, HIGH["A"]}
    return found - {_LOW_ACE} | {HIGH["A"]} if found & aces else found


def _heights(cards: Sequence[Card]) -> set[int]:
    """The heights of cards; an ace is also below the two."""
    heights = {HIGH[card.rank] for card in cards}
    return heights | {_LOW_ACE} if HIGH["A"] in heights else heights
