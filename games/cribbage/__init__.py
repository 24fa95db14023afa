"""Cribbage: throw to the crib, play to 31, count hands, and be first round the board."""

from games.cribbage.options import Options
from games.cribbage.rules import Cribbage

__all__ = ["Cribbage", "Options"]
