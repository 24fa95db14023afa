"""The time, as the database tells it."""

import asyncio
import time
from contextlib import suppress

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.engine import Unavailable, reaching

NOW = sa.select(sa.extract("epoch", sa.func.clock_timestamp()))
READ_EVERY = 60.0  # seconds, in which two machines' quartzes part by less than 10 ms


class SteadyClock:
    """Seconds since 1970, counted on from the start: nobody setting the machine's clock disturbs.

    Otherwise an hour put back would let computers think for an hour.
    """

    def __init__(self) -> None:
        self._ahead = time.time() - time.monotonic()

    def __call__(self) -> float:
        return time.monotonic() + self._ahead


class DatabaseClock(SteadyClock):
    """The same in all processes: what one calls due is due for the others.

    Between two readings this machine counts on.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__()
        self._engine = engine

    async def read(self) -> None:
        """Ask the database for the time; the answer is from the middle of the wait for it."""
        with reaching():
            async with self._engine.connect() as connection:
                asked = time.monotonic()
                now = float((await connection.execute(NOW)).scalar_one())
                self._ahead = now - (asked + time.monotonic()) / 2

    async def keep(self) -> None:
        """Read it again and again until cancelled."""
        while True:
            await asyncio.sleep(READ_EVERY)
            with suppress(Unavailable):
                await self.read()
