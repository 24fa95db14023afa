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
    bet: int = 0  # of whoever plays against the house: before it was doubled or split

    @property
    def meets_bid(self) -> bool:
        """True if its summary is of a bid for tricks, and exactly so many were won."""
        if self.summary is None or self.summary.key != "bid-deed":
            return False
        told = dict(self.summary.args)
        return told["bid"] == told["number"]


Round = tuple[ScoreLine, ...]
"""A line for each seat."""


def terms_of(seat: int, credits: list[Credit]) -> tuple[Credit, ...]:
    """The credits of a seat, those for the same thing added up."""
    plain = [each for each in credits if each.seat == seat and not each.what]
    sums: dict[Text, int] = {}
    for _, points, what in (each for each in credits if each.seat == seat):
        if what:
            sums[what] = sums.get(what, 0) + points
    named = (Credit(seat, points, what) for what, points in sums.items())
    return (*plain, *named)
