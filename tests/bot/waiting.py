"""Waiting for what another process does."""

import asyncio
import inspect
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar, overload

T = TypeVar("T")


@overload
async def until(look: Callable[[], Awaitable[T | None]], seconds: float = 300) -> T: ...


@overload
async def until(look: Callable[[], bool], seconds: float = 300) -> bool: ...


async def until(look: Callable[[], Any], seconds: float = 300) -> Any:
    """Look again and again until there is something true, and return it; AssertionError if never.

    `seconds` is for a machine that is very busy: nothing may depend on it being long or short.
    """
    try:
        async with asyncio.timeout(seconds):
            while True:
                seen = look()
                found = await seen if inspect.isawaitable(seen) else seen
                if found:
                    return found
                await asyncio.sleep(0.03)
    except TimeoutError:
        raise AssertionError("what was waited for did not come") from None
