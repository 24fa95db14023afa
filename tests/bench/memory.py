"""Memory: the bot's process when it is ready, and after matches begun and left, and played.

People play on the sandbox's wire against computers that move at once; who leaves just walks away,
so that the match stays open. `python -m tests.bench.memory [MATCHES]` measures it alone.
"""

import argparse
import asyncio
import sys
from collections.abc import Iterable
from pathlib import Path
from random import Random
from statistics import mean
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import NamedTuple

from games import GAMES as ALL
from tests.bench import proc
from tests.bench.child import parlor
from tests.bench.matches import Match, Sandbox
from tests.bench.report import head, section


class Game(NamedTuple):
    """With how many computers it is played, and what makes it short."""

    computers: int
    options: dict[str, int]


SHORT = {
    "basra": Game(1, {"target": 21}),
    "big_two": Game(3, {"max_rounds": 1}),
    "blackjack": Game(1, {"max_rounds": 3}),
    "cheat": Game(3, {}),
    "crazy_king": Game(2, {"target": 50}),
    "cribbage": Game(1, {}),
    "durak": Game(3, {"losses": 1}),
    "euchre": Game(3, {"target": 5}),
    "fireworks": Game(1, {}),
    "five_card_draw": Game(2, {"max_hands": 2}),
    "gin_rummy": Game(1, {"target": 25}),
    "gong_zhu": Game(3, {"max_hands": 1}),
    "hearts": Game(3, {"max_hands": 1}),
    "kings_and_bastards": Game(3, {"max_rounds": 1}),
    "last_card": Game(3, {"target": 50}),
    "oh_hell": Game(3, {"max_cards": 3}),
    "omaha": Game(2, {"max_hands": 2}),
    "president": Game(3, {"max_rounds": 1}),
    "red_five": Game(3, {"hands": 1}),
    "spades": Game(3, {"target": 100}),
    "texas_holdem": Game(2, {"max_hands": 2}),
}
GAMES = {
    key: SHORT.get(key) or Game(kind.seats_near(kind.usual_seats, 0, kind.options) - 1, {})
    for key, kind in ALL.items()
}
"""Every game, the others as they are by default."""
MATCHES, LEFT = 1000, 300  # in all, and of them first some begun and left
PLAYED = 4
"""Of the others one in so many is played to its end."""
SIDE_BY_SIDE = 12
"""Matches at a time."""
HINTS = 0.2
"""How many clicks ask for a hint first."""
STUCK = 90.0
"""Seconds without anything new after which a match is given up; a question to the last person is
answered for them after 60."""
TOLD = 50  # matches from one line about progress to the next
REST = 3.0  # seconds before a reading, for what is still being drawn
NAMES = ("", "Pss", "Private", "Rss", "demanded of Pss", "minutes")


def measure(matches: int = MATCHES) -> str:
    """One bot, from its start."""
    title = f"Memory of the bot's process, its sandbox a process of its own; {matches:,} matches."
    source = "From /proc/PID/smaps_rollup; Rss counts in full what other Pythons share."
    return section(title, source, NAMES, asyncio.run(_all(matches)))


async def _all(matches: int) -> list[tuple[str, ...]]:
    with TemporaryDirectory() as name:
        async with Sandbox(Path(name), len(GAMES)) as sandbox:
            with parlor(sandbox.wire.address, Path(name)) as bot:
                return await _readings(sandbox, bot, matches)


async def _readings(sandbox: Sandbox, bot: int, matches: int) -> list[tuple[str, ...]]:
    rows, began, left = [], perf_counter(), matches * LEFT // MATCHES
    crowd = Crowd(sandbox, bot)

    async def reading(name: str, demanded: str = "") -> None:
        await asyncio.sleep(REST)
        now = proc.memory(bot)
        minutes = f"{(perf_counter() - began) / 60:.1f}"
        rows.append((name, *map(_megabytes, (now.share, now.own, now.whole)), demanded, minutes))

    await reading("ready", "<= 150 MB")
    await crowd.go_through(range(left), 0)
    await reading(f"{left:,} begun and left")
    await crowd.go_through(range(left, matches), PLAYED)
    given_up = f", {crowd.given_up} given up" if crowd.given_up else ""
    await reading(f"{matches:,}, {crowd.played:,} of them played{given_up}", "<= 300 MB")
    return rows


def _megabytes(size: int) -> str:
    return f"{size / 1e6:.0f} MB"


class Crowd:
    """People who begin matches, each of them one, and leave it or play it to its end."""

    def __init__(self, sandbox: Sandbox, bot: int) -> None:
        self.sandbox, self.bot = sandbox, bot
        self.begun = self.played = self.given_up = 0
        self._began, self._sizes = perf_counter(), list[int]()

    async def go_through(self, numbers: Iterable[int], playing: int) -> None:
        """Matches of all games in turn, some side by side; one in `playing` is played."""
        waiting = iter(numbers)

        async def some() -> None:
            for number in waiting:
                await self._match(number, bool(playing) and number // len(GAMES) % playing == 0)

        async with asyncio.TaskGroup() as group:
            for _ in range(SIDE_BY_SIDE):
                group.create_task(some())

    def mean(self, matches: int) -> float:
        """The bytes that the bot took on average while the last so many were begun."""
        return mean(self._sizes[-max(1, matches // TOLD) :])

    async def _match(self, number: int, is_played: bool) -> None:
        channel = number % len(GAMES)
        name, game = [*GAMES.items()][channel]
        match = Match(self.sandbox, name, f"table-{channel}", [f"ann-{number}"])
        try:
            await match.begin(game.computers, **(game.options if is_played else {}))
            if is_played:
                await self._play(match, Random(number))
                self.played += 1
        except TimeoutError:
            self.given_up += 1
            sys.stderr.write(f"Given up: {name}, match {number}, shown to {match.shown}\n")
        self.begun += 1
        if self.begun % TOLD == 0:
            took, now = perf_counter() - self._began, proc.memory(self.bot)
            self._sizes.append(now.whole)
            counts = f"{self.begun:,} begun, {self.played:,} of them played"
            sys.stderr.write(f"{took:.0f} s: {counts}, {_megabytes(now.share)}\n")

    async def _play(self, match: Match, random: Random) -> None:
        """Press anything, now and then after a hint, to the end; TimeoutError if it gets stuck."""
        seat, last = match.seats[0], perf_counter()
        while not match.over:
            if seat.offers:
                hints = [seat.hint] if seat.hint and random.random() < HINTS else []
                await match.press(seat, random.choice(hints or seat.offers))
                last = perf_counter()
            elif perf_counter() - last > STUCK:
                raise TimeoutError(f"{match.game} got stuck.")
            else:
                await self.sandbox.change(1)


def main() -> None:
    """Measure as many matches as the command line asks for."""
    parser = argparse.ArgumentParser("python -m tests.bench.memory", description=__doc__)
    parser.add_argument("matches", nargs="?", type=int, default=MATCHES)
    sys.stdout.write(f"{head()}\n{measure(parser.parse_args().matches)}\n")


if __name__ == "__main__":
    main()
