"""Climbing games: go over the last play or pass, and shed your cards before the others do."""

from games.climbing.combinations import CombinationGame
from games.climbing.hint import ClimbingMind, TitlesMind
from games.climbing.titles import TitlesGame
from games.climbing.trick import ClimbingGame

__all__ = ["ClimbingGame", "ClimbingMind", "CombinationGame", "TitlesGame", "TitlesMind"]
