"""Pushback: what people notice when Discord limits, delays and refuses, on the sandbox's wire.

`python -m tests.bench.pushback [SCENARIO ...]` measures some alone:

    undrawn    a start with 1,000 open matches left undrawn, as after `bot restore`
    overdue    a start with 1,000 matches in which a computer should have moved
    late       how late the next hand is when the edit of the table is slow, limited or fails
    restart    the first ten clicks after a start, at ten tables
    channel    one, two, four and eight tables in one channel
    arena      200 people who play at 50 tables of an arena

Discord's limits hold, as far as they concern a scenario: 50 requests a second, and in a channel 5
posts and 5 edits in 5 seconds. Counted is what Discord counts towards a ban: answers of 401, 403
and 429.
"""

import argparse
import asyncio
import sys
from collections.abc import Awaitable, Callable, Sequence
from math import inf
from random import Random
from time import perf_counter

from tests.bench.arena import evening
from tests.bench.limited import LIMITS, Row, Watched, cut, running, watched
from tests.bench.matches import STUCK, Match, Seen
from tests.bench.report import head, milliseconds, section
from tests.bench.restored import leave_open, person
from tests.bot.sandbox_process import Json
from tests.bot.wire.reading import is_picture

MATCHES = 1_000
TIMEOUT = 180.0
"""Seconds after which a start is not waited for any longer."""
ASKED = 0.5
"""Seconds between one /hand and the next."""
DEFERRED = 5  # the kind of answer that says only that there will be one
EDIT = {"method": "PATCH", "route": "/channels/{channel_id}/messages/{message_id}"}
FAULTS: dict[str, Json] = {
    "nothing": {},
    "slow by 8 s": {"delay": 8},
    "a 429 of 5 s": {"retry_after": 5},
    "three 500s": {"status": 500, "times": 3},
}
SAMPLES = 3
"""How often each fault, and each restart, is tried."""
CLICKED = 10  # tables after a restart
CROWDS = (1, 2, 4, 8)
EVERY, SECONDS = 2.0, 40.0
"""Seconds from a click to the next at one table of a channel, and for how long."""
FOUR = ("ann", "bob", "cleo", "dan")
NAMES = ("", "measured", "demanded")


async def start_with(number: int, *, overdue: bool) -> list[Row]:
    """Start the bot with so many matches to be drawn, while people ask for their hands."""
    async with watched(number) as (sandbox, folder):
        tables = await leave_open(sandbox.wire, folder, number, overdue=overdue)
        await sandbox.wire.ask("DELETE", "limits")
        await sandbox.wire.ask("POST", "limits", **LIMITS)
        async with running(sandbox, folder, PARLOR_PACE="1"):
            began, hands = perf_counter(), Hands(sandbox)
            await sandbox.registered("hand")
            while perf_counter() < began + TIMEOUT and not sandbox.first.keys() >= {*tables}:
                hands.ask(person(len(hands.all) * 7 % number))
                await asyncio.sleep(ASKED)
            sent, seconds = await sandbox.limited(), await hands.seconds()
            drawn = sorted(sandbox.first[each] - began for each in tables if each in sandbox.first)
            return _start_rows(number, overdue, drawn, seconds, await sandbox.counted(), sent)


def _start_rows(
    number: int, overdue: bool, drawn: list[float], hands: list[float], counted: str, sent: int
) -> list[Row]:
    name = f"{number:,} {'overdue' if overdue else 'undrawn'}"
    possible = sent / LIMITS["global"]
    left = f"{number - len(drawn):,} undrawn after {TIMEOUT:.0f} s"
    half = f"{drawn[len(drawn) // 2]:.1f} s" if drawn else ""
    return [
        (f"{name}: counted in the worst minute", counted, "<= 5"),
        (f"{name}: requests until all were drawn", f"{sent:,}", ""),
        (f"{name}: half of those drawn", half, ""),
        (f"{name}: all", left if len(drawn) < number else f"{drawn[-1]:.1f} s", _at_most(possible)),
        (f"{name}: /hand p50", milliseconds(cut(hands, 50)), ""),
        (f"{name}: /hand p95", milliseconds(cut(hands, 95)), "<= 300 ms"),
    ]


def _at_most(possible: float) -> str:
    return f"<= {possible + 30:.0f} s"


class Hands:
    """People who ask for their hand, whether or not others have been answered."""

    def __init__(self, sandbox: Watched) -> None:
        self._sandbox = sandbox
        self.all: list[asyncio.Task[float]] = []

    def ask(self, name: str) -> None:
        """Let somebody ask."""
        self.all.append(asyncio.create_task(self._asked(name)))

    async def _asked(self, name: str) -> float:
        """Seconds until the hand is shown, or is said not to come."""
        began = perf_counter()
        outcome = await self._sandbox.wire.slash(name, "hand", f"table-{name.split('-')[1]}")
        if outcome["response"] == DEFERRED:
            while int(outcome["interaction"]) not in self._sandbox.anew:
                if perf_counter() > began + STUCK:
                    return inf
                await self._sandbox.change(1)
        elif not is_picture(outcome["message"] or {"attachments": []}, "hand"):
            return inf
        return perf_counter() - began

    async def seconds(self) -> list[float]:
        """How long each took, as soon as all are answered."""
        return await asyncio.gather(*self.all)


async def late() -> list[Row]:
    """How late the next hand is while the table's edit is held up."""
    async with watched(1) as (sandbox, folder), running(sandbox, folder):
        table = Match(sandbox, "spades", "table-0", FOUR)
        await table.begin()
        rows = []
        for name, fault in FAULTS.items():
            lates = [await _next_hand(table, fault, Random(n)) for n in range(SAMPLES)]
            demanded = "<= 300 ms" if fault else ""
            rows.append((f"next hand, {name}", milliseconds(max(lates)), demanded))
        return rows


async def _next_hand(table: Match, fault: Json, random: Random) -> float:
    """Seconds from the answer to one player until the next has a hand to play."""
    if table.shown % len(FOUR) == len(FOUR) - 1:
        await _drawn(table, random)  # a trick ends, and whoever takes it may be the same
    if fault:
        await table.wire.ask("POST", "faults", **EDIT, message=table.message, **fault)
    seconds = await _drawn(table, random)
    await table.wire.ask("DELETE", "faults")
    return seconds


async def _drawn(table: Match, random: Random) -> float:
    """Click, and wait until all is drawn; the seconds from the answer to the next hand."""
    await table.click(random)
    answered = perf_counter()
    while not table.ready:
        await table.sandbox.change(1)
    seconds = perf_counter() - answered
    while table.owes:
        await table.sandbox.change(1)
    return seconds


async def restart() -> list[Row]:
    """The first clicks after a start: from the press to the answer."""
    async with watched(CLICKED) as (sandbox, folder):
        tables = [Match(sandbox, "spades", f"table-{n}", _four(n)) for n in range(CLICKED)]
        async with running(sandbox, folder):
            for table in tables:
                await table.begin()
            await asyncio.sleep(ASKED)
        seen = Seen()
        for table in tables:
            table.seen = seen
        for sample in range(SAMPLES):
            async with running(sandbox, folder):
                for table in tables:
                    await table.click(Random(sample))
                while any(table.owes or not table.ready for table in tables):
                    await sandbox.change(1)
        what = f"first {CLICKED} clicks after a start"
        waits = seen.came_to["told to wait"] + seen.came_to["unanswered"]
        return [
            (f"{what}: p50", milliseconds(cut(seen.answers, 50)), ""),
            (f"{what}: p95", milliseconds(cut(seen.answers, 95)), "<= 300 ms"),
            (f"{what}: told to wait", f"{waits} of {CLICKED * SAMPLES}", "0"),
        ]


def _four(number: int) -> list[str]:
    return [f"{name}-{number}" for name in FOUR]


async def channel() -> list[Row]:
    """How far tables are behind that share the edits of a channel."""
    return [row for number in CROWDS for row in await _crowd(number)]


async def _crowd(number: int) -> list[Row]:
    async with watched(1) as (sandbox, folder), running(sandbox, folder):
        tables = [Match(sandbox, "spades", "table-0", _four(n)) for n in range(number)]
        for table in tables:
            await table.begin()
        await sandbox.wire.ask("POST", "limits", **LIMITS)
        await asyncio.gather(*(_play(table, Random(n)) for n, table in enumerate(tables)))
        for table in tables:
            table.give_up()
        behind = [each for table in tables for each in table.seen.behind]
        what = f"{number} in a channel: table behind the answer"
        return [
            (f"{what}, p50", milliseconds(cut(behind, 50)), ""),
            (f"{what}, p95", milliseconds(cut(behind, 95)), ""),
            (f"{number} in a channel: counted", await sandbox.counted(), "<= 5"),
        ]


async def _play(table: Match, random: Random) -> None:
    """Click now and then, whatever the table shows."""
    until = perf_counter() + SECONDS
    await asyncio.sleep(random.uniform(0, EVERY))
    while perf_counter() < until:
        if table.ready:
            await table.click(random)
        await asyncio.sleep(EVERY)


SCENARIOS: dict[str, Callable[[], Awaitable[list[Row]]]] = {
    "undrawn": lambda: start_with(MATCHES, overdue=False),
    "overdue": lambda: start_with(MATCHES, overdue=True),
    "late": late,
    "restart": restart,
    "channel": channel,
    "arena": evening,
}


def measure(names: Sequence[str] = tuple(SCENARIOS)) -> str:
    """One scenario after the other, each with a sandbox and a bot of its own."""
    rows: list[Row] = []
    for name in names:
        found = asyncio.run(_measured(name))
        sys.stderr.write("".join("  ".join(row) + "\n" for row in found))
        rows += found
    source = "Demanded of an idle machine with two processors."
    return section("Pushback: when Discord limits, delays and refuses.", source, NAMES, rows)


async def _measured(name: str) -> list[Row]:
    return await SCENARIOS[name]()


def main() -> None:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser("python -m tests.bench.pushback", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("scenarios", nargs="*", metavar="SCENARIO", help=", ".join(SCENARIOS))
    names = parser.parse_args().scenarios or [*SCENARIOS]
    if unknown := [name for name in names if name not in SCENARIOS]:
        parser.error(f"there is no scenario {' '.join(unknown)}")
    sys.stdout.write(f"{head()}\n{measure(names)}\n")


if __name__ == "__main__":
    main()
