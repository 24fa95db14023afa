"""`python -m tests.bot.wire.hanging_close SECONDS`: a bot that hangs as it closes.

It has so many seconds to end in all. Its event loop hangs: no task and no timer of it goes on.
"""

import sys
import time

from bot import process
from bot.__main__ import main
from bot.app import Parlor
from tests.bot.wire.long_timeouts import lengthen_timeouts

FOREVER = 3600.0


async def close(_: Parlor) -> None:
    """Never return."""
    time.sleep(FOREVER)  # noqa: ASYNC251


if __name__ == "__main__":
    lengthen_timeouts()
    setattr(Parlor, "close", close)  # noqa: B010
    setattr(process, "LONGEST_END", float(sys.argv[1]))  # noqa: B010
    sys.exit(main([]))
