"""`python -m tests.bot.wire.with_emojis`: a bot with long timeouts that draws its buttons."""

import sys

from bot.__main__ import main
from tests.bot.wire.long_timeouts import lengthen_timeouts

if __name__ == "__main__":
    lengthen_timeouts()
    sys.exit(main([]))
