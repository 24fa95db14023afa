"""What captures, the end of a deck and most cards count in Basra (sections 7 and 8)."""

from collections.abc import Sequence

from games.basra.captures import clears
from games.basra.cards import JACK, VALUE, basra_points, natural, sweeps
from games.basra.options import Options
from games.cards import Card, Pile
from games.game import Game


class Counting(Game):
    """Points count at once, for a seat and its partner."""

    options: Options

    floor: Pile  # the cards on the table, as they came
    taken: list[Pile]  # by seat, what it captured before the last turn; all of it was seen
    taker: int  # who captured last in this deck, -1 before anybody did
    gain: int  # the points of the last turn
    carried: int  # points for most cards that nobody won yet

    def team(self, seat: int) -> int:
        return seat % 2 if self.options.partnership else seat

    def bonus(self, card: Card, captured: Sequence[Card]) -> int:
        """The points for emptying the table, 0 where this capture earns none."""
        if len(captured) < len(self.floor):
            return 0
        if card.rank == "J":
            alone = len(captured) == 1 and captured[0].rank == "J"
            return self.options.jack_basra_points if alone else 0
        values = tuple(sorted(VALUE[each] for each in captured))
        if sweeps(card, self.options) and not (clears(values, 7) or self.is_small(values)):
            return 0
        return basra_points(VALUE[card], self.options)

    def is_small(self, values: Sequence[int]) -> bool:
        """Whether the 7 of diamonds makes a basra of what no other 7 could take."""
        return JACK not in values and sum(values) <= 10

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
            cards, points = list(self.floor), sum(natural(c, self.options) for c in self.floor)
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

    def captured(self, seat: int) -> int:
        """How many cards a seat has captured in this deck."""
        return len(self.taken[seat]) + (len(self.last) if seat == self.taker else 0)

    def decided(self) -> list[int]:
        """Who has the target and more than every other side (section 8)."""
        best = self.leaders()
        alone = len({self.team(seat) for seat in best}) == 1
        return best if alone and self.scores[best[0]] >= self.options.target else []
