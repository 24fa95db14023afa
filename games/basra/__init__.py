"""Basra: capture table cards of equal value or that add up, and empty the table for a bonus."""

from games.basra.options import Options
from games.basra.rules import Basra

__all__ = ["Basra", "Options"]
