"""Abuse: how long others wait while one person asks for all that they can, on the sandbox's wire.

`python -m tests.bench.abuse [ATTACK ...]` measures some alone:

    last        Last of a replay of 12,002 actions, 20 times a second
    film        the films of a match of 512 actions, likewise
    lobbies     `/move` autocomplete, likewise, with 1,000 lobbies in the channel
    starts      200 matches started, 10 a second; others wait for their first hand
    computers   57 matches of a person who is away and 11 computers, a clock of 30 s

`--code FOLDER` has the bot of another commit attacked, a worktree whose database is the same.

The columns: what four people at another table wait for **Show my hand**, before and during the
attack; how often they were not shown it; how much more memory the bot had; and for how long after
the attack they still waited thrice as long as before it. Of `starts` it is what somebody waits for
their first hand, and the 95th percentile is the longest. Discord's limits hold.
"""

import argparse
import asyncio
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from math import inf, isinf
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter

from tests.bench import proc
from tests.bench.attacks import ATTACKS, CHANNELS, LOBBIES, MALLORY
from tests.bench.child import HERE, parlor
from tests.bench.matches import Match, Sandbox
from tests.bench.report import head, milliseconds, ratio, section
from tests.bot.tabling import UNCAPPED_SETTINGS
from tests.bot.wire.reading import is_picture

LIMITS = {"global": 50, "posts": 5, "edits": 5}
FOUR = ("ann", "bob", "cleo", "dan")
A_SECOND, QUIET = 10, 12.0
"""How often they look, and for how many seconds before the attack."""
WATCHED = 60.0
"""Seconds for which their recovery is waited for."""
CALM = 10
"""As many looks in a row that are as quick as before, and they have recovered."""
ENDING = ("last", "film", "lobbies")
"""Attacks that end, and after which others look at the same."""
FIRST, PAUSE = 4, 4.0
"""First hands before the attack and during it, and the seconds between two."""

NAMES = (
    *("attack", "quiet p50", "p95", "attacked p50", "p95", "x quiet", "refused", "memory"),
    "recovered",
)
DEMANDED = ("demanded", "", "", "", "<= 250 ms", "<= 3 x", "0", "<= 60 MiB", "<= 5 s")
DEMANDED_OF_STARTS = ("starts: demanded", "", "", "", "<= 2 s", "", "0", "<= 60 MiB", "<= 5 s")

Row = tuple[str, ...]


class Others:
    """Four people at a table, and what they see of an attack on the bot."""

    def __init__(self, sandbox: Sandbox) -> None:
        self.table = Match(sandbox, "spades", "table-0", FOUR)
        self._looks = 0

    async def look(self) -> float:
        """Seconds until one of them is shown their hand; without end if they are not."""
        self._looks += 1
        began, seat = perf_counter(), self.table.seats[self._looks % len(FOUR)]
        shown = await self.table.press_below(seat, "hand")
        return perf_counter() - began if shown and is_picture(shown, "hand") else inf

    async def watch(self, until: asyncio.Future[None]) -> list[float]:
        """What they wait, until something is over."""
        looks = []
        while not until.done():
            looks.append(asyncio.create_task(self.look()))
            await asyncio.wait([until], timeout=1 / A_SECOND)
        return await asyncio.gather(*looks)

    async def recover(self, quick: float) -> float:
        """Seconds until they wait no longer than that, or are not watched any more."""
        began, calm = perf_counter(), 0
        while perf_counter() < began + WATCHED:
            calm = calm + 1 if await self.look() <= quick else 0
            if calm == CALM:
                break
            await asyncio.sleep(1 / A_SECOND)
        return max(0.0, perf_counter() - began - CALM / A_SECOND)


class Strangers(Others):
    """People who sit down for the first time, and wait for their first hand."""

    async def look(self) -> float:
        """Seconds from the press of **Start** until the hand has come."""
        self._looks += 1
        place = CHANNELS + self._looks
        table = Match(self.table.sandbox, "crazy_king", f"table-{place}", [f"guest-{place}"])
        began = perf_counter()
        try:
            await table.begin(computers=1)
        except TimeoutError:
            return inf
        return perf_counter() - began

    async def watch(self, until: asyncio.Future[None]) -> list[float]:
        """The same, a few times, one after the other."""
        waits = list[float]()
        while len(waits) < FIRST:
            waits.append(await self.look())
            await asyncio.sleep(PAUSE)
        await until
        return waits


@asynccontextmanager
async def _bot(
    name: str, code: Path, folder: Path, sandbox: Sandbox
) -> AsyncIterator[tuple[int, int]]:
    """The bot, and what the attack needs to know of what was prepared."""
    prepared = await ATTACKS[name].prepare(folder)
    await sandbox.wire.ask("POST", f"people/{MALLORY}")
    capped = dict.fromkeys(
        UNCAPPED_SETTINGS, ""
    )  # as they are by default, but that others find room
    capped["PARLOR_CAP_SERVER_TABLES"] = str(2 * LOBBIES)
    pace = "1" if name == "computers" else "0"
    with parlor(sandbox.wire.address, folder, code, PARLOR_PACE=pace, **capped) as pid:
        yield pid, prepared


async def attacked(name: str, code: Path) -> Row:
    """One attack on a bot of its own."""
    with TemporaryDirectory() as folder_name:
        folder = Path(folder_name)
        async with (
            Sandbox(folder, CHANNELS + 4 * FIRST) as sandbox,
            _bot(name, code, folder, sandbox) as (pid, prepared),
        ):
            others = Strangers(sandbox) if name == "starts" else Others(sandbox)
            await others.table.begin()
            await sandbox.wire.ask("POST", "limits", **LIMITS)
            quiet = await others.watch(asyncio.ensure_future(asyncio.sleep(QUIET)))
            before, memory = proc.memory(pid).share, _Memory(pid)
            attack = asyncio.ensure_future(ATTACKS[name].run(sandbox.wire, folder, prepared))
            waits = await others.watch(attack)
            await attack
            more = await memory.most() - before
            recovered = await others.recover(3 * _cuts(quiet)[1]) if name in ENDING else None
            return _row(name, quiet, waits, more, recovered)


class _Memory:
    """Looks how much memory a process takes, until asked for the most."""

    def __init__(self, pid: int) -> None:
        self._pid, self._most = pid, 0
        self._looking = asyncio.create_task(self._look())

    async def _look(self) -> None:
        while True:
            self._most = max(self._most, proc.memory(self._pid).share)
            await asyncio.sleep(0.5)

    async def most(self) -> int:
        """Bytes; it looks no more."""
        self._looking.cancel()
        await asyncio.gather(self._looking, return_exceptions=True)
        return self._most


def _cuts(seconds: Sequence[float]) -> tuple[float, float]:
    """The median and the 95th percentile, of few the longest, of what was not refused."""
    shown = sorted(each for each in seconds if not isinf(each)) or [inf]
    return median(shown), quantiles(shown, n=20)[18] if len(shown) >= 20 else shown[-1]


def _row(
    name: str, quiet: list[float], waits: list[float], memory: int, recovered: float | None
) -> Row:
    before, during = _cuts(quiet), _cuts(waits)
    return (
        name,
        *(milliseconds(each) for each in (*before, *during)),
        ratio(during[1], before[1]),
        f"{sum(map(isinf, waits))} of {len(waits)}",
        f"{memory / 2**20:+.0f} MiB",
        "" if recovered is None else f"{recovered:.1f} s",
    )


def measure(names: Sequence[str] = tuple(ATTACKS), code: Path = HERE) -> str:
    """One attack after the other."""
    rows = []
    for name in names:
        rows.append(asyncio.run(attacked(name, code)))
        sys.stderr.write("  ".join(rows[-1]) + "\n")
    title = "Abuse: what others wait while one person asks for all that they can."
    source = "Demanded of an idle machine with two processors."
    return section(title, source, NAMES, [DEMANDED, DEMANDED_OF_STARTS, *rows])


def main() -> None:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser("python -m tests.bench.abuse", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help=", ".join(ATTACKS))
    parser.add_argument("--code", type=Path, default=HERE, metavar="FOLDER")
    asked = parser.parse_args()
    if unknown := [name for name in asked.attacks if name not in ATTACKS]:
        parser.error(f"there is no attack {' '.join(unknown)}")
    sys.stdout.write(f"{head()}\n{measure(asked.attacks or [*ATTACKS], asked.code)}\n")


if __name__ == "__main__":
    main()
