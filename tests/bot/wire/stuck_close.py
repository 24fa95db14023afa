"""`python -m tests.bot.wire.stuck_close`: a bot that waits for ever for something as it closes."""

import asyncio
import sys

from bot.__main__ import main
from bot.app import Parlor
from tests.bot.wire.long_timeouts import lengthen_timeouts


async def close(_: Parlor) -> None:
    """Never return."""
    while True:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            continue


if __name__ == "__main__":
    lengthen_timeouts()
    setattr(Parlor, "close", close)  # noqa: B010
    sys.exit(main([]))
