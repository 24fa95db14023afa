"""Load: 60 tables of four people who click at random moments, at one rate after the other.

A generator on the sandbox's wire, in turns with a minimal bot. By itself with other rates and
seconds: `python -m tests.bench.load 20,50 10`; and in turns with the bot of another checkout:
`python -m tests.bench.load 20 30 --before ../before`.

Requests are not paced, as for a bot to which Discord has granted more of them.

The columns: clicks made a second, fewer than asked for where no table had anything to press;
processor time for a click, whole and in the event loop's thread; from the click to its answer; from
the answer until the table's message showed it; clicks that got no answer, or only a request to
wait; tables not drawn within five seconds of an answer; requests of the bot for a click; memory of
the bot in the end, as Pss; how many processors the bot, its sandbox, the generator and everybody
else kept busy, and whether one of them had no more to give. Where people are told to wait a click
looks cheap: its work was not done, or done for several at once.
"""

import argparse
import asyncio
import os
import sys
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from math import inf
from pathlib import Path
from random import Random
from statistics import quantiles
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from tests.bench import proc
from tests.bench.child import child, parlor
from tests.bench.matches import LATE, Match, Sandbox, Seen
from tests.bench.report import head, milliseconds, ratio, section
from tests.bot.wire.reading import is_picture

TABLES = 60
GAMES: dict[str, dict[str, int]] = {"spades": {}, "crazy_king": {"target": 1000}, "gong_zhu": {}}
"""Games of one tap for an action, and options that let a match outlast all clicks."""
RATES = (10, 20, 30, 40, 50, 60)
SECONDS = 30.0
WARMING = 10.0
"""Clicks a second before anything is measured."""
UNPACED = {"PARLOR_REQUESTS_PER_SECOND": "10000"}
OPENING = 6
"""Tables that are opened side by side."""
PROCESSORS = os.cpu_count() or 1
FULL = 0.9
"""A thread that is busy for more than this part of the time holds everything up."""

NAMES = (
    "bot, clicks",
    "made",
    "processor",
    "x rival",
    "loop's",
    "answer p50",
    "p95",
    "behind p50",
    "p95",
    "most",
    "no answer",
    "told to wait",
    "starved",
    "requests",
    "memory",
    *("busy: bot", "sandbox", "generator", "others"),
    "held up by",
)
DEMANDED = (
    *(">= 49", "<= 20 ms", "", "<= 8 ms", "", "<= 300 ms", "", "", "<= 600 ms"),
    *("0", "", "0", "", "", "", "", "", "", ""),
)
OURS, MINIMAL, BEFORE = "Parlor", "minimal bot", "Parlor before"
RIVAL = (
    "Rival, if no other is named: tests/bench/minimal_tables.py, which sends as many pictures for "
    "a click, always the same. Demanded of an idle machine with two processors."
)


class Tables(Sandbox):
    """All tables, in turn."""

    def __init__(self, folder: Path, number: int, games: Mapping[str, Mapping[str, int]]) -> None:
        folder.mkdir()
        super().__init__(folder, number)
        self._games = games
        self.all = [self._four(each) for each in range(number)]
        self._next = 0

    def _four(self, number: int) -> Match:
        people = [f"{name}-{number}" for name in ("ann", "bob", "cleo", "dan")]
        return Match(self, [*self._games][number % len(self._games)], f"table-{number}", people)

    async def open(self) -> None:
        """Open all, a few at a time."""
        free = asyncio.Semaphore(OPENING)

        async def opened(table: Match) -> None:
            async with free:
                await table.begin(**self._games[table.game])

        await asyncio.gather(*map(opened, self.all))

    def turn(self) -> Match | None:
        """The next table in turn at which something can be pressed."""
        for step in range(len(self.all)):
            number = (self._next + step) % len(self.all)
            if self.all[number].ready:
                self._next = number + 1
                return self.all[number]
        return None

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
    memory: int

    @property
    def clicks(self) -> int:
        """How many were made, but at least one."""
        return max(1, len(self.seen.answers) + self.seen.came_to["unanswered"])

    @property
    def processor(self) -> float:
        """Seconds of the bot's for a click."""
        return self.bot.whole / self.clicks

    @property
    def held_up_by(self) -> str:
        """What was too busy to do more; "" if nothing was."""
        busy = {
            "its loop": self.bot.loop,
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
        elif ready := tables.turn():
            task = asyncio.create_task(ready.click(random))
            tasks.add(task)
            task.add_done_callback(tasks.discard)
            due += random.expovariate(rate)
            await asyncio.sleep(0)
        else:
            await tables.change(0.5)
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
        proc.memory(bot).share,
    )


def measure(
    rates: Sequence[float] = RATES,
    seconds: float = SECONDS,
    number: int = TABLES,
    before: Path | None = None,
) -> str:
    """Parlor and the minimal bot, or that of a checkout `before`, in turns at each rate."""
    rows = asyncio.run(_all(rates, seconds, number, before))
    title = f"Load: {number} tables of four people, {seconds:.0f} s of clicks at each rate."
    return section(title, RIVAL, NAMES, [("demanded at 50", *DEMANDED), *rows])


async def _all(
    rates: Sequence[float], seconds: float, number: int, before: Path | None
) -> list[tuple[str, ...]]:
    with TemporaryDirectory() as name:
        folder = Path(name)
        ours = Tables(folder / "parlor", number, GAMES)
        theirs = Tables(folder / "theirs", number, GAMES if before else {"nothing": {}})
        async with ours, theirs:
            with parlor(ours.wire.address, folder, **UNPACED) as bot:
                await ours.open()
                with await _rival(ours, theirs, folder, before) as rival:
                    await theirs.open()
                    turns = [(WARMING, seconds / 6), *((rate, seconds) for rate in rates)]
                    rows = [
                        await _in_turn(ours, bot, theirs, rival, *each, before=bool(before))
                        for each in turns
                    ]
    return [row for both in rows[1:] for row in both]


async def _rival(
    ours: Tables, theirs: Tables, folder: Path, before: Path | None
) -> AbstractContextManager[int]:
    """The bot of another checkout, or the minimal bot with pictures that ours has drawn."""
    if before:
        return parlor(theirs.wire.address, folder / "theirs", before, **UNPACED)
    files = await _pictures(ours, folder)
    return child("tests.bench.minimal_tables", theirs.wire.address, *files)


async def _in_turn(
    ours: Tables, bot: int, theirs: Tables, rival: int, rate: float, seconds: float, *, before: bool
) -> list[tuple[str, ...]]:
    """The rival, the minimal bot for a third of the time, then Parlor."""
    other = await _spell(theirs, rival, rate, seconds if before else seconds / 3)
    spell = await _spell(ours, bot, rate, seconds)
    rows = [_row(BEFORE if before else MINIMAL, other, other), _row(OURS, spell, other)]
    sys.stderr.write("".join("  ".join(row) + "\n" for row in rows))
    return rows


async def _pictures(tables: Tables, folder: Path) -> list[str]:
    """Files with a hand and a table as Parlor draws them."""
    table, files = tables.all[0], []
    person = table.seats[0].name
    for place, name in (("dm", "hand"), (table.channel, "table")):
        seen = await tables.wire.messages(person, place)
        message = next(message for message in seen if is_picture(message, name))
        file = folder / f"{name}.png"
        file.write_bytes(await tables.wire.fetch(message["attachments"][0]["url"]))
        files.append(str(file))
    return files


def _row(name: str, spell: Spell, rival: Spell) -> tuple[str, ...]:
    seen = spell.seen
    answers, behind = (_cuts(times) for times in (seen.answers, seen.behind))
    others = spell.machine - spell.bot.whole - spell.sandbox.whole - spell.generator
    busy = (spell.bot.whole, spell.sandbox.whole, spell.generator, max(0.0, others))
    return (
        f"{name}, {spell.rate:g} a second",
        f"{spell.clicks / spell.clicking:.1f}",
        milliseconds(spell.processor),
        ratio(spell.processor, rival.processor or inf),
        milliseconds(spell.bot.loop / spell.clicks),
        *(milliseconds(answers[each]) for each in (49, 94)),
        *(milliseconds(behind[each]) for each in (49, 94, -1)),
        *(str(each) for each in (seen.came_to["unanswered"], seen.came_to["told to wait"])),
        str(len(seen.starved)),
        f"{seen.requests / spell.clicks:.1f}",
        f"{spell.memory / 1e6:.0f} MB",
        *(f"{each / spell.seconds:.2f}" for each in busy),
        spell.held_up_by,
    )


def _cuts(seconds: list[float]) -> list[float]:
    """The hundredths, and the most."""
    return [*quantiles(seconds or [0.0, 0.0], n=100, method="inclusive"), max(seconds or [0.0])]


def _checkout(folder: str) -> Path:
    return Path(folder).resolve()


def main() -> None:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser("python -m tests.bench.load", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("rates", nargs="?", default=",".join(map(str, RATES)))
    parser.add_argument("seconds", nargs="?", type=float, default=SECONDS)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--before", type=_checkout, help="a checkout whose bot is the rival")
    asked = parser.parse_args()
    rates = [float(each) for each in asked.rates.split(",")]
    sys.stdout.write(f"{head()}\n{measure(rates, asked.seconds, asked.tables, asked.before)}\n")


if __name__ == "__main__":
    main()
