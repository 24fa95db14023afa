"""What is played in a seat that nobody decides for; worked out beside the event loop."""

import asyncio
from random import Random

from bot.hosting.tables import Tables
from bot.hosting.thinkers import Thinkers, choose, idle
from bot.matches.match import Match, Refused
from bot.matches.played import Played
from bot.matches.replay import Action
from bot.ratelimits.waiting import Places
from games.game import HOST, Game
from games.players import Computer, Level
from games.view import View


async def choose(view: View[Game], player: Computer) -> str:
    """What a computer that need not look ahead plays in the seat of a view, which is to act."""
    return await asyncio.to_thread(player, view, Random())


async def idle(view: View[Game]) -> str:
    """What is played for the person in the seat of a view, whose time is up."""
    assert view.seat is not None
    return await asyncio.to_thread(view.game.mind.timeout_action, view.game, view.seat)
