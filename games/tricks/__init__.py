"""Games of tricks: which card follows and which is higher, and the round from lead to lead."""

from games.tricks.cycle import TrickGame
from games.tricks.ranking import HIGH, Cards, Ranking

__all__ = ["HIGH", "Cards", "Ranking", "TrickGame"]
