"""The state of a match of Red Five: the rules change it, hints and pictures read it."""

from abc import abstractmethod
from collections import Counter
from collections.abc import Iterable

from games.cards import Card, Pile, cards
from games.red_five.cards import TOTAL, points_in, ranking
from games.red_five.options import Options
from games.tricks import Cards, Ranking, Shape, TrickGame


class State(TrickGame):
    """What a match is made of, and what follows from it."""

    options: Options

    phase: str  # "bid", "trump", "bury" or "play"
    opener: int  # who bid first
    passed: list[bool]
    passed_out: int  # deals in a row that nobody bid on
    trump: str  # a suit or NO_TRUMP, "" until it is named
    kitty: Pile  # eight cards: dealt apart, then those the declarer buried
    bid: int  # the highest so far, 0 for none
    declarer: int  # who made it, NOT_YET for none
    points: list[int]  # taken in this hand, by seat
    gone: int  # the cards of its finished tricks, as a number
    shift: int  # points that options give the declarer, or take if negative
    paid: list[int]  # won and lost by captured red fives, by seat

    @property
    def ranking(self) -> Ranking:
        """The order of the cards with this trump suit."""
        options = self.options
        every_part = options.ruff_compare == "all"
        return ranking(self.trump, options.advisers, options.high_tractors, every_part)

    def in_order(self, cards: Iterable[Card]) -> list[Card]:
        """Cards in the order of an action, and of a hand."""
        return sorted(cards, key=self.order)

    def spell(self, cards: Iterable[Card]) -> str:
        """An action's text of cards."""
        return " ".join(self.in_order(cards))

    def parts(self, text: str) -> list[Cards]:
        """The tractors, pairs and singles of a text of cards; none if it is anything else."""
        try:
            named = cards(text)
        except KeyError:
            return []
        is_possible = all(count <= 2 for count in Counter(named).values())
        return self.ranking.decompose(named) if is_possible else []

    def order(self, card: Card) -> int:
        return -self.ranking.tally.one[card]

    def others(self, seat: int) -> int:
        """The cards that as far as a seat knows others may hold, as a number."""
        tally = self.ranking.tally
        seen = self.gone + tally.of(self.trick) + tally.of(self.hands[seat])
        if seat == self.declarer:
            seen += tally.of(self.kitty)
        return tally.every - seen

    def declarer_points(self) -> int:
        """What counts for the declarer in the end, with the kitty and what options move."""
        against = sum(self.points) - self.points[self.declarer]
        if self.leader != self.declarer:
            against += self.kitty_times() * points_in(self.kitty)
        return min(TOTAL, max(0, TOTAL - against + self.shift))

    def kitty_times(self) -> int:
        """How often the buried points count for the winner of the last trick, by how it was led."""
        if self.leader == self.declarer:
            return 1
        return times(self.ranking.shape(self.last[: self.size]), self.options.kitty_multiplier)

    @abstractmethod
    def deal_cards(self) -> None:
        """Deal 25 cards to each seat and 8 to the kitty."""

    @abstractmethod
    def take_kitty(self) -> None:
        """Give the declarer the kitty, face up if the options say so."""


def times(lead: Shape, option: str) -> int:
    """How often buried points count against the declarer after a last trick that was led so."""
    if option in ("x1", "x2"):
        return int(option[1:])
    if lead.tractors and option == "x2_4_8":
        return 8
    return 4 if lead.pairs else 2
