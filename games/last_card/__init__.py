"""Last Card: play a card of the colour or the face on top, and say so when one is left."""

from games.last_card.rules import LastCard
from games.last_card.state import Options

__all__ = ["LastCard", "Options"]
