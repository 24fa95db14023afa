"""Crazy King: shed your cards; Kings go on anything and name the suit to follow."""

from games.crazy_king.options import Options
from games.crazy_king.rules import CrazyKing

__all__ = ["CrazyKing", "Options"]
