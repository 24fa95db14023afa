"""The time, as the database tells it."""

import asyncio
import time
from contextlib import suppress

import sqlalchemy as sa

from bot.store.engine import Database, Unavailable

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

    def __init__(self, database: Database) -> None:
        super().__init__()
        self._database = database

    async def read(self) -> None:
        """Ask the database for the time; the answer is from the middle of the wait for it."""

        def work(tx: sa.Connection) -> float:
            asked = time.monotonic()
            now = float(tx.execute(NOW).scalar_one())
            return now - (asked + time.monotonic()) / 2

        self._ahead = await self._database.read(work)

    async def run(self) -> None:
        """Read it again and again until cancelled."""
        while True:
            await asyncio.sleep(READ_EVERY)
            with suppress(Unavailable):
                await self.read()
