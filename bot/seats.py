"""Computer players."""

from games.game import Game
from games.view import View


async def choose(view: View[Game]) -> str:
    """What a computer plays in the seat of a view; worked out beside the event loop."""
    raise NotImplementedError
