"""Kings & Bastards: be first to shed your cards, and next time the last one pays you."""

from games.kings_and_bastards.rules import KingsAndBastards
from games.kings_and_bastards.state import Options

__all__ = ["KingsAndBastards", "Options"]
