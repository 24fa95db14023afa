"""Games in which seats go out one by one: a mark for who is left with cards, or points by place.

The options of such a game are `scoring`, of which "places" counts who goes out when, `losses`,
the marks that end a match, and `rounds`, that end it where places count.
"""

from typing import ClassVar

from games.game import Game
from games.text import Text


class GoingOutGame(Game):
    """A game without its rules of play."""

    loser_tag: ClassVar[str] = "loser-tag"  # the key of the mark for who lost a round

    out: list[int]  # the seats that got rid of all cards, in order
    phase: str  # "end" once the round is over
    loser: int | None  # of the last round; None if it was drawn

    def clockwise(self, seat: int) -> list[int]:
        """All seats, from this one on."""
        return [(seat + step) % self.seats for step in range(self.seats)]

    def have_loser_deal(self) -> None:
        """Choose the dealer: by lot at first, then the loser of the last round, if it had one."""
        if self.round == 1:
            self.dealer, self.loser = self.following_dealer(), None
        elif self.loser is not None:
            self.dealer = self.loser

    def losers_of_round(self) -> list[int]:
        """The loser of the round with any partners, once it is over."""
        if self.phase != "end" or self.loser is None:
            return []
        return [seat for seat in range(self.seats) if self.team(seat) == self.team(self.loser)]

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

    def result(self, seat: int) -> Text | None:
        """The result of the round for a seat, as far as that is known."""
        if seat in self.losers_of_round():
            return Text(self.loser_tag)
        return Text("going-out", place=self.out.index(seat) + 1) if seat in self.out else None

    def is_out(self, seat: int) -> bool:
        return seat in self.out and self.phase != "end"

    def summary(self, seat: int) -> Text | None:
        return self.result(seat)

    def place_reason(self, seat: int) -> Text | None:
        return self.result(seat)
