"""The state of a match of Kings & Bastards: the rules change it, hints and pictures read it."""

from games.climbing import TitlesGame
from games.kings_and_bastards.cards import JOKER, RANK
from games.kings_and_bastards.options import Options


class State(TitlesGame):
    """What a match is made of, and what follows from it."""

    options: Options
    rank, dear = RANK, JOKER - 1

    ranks: list[int]  # the ranks of the plays of the trick
    bastards: list[int]  # rounds as Bastard, by seat

    def decks(self) -> int:
        """How many packs are in play."""
        if self.options.decks == "auto":
            return (self.seats + 5) // 6
        return int(self.options.decks)

    def largest(self) -> int:
        """How many cards a set may have."""
        return 4 * self.decks()
