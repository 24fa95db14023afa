"""Background tasks: failures are logged, and nothing is left running at the end."""

import asyncio
import logging
from collections.abc import Coroutine, Hashable
from typing import Any

log = logging.getLogger(__name__)


class Tasks:
    """The background tasks of one owner, at most one for each key."""

    def __init__(self) -> None:
        self._running: dict[Hashable, asyncio.Task[None]] = {}

    def __contains__(self, key: Hashable) -> bool:
        task = self._running.get(key)
        return task is not None and not task.done()

    def __len__(self) -> int:
        return sum(not task.done() for task in self._running.values())

    def start(
        self, work: Coroutine[Any, Any, None], name: str, key: Hashable = None
    ) -> asyncio.Task[None]:
        """Start a task; if it fails, the log says so, with its name.

        A `key` must be free; a task without one has itself for a key.
        """
        assert key not in self, f"{name} is running already"
        task = asyncio.create_task(work, name=name)
        key = task if key is None else key
        self._running[key] = task
        task.add_done_callback(lambda _: self._ended(key, task))
        return task

    def cancel(self, key: Hashable) -> None:
        """Cancel the task of a key, if there is one."""
        if task := self._running.get(key):
            task.cancel()

    async def finish(self, key: Hashable) -> None:
        """Wait until the task of a key has ended, if there is one."""
        if task := self._running.get(key):
            await asyncio.wait([task])

    async def wait(self) -> None:
        """Wait until none is running."""
        while len(self):
            await asyncio.wait([*self._running.values()])

    async def wait_for_one(self) -> None:
        """Wait until one has ended."""
        await asyncio.wait([*self._running.values()], return_when=asyncio.FIRST_COMPLETED)

    async def stop(self) -> None:
        """Cancel all, and wait until they have ended."""
        while running := [task for task in self._running.values() if not task.done()]:
            for task in running:
                task.cancel()
            await asyncio.wait(running)

    def _ended(self, key: Hashable, task: asyncio.Task[None]) -> None:
        if self._running.get(key) is task:
            del self._running[key]
        if not task.cancelled() and (error := task.exception()):
            log.error("Failed: %s", task.get_name(), exc_info=error)
