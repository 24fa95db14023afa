"""A click from the press to the answer in sight, against a bot that does nothing but answer."""

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory

import aiohttp

from tests.bench.child import child, parlor
from tests.bench.report import milliseconds, ratio, section
from tests.bench.table import PERSON, Table
from tests.bench.timing import Times
from tests.bot.sandbox_process import Json, SandboxProcess, custom_ids

CLICKS = 100

RIVAL = (
    "Rival: tests/bench/minimal_bot.py, which answers on a sandbox of its own with one fixed "
    "picture, a hand's."
)
NAMES = ("from click to answer", "min", "p50", "p99", "x rival: p50", "p99")


def measure() -> str:
    """Both bots, click after click in turn."""
    ours, minimal = asyncio.run(_both())
    title = f"Clicks: {CLICKS} moves of Crazy King in the sandbox, computers moving at once."
    rows = [_row("Parlor", ours, minimal), _row("minimal bot", minimal, minimal)]
    return section(title, RIVAL, NAMES, rows)


def _row(name: str, times: Times, rival: Times) -> tuple[str, ...]:
    figures = map(milliseconds, (times.least, times.median, times.p99))
    return name, *figures, ratio(times.median, rival.median), ratio(times.p99, rival.p99)


async def _both() -> tuple[Times, Times]:
    with TemporaryDirectory() as name:
        folder = Path(name)
        with (
            SandboxProcess(folder / "requests.log") as sandbox,
            SandboxProcess(folder / "minimal.log") as other,
            parlor(sandbox.address, folder),
        ):
            table = Table(sandbox)
            await table.open()
            hand, _ = await table.turn()
            picture = folder / "hand.png"
            picture.write_bytes(await sandbox.fetch(hand["attachments"][0]["url"]))
            with child("tests.bench.minimal_bot", other.address, str(picture)):
                return await _in_turns(table, other)


async def _in_turns(table: Table, other: SandboxProcess) -> tuple[Times, Times]:
    """A move when the table is at rest, and when it is at rest again a click on the rival."""
    static = (await other.messages(PERSON))[-1]
    ours, minimal = Times(), Times()
    async with (
        aiohttp.ClientSession(f"{table.sandbox.address}/sandbox/") as person,
        aiohttp.ClientSession(f"{other.address}/sandbox/") as there,
    ):
        for _ in range(CLICKS):
            hand, button = await table.turn()
            await _click(person, hand, button, ours)
            await table.turn()
            await _click(there, static, custom_ids(static)[0], minimal)
    return ours, minimal


async def _click(
    person: aiohttp.ClientSession, message: Json, custom_id: str, times: Times
) -> None:
    """Time a click; RuntimeError unless it was answered with a picture."""
    asked = {"as": PERSON, "message": int(message["id"]), "custom_id": custom_id}
    with times:
        async with person.post("click", json=asked) as answer:
            outcome = await answer.json()
    if outcome["outcome"] != "answered" or not outcome["message"]["attachments"]:
        raise RuntimeError(f"The click {custom_id} was not answered: {outcome}")
