"""The cost of the latest games: the bot's code loaded without them and with them, and all in play.

Each reading is of a process of its own, in which a stand-in is loaded for each game left out.
`python -m tests.bench.latest [GAME ...]` is such a process.
"""

import os
import subprocess
import sys
from importlib import import_module
from statistics import median
from time import process_time
from types import ModuleType
from typing import Final, NamedTuple

from tests.bench import proc
from tests.bench.report import section

LATEST: Final = (
    *("belote", "blackjack", "cheat", "dou_dizhu", "go_fish", "golf", "omaha"),
    *("palace", "pisti", "rummy_500", "scopa", "skat", "truco"),
)
STAND_IN: Final = "games.basra"
MOST_MEGABYTES, MOST_SECONDS = 12, 0.3
"""What all of them together may take."""
PROCESSES = 5
ACTIONS = 40
NAMES = ("", "without", "with", "more", "demanded")


class Reading(NamedTuple):
    """Seconds of a processor until the code is loaded; megabytes then, and with all in play."""

    seconds: float
    ready: float
    playing: float


def measure() -> str:
    """Medians of several processes of each kind, in turns."""
    without, having = list[Reading](), list[Reading]()
    for _ in range(PROCESSES):
        without.append(_process(*LATEST))
        having.append(_process())
    demands = (f"<= {MOST_SECONDS} s", "", f"<= {MOST_MEGABYTES} MB")
    titles = ("seconds until loaded", "megabytes, loaded", "megabytes, a match of each in play")
    rows = []
    for title, demand, *columns in zip(
        titles, demands, zip(*without, strict=True), zip(*having, strict=True), strict=True
    ):
        before, now = map(median, columns)
        rows.append((title, f"{before:.2f}", f"{now:.2f}", f"{now - before:.2f}", demand))
    title = f"The {len(LATEST)} latest games: what they cost a process of the bot."
    return section(title, "Processor time, and Pss.", NAMES, rows)


def _process(*left_out: str) -> Reading:
    command = [sys.executable, "-m", "tests.bench.latest", *left_out]
    said = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return Reading(*map(float, said.split()))


def _read(left_out: list[str]) -> Reading:
    for key in left_out:
        sys.modules[f"games.{key}"] = _StandIn(f"games.{key}")
    began = process_time()
    import_module("bot.process")
    seconds, ready = process_time() - began, _megabytes()
    matches = _play()
    playing = _megabytes()
    assert matches, "they are held until then"
    return Reading(seconds, ready, playing)


class _StandIn(ModuleType):
    """A package in which every class is the game of `STAND_IN`."""

    def __getattr__(self, name: str) -> object:
        if name.startswith("__"):
            raise AttributeError(name)
        return import_module(STAND_IN).Basra


def _play() -> list[object]:
    """A match of each game, begun by hints, as everybody sees it."""
    from games import GAMES
    from games.describe import describe
    from games.game import HOST
    from games.stage import private_scene, table_scene
    from games.view import view
    from games.words import translator

    matches = list[object]()
    for kind in GAMES.values():
        game = kind(kind.seats_near(kind.usual_seats, 0, kind.options), "latest")
        names = [f"Player {seat}" for seat in range(game.seats)]
        tr = translator(names)
        for _ in range(ACTIONS):
            if game.over:
                break
            seat = game.waiting()[0]
            seen = view(game, None if seat == HOST else seat)
            table = table_scene(seen, names, tr)
            describe(table, tr)
            if seat != HOST:
                private_scene(seen, names, tr)
            hint = seen.hint()
            game.apply(seat, hint.action if hint else game.legal(HOST)[0])
            for event in game.events or ():
                tr(event.words)
        tr(kind.words("rules.whole"))
        matches.append(game)
    return matches


def _megabytes() -> float:
    return proc.memory(os.getpid()).share / 1e6


if __name__ == "__main__":
    print(*_read(sys.argv[1:]))
