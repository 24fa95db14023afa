"""How much one person may ask for: a bucket of tokens each, filled again at a steady rate."""

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
        now = self._clock()
        full = max(now, self._full.get(key, now)) + self.seconds / self.most
        if (wait := full - now - self.seconds) > 1e-6:
            return wait
        self._full[key] = full
        return 0.0
