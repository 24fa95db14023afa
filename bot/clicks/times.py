"""A time that somebody has typed: from now on, by the clock in UTC, or as Discord writes it."""

import re
from datetime import UTC, datetime, timedelta
from typing import Final

from bot.matches.match import Refused
from games.text import Text

_AFTER: Final = re.compile(
    r"(?:in )?(?:(\d{1,3}) ?d(?:ays?)?)? ?(?:(\d{1,3}) ?h(?:ours?)?)? ?"
    r"(?:(\d{1,4}) ?(?:m|min|minutes?)?)?"
)
_STAMP: Final = re.compile(r"<t:(\d{1,12})(?::[a-zA-Z])?>")
_CLOCK: Final = re.compile(r"(?:(\d{4}-\d\d-\d\d)[ t])?(\d{1,2}):(\d\d)(?: ?utc)?")


def time_of(text: str, now: float) -> float:
    """The time meant, in seconds since 1970; a time of day is the next one.

    Refused if it cannot be read, or is over.
    """
    found = _read(" ".join(text.lower().split()), now)
    if found is None:
        raise Refused(Text("time-unclear", text=text))
    if found < now:
        raise Refused(Text("time-over", text=text))
    return found


def _read(text: str, now: float) -> float | None:
    if stamp := _STAMP.fullmatch(text):
        return float(stamp[1])
    if clock := _CLOCK.fullmatch(text):
        return _by_clock(clock[1], clock[2], clock[3], now)
    if text and (after := _AFTER.fullmatch(text)):
        days, hours, minutes = (int(each or 0) for each in after.groups())
        return now + timedelta(days=days, hours=hours, minutes=minutes).total_seconds()
    return None


def _by_clock(date: str | None, hour: str, minute: str, now: float) -> float | None:
    """A time of a day, or of the next day that has it yet to come; None if no day has it."""
    today = datetime.fromtimestamp(now, UTC)
    try:
        day = datetime.fromisoformat(date) if date else today
        found = day.replace(hour=int(hour), minute=int(minute), second=0, microsecond=0, tzinfo=UTC)
    except ValueError:
        return None
    if date is None and found < today:
        found += timedelta(days=1)
    return found.timestamp()
