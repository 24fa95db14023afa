"""Background retries with back-off for calls to Discord that play does not depend on."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from bot.endpoint import DISCORD_FAILED
from bot.store import Unavailable
from images.workers import Died

log = logging.getLogger(__name__)

FIRST: Final = 1.0
LONGEST: Final = 600.0
"""Seconds between two attempts, at first and at most."""


class NotYet(Exception):
    """Raised when somebody else has to do it first."""


async def insist(missing: str, attempt: Callable[[], Awaitable[None]]) -> None:
    """Try until Discord takes it, less and less often; `missing` says meanwhile what is not."""
    wait = FIRST
    while True:
        try:
            await attempt()
            return
        except (*DISCORD_FAILED, Unavailable, Died, NotYet) as error:
            log.warning("%s, again in %.0f s: %r", missing, wait, error)
        await asyncio.sleep(wait)
        wait = min(2 * wait, LONGEST)
