"""Omaha: four cards each, of which two count with three of the five on the table."""

from games.omaha.rules import Omaha
from games.omaha.state import Options

__all__ = ["Omaha", "Options"]
