"""One at a time for each table, and of those that wait the newest."""

import asyncio
from collections.abc import AsyncIterator, Callable, Hashable
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary


class Superseded(Exception):
    """A newer picture of the same table was asked for while this one waited."""


class _Queue:
    """Those who wait for pictures of one table."""

    def __init__(self) -> None:
        self.busy = asyncio.Lock()
        self.newest: Hashable = None


class Queues:
    """Lets one picture of each table be drawn at a time."""

    def __init__(self) -> None:
        self._queues: WeakValueDictionary[Hashable, _Queue] = WeakValueDictionary()

    @asynccontextmanager
    async def turn(self, of: Hashable, what: Hashable) -> AsyncIterator[Callable[[], None]]:
        """Wait for the table's turn; what it gives raises Superseded once something newer waits."""
        queue = self._queues.get(of)
        if queue is None:
            queue = self._queues[of] = _Queue()
        queue.newest = what

        def check() -> None:
            if queue.newest != what:
                raise Superseded

        async with queue.busy:
            check()
            yield check
