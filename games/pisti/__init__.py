"""Pişti: match the top card of the pile, or play a jack, and all of it is yours."""

from games.pisti.rules import Pisti
from games.pisti.state import Options

__all__ = ["Options", "Pisti"]
