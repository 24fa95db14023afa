"""Belote: make trump with a partner, and take more points than the others."""

from games.belote.rules import Belote
from games.belote.state import Options

__all__ = ["Belote", "Options"]
