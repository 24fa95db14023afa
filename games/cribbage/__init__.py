"""Cribbage: throw to the crib, play to 31, count hands, and be first round the board."""

from games.cribbage.rules import Cribbage
from games.cribbage.state import Options

__all__ = ["Cribbage", "Options"]
