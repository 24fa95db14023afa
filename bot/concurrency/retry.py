"""Retries with pauses."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Iterator
from typing import Final, TypeVar

log = logging.getLogger(__name__)

FIRST: Final = 1.0
LONGEST: Final = 600.0
"""Seconds between two attempts, at first and at most."""
T = TypeVar("T")


def backoff() -> Iterator[float]:
    """Pauses in seconds without end, each twice as long as the one before, up to ten minutes."""
    pause = FIRST
    while True:
        yield pause
        pause = min(2 * pause, LONGEST)


def pause_after(failures: int) -> float:
    """Seconds until the next attempt after so many failures: 2, 4, 8 and so on, up to a minute."""
    return min(60.0, 2.0 ** min(failures, 9))


async def retry(
    attempt: Callable[[], Awaitable[T]],
    errors: tuple[type[Exception], ...],
    pauses: Iterable[float],
    missing: str = "",
) -> T:
    """The result of the first attempt without one of `errors`, with pauses between attempts.

    After the last pause an error is raised. `missing` tells the log what is not done meanwhile.
    """
    for pause in pauses:
        try:
            return await attempt()
        except errors as error:
            if missing:
                log.warning("%s, again in %.0f s: %r", missing, pause, error)
        await asyncio.sleep(pause)
    return await attempt()
