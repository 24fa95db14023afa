"""Computer players of fishing games: what the next player may capture."""

from collections.abc import Iterable
from math import comb
from typing import TypeVar

from games.cards import Card, Pile
from games.fishing.cycle import FishingGame
from games.mind import Mind

G = TypeVar("G", bound=FishingGame)


class FishingMind(Mind[G]):
    """Remembers what was captured."""

    def seen_piles(self, game: G) -> Iterable[Pile]:
        return game.taken


class Odds:
    """Chances that the next player holds some of the cards that a seat has not seen."""

    def __init__(self, unseen: int, held: int) -> None:
        self.unseen, self.held = unseen, held

    def chance(self, count: int) -> float:
        """The chance that the next player holds at least one of `count` unseen cards."""
        return 1 - comb(self.unseen - count, self.held) / comb(self.unseen, self.held)


def unseen_by(game: FishingGame, hand: Iterable[Card]) -> list[Card]:
    """The cards that the holder of this hand has not seen in this deal."""
    seen = {*hand, *game.floor, *game.last}
    seen.update(card for pile in game.taken for card in pile)
    return [card for card in game.pack() if card not in seen]


def next_held(game: FishingGame, seat: int) -> int:
    """The number of cards that the next player will choose from: those of a new packet, if any."""
    held = len(game.hands[(seat + 1) % game.seats])
    return held or min(len(game.stock), game.packet)
