"""Holes on the board of Cribbage, and how a deal and a game end (section 9)."""

from games.cribbage.options import worth
from games.cribbage.state import State


class Pegging(State):
    """A match in which sides peg."""

    def peg(self, seat: int, points: int, what: str) -> None:
        """Move the back peg of a side before the other, not beyond the last hole."""
        side, before = self.side(seat), self.scores[seat]
        points = min(points, self.options.target - before)
        for each in side if points else ():
            self.back[each], self.scores[each] = before, before + points
        self.credit(side, points, f"cribbage-for-{what}")

    def is_won(self) -> bool:
        """Whether a side has come to the end of the board."""
        return max(self.scores) >= self.options.target

    def close(self) -> None:
        """End the deal, and the game if it is won."""
        self.next_dealer = (self.dealer + 1) % self.seats
        if self.is_won():
            self.end_game(self.scores.index(max(self.scores)))
        self.end_round([0] * self.seats)

    def end_game(self, winner: int) -> None:
        """Count the game points of a win; its loser deals the next game."""
        left = [(winner + step) % self.seats for step in range(1, self.seats)]
        others = [seat for seat in left if self.team(seat) != self.team(winner)]
        lowest, side = min(others, key=self.scores.__getitem__), self.side(winner)
        points = worth(self.options, self.scores[lowest])
        for seat in side:
            self.won[seat] += points
        if self.options.loser_deals:
            self.next_dealer = lowest
        seats = " ".join(map(str, side))
        self.tell("cribbage-wins", seats=seats, count=len(side), number=self.options.target)
        if points > 1:
            losers = " ".join(map(str, self.side(lowest)))
            self.tell("cribbage-skunks", seats=losers, count=len(side), points=points)
