"""Fishing games: cards of the hand capture cards on the table, or stay there."""

from games.fishing.captures import ChoosingGame, sums
from games.fishing.cycle import FishingGame, Item
from games.fishing.mind import FishingMind, Odds

__all__ = ["ChoosingGame", "FishingGame", "FishingMind", "Item", "Odds", "sums"]
