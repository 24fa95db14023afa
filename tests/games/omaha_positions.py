"""Tables of Omaha set by hand, in notation."""

from typing import Any

from games.omaha import Omaha
from tests.games import board_positions
from tests.games.board_positions import holding, run_out

__all__ = ["dealt", "holding", "run_out"]


def dealt(chips: str, button: int = 0, hand: int = 2, **options: Any) -> Omaha:
    """A later hand of a match just dealt to seats with these chips, with this button."""
    return board_positions.dealt(Omaha, chips, button, hand, **options)
