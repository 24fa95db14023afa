"""Tables of Basra set by hand, in notation."""

from typing import Any

from games.basra import Basra, Options
from tests.games.fishing_positions import lay_out

SPARE = "3S"
"""A card that keeps a hand from being empty."""


def position(floor: str, *hands: str, stock: str = "", **state: Any) -> Basra:
    """The table's cards, hands by seat (two spare ones unless given), the pack's next card first.

    Seat 0 is to act, and the last seat is the dealer.
    """
    hands = hands or (SPARE, SPARE)
    game = Basra(len(hands), "seed", Options(**state.pop("options", {})))
    return lay_out(game, floor, hands, stock, **{"returned": set(), **state})


def turn(floor: str, card: str, **options: Any) -> Basra:
    """Seat 0 of two is to play this card on this table; another card is left in each hand."""
    return position(floor, f"{card} {SPARE}", SPARE, options=options)


def moves(game: Basra, card: str) -> list[str]:
    """What the seat to act may do with a card of its hand."""
    return [move for move in game.legal(game.turn) if move.startswith(card)]
