"""Main pot and side pots, and the seats that share each of them or its halves."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple


class Pot(NamedTuple):
    """An amount, and the seats that paid enough to win it."""

    amount: int
    seats: tuple[int, ...]


def uncalled(put: Sequence[int]) -> tuple[int, int]:
    """The seat that put most in, and how much of it nobody matched."""
    second, most = sorted(put)[-2:]
    return put.index(most), most - second


def pots(put: Sequence[int], live: Sequence[int], dead: int = 0) -> list[Pot]:
    """The main pot and the side pots, once what nobody matched is returned.

    `live` are the seats not folded. What folded seats put in beyond them all joins the last pot,
    `dead` chips that nobody has to match the main pot.
    """
    levels = sorted({put[seat] for seat in live})
    amounts = layers(put, levels)
    amounts[-1] += sum(put) - sum(amounts)
    amounts[0] += dead
    return [
        Pot(amount, tuple(seat for seat in live if put[seat] >= level))
        for amount, level in zip(amounts, levels, strict=True)
    ]


def layers(put: Sequence[int], levels: Iterable[int]) -> list[int]:
    """The chips of all seats together up to each level, above the one before."""
    amounts, below = [], 0
    for level in levels:
        amounts.append(sum(min(paid, level) - min(paid, below) for paid in put))
        below = level
    return amounts


class Award(NamedTuple):
    """A pot or half of one, and the seats that share it, in clockwise order."""

    half: str  # "whole", "high", "low", or "both" where the same seats win both halves
    amount: int
    winners: Sequence[int]

    def shares(self) -> list[int]:
        """The chips of each winner; odd ones go to the first."""
        each, odd = divmod(self.amount, len(self.winners))
        return [each + (place < odd) for place in range(len(self.winners))]


def awards(pot: Pot, high: Mapping[int, int], low: Mapping[int, int]) -> list[Award]:
    """The pot, or its halves, by the strengths of high and low hands; a low of 0 is none."""
    best, lowest = _best(pot, high), _best(pot, low)
    if not low[lowest[0]]:
        return [Award("whole", pot.amount, best)]
    if best == lowest:
        return [Award("both", pot.amount, best)]
    half = pot.amount // 2
    return [Award("high", pot.amount - half, best), Award("low", half, lowest)]


def _best(pot: Pot, strengths: Mapping[int, int]) -> list[int]:
    most = max(strengths[seat] for seat in pot.seats)
    return [seat for seat in pot.seats if strengths[seat] == most]
