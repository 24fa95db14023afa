"""Tables of Truco set by hand, in notation."""

from typing import Any, Final

from games.cards import NOBODY, Pile, cards
from games.truco import Options, Truco

PLAIN: Final = ("3C 5D KH", "2S 6H QC", "2D 4C JS", "3S 7H 6C")
NUMBERS: Final = ("7S 3S KD", "6D AD 2C")
"""Hands with an envido of 30 and 27."""


def position(*hands: str, scores: tuple[int, int] = (0, 0), mano: int = 0, **options: Any) -> Truco:
    """Hands by seat, scores by side; two plain hands if none are given."""
    held = hands or PLAIN[:2]
    game = Truco(len(held), "seed", Options(**{"faces": "french", **options}))
    game.hands = [Pile(cards(hand), seat) for seat, hand in enumerate(held)]
    dealt = [card for hand in game.hands for card in hand]
    game.stock = Pile([card for card in game.pack() if card not in dealt], NOBODY)
    game.dealer = (mano - 1) % len(held)
    game.turn = game.leader = game.to_play = mano
    game.scores = [scores[seat % 2] for seat in range(len(held))]
    game.scores_before = list(game.scores)
    return game


def four() -> Truco:
    """The plain hands of four seats."""
    return position(*PLAIN)


def calls(text: str) -> list[str]:
    """Actions with commas between."""
    return [each.strip() for each in text.split(",") if each.strip()]
