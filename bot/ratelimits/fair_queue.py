"""Waiting in line: the urgent first, and among equals everybody in turn."""

import asyncio
import heapq
from collections import defaultdict
from collections.abc import Callable, Hashable
from itertools import count
from time import monotonic
from typing import Final, NamedTuple

from bot.ratelimits.urgency import Urgency

PATIENCE: Final = 1.0
"""Seconds after which a waiter has a claim to every second turn of those that are more urgent."""
AGING: Final = range(Urgency.TURN, Urgency.TIDYING)
"""The urgencies between which this holds: answers go first, and what nobody waits for goes last."""


class _Waiter(NamedTuple):
    """Somebody who waits, in the order of their urgency."""

    turn: int
    number: int
    since: float
    called: asyncio.Future[None]


class FairQueue:
    """A queue with priorities. Of equal urgency, every key has the same share.

    However many wait for one key, the first of another is among the next: start-time fair queueing
    with equal weights (Goyal, Vin, Cheng: Start-time Fair Queueing, SIGCOMM 1996). However many are
    more urgent, who has waited for `PATIENCE` gets every second turn: nobody starves.
    """

    def __init__(
        self, give_back: Callable[[], None], clock: Callable[[], float] = monotonic
    ) -> None:
        """`give_back` is called if a waiter that was released has just been cancelled."""
        self._give_back, self._clock = give_back, clock
        self._waiting: defaultdict[int, list[_Waiter]] = defaultdict(list)  # heaps, by urgency
        self._turns: dict[tuple[int, Hashable], int] = {}  # of a key, the last one given out
        self._turn: dict[int, int] = {}  # of an urgency, that of who left last
        self._count = count()
        self._was_patient = False  # who left last

    def __bool__(self) -> bool:
        return any(self._waiting.values())

    def ahead(self, urgency: int, key: Hashable) -> int:
        """The number of waiters that would be released before one that came now."""
        last = urgency, self._next_turn(urgency, key)
        return sum(
            (level, each.turn) <= last and not each.called.done()
            for level, heap in self._waiting.items()
            for each in heap
        )

    async def wait(self, urgency: int, key: Hashable) -> None:
        """Wait to be let out; urgency 0 is the most urgent."""
        turn = self._next_turn(urgency, key)
        self._turns[urgency, key] = turn
        called = asyncio.get_running_loop().create_future()
        waiter = _Waiter(turn, next(self._count), self._clock(), called)
        heapq.heappush(self._waiting[urgency], waiter)
        try:
            await called
        except asyncio.CancelledError:
            if not called.cancelled():
                self._give_back()
            raise

    def _next_turn(self, urgency: int, key: Hashable) -> int:
        return max(self._turns.get((urgency, key), -1) + 1, self._turn.get(urgency, 0))

    def let_out(self) -> bool:
        """Release the next waiter that was not cancelled; False if there is none."""
        for level, heap in [*self._waiting.items()]:
            while heap and heap[0].called.done():
                heapq.heappop(heap)
            if not heap:
                del self._waiting[level]
        urgency = self._next_urgency()
        if urgency is not None:
            waiter = heapq.heappop(self._waiting[urgency])
            self._turn[urgency] = waiter.turn
            waiter.called.set_result(None)
        if not self:
            self._turns.clear()
            self._turn.clear()
        return urgency is not None

    def _next_urgency(self) -> int | None:
        """The urgency of who leaves next: the least, or that of who has waited for too long."""
        first = min(self._waiting, default=None)
        late = self._clock() - PATIENCE
        patient = [
            (heap[0].since, urgency)
            for urgency, heap in self._waiting.items()
            if urgency != first and urgency in AGING and heap[0].since <= late
        ]
        self._was_patient = bool(patient) and first in AGING and not self._was_patient
        return min(patient)[1] if self._was_patient else first
