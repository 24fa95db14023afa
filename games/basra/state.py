"""The state of a match of Basra: the rules change it, hints and pictures read it."""

from collections.abc import Iterable, Sequence

from games.basra.captures import captures, clears
from games.basra.cards import JACK, VALUE, basra_points, sweeps
from games.basra.options import Options
from games.cards import CARDS, ORDER, Card, Pile
from games.game import Game


class State(Game):
    """What a match is made of, and what follows from it."""

    options: Options

    stock: Pile
    dealer: int
    cleared: bool  # the last turn was a basra
    basras: list[int]  # by seat, in the match
    returned: set[int]  # places in ORDER of first table cards put back, until the next packet
    floor: Pile  # the cards on the table, as they came
    taken: list[Pile]  # by seat, what it captured before the last turn; all of it was seen
    plays: list[tuple[str, str]]  # since the packet was dealt: the table before, and the action
    taker: int  # who captured last in this deck, -1 before anybody did
    gain: int  # the points of the last turn
    carried: int  # points for most cards that nobody won yet

    def out_of_sight(self) -> Iterable[Pile]:
        return self.taken

    def captured_by(self, action: str) -> list[Card]:
        """The table cards that a legal action takes."""
        if len(action) > 2:
            return [CARDS[each] for each in action[8:].split()]
        sets = captures(self.floor, CARDS[action], self.options)
        return [each for one in sets for each in one]

    def may_hold(self, seat: int, card: Card) -> bool:
        return ORDER[card] not in self.returned

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

    def captured(self, seat: int) -> int:
        """How many cards a seat has captured in this deck."""
        return len(self.taken[seat]) + (len(self.last) if seat == self.taker else 0)
