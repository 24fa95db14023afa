"""Skat: bid to play alone against the two others, for 61 of 120 points."""

from games.skat.rules import Skat
from games.skat.state import Options

__all__ = ["Options", "Skat"]
