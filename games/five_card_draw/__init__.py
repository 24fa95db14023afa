"""Five Card Draw: bet on five cards, exchange up to three, bet again, and show them."""

from games.five_card_draw.rules import FiveCardDraw
from games.five_card_draw.state import Options

__all__ = ["FiveCardDraw", "Options"]
