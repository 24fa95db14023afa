"""Load: 60 tables of four people who click at random moments, at one rate after the other.

A generator on the sandbox's wire. `python -m tests.bench.load [RATES [SECONDS]]` measures it alone,
for instance `python -m tests.bench.load 20,50 10`; see `--help`.

The columns: clicks that were made, by second (fewer than asked for where no table had anything to
press); processor time of the bot by click, whole and in the event loop's thread; from the click to
its answer; from the answer until the table's message showed it; clicks that got no answer, that
were told to wait, and tables that were not drawn within five seconds of a click; requests of the
bot by click; how many processors bot, sandbox, generator and everybody else kept busy.
"""

import argparse
import asyncio
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import quantiles
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from tests.bench import proc
from tests.bench.child import parlor
from tests.bench.fours import LATE, Four, Seen
from tests.bench.report import head, milliseconds, section
from tests.bench.wire import Wire
from tests.bot.sandbox_process import Json
from tests.bot.waiting import until

TABLES = 60
GAMES = ("spades", "crazy_king", "gong_zhu")
RATES = (10, 20, 30, 40, 50, 60)
SECONDS = 30.0
OPENING = 6
"""Tables that are opened side by side."""
PROCESSORS = os.cpu_count() or 1
FULL = 0.9
"""A thread that is busy for more than this part of the time holds everything up."""

NAMES = (
    "clicks a second",
    "made",
    "processor",
    "loop's",
    "answer p50",
    "p95",
    "behind p50",
    "p95",
    "most",
    "unanswered",
    "told to wait",
    "starved",
    "requests",
    "busy: bot, sandbox, generator, others",
    "held up by",
)
DEMANDED = ("demanded (at 50)", "", "<= 20 ms", "<= 8 ms", "", "<= 250 ms", "", "", "<= 600 ms")
ALWAYS = ("0", "", "0", "", "", "")


class Tables:
    """All tables, told of every request of the bot."""

    def __init__(self, folder: Path, number: int) -> None:
        self.wire = Wire(folder, number, self._told)
        self.requests = 0
        self._known: dict[int, Four] = {}
        self.all = [
            Four(self.wire, each, GAMES[each % len(GAMES)], self._known) for each in range(number)
        ]
        self._changed = asyncio.Event()
        self._next = 0

    def _told(self, line: Json) -> None:
        self.requests += 1
        message = line["path"].rpartition("/")[2]
        if line["method"] != "PATCH" or line["status"] != 200 or not message.isdecimal():
            return
        if table := self._known.get(int(message)):
            table.drawn(int(message), line["body"])
            self._changed.set()

    async def open(self) -> None:
        """Open all, a few at a time."""
        free = asyncio.Semaphore(OPENING)

        async def opened(table: Four) -> None:
            async with free:
                await table.open()

        await asyncio.gather(*map(opened, self.all))
        for table in self.all:
            await until(table.find_hands)

    def turn(self) -> Four | None:
        """The next table in turn at which something can be pressed."""
        for step in range(len(self.all)):
            table = self.all[(self._next + step) % len(self.all)]
            if table.ready:
                self._next = table.number + 1
                return table
        return None

    async def change(self, seconds: float) -> None:
        """Wait until something was drawn, but not longer than that."""
        self._changed.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._changed.wait(), seconds)

    async def settle(self) -> None:
        """Wait until everything answered is drawn, or will not be."""
        until = perf_counter() + LATE
        while any(table.owes for table in self.all) and perf_counter() < until:
            await self.change(0.5)
        for table in self.all:
            table.give_up()


@dataclass(frozen=True)
class Spell:
    """What some seconds of clicking at one rate showed; processors as seconds of one."""

    rate: float
    clicking: float
    seconds: float
    seen: Seen
    bot: proc.Used
    sandbox: proc.Used
    generator: float
    machine: float

    @property
    def holds_up(self) -> str:
        """What was too busy to do more; "" if nothing was."""
        busy = {
            "the bot's loop": self.bot.loop,
            "the sandbox": self.sandbox.loop,
            "the generator": self.generator,
            "the machine": self.machine / PROCESSORS,
        }
        return ", ".join(name for name, used in busy.items() if used > FULL * self.seconds)


async def _spell(tables: Tables, bot: int, rate: float, seconds: float) -> Spell:
    """Click at random moments, on tables in turn, whether or not earlier clicks are answered."""
    random, seen, tasks = Random(rate), Seen(), set[asyncio.Task[None]]()
    for table in tables.all:
        table.seen = seen
    before = proc.used(bot), proc.used(tables.wire.pid), process_time(), proc.busy()
    requests, began = tables.requests, perf_counter()
    due = began + random.expovariate(rate)
    while (now := perf_counter()) < began + seconds:
        if now < due:
            await asyncio.sleep(min(due, began + seconds) - now)
        elif table := tables.turn():
            task = asyncio.create_task(table.click(random))
            tasks.add(task)
            task.add_done_callback(tasks.discard)
            due += random.expovariate(rate)
            await asyncio.sleep(0)
        else:
            await tables.change(0.1)
    await asyncio.gather(*tasks)
    await tables.settle()
    seen.requests = tables.requests - requests
    return Spell(
        rate,
        seconds,
        perf_counter() - began,
        seen,
        proc.used(bot) - before[0],
        proc.used(tables.wire.pid) - before[1],
        process_time() - before[2],
        proc.busy() - before[3],
    )


def measure(
    rates: Sequence[float] = RATES,
    seconds: float = SECONDS,
    number: int = TABLES,
) -> str:
    """Both bots, at one rate after the other."""
    return section(
        f"Load: {number} tables of four people, clicks at random moments for {seconds:.0f} s each.",
        "Demanded of an idle machine with two processors.",
        NAMES,
        asyncio.run(_all(rates, seconds, number)),
    )


async def _all(rates: Sequence[float], seconds: float, number: int) -> list[tuple[str, ...]]:
    rows = [(*DEMANDED, *ALWAYS)]
    with TemporaryDirectory() as name:
        tables = Tables(Path(name), number)
        async with tables.wire:
            with parlor(tables.wire.address, Path(name)) as bot:
                _say(f"opening {number} tables")
                await tables.open()
                await _spell(tables, bot, WARMING[0], WARMING[1])
                for rate in rates:
                    spell = await _spell(tables, bot, rate, seconds)
                    rows.append(_row(spell))
                    _say("  ".join(rows[-1]))
    return rows


WARMING = (10.0, 5.0)
"""Clicks a second, and seconds, before anything is measured."""


def _say(text: str) -> None:
    """Tell who waits."""
    sys.stderr.write(f"{text}\n")


def _row(spell: Spell) -> tuple[str, ...]:
    seen = spell.seen
    clicks = max(1, len(seen.answers) + seen.came_to["unanswered"])
    answers, behind = (_cuts(times) for times in (seen.answers, seen.behind))
    others = spell.machine - spell.bot.whole - spell.sandbox.whole - spell.generator
    busy = (spell.bot.whole, spell.sandbox.whole, spell.generator, max(0.0, others))
    return (
        f"{spell.rate:g}",
        f"{clicks / spell.clicking:.1f}",
        milliseconds(spell.bot.whole / clicks),
        milliseconds(spell.bot.loop / clicks),
        *(milliseconds(answers[each]) for each in (49, 94)),
        *(milliseconds(behind[each]) for each in (49, 94, -1)),
        *(str(each) for each in (seen.came_to["unanswered"], seen.came_to["told to wait"])),
        str(len(seen.starved)),
        f"{seen.requests / clicks:.1f}",
        " ".join(f"{each / spell.seconds:.2f}" for each in busy),
        spell.holds_up,
    )


def _cuts(seconds: list[float]) -> list[float]:
    """The hundredths, and the most."""
    return [*quantiles(seconds or [0.0, 0.0], n=100, method="inclusive"), max(seconds or [0.0])]


def main() -> None:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser("python -m tests.bench.load", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("rates", nargs="?", default=",".join(map(str, RATES)))
    parser.add_argument("seconds", nargs="?", type=float, default=SECONDS)
    parser.add_argument("--tables", type=int, default=TABLES)
    asked = parser.parse_args()
    rates = [float(each) for each in asked.rates.split(",")]
    sys.stdout.write(f"{head()}\n{measure(rates, asked.seconds, asked.tables)}\n")


if __name__ == "__main__":
    main()
