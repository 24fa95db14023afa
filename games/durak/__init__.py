"""Durak: get rid of your cards; whoever is left with some is the fool."""

from games.durak.rules import Durak
from games.durak.state import Options

__all__ = ["Durak", "Options"]
