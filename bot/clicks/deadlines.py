"""Discord wants an answer within three seconds: what takes longer is said in time, and goes on."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final

from bot.concurrency.tasks import Tasks
from bot.replies import Click

SHORT: Final = 2.4
"""Seconds in which an interaction should be answered; Discord gives up after three."""


class Deadlines:
    """The interactions being answered, each with an alarm that goes off when it takes long."""

    def __init__(self, on_slow: Callable[[Click], Coroutine[Any, Any, None]]) -> None:
        """`on_slow` tells the person that it takes longer."""
        self._on_slow = on_slow
        self._alarms: dict[int, asyncio.TimerHandle] = {}
        self._idle = asyncio.Event()
        self._idle.set()
        self._tasks = Tasks()

    def begin(self, click: Click) -> None:
        """An interaction has come; told twice, as when it is delivered twice, it counts once."""
        if click.id not in self._alarms:
            self._idle.clear()
            loop = asyncio.get_running_loop()
            self._alarms[click.id] = loop.call_later(SHORT, self._late, click)

    def end(self, click: Click) -> None:
        """It has been dealt with."""
        if alarm := self._alarms.pop(click.id, None):
            alarm.cancel()
        if not self._alarms:
            self._idle.set()

    async def wait_idle(self, seconds: float) -> None:
        """Wait until everything has been dealt with, but not longer."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._idle.wait(), seconds)

    async def settle(self, seconds: float) -> None:
        """Wait until all are dealt with, but not longer; then `on_slow` is called no more."""
        await self.wait_idle(seconds)
        for alarm in self._alarms.values():
            alarm.cancel()
        await self._tasks.stop()

    def _late(self, click: Click) -> None:
        self._tasks.start(self._on_slow(click), "answer a slow click")
