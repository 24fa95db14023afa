"""The queue in which shards identify to Discord, among processes that know nothing of each other.

Discord takes one IDENTIFY in five seconds from the shards of a bucket, whatever their process, and
counts those that come too early against the thousand of a day.
"""

import asyncio
import logging
from typing import TYPE_CHECKING

import sqlalchemy as sa

from bot.store import postgres
from bot.store.engine import Unavailable, reaching

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

log = logging.getLogger(__name__)

IDENTIFY_EVERY = 5.0  # seconds
POLL_EVERY = 0.5  # seconds between two looks whether the lock is free
LOCK = 0x1DE27  # any number; the same in every process
TRY = sa.select(sa.func.pg_try_advisory_xact_lock(LOCK, sa.bindparam("bucket", type_=sa.Integer)))
STAY = sa.select(  # the server must not think that nobody is there
    sa.func.set_config("idle_in_transaction_session_timeout", sa.bindparam("time"), sa.true())
)


class IdentifyQueue:
    """Lets one shard through at a time, by an advisory lock of PostgreSQL.

    A process that dies gives it back; from one that nobody hears any more the server takes it.
    """

    def __init__(self, connections: "AsyncEngine", pause: float = IDENTIFY_EVERY) -> None:
        self._connections, self._pause = connections, pause

    async def wait(self, bucket: int) -> None:
        """Return when a shard of this bucket may identify, `PAUSE` after any other.

        The pause is made inside the lock and before the shard identifies: whoever was killed right
        after it has left nobody who could wait for them.
        """
        while True:
            try:
                if await self._paused(bucket):
                    return
            except Unavailable as error:
                log.warning("nobody can tell which shard may identify: %s", error)
            await asyncio.sleep(POLL_EVERY)

    async def _paused(self, bucket: int) -> bool:
        """Whether the lock was free, and is given back after the pause."""
        with reaching():
            async with self._connections.begin() as tx:
                is_ours = bool((await tx.execute(TRY, {"bucket": bucket})).scalar_one())
                if is_ours:
                    stay = postgres.milliseconds(self._pause + postgres.UNUSED)
                    await tx.execute(STAY, {"time": stay})
                    await asyncio.sleep(self._pause)
        return is_ours
