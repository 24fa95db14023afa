"""`python -m tests.bot.wire.ringing`: a bot that tells of every turn, also who is looking.

Killed, another takes its place at once: each is forked from this process, which has read all that
Python has to read. So they start four times as fast, and hundreds can be killed.
"""

import os
import signal
import sys
from importlib import import_module

from bot.__main__ import main
from bot.app import COGS
from bot.posts import notices
from tests.bot.wire.long_timeouts import lengthen_timeouts, upload_nothing


def keep_one() -> int:
    """Have a bot running until one ends by itself; its exit code."""
    while True:
        if not (bot := os.fork()):
            signal.signal(signal.SIGTERM, signal.SIG_DFL)
            sys.exit(main([]))
        signal.signal(signal.SIGTERM, lambda *_, bot=bot: os.kill(bot, signal.SIGTERM))
        code = os.waitstatus_to_exitcode(os.waitpid(bot, 0)[1])
        if code != -signal.SIGKILL:
            return code


if __name__ == "__main__":
    for cog in COGS:
        import_module(cog)
    lengthen_timeouts()
    upload_nothing()
    setattr(notices, "PRESENT", 0)  # noqa: B010
    sys.exit(keep_one())
