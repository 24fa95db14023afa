"""What is played in a seat that nobody decides for; worked out beside the event loop."""

import asyncio

from games.game import Game
from games.view import View


async def choose(view: View[Game]) -> str:
    """What a computer plays in the seat of a view; the seat must be to act."""
    hint = await asyncio.to_thread(view.hint)
    assert hint is not None, "a computer was asked that is not to act"
    return hint.action


async def idle(view: View[Game]) -> str:
    """What is played for the person in the seat of a view, whose time is up."""
    assert view.seat is not None
    return await asyncio.to_thread(view.game.idle, view.seat)
