"""The scores of a round as data: per seat a summary and the terms of the sum."""

from dataclasses import dataclass
from typing import NamedTuple

from games.text import Text


class Credit(NamedTuple):
    """Points that a seat has won, or lost if negative, and for what where that is worth a word."""

    seat: int
    points: int
    what: Text | None = None


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """The score of one seat in a round; the terms, if any, add up to the gain."""

    gain: int
    terms: tuple[Credit, ...] = ()
    summary: Text | None = None  # what it did for it: bid 4, won 5


Round = tuple[ScoreLine, ...]
"""A line for each seat."""


def line_of(seat: int, gain: int, credits: list[Credit], summary: Text | None) -> ScoreLine:
    """The line of a seat, its credits for the same thing added up."""
    plain = [each for each in credits if each.seat == seat and not each.what]
    sums: dict[Text, int] = {}
    for _, points, what in (each for each in credits if each.seat == seat):
        if what:
            sums[what] = sums.get(what, 0) + points
    named = (Credit(seat, points, what) for what, points in sums.items())
    return ScoreLine(gain, (*plain, *named), summary)
