"""Evidence against cards in a hand, for games in which hands draw new cards."""

from collections.abc import Iterable, Mapping
from typing import TypeVar

from games.cards import BY_ORDER, ORDER, Card
from games.game import Game
from games.mind import Mind
from games.sampling import OFF_POLICY_LIKELIHOOD

Numbers = tuple[int, ...]
"""Cards by their numbers in the canonical order; a state names no card outside its piles."""


class EvidenceGame(Game):
    """A game that notes which cards a seat hardly holds; `EvidenceMind` weighs the notes."""

    evidence: list[list[Numbers | float]]
    """By seat and in order, cards that it hardly held, and shares of its hand that were drawn."""

    def clear_evidence(self) -> None:
        """Begin a round without notes."""
        self.evidence = [[] for _ in range(self.seats)]

    def note_unlikely(self, seat: int, cards: Numbers) -> None:
        """Note that a seat would have played these cards if it had held them."""
        self.evidence[seat].append(cards)

    def note_drawn(self, seat: int, drawn: int) -> None:
        """Note that this number of cards in a hand are new and may be any."""
        if notes := self.evidence[seat]:
            hand = self.hands[seat]
            notes.append(drawn / max(1, len(hand) - len(hand.known)))


E = TypeVar("E", bound=EvidenceGame)


class EvidenceMind(Mind[E]):
    """A mind that weighs the notes of its game when a deal is sampled."""

    def card_weights(self, game: E, seat: int) -> Mapping[Card, float]:
        weights = dict[int, float]()
        for note in game.evidence[seat]:
            if isinstance(note, tuple):
                weights |= dict.fromkeys(note, OFF_POLICY_LIKELIHOOD)
            else:
                weights = {card: each + (1 - each) * note for card, each in weights.items()}
        return {BY_ORDER[card]: each for card, each in weights.items()}


def numbers_of(cards: Iterable[Card]) -> Numbers:
    """The numbers of cards in the canonical order."""
    return tuple(ORDER[card] for card in cards)
