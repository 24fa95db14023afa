"""Crazy King: shed your cards; Kings go on anything and name the suit to follow."""

from games.crazy_king.rules import CrazyKing
from games.crazy_king.state import Options

__all__ = ["CrazyKing", "Options"]
