"""Texas Hold'em: two cards each, five on the table for all, and no limit but the chips."""

from games.poker.blinds import BlindOptions as Options
from games.texas_holdem.earlier import FirstVersion
from games.texas_holdem.rules import TexasHoldem

TexasHoldem.earlier = (FirstVersion,)

__all__ = ["Options", "TexasHoldem"]
