"""Cheat: lay cards face down and say what they are, true or not; who is caught takes the pile."""

from games.cheat.rules import Cheat
from games.cheat.state import Options

__all__ = ["Cheat", "Options"]
