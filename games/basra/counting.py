"""What captures, the end of a deck and most cards count in Basra (sections 7 and 8)."""

from games.basra.cards import natural
from games.basra.state import State


class Counting(State):
    """Points count at once, for a seat and its partner."""

    def score(self, seat: int, points: int) -> None:
        """Give points to a seat and its partner."""
        self.gain += points
        for each in self.side(seat):
            self.scores[each] += points
        if points and self.options.end_check == "instant":
            self.winners = self.decided()

    def end_deck(self) -> None:
        """What is left goes to the last capturer, most cards are counted (section 8)."""
        if self.floor and self.taker >= 0 and self.options.last_capturer_takes_rest:
            cards, points = list(self.floor), natural(self.floor, self.options)
            self.floor.clear()
            self.last += cards
            self.credit(self.side(self.taker), points, "basra-for-cards")
            self.tell("basra-rest", winner=self.taker, cards=" ".join(cards), points=points)
            self.score(self.taker, points)
        self.end_round(self.majority())

    def majority(self) -> list[int]:
        """The points for most cards, by seat."""
        gains = [0] * self.seats
        if not (stake := self.options.majority_points + self.carried):
            return gains
        counts = [sum(map(self.captured, self.side(seat))) for seat in range(self.seats)]
        best = [seat for seat in range(self.seats) if counts[seat] == max(counts)]
        if len({self.team(seat) for seat in best}) == 1:
            self.carried = 0
            for seat in best:
                gains[seat] = stake
            self.credit(best, stake, "basra-for-most")
            self.tell(
                "basra-majority", seats=" ".join(map(str, best)), count=len(best), points=stake
            )
        else:
            self.carried = stake if self.options.majority_tie == "carry" else 0
            self.tell("basra-majority-tie", points=self.carried)
        return gains

    def decided(self) -> list[int]:
        """Who has the target and more than every other side (section 8)."""
        best = self.leaders()
        alone = len({self.team(seat) for seat in best}) == 1
        return best if alone and self.scores[best[0]] >= self.options.target else []
