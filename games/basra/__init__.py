"""Basra: capture table cards of equal value or that add up, and empty the table for a bonus."""

from games.basra.rules import Basra
from games.basra.state import Options

__all__ = ["Basra", "Options"]
