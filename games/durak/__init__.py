"""Durak: get rid of your cards; whoever is left with some is the fool."""

from games.durak.earlier import FirstVersion
from games.durak.options import Options
from games.durak.rules import Durak

Durak.earlier = (FirstVersion,)

__all__ = ["Durak", "Options"]
