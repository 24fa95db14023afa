"""President: the order of going out gives titles, and titles decide who pays whom cards."""

from games.president.rules import President
from games.president.state import Options

__all__ = ["Options", "President"]
