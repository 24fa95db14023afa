"""`python -m tests.bot.wire.late_hands`: a bot to which a hand is late almost at once."""

import sys

from bot.__main__ import main
from bot.posts import direct_hands
from tests.bot.wire.long_timeouts import lengthen_timeouts, upload_nothing

if __name__ == "__main__":
    lengthen_timeouts()
    upload_nothing()
    setattr(direct_hands, "LATE", 0.05)  # noqa: B010
    sys.exit(main([]))
