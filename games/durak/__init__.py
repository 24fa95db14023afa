"""Durak: get rid of your cards; whoever is left with some is the fool."""

from games.durak.options import Options
from games.durak.rules import Durak

__all__ = ["Durak", "Options"]
