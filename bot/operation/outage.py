"""Outages of Discord in the log: a line as one begins, reminders ever more seldom, and its end."""

import logging
import time
from typing import Final

from bot.endpoint import DISCORD_FAILED, passes

log = logging.getLogger(__name__)

FIRST_REMINDER: Final = 60.0
LONGEST_PAUSE: Final = 3600.0
"""Seconds between two lines about the same outage: at first, and at most."""


CONNECTING: Final = ("bot.process", "discord.client", "discord.shard")
"""The loggers of what connects to Discord, again and again."""


class Outage(logging.Filter):
    """Drops what is logged of failed connections while an outage is known."""

    def __init__(self) -> None:
        super().__init__()
        self._began: float | None = None
        self._next = self._pause = 0.0

    def filter(self, record: logging.LogRecord) -> bool:
        """Make the failure of a connection a sentence, or drop it."""
        error = record.exc_info[1] if record.exc_info else None
        if not isinstance(error, DISCORD_FAILED):
            return True
        record.levelno, record.levelname, record.exc_info = logging.WARNING, "WARNING", None
        reason = str(error) or type(error).__name__
        if not passes(error) or record.name not in CONNECTING:
            record.msg, record.args = f"{record.getMessage()}: {reason}", ()
            return True
        now = time.monotonic()
        if self._began is None:
            self._began, self._pause = now, FIRST_REMINDER
            record.msg = "Discord is out of reach. I'll keep trying. The reason: %s"
            record.args = (reason,)
        elif now < self._next:
            return False
        else:
            self._pause = min(2 * self._pause, LONGEST_PAUSE)
            record.msg = "Discord has been out of reach for %.0f min. The reason: %s"
            record.args = ((now - self._began) / 60, reason)
        self._next = now + self._pause
        return True

    async def end(self, *_: object) -> None:
        """Log that Discord is back, if it was away; listens to discord.py's events."""
        if self._began is not None:
            log.warning("Discord is back after %.0f s.", time.monotonic() - self._began)
            self._began = None


OUTAGE: Final = Outage()
"""That of this process: everything logged passes through it."""
