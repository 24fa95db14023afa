"""Spades: bid how many tricks your partnership will take, and take them."""

from games.spades.rules import Options, Spades

__all__ = ["Options", "Spades"]
