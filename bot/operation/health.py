"""The health of this process: its event loop, its store, its connection to Discord."""

import asyncio
import time
from typing import Final

from discord.ext import commands

from bot.operation.metrics import LAG, MATCHES, UNDRAWN
from bot.store import Census, Store, Unavailable

TICK: Final = 0.5
MOST_LAG: Final = 1.0
TOLERATED: Final = 60.0
"""Seconds that a shard may take to come back; Discord was reached before."""
STORE_TIMEOUT: Final = 2.0
"""Seconds in which the store must answer."""


class Health:
    """Looks after the client that is running; any thread may not: it belongs to the event loop."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.lag = 0.0
        # Shards, and since when they are out of reach; None: all, as before the first client.
        self._lost: dict[int | None, float] = {None: time.monotonic()}
        self._was_reached = False

    def follow(self, bot: commands.AutoShardedBot) -> None:
        """Watch a new client, which is not connected yet: what its predecessor lost stays lost."""
        self._lost = {None: min(self._lost.values(), default=time.monotonic())}
        self._bot = bot
        bot.add_listener(self._went, "on_shard_disconnect")
        bot.add_listener(self._came, "on_shard_ready")
        bot.add_listener(self._came, "on_shard_resumed")

    async def tick(self) -> None:
        """Measure how late the event loop is, until cancelled."""
        while True:
            began = time.monotonic()
            await asyncio.sleep(TICK)
            self.lag = time.monotonic() - began - TICK
            LAG.set(self.lag)

    async def troubles(self) -> list[str]:
        """The problems, a sentence each; empty if there are none."""
        found = [] if self.lag < MOST_LAG else [f"The event loop is {self.lag:.1f} s late."]
        try:
            await self.census()
        except (TimeoutError, Unavailable):
            found.append("The database does not answer.")
        for shard, since in self._lost.items():
            away = time.monotonic() - since
            if away > TOLERATED or not self._was_reached:
                name = "Discord" if shard is None else f"Shard {shard}"
                found.append(f"{name} has been out of reach for {away:.0f} s.")
        return found

    async def census(self) -> Census:
        """Count the matches, and renew the figures that tell of them."""
        async with asyncio.timeout(STORE_TIMEOUT):
            census = await self.store.work.census()
        MATCHES.set(census.open)
        UNDRAWN.set(census.undrawn)
        return census

    async def _went(self, shard: int) -> None:
        self._lost.setdefault(shard, time.monotonic())

    async def _came(self, shard: int) -> None:
        self._was_reached = True
        if self._lost.pop(None, None):  # the first; the others have yet to come
            for each in self._bot.shard_ids or range(self._bot.shard_count or 1):  # known by now
                self._lost.setdefault(each, time.monotonic())
        self._lost.pop(shard, None)
