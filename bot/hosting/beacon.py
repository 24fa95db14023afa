"""A public beacon, drand or one that speaks like it: random numbers that nobody knows before."""

import asyncio
import logging
import re
import time
from typing import Any, Final, NamedTuple, Self

import aiohttp

from games.fairness import NO_BEACON

log = logging.getLogger(__name__)

AHEAD: Final = 3.0
"""Seconds at least before a round that is named is out."""
TIMEOUT: Final = aiohttp.ClientTimeout(total=4)
TRIES: Final = 3
VALUE: Final = re.compile(r"[0-9a-f]{64}")


class Unreached(Exception):
    """The beacon did not answer, or not as a beacon does."""


class Beacon(NamedTuple):
    """Its address, and the times of its rounds: each `period` seconds, the first at `genesis`."""

    url: str
    period: int
    genesis: int

    @classmethod
    async def find(cls, url: str) -> Self:
        """The beacon at this address; Unreached if there is none."""
        told = await _ask(f"{url}/info")
        try:
            period, genesis = int(told["period"]), int(told["genesis_time"])
        except (KeyError, TypeError, ValueError) as bad:
            raise Unreached(url) from bad
        if period < 1:
            raise Unreached(url)
        return cls(url, period, genesis)

    def ahead(self, now: float) -> int:
        """A round that nobody can know yet at this time, in seconds since 1970."""
        return int((now + AHEAD - self.genesis) // self.period) + 2

    def out_at(self, number: int) -> float:
        """The time when a round comes out, in seconds since 1970."""
        return self.genesis + (number - 1) * self.period

    async def value(self, number: int) -> str:
        """The 64 hexadecimal digits of a round, once it is out; Unreached if the beacon is."""
        for attempt in range(TRIES):
            await asyncio.sleep(max(0.0, self.out_at(number) - time.time()) + attempt)
            try:
                told = await _ask(f"{self.url}/public/{number}")
            except Unreached:
                continue
            value = str(told.get("randomness"))
            if told.get("round") == number and VALUE.fullmatch(value):
                return value
        raise Unreached(self.url)


async def draw(beacon: Beacon | None, number: int | None) -> str:
    """The text that a named round adds to a seed: its number and its value, or "none"."""
    if number is None:
        return ""
    try:
        return f"{number} {await beacon.value(number) if beacon else NO_BEACON}"
    except Unreached:
        log.warning("round %d of the beacon cannot be reached", number)
        return f"{number} {NO_BEACON}"


async def _ask(url: str) -> dict[str, Any]:
    try:
        async with aiohttp.ClientSession(timeout=TIMEOUT) as session, session.get(url) as answer:
            answer.raise_for_status()
            told = await answer.json(content_type=None)
    except (aiohttp.ClientError, TimeoutError, ValueError) as error:
        raise Unreached(url) from error
    if not isinstance(told, dict):
        raise Unreached(url)
    return told
