"""Blackjack: everybody plays alone against the house, closer to 21 without going over."""

from games.blackjack.rules import Blackjack
from games.blackjack.state import Options

__all__ = ["Blackjack", "Options"]
