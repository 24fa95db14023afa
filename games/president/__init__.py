"""President: the order of going out gives titles, and titles decide who pays whom cards."""

from games.president.options import Options
from games.president.rules import President

__all__ = ["Options", "President"]
