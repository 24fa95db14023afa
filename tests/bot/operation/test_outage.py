"""What the log says of an outage: few sentences, however often a connection fails."""

import logging
import socket
from types import SimpleNamespace

import pytest

from bot.operation.outage import Outage


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """Seconds that the test lets pass, as `now`."""
    held = SimpleNamespace(now=0.0)
    held.monotonic = lambda: held.now
    monkeypatch.setattr("bot.operation.outage.time", held)
    return held


def failure(name: str = "discord.shard", error: Exception | None = None) -> logging.LogRecord:
    """What discord.py logs when a connection fails."""
    error = error or socket.gaierror("Name or service not known")
    return logging.LogRecord(name, logging.ERROR, "", 0, "no", None, (type(error), error, None))


def lines(outage: Outage, clock: SimpleNamespace, seconds: int, every: int = 5) -> list[str]:
    """What is logged while a connection fails every few seconds."""
    said = []
    for now in range(0, seconds, every):
        clock.now = float(now)
        if outage.filter(record := failure()):
            said.append(record.getMessage())
    return said


def test_an_outage_is_told_once_and_then_ever_more_seldom(clock: SimpleNamespace) -> None:
    said = lines(Outage(), clock, 3600)
    assert said[0].startswith("Discord is out of reach")
    assert "Name or service not known" in said[0]
    assert [line.split()[7] for line in said[1:]] == ["1", "3", "7", "15", "31"]


async def test_the_end_of_an_outage_is_told_and_the_next_one_too(
    clock: SimpleNamespace, caplog: pytest.LogCaptureFixture
) -> None:
    outage = Outage()
    await outage.end(0)
    assert caplog.messages == []
    for _ in range(2):
        assert outage.filter(failure())
        clock.now += 30
        await outage.end(0)
    assert caplog.messages == ["Discord is back after 30 s."] * 2


def test_what_fails_elsewhere_meanwhile_is_logged_in_a_line(clock: SimpleNamespace) -> None:
    outage = Outage()
    outage.filter(failure())
    assert outage.filter(record := failure("bot.posts.tables"))
    assert record.getMessage() == "no: Name or service not known"
    assert outage.filter(failure(error=ZeroDivisionError("a bug")))
