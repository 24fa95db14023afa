"""Rummy 500: melds score for those who lay them, and the whole discard pile may be dug into."""

from games.rummy_500.rules import Rummy500
from games.rummy_500.state import Options

__all__ = ["Options", "Rummy500"]
