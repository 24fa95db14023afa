"""Gin Rummy: arrange ten cards into melds, and knock when little is left over."""

from games.gin_rummy.options import Options
from games.gin_rummy.rules import MOST_TURNS, GinRummy

__all__ = ["MOST_TURNS", "GinRummy", "Options"]
