"""The state of a match of Kings & Bastards: the rules change it, hints and pictures read it."""

from collections.abc import Sequence

from games.cards import JOKERS
from games.climbing import RehearsedGame
from games.climbing.kernel import Play
from games.kings_and_bastards.cardplay import TALLY, Rest, meant
from games.kings_and_bastards.cards import CALLED, JOKER, RANK
from games.kings_and_bastards.options import Options


class State(RehearsedGame[Rest]):
    """What a match is made of, and what follows from it."""

    options: Options
    rank, dear, tally = RANK, JOKER - 1, TALLY

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

    def opened(self, hands: Sequence[int], counts: Sequence[int]) -> Rest:
        return Rest(hands, counts, self.turn, self.largest())

    def rank_to_beat(self) -> int:
        return self.ranks[-1]

    def meant(self, action: str) -> Play:
        return meant(action)

    def spelled(self, seat: int, play: Play) -> str:
        size, rank, jokers = play
        if 0 < size == jokers:
            joker = min((card for card in self.hands[seat] if card in JOKERS), key=self.order)
            return CALLED[joker][rank]
        return super().spelled(seat, play)
