"""Truco: three tricks, two wagers, and a good deal of bluff."""

from games.truco.rules import Truco
from games.truco.state import Options

__all__ = ["Options", "Truco"]
