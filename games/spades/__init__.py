"""Spades: bid how many tricks your partnership will take, and take them."""

from games.spades.options import Options
from games.spades.rules import Spades

__all__ = ["Options", "Spades"]
