"""`python -m tests.bot.wire.slow_openings`: a bot that opens a channel every four seconds."""

import sys

from bot.__main__ import main
from bot.ratelimits import requests
from tests.bot.wire.long_timeouts import lengthen_timeouts, upload_nothing

if __name__ == "__main__":
    lengthen_timeouts()
    upload_nothing()
    setattr(requests, "OPENING", 4.0)  # noqa: B010
    sys.exit(main([]))
