"""Waiting in line: the urgent first, and among equals everybody in turn."""

import asyncio
import heapq
from collections.abc import Callable, Hashable
from itertools import count


class FairQueue:
    """A queue with priorities. Of equal urgency, every key has the same share.

    However many wait for one key, the first of another is among the next: start-time fair queueing
    with equal weights (Goyal, Vin, Cheng: Start-time Fair Queueing, SIGCOMM 1996).
    """

    def __init__(self, give_back: Callable[[], None]) -> None:
        """`give_back` is called if a waiter that was released has just been cancelled."""
        self._give_back = give_back
        self._heap: list[tuple[int, int, int, asyncio.Future[None]]] = []
        self._turns: dict[tuple[int, Hashable], int] = {}  # of a key, the last one given out
        self._turn: dict[int, int] = {}  # of an urgency, that of who left last
        self._count = count()

    def __bool__(self) -> bool:
        return bool(self._heap)

    def ahead(self, urgency: int, key: Hashable) -> int:
        """The number of waiters that would be released before one that came now."""
        last = urgency, self._next_turn(urgency, key)
        return sum(each[:2] <= last for each in self._heap if not each[3].done())

    async def wait(self, urgency: int, key: Hashable) -> None:
        """Wait to be let out; urgency 0 is the most urgent."""
        turn = self._next_turn(urgency, key)
        self._turns[urgency, key] = turn
        called = asyncio.get_running_loop().create_future()
        heapq.heappush(self._heap, (urgency, turn, next(self._count), called))
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
        while self._heap:
            urgency, turn, _, called = heapq.heappop(self._heap)
            self._turn[urgency] = turn
            if not self._heap:
                self._turns.clear()
                self._turn.clear()
            if not called.done():
                called.set_result(None)
                return True
        return False
