"""Spades: bid how many tricks your partnership will take, and take them."""

from games.spades.rules import Spades
from games.spades.state import Options

__all__ = ["Options", "Spades"]
