"""Games by what a hard computer does there."""

from games import GAMES
from games.players import has_hard

RULED = next(key for key, kind in GAMES.items() if 4 in kind.players and not has_hard(kind))
"""A game in which hard is the hint, so that it has two levels."""
