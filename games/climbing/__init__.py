"""Climbing games: go over the last play or pass, and be rid of your cards before the others."""

from games.climbing.rehearsal import RehearsedGame
from games.climbing.trick import ClimbingGame

__all__ = ["ClimbingGame", "RehearsedGame"]
