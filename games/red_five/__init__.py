"""Red Five, three against one: bid for the points you will take against three others."""

from games.red_five.rules import RedFive
from games.red_five.state import Options

__all__ = ["Options", "RedFive"]
