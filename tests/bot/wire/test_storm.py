"""A start with many tables to draw keeps within Discord's limit for all requests."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bench.restored import leave_open
from tests.bench.wire import Wire
from tests.bot.sandbox_process import Json
from tests.bot.waiting import until
from tests.bot.wire.bot_process import BotProcess

pytestmark = pytest.mark.processes

MATCHES = 40
SETTING, LIMIT = 10, 30
"""Requests a second that the bot is to make, fewer than any would, so that few matches are too many
at once; and that the sandbox allows, for on a busy machine those of two may be taken in at once."""


@pytest.fixture
def requests() -> list[Json]:
    """Those of the bot."""
    return []


@pytest.fixture
async def wire(tmp_path: Path, requests: list[Json]) -> AsyncIterator[Wire]:
    """A sandbox with a channel for each match."""
    async with Wire(tmp_path, MATCHES, requests.append) as running:
        yield running


@pytest.mark.parametrize("overdue", [False, True], ids=["undrawn", "overdue"])
async def test_many_matches_that_wait_for_a_start_bring_no_refusal(
    wire: Wire, requests: list[Json], tmp_path: Path, overdue: bool
) -> None:
    tables = await leave_open(wire, tmp_path, MATCHES, overdue=overdue)
    await wire.ask("POST", "limits", **{"global": LIMIT})
    requests.clear()
    bot = BotProcess(wire.address, tmp_path, pace=1, PARLOR_REQUESTS_PER_SECOND=str(SETTING))
    await bot.start()
    try:
        await until(lambda: drawn(requests) >= {*tables})
        told = await wire.ask("GET", "limits")
        assert not any(told["counted"].values())
    finally:
        bot.stop()


def drawn(requests: list[Json]) -> set[int]:
    """The messages that were edited."""
    edits = [each["path"] for each in requests if each["method"] == "PATCH"]
    return {int(path.split("/")[-1]) for path in edits if path.split("/")[-1].isdecimal()}
