"""Options and state of Pişti (section 9)."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from games.cards import HIDDEN, PACK, Card, Pile
from games.fishing import FishingGame
from games.options import EITHER, option


@dataclass(frozen=True)
class Options:
    """Each as its message says; the defaults are the usual game."""

    target: int = option(151, range(21, 502))
    partners: bool = option(True, EITHER)
    jack_pisti: int = option(20, range(51))
    most_cards: int = option(3, range(31))
    last_pisti: bool = option(False, EITHER)
    closed_start: bool = option(True, EITHER)
    look: bool = option(True, EITHER)
    open_bottom: bool = option(False, EITHER)


VARIANTS: Final = {
    "short": Options(target=101),
    "coffee_house": Options(open_bottom=True, last_pisti=True),
    "each_alone": Options(partners=False, target=101),
    "open": Options(closed_start=False, look=False),
}
"""Sets of options by name."""
PISTI: Final = 10
_POINTS: Final = {
    card: {"2C": 2, "TD": 3}.get(card, int(card.rank in ("A", "J"))) for card in (*PACK, HIDDEN)
}
_PARTNERS: Final = 4


def points_of(cards: Iterable[Card]) -> int:
    """The points of captured cards (section 7)."""
    return sum([_POINTS[card] for card in cards])


class State(FishingGame):
    """The state of a match, and what follows from it."""

    options: Options

    closed: Pile  # the first cards of the center that were not turned up
    closed_taker: int  # the seat that has captured them, -1 while they are under the pile
    pistis: list[int]  # by seat, in this deal
    bonus: list[int]  # the points of those
    scored: int  # the points of a pişti in the last turn
    made: list[int]  # by seat, in the match

    @property
    def packet(self) -> int:
        return 4

    def partners(self) -> bool:
        return self.seats == _PARTNERS and self.options.partners

    def lying(self) -> int:
        """The number of cards on the pile."""
        return len(self.floor) + (len(self.closed) if self.closed_taker < 0 else 0)

    def takes(self, card: Card) -> bool:
        """True if a card captures the pile: a jack, or one of the top card's rank."""
        return bool(self.floor) and (card.rank == "J" or card.rank == self.floor[-1].rank)

    def pisti(self, card: Card, *, is_last: bool) -> int:
        """The points for capturing a single card with its equal, 0 where this is none."""
        is_one = self.lying() == 1 and card.rank == self.floor[-1].rank
        if not is_one or (is_last and not self.options.last_pisti):
            return 0
        return self.options.jack_pisti if card.rank == "J" else PISTI

    def cards_of(self, seat: int) -> list[Card]:
        return [*super().cards_of(seat), *(self.closed if seat == self.closed_taker else ())]

    def captured(self, seat: int) -> int:
        return super().captured(seat) + (len(self.closed) if seat == self.closed_taker else 0)
