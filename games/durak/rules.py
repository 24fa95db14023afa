"""Durak: beat what you are attacked with, or take it; whoever is left with cards is the fool.

Rules: `docs/rules/durak.md`; a section named in this folder is one of that page.
"""

from typing import ClassVar

from games.durak import refusals
from games.durak.beside import came_out, line, tag
from games.durak.hint import hint, idle
from games.durak.options import VARIANTS, Options, refused
from games.durak.round import NOBODY_IS, Round
from games.durak.table import table
from games.scene import Table
from games.speech import Hint, Say, Words


class Durak(Round):
    """Two to six players, each alone or in teams."""

    key, players, version = "durak", range(2, 7), 2
    minutes, cover = 15, "7C 9C AS 6H"
    trials, searches = 150, True
    options: Options = Options()
    variants: ClassVar = VARIANTS

    @classmethod
    def objection(cls, seats: int, options: Options) -> Words | None:
        return super().objection(seats, options) or refused(seats, options)

    def refusal(self, seat: int, action: str) -> Words | None:
        return None if action in self.moves(seat) else refusals.refused(self, seat, action)

    def why_not_aside(self, seat: int, action: str) -> Words:
        return refusals.refused_aside(self) or super().why_not_aside(seat, action)

    # Computer players, section 12.

    def hint(self, seat: int) -> Hint:
        return hint(self, seat)

    def idle(self, seat: int) -> str:
        return idle(self, seat)

    # What is seen, sections 11 and 13.

    def is_out(self, seat: int) -> bool:
        return seat in self.out and self.phase != "end"

    def deed(self, seat: int) -> Words | None:
        return came_out(self, seat)

    def reason(self, seat: int) -> Words | None:
        return came_out(self, seat)

    def fact(self) -> Words | None:
        """With how many cards the fool was left, where only that one loses."""
        if not self.one_loses or self.fool == NOBODY_IS:
            return None
        return Words("durak-fact", seat=self.fool, count=len(self.hands[self.fool]))

    def line(self, seat: int) -> Words | None:
        return line(self, seat)

    def tag(self, seat: int) -> Words | None:
        return tag(self, seat) or super().tag(seat)

    def table(self, say: Say) -> Table:
        return table(self, say)
