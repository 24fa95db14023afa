"""The scores of a round as data: per seat a summary and the terms of the sum."""

from dataclasses import dataclass
from typing import NamedTuple

from games.speech import Words


class Credit(NamedTuple):
    """Points that a seat has won, or lost if negative, and for what where that is worth a word."""

    seat: int
    points: int
    what: Words | None = None


@dataclass(frozen=True, slots=True)
class Line:
    """The score of one seat in a round; the terms, if any, add up to the gain."""

    gain: int
    terms: tuple[Credit, ...] = ()
    deed: Words | None = None  # what it did for it: bid 4, won 5


Round = tuple[Line, ...]
"""A line for each seat."""


def line_of(seat: int, gain: int, credits: list[Credit], deed: Words | None) -> Line:
    """The line of a seat, its credits for the same thing added up."""
    plain = [each for each in credits if each.seat == seat and not each.what]
    sums: dict[Words, int] = {}
    for _, points, what in (each for each in credits if each.seat == seat):
        if what:
            sums[what] = sums.get(what, 0) + points
    named = (Credit(seat, points, what) for what, points in sums.items())
    return Line(gain, (*plain, *named), deed)
