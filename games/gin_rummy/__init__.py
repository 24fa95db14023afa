"""Gin Rummy: arrange ten cards into melds, and knock when little is left over."""

from games.gin_rummy.rules import GinRummy
from games.gin_rummy.state import Options

__all__ = ["GinRummy", "Options"]
