"""A match of people and computers who play while the bot has its troubles."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

from tests.bot.sandbox_process import Json
from tests.bot.wire.ledger import Ledger, all_drawn
from tests.bot.wire.player import Player
from tests.bot.wire.reading import Offer


async def dealt(ledger: Ledger, host: Player) -> tuple[Json, list[Offer]]:
    """Start Spades against computers: the hand that is to act, and what may be pressed.

    The bot has done all that it does before: it may be killed without having forgotten anything.
    """
    await host.open("spades")
    assert (await host.press("start")).answered
    await host.turn()
    await all_drawn(ledger)
    return await host.turn()


async def begin(host: Player, *guests: Player, target: int = 150) -> None:
    """Start a match of Crazy King with two computers."""
    await host.open("crazy_king", target=target)
    for guest in guests:
        assert (await guest.press("join")).answered
    await host.computers(2)
    assert (await host.press("start")).answered


@asynccontextmanager
async def playing(*players: Player, longest: float = 0.15) -> AsyncIterator[None]:
    """They play, for as long as the context lasts; `longest` is as in `Player.play_on`."""
    enough = asyncio.Event()
    tasks = [
        asyncio.create_task(each.play_on(Random(each.name), enough, longest)) for each in players
    ]
    try:
        yield
    finally:
        enough.set()
        await asyncio.gather(*tasks)
