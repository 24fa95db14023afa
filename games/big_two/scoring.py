"""The penalties of Big Two and how they are settled (section 9)."""

from collections.abc import Sequence

from games.big_two.combinations import BOMBS, Combination
from games.big_two.options import Options
from games.cards import Card

USUAL = 13
"""The hand for which `double_from` is said."""


def penalty(left: Sequence[Card], dealt: int, options: Options) -> int:
    """What a hand costs that so many cards were dealt to."""
    count, each = len(left), 1
    if options.double_from and count >= options.double_from + dealt - USUAL:
        each = 2
    if options.triple and count == dealt:
        each = 3
    twos = sum(card.rank == "2" for card in left)
    return count * each * (2**twos if options.twos_double else 1)


def doubles(last: Combination, cards: Sequence[Card], options: Options) -> bool:
    """Whether all pay twice for what the winner went out with."""
    is_large = last.kind in BOMBS or all(card.rank == "2" for card in cards)
    return options.finish_double and is_large


def settle(penalties: Sequence[int], winner: int, blamed: int | None, settlement: str) -> list[int]:
    """The points of all seats; who is to blame pays what all the others would."""
    total, seats = sum(penalties), len(penalties)
    if blamed is not None:
        penalties = [total if seat == blamed else 0 for seat in range(seats)]
    elif settlement == "pairwise":
        return [total - seats * each for each in penalties]
    gains = [-each for each in penalties]
    if settlement != "points":
        gains[winner] = total
    return gains
