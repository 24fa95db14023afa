"""Tables of Scopa set by hand, in notation."""

from typing import Any

from games.scopa import Options, Scopa
from tests.games.fishing_positions import lay_out


def position(floor: str, *hands: str, stock: str = "", **state: Any) -> Scopa:
    """The table's cards, hands by seat, and the pack's next card first, as `lay_out` has them."""
    options = Options(**{"faces": "french", **state.pop("options", {})})
    return lay_out(Scopa(len(hands), "seed", options), floor, hands, stock, **state)


def turn(floor: str, hand: str, **options: Any) -> Scopa:
    """Seat 0 of two is to play on this table; neither hand gets empty."""
    return position(floor, f"{hand} KC", "KH", options=options)


def last(floor: str, card: str, **options: Any) -> Scopa:
    """Seat 0 plays the last card of the deal."""
    return position(floor, card, "", options=options)
