"""What the others hardly hold, noted as it is told, for games in which hands draw new cards."""

from collections.abc import Iterable, Mapping

from games.cards import BY_ORDER, ORDER, Card
from games.game import Game
from games.guessing import DOUBT

Places = tuple[int, ...]
"""Cards by their places in the canonical order."""


class DoubtingGame(Game):
    """Notes are weighed when a guess asks for them: most play-outs make none.

    Cards are noted by their place in the canonical order: a view names none that are hidden.
    """

    doubts: list[list[Places | float]]  # by seat: cards it hardly held; shares of its hand drawn

    def clear_doubts(self) -> None:
        """Begin a round: nothing has been told."""
        self.doubts = [[] for _ in range(self.seats)]

    def doubt(self, seat: int, cards: Places) -> None:
        """Note that a seat would have played these cards, had it held them."""
        self.doubts[seat].append(cards)

    def mix(self, seat: int, drawn: int) -> None:
        """Note that so many of the cards in a hand are new, which may be any."""
        if notes := self.doubts[seat]:
            hand = self.hands[seat]
            notes.append(drawn / max(1, len(hand) - len(hand.known)))

    def odds(self, seat: int) -> Mapping[Card, float]:
        found = dict[int, float]()
        for note in self.doubts[seat]:
            if isinstance(note, tuple):
                found |= dict.fromkeys(note, DOUBT)
            else:
                found = {card: odds + (1 - odds) * note for card, odds in found.items()}
        return {BY_ORDER[card]: odds for card, odds in found.items()}


def places_of(cards: Iterable[Card]) -> Places:
    """Cards as they are noted."""
    return tuple(ORDER[card] for card in cards)
