"""Climbing games: go over the last play or pass, and be rid of your cards before the others."""

from games.climbing.titles import TitlesGame
from games.climbing.trick import ClimbingGame

__all__ = ["ClimbingGame", "TitlesGame"]
