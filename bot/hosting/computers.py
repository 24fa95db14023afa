"""What is played in a seat that nobody decides for; worked out beside the event loop."""

import asyncio
from random import Random

from games.game import Game
from games.players import Computer
from games.view import View


async def choose(view: View[Game], player: Computer) -> str:
    """What a computer that need not look ahead plays in the seat of a view, which is to act."""
    return await asyncio.to_thread(player, view, Random())


async def idle(view: View[Game]) -> str:
    """What is played for the person in the seat of a view, whose time is up."""
    assert view.seat is not None
    return await asyncio.to_thread(view.game.mind.timeout_action, view.game, view.seat)
