"""One at a time for each table, and of those that wait the newest."""

import asyncio
from collections.abc import AsyncIterator, Callable, Hashable
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary


class Stale(Exception):
    """A newer picture of the same table was asked for while this one waited."""


class _Line:
    """Those who wait for pictures of one table."""

    def __init__(self) -> None:
        self.busy = asyncio.Lock()
        self.newest: Hashable = None


class Turns:
    """Lets one picture of each table be drawn at a time."""

    def __init__(self) -> None:
        self._lines: WeakValueDictionary[Hashable, _Line] = WeakValueDictionary()

    @asynccontextmanager
    async def turn(self, of: Hashable, what: Hashable) -> AsyncIterator[Callable[[], None]]:
        """Wait for the table's turn; what it gives raises Stale once something newer waits."""
        line = self._lines.get(of)
        if line is None:
            line = self._lines[of] = _Line()
        line.newest = what

        def check() -> None:
            if line.newest != what:
                raise Stale

        async with line.busy:
            check()
            yield check
