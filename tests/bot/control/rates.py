"""How often something may be done: windows that slide, and buckets that are filled anew."""

from collections import deque
from dataclasses import dataclass, field


@dataclass
class Window:
    """At most so many in any such span of seconds; `strict` counts those too many as well."""

    most: int
    seconds: float
    strict: bool = False
    _taken: deque[float] = field(default_factory=deque)

    def take(self, now: float) -> float:
        """0.0 if one more is allowed, which then counts; else the seconds until one is."""
        while self._taken and self._taken[0] <= now - self.seconds:
            self._taken.popleft()
        wait = 0.0
        if len(self._taken) >= self.most:
            wait = self._taken[-self.most] + self.seconds - now
        if self.strict or not wait:
            self._taken.append(now)
        return wait


@dataclass
class Bucket:
    """At most so many from the first until so many seconds later, when all are allowed again."""

    name: str
    most: int
    seconds: float
    _used: int = 0
    _resets: float = 0.0

    def take(self, now: float) -> float:
        """0.0 if one more is allowed, which then counts; else the seconds until one is."""
        if now >= self._resets:
            self._used, self._resets = 0, now + self.seconds
        if self._used >= self.most:
            return self._resets - now
        self._used += 1
        return 0.0

    def headers(self, now: float) -> dict[str, str]:
        """What an answer tells of it: by that discord.py waits before it would be refused."""
        return {
            "X-RateLimit-Bucket": self.name,
            "X-RateLimit-Limit": str(self.most),
            "X-RateLimit-Remaining": str(self.most - self._used),
            "X-RateLimit-Reset": f"{self._resets:.3f}",
            "X-RateLimit-Reset-After": f"{max(0.0, self._resets - now):.3f}",
        }
