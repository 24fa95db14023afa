"""Golf: swap the cards of a mostly closed grid for low ones; the lowest total wins."""

from games.golf.rules import Golf
from games.golf.state import Options

__all__ = ["Golf", "Options"]
