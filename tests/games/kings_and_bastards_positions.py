"""Tables of Kings & Bastards set by hand, in notation."""

from typing import Any

from games.cards import Pile, cards
from games.kings_and_bastards import KingsAndBastards, Options
from games.kings_and_bastards.state import parsed

REST = "4C 4D 4H"
"""A hand that does not matter."""


def position(*hands: str, beat: str = "", by: int = 3, **state: Any) -> KingsAndBastards:
    """Seat 0 leads, or answers `beat`, played by a seat; four seats, or as many as hands."""
    full = [*hands, *[REST] * (4 - len(hands))]
    game = KingsAndBastards(len(full), "seed", Options(**state.pop("options", {})))
    game.hands = [Pile(cards(hand), seat) for seat, hand in enumerate(full)]
    game.opening, game.opener, game.turn, game.dealer = False, None, 0, 3
    if beat:
        laid, rank = parsed(beat)
        game.trick += laid
        game.by, game.ranks, game.sizes = [by], [rank], [len(laid)]
    game.__dict__.update(state)
    return game


def opening(*hands: str, **state: Any) -> KingsAndBastards:
    """The same before the first card of a round."""
    game = position(*hands, **state)
    game.open()
    return game


def exchange(*hands: str, before: tuple[int, ...] = (0, 1, 2, 3), **state: Any) -> KingsAndBastards:
    """The same after the cards were dealt in a second round, and the Bastard has paid."""
    game = position(*hands, before=list(before), round=2, **state)
    game.dealer = before[-1]
    game.events = []
    game.exchange()
    return game


def moves(game: KingsAndBastards) -> list[str]:
    """What is listed for the seat to act."""
    return game.legal(game.turn)
