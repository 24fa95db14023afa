"""Hearts: take no hearts and no queen of spades, or take them all."""

from games.hearts.options import Options
from games.hearts.rules import Hearts

__all__ = ["Hearts", "Options"]
