"""Big Two: twos are the highest cards, five may be a poker hand, and the first out wins."""

from games.big_two.options import Options
from games.big_two.rules import BigTwo

__all__ = ["BigTwo", "Options"]
