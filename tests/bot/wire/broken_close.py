"""`python -m tests.bot.wire.broken_close`: a bot whose connection breaks just as it closes it."""

import sys

from bot.__main__ import main
from bot.app import Parlor
from tests.bot.wire.long_timeouts import lengthen_timeouts

CLOSE = Parlor.close


async def close(bot: Parlor) -> None:
    """Close it, and fail."""
    await CLOSE(bot)
    raise ConnectionResetError("who was there is gone")


if __name__ == "__main__":
    lengthen_timeouts()
    setattr(Parlor, "close", close)  # noqa: B010
    sys.exit(main([]))
