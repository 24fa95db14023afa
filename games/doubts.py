"""What the others hardly hold, noted as it is told, for games in which hands draw new cards."""

from collections.abc import Iterable, Mapping
from typing import Final

from games.cards import CARDS, ORDER, Card
from games.game import Game
from games.guessing import DOUBT

BY_ORDER: Final = [*CARDS.values()]
"""Every card by its place in the canonical order."""


class DoubtingGame(Game):
    """Cards are noted by their place in the canonical order: a view names none that are hidden."""

    doubts: list[dict[int, float]]  # by seat and card, how likely it is there, to any other

    def clear_doubts(self) -> None:
        """Begin a round: nothing has been told."""
        self.doubts = [{} for _ in range(self.seats)]

    def doubt(self, seat: int, cards: Iterable[Card]) -> None:
        """Note that a seat would have played these cards, had it held them."""
        self.doubts[seat].update({ORDER[card]: DOUBT for card in cards})

    def mix(self, seat: int, drawn: int) -> None:
        """Note that so many of the cards in a hand are new, which may be any."""
        hand = self.hands[seat]
        part = drawn / max(1, len(hand) - len(hand.known))
        self.doubts[seat] = {
            card: odds + (1 - odds) * part for card, odds in self.doubts[seat].items()
        }

    def odds(self, seat: int) -> Mapping[Card, float]:
        return {BY_ORDER[card]: odds for card, odds in self.doubts[seat].items()}
