"""Games with cards in fixed places in front of each seat, some of which nobody has ever seen.

Each place is a pile of its own, so that what a seat knows of one card stays with its place: who
sees it is the `seen_by` of that pile, NOBODY for a card that not even its holder has looked at.
"""

from abc import abstractmethod
from collections.abc import Iterable, Sequence

from games.cards import EVERYONE, NOBODY, Card, Pile
from games.game import Game
from games.scene import Grid


class PlacesGame(Game):
    """A game with a grid of places for each seat, numbered row by row from 1."""

    places: list[Pile]  # of one seat after the other; empty without a card

    @property
    @abstractmethod
    def columns(self) -> int:
        """The number of places in a row."""

    def deal_places(self, dealt: Sequence[Iterable[Card]]) -> None:
        """Lay each seat's cards face down, seen by nobody."""
        self.places = [Pile([card], NOBODY) for cards in dealt for card in cards]

    def places_of(self, seat: int) -> list[Pile]:
        """The places of a seat, in order."""
        count = len(self.places) // self.seats
        return self.places[seat * count : (seat + 1) * count]

    def place(self, seat: int, number: int) -> Pile:
        """The place of a seat with this number."""
        return self.places_of(seat)[number - 1]

    def filled(self, seat: int) -> list[int]:
        """The numbers of the places of a seat that hold a card."""
        return [number for number, pile in enumerate(self.places_of(seat), 1) if pile]

    def show_hands(self) -> None:
        super().show_hands()
        for pile in self.places:
            pile.seen_by = EVERYONE

    def grid(self, seat: int) -> Grid | None:
        cards = tuple("".join(pile) for pile in self.places_of(seat))
        return Grid(cards, self.columns) if any(cards) else None
