"""Times that people type: from now on, by the clock in UTC, or as Discord writes them."""

from datetime import UTC, datetime

import pytest

from bot.clicks.times import time_of
from bot.matches.match import Refused

NOW = datetime(2026, 11, 28, 14, 13, 20, tzinfo=UTC).timestamp()


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("30", "2026-11-28 14:43:20"),
        ("45m", "2026-11-28 14:58:20"),
        ("2h", "2026-11-28 16:13:20"),
        ("1h30", "2026-11-28 15:43:20"),
        ("In 2 hours", "2026-11-28 16:13:20"),
        ("1d 2h 5m", "2026-11-29 16:18:20"),
        ("20:30", "2026-11-28 20:30:00"),
        ("5:10 UTC", "2026-11-29 05:10:00"),
        ("2026-12-01  20:30", "2026-12-01 20:30:00"),
        ("<t:1795876400:f>", "2026-11-28 14:33:20"),
    ],
)
def test_a_time_is_read_as_it_is_typed(text: str, meant: str) -> None:
    found = datetime.fromtimestamp(time_of(text, NOW), UTC)
    assert f"{found:%Y-%m-%d %H:%M:%S}" == meant


@pytest.mark.parametrize("text", ["", "in ", "h", "-5", "25:00", "tomorrow", "2026-02-30 20:00"])
def test_what_is_no_time_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="time-unclear"):
        time_of(text, NOW)


@pytest.mark.parametrize("text", ["2026-11-28 14:00", "<t:1>"])
def test_a_time_that_is_over_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="time-over"):
        time_of(text, NOW)
