"""Euchre: make trump with a partner, and take three tricks of five."""

from games.euchre.rules import Euchre
from games.euchre.state import Options

__all__ = ["Euchre", "Options"]
