"""The rate limit of edits of a channel's messages: about five in five seconds.

Discord tells with every answer how many edits are left and when it counts anew; the figures are its
own to change.
"""

import asyncio
from collections.abc import Hashable, Mapping

from bot.ratelimits.fair_queue import FairQueue

LIMIT, LEFT, AFTER = "X-RateLimit-Limit", "X-RateLimit-Remaining", "X-RateLimit-Reset-After"


class _Channel:
    """The rate limit that Discord reported for a channel, until it resets."""

    def __init__(self, limit: int, left: int, after: float) -> None:
        self.limit, self.left, self.after = limit, left, after
        self.queue = FairQueue(self.give_back)

    def take(self) -> bool:
        """True if an edit was left, which is taken."""
        if not self.left or self.queue:
            return False
        self.left -= 1
        return True

    def give_back(self) -> None:
        """An edit was not made."""
        if not self.queue.let_out():
            self.left += 1

    def count_anew(self) -> bool:
        """Let out as many as Discord lets through; whether nobody waits any more."""
        self.left = self.limit
        while self.left and self.queue.let_out():
            self.left -= 1
        return not self.queue


class Channels:
    """Delays edits that Discord would delay: a released edit shows the newest state."""

    def __init__(self) -> None:
        self._known: dict[int, _Channel] = {}

    async def wait(self, channel: int, urgency: int, key: Hashable) -> None:
        """Wait until a message of the channel can be edited."""
        known = self._known.get(channel)
        if known is not None and not known.take():
            await known.queue.wait(urgency, key)

    def give_back(self, channel: int) -> None:
        """Give back a place that is not needed."""
        if known := self._known.get(channel):
            known.give_back()

    def heard(self, channel: int, headers: Mapping[str, str]) -> None:
        """Note the rate-limit headers of Discord's answer to an edit."""
        if not {LIMIT, LEFT, AFTER} <= headers.keys():
            return
        limit, left, after = int(headers[LIMIT]), int(headers[LEFT]), float(headers[AFTER])
        if known := self._known.get(channel):
            known.left = min(known.left, left)
            known.limit, known.after = limit, after
        else:
            self._known[channel] = _Channel(limit, left, after)
            self._count_later(channel, after)

    def _count_later(self, channel: int, after: float) -> None:
        asyncio.get_running_loop().call_later(after, self._count_anew, channel)

    def _count_anew(self, channel: int) -> None:
        """Forget a channel that nobody waits for: at first every edit is let out."""
        if self._known[channel].count_anew():
            del self._known[channel]
        else:
            self._count_later(channel, self._known[channel].after)
