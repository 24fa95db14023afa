"""Games in which seats go out one by one: a mark for who is left with cards, or points by place.

The options of such a game are `scoring`, of which "places" counts who goes out when, `losses`,
the marks that end a match, and `rounds`, that end it where places count.
"""

from collections.abc import Sequence

from games.game import Game
from games.text import Text


class GoingOutGame(Game):
    """A game without its rules of play."""

    out: list[int]  # the seats that got rid of all cards, in order

    def clockwise(self, seat: int) -> list[int]:
        """All seats, from this one on."""
        return [(seat + step) % self.seats for step in range(self.seats)]

    def losers_of_round(self) -> Sequence[int]:
        """The seats that have lost the round, once it is over."""
        raise NotImplementedError

    def is_places(self) -> bool:
        """True if it counts who goes out when."""
        return bool(self.options.scoring == "places")

    def score_out(self) -> None:
        """Score the round by the order in which seats went out, or by its losers."""
        if not self.is_places():
            self.credit(self.losers_of_round(), -1)
            return
        for place, seat in enumerate(self.out):
            self.credit([seat], self.seats - 1 - place)

    def decided(self) -> list[int]:
        options = self.options
        if self.is_places():
            return self.leaders() if self.round >= options.rounds else []
        return self.leaders() if min(self.scores) <= -options.losses else []

    def left(self, seat: int) -> int:
        """The number of cards that a seat still has."""
        return len(self.hands[seat])

    def fact(self) -> Text | None:
        """The number of cards with which somebody was left, where only that one loses."""
        left = [] if self.is_places() else [n for n in self.losers_of_round() if self.left(n)]
        return Text("going-out-fact", seat=left[0], count=self.left(left[0])) if left else None

    def marks(self, seat: int) -> Text | None:
        """The marks of a seat, or its points; None without any marks."""
        score = self.scores[seat]
        if self.is_places():
            return Text("going-out-points", points=score)
        return Text("going-out-marks", count=-score) if score else None

    def place_out(self, seat: int) -> Text | None:
        """The place of a seat that is out."""
        return Text("going-out", place=self.out.index(seat) + 1) if seat in self.out else None
