"""Big Two: twos are the highest cards, five may be a poker hand, and the first out wins."""

from games.big_two.rules import BigTwo
from games.big_two.state import Options

__all__ = ["BigTwo", "Options"]
