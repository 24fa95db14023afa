"""Hearts: take no hearts and no queen of spades, or take them all."""

from games.hearts.rules import Hearts
from games.hearts.state import Options

__all__ = ["Hearts", "Options"]
