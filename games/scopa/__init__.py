"""Scopa: capture an equal card or cards that add up, and sweep the table."""

from games.scopa.rules import Scopa
from games.scopa.state import Options

__all__ = ["Options", "Scopa"]
