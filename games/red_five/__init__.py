"""Red Five, three against one: bid for the points you will take against three others."""

from games.red_five.options import Options
from games.red_five.rules import RedFive

__all__ = ["Options", "RedFive"]
