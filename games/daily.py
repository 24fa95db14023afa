"""The daily deal of a game: what one person plays against computers in three to eight minutes."""

from typing import Any, NamedTuple


class Daily(NamedTuple):
    """The seats, options and rounds of the daily deal of a game."""

    seats: int
    options: Any  # an instance of the game's Options
    rounds: int
