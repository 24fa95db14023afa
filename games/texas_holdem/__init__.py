"""Texas Hold'em: two cards each, five on the table for all, and no limit but the chips."""

from games.texas_holdem.options import Options
from games.texas_holdem.rules import TexasHoldem

__all__ = ["Options", "TexasHoldem"]
