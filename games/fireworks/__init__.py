"""Fireworks: build 1 to 5 in every colour together, from cards that their holders do not see."""

from games.fireworks.rules import Fireworks
from games.fireworks.state import Options

__all__ = ["Fireworks", "Options"]
