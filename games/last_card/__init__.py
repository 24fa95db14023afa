"""Last Card: play a card of the colour or the face on top, and say so when one is left."""

from games.last_card.options import Options
from games.last_card.rules import LastCard

__all__ = ["LastCard", "Options"]
