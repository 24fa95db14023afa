"""Growth: what stays in the bot's memory of matches begun and left, and of forms dismissed.

What is kept has a limit, so some matches are begun first until it is reached. What a match leaves
to the garbage collector comes and goes, by some 10 MB, so the mean is taken over many readings.
`python -m tests.bench.growth [MATCHES FORMS]` measures it alone.
"""

import argparse
import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.posts.shown_matches import MOST
from tests.bench import proc
from tests.bench.child import parlor
from tests.bench.matches import Match, Sandbox
from tests.bench.memory import GAMES, REST, Crowd
from tests.bench.report import head, section

MATCHES, FORMS = 2_000, 4_000
FULL = 4 * MOST
"""Matches after which all that is kept, of them and of their pictures, is full."""
PARTS = 4
"""Readings of each of the two: what is kept grows with each, and what is only noise does not."""
NAMES = ("", "Rss", "more than before", "demanded")
DEMANDED = "<= 2.1 MB"


def measure(matches: int = MATCHES, forms: int = FORMS) -> str:
    """One bot, from its start."""
    title = f"Growth of the bot's process: {matches:,} matches begun and left, {forms:,} forms."
    source = (
        "Rss of /proc/PID/smaps_rollup, the mean over all matches of a line; of forms at its end."
    )
    return section(title, source, NAMES, asyncio.run(_all(matches, forms)))


async def _all(matches: int, forms: int) -> list[tuple[str, ...]]:
    with TemporaryDirectory() as name:
        async with Sandbox(Path(name), len(GAMES)) as sandbox:
            with parlor(sandbox.wire.address, Path(name)) as bot:
                return await _readings(sandbox, bot, matches, forms)


async def _readings(sandbox: Sandbox, bot: int, matches: int, forms: int) -> list[tuple[str, ...]]:
    crowd = Crowd(sandbox, bot)

    async def dismiss(part: int) -> None:
        """At a table in a channel of its own: of 5,000 messages more the sandbox forgets it."""
        table = Match(sandbox, "crazy_king", f"table-{part}", ["form"])
        await table.open()
        for _ in range(forms // PARTS):
            await table.dismiss("target")

    def row(name: str, before: float, now: float, is_last: bool) -> tuple[str, ...]:
        sys.stderr.write(f"{name}: {_megabytes(now)}\n")
        more = f"{(now - before) / 1e6:+.1f} MB"
        return name, _megabytes(now), more, DEMANDED if is_last else ""

    await crowd.go_through(range(FULL), 0)
    each, before = matches // PARTS, crowd.mean(matches // PARTS)
    rows: list[tuple[str, ...]] = [(f"{FULL:,} begun and left", _megabytes(before), "", "")]
    for part in range(1, PARTS + 1):
        await crowd.go_through(range(FULL + each * (part - 1), FULL + each * part), 0)
        rows.append(row(f"{each * part:,} more", before, crowd.mean(each), part == PARTS))
    await dismiss(0)
    before = await _reading(bot)
    for part in range(1, PARTS + 1):
        await dismiss(part)
        name = f"and {forms * part // PARTS:,} forms dismissed"
        rows.append(row(name, before, await _reading(bot), part == PARTS))
    return rows


async def _reading(bot: int) -> int:
    await asyncio.sleep(REST)
    return proc.memory(bot).whole


def _megabytes(size: float) -> str:
    return f"{size / 1e6:.1f} MB"


def main() -> None:
    """Measure as many as the command line asks for."""
    parser = argparse.ArgumentParser("python -m tests.bench.growth", description=__doc__)
    parser.add_argument("matches", nargs="?", type=int, default=MATCHES)
    parser.add_argument("forms", nargs="?", type=int, default=FORMS)
    asked = parser.parse_args()
    sys.stdout.write(f"{head()}\n{measure(asked.matches, asked.forms)}\n")


if __name__ == "__main__":
    main()
