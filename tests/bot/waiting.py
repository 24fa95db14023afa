"""Waiting for what another process does."""

import asyncio
import inspect
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar, overload

T = TypeVar("T")

PAUSE = 0.03
"""Seconds from one look to the next, at first."""
RARELY = 0.3
"""The same where nothing came for long: whoever looks keeps what they wait for from its work."""


@overload
async def until(
    look: Callable[[], Awaitable[T | None]], seconds: float = 300, pause: float = PAUSE
) -> T: ...


@overload
async def until(look: Callable[[], bool], seconds: float = 300, pause: float = PAUSE) -> bool: ...


async def until(look: Callable[[], Any], seconds: float = 300, pause: float = PAUSE) -> Any:
    """Look again and again until there is something true, and return it; AssertionError if never.

    `seconds` is for a machine that is very busy: nothing may depend on it being long or short. Nor
    may it on the `pause` after each look, which is longer where looking is dear, and grows to a
    tenth of what was waited.
    """
    clock = asyncio.get_running_loop().time
    began = clock()
    try:
        async with asyncio.timeout(seconds):
            while True:
                seen = look()
                found = await seen if inspect.isawaitable(seen) else seen
                if found:
                    return found
                await asyncio.sleep(max(pause, min((clock() - began) / 10, RARELY)))
    except TimeoutError:
        raise AssertionError("what was waited for did not come") from None
