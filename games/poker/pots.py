"""Who may win which chips: main pot, side pots, what nobody matched, odd chips."""

from collections.abc import Iterable, Sequence
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
    """What all seats together put in up to each level, above the one before."""
    amounts, below = [], 0
    for level in levels:
        amounts.append(sum(min(paid, level) - min(paid, below) for paid in put))
        below = level
    return amounts


def shares(amount: int, winners: int) -> list[int]:
    """An amount divided among tied seats in clockwise order; odd chips go to the first."""
    each, odd = divmod(amount, winners)
    return [each + (place < odd) for place in range(winners)]
