"""Tables of President set by hand, in notation."""

from typing import Any

from games.cards import Pile, cards
from games.president import Options, President

REST = "4C 4D 4H"
"""A hand that does not matter."""


def position(*hands: str, beat: str = "", by: int = 3, seats: int = 4, **state: Any) -> President:
    """Seat 0 leads, or answers `beat`, played by a seat; so many seats, or as many as hands."""
    full = [*hands, *[REST] * (seats - len(hands))]
    game = President(len(full), "seed", Options(**state.pop("options", {})))
    game.hands = [Pile(cards(hand), seat) for seat, hand in enumerate(full)]
    game.opening, game.opener, game.turn, game.dealer = False, None, 0, 3
    if beat:
        game.trick += cards(beat)
        game.by, game.sizes = [by], [len(game.trick)]
    game.__dict__.update(state)
    return game


def opening(*hands: str, **state: Any) -> President:
    """The same before the first card of a round."""
    game = position(*hands, **state)
    game.open()
    return game


def exchange(*hands: str, before: str = "0 1 2 3", **state: Any) -> President:
    """The same after the cards were dealt in a second round, and the Scum has paid."""
    order = [int(seat) for seat in before.split()]
    game = position(*hands, before=order, round=2, **state)
    game.dealer = order[-1]
    game.events = []
    game.exchange()
    return game


def moves(game: President) -> set[str]:
    """What is listed for the seat to act."""
    return set(game.legal(game.turn))


def listed(text: str) -> set[str]:
    """Actions with commas between."""
    return set(text.split(", "))
