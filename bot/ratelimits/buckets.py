"""Quotas by person: a token bucket each, filled again at a steady rate."""

from collections.abc import Callable, Hashable

from cachetools import LRUCache

REMEMBERED = 10_000
"""People whose buckets are not full. Who was last seen longest ago is forgotten beyond."""


class Buckets:
    """Buckets of `most` tokens that an empty one has again after `seconds`.

    Of each is kept when it will be full: the generic cell rate algorithm (ITU-T I.371).
    """

    def __init__(self, most: int, seconds: float, clock: Callable[[], float]) -> None:
        self.most, self.seconds, self._clock = most, seconds, clock
        self._full: LRUCache[Hashable, float] = LRUCache(REMEMBERED)

    def take(self, key: Hashable) -> float:
        """Take a token; 0, or in how many seconds there is one, and none is taken."""
        if not (wait := self.wait(key)):
            self._full[key] = self._after(key)
        return wait

    def wait(self, key: Hashable) -> float:
        """In how many seconds there is a token."""
        wait = self._after(key) - self._clock() - self.seconds
        return wait if wait > 1e-6 else 0.0

    def _after(self, key: Hashable) -> float:
        """The time at which the bucket would be full again with one token less."""
        now = self._clock()
        return max(now, self._full.get(key, now)) + self.seconds / self.most
