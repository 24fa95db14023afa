"""Euchre: make trump with a partner, and take three tricks of five."""

from games.euchre.options import Options
from games.euchre.rules import Euchre

__all__ = ["Euchre", "Options"]
