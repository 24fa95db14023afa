"""Palace: be rid of your hand, your up cards and your blind ones; the last with cards loses."""

from games.palace.rules import Palace
from games.palace.state import Options

__all__ = ["Options", "Palace"]
