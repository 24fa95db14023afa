"""What has been told of a card to everybody, its holder among them (section 9)."""

from typing import NamedTuple

from games.fireworks.cards import RANKS, SUITS, points_at
from games.scene import Note


class Back(NamedTuple):
    """What hints said of a card."""

    touched: tuple[str, ...] = ()  # colours and numbers that pointed at it
    missed: tuple[str, ...] = ()  # those that pointed at others of the hand
    latest: int = 0  # the number of the last hint that pointed at it
    mark: int = 0  # that of the first one that says: play it; 0 for none

    def hinted(self, value: str, number: int, touched: bool) -> "Back":
        """The same after another hint to the hand."""
        if touched:
            return self._replace(touched=_with(self.touched, value), latest=number)
        return self._replace(missed=_with(self.missed, value))

    def suits(self, suits: str, missed: bool = True) -> str:
        """The suits that the card may have, with or without what `missed` it."""
        passed = self.missed if missed else ()
        return "".join(
            suit
            for suit in SUITS[suits]
            if all(points_at(value, suit, value, suits) for value in self.touched)
            and not any(points_at(value, suit, "", suits) for value in passed)
        )

    def ranks(self, missed: bool = True) -> str:
        """The numbers that the card may have."""
        passed = self.missed if missed else ()
        known = "".join(rank for rank in RANKS if rank in self.touched)
        return known or "".join(rank for rank in RANKS if rank not in passed)

    def note(self, suits: str, latest: int, marks: bool) -> Note:
        """What is written on it; where there are no `marks` only what pointed at it."""
        may_suits, may_ranks = self.suits(suits, marks), self.ranks(marks)
        return Note(
            "" if may_suits == SUITS[suits] else may_suits,
            "" if may_ranks == RANKS else may_ranks,
            bool(self.touched),
            0 < latest == self.latest,
        )


def _with(values: tuple[str, ...], value: str) -> tuple[str, ...]:
    return values if value in values else (*values, value)
