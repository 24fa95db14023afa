"""Rummy: draw a card, lay melds and lay off on them, discard a card."""

from games.rummy.game import MAX_TURNS, NONE_TAKEN, RummyGame

__all__ = ["MAX_TURNS", "NONE_TAKEN", "RummyGame"]
