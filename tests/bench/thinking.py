"""Two hard computers asked at once: when they answer, and how late the event loop wakes then."""

import asyncio
import sys
from time import perf_counter
from typing import Final

from bot.hosting.thinkers import WORKERS, Thinkers
from bot.process import SWITCH
from games.game import Game
from games.kings_and_bastards import KingsAndBastards
from games.players import hard
from games.view import View, view
from tests.bench.report import milliseconds, section
from tests.bench.timing import Times

NAP: Final = 0.005
"""Seconds after which the loop wants to wake."""
WAKES: Final = 2000
SEATS: Final = 2
"""Hard computers that think at a time."""
COLD: Final = 10
"""How often they are asked while no process runs."""
NAMES: Final = ("while", "wake-up late by: median", "p99", "answer after: median", "p99", "answers")
NEVER: Final = 3600.0


def measure() -> str:
    """An idle loop against one that asks hard computers without a pause."""
    title = f"The event loop, {SEATS} hard seats thinking, {WORKERS} of them at a time."
    rival = (
        f"Naps of {milliseconds(NAP)}; the targets with hard seats thinking are a p99 of 5 ms,"
        " and of 600 ms for answers."
    )
    sys.setswitchinterval(SWITCH)
    return section(title, rival, NAMES, asyncio.run(_rows()))


async def _rows() -> list[tuple[str, ...]]:
    game: Game = KingsAndBastards(4, "thinking")
    thinkers, seen = Thinkers(late=NEVER), view(game, game.turn)
    cold, warm = Times(), Times()
    for _ in range(COLD):
        await asyncio.gather(*(_ask(thinkers, seen, cold) for _ in range(SEATS)))
        thinkers.end()
    await asyncio.gather(*(_ask(thinkers, seen, Times()) for _ in range(SEATS)))
    rows = [_row("nobody thinks", await _naps(), Times())]
    asking = [asyncio.create_task(_keep_asking(thinkers, seen, warm)) for _ in range(SEATS)]
    rows.append(_row(f"{SEATS} think", await _naps(), warm))
    for task in asking:
        task.cancel()
    await asyncio.gather(*asking, return_exceptions=True)
    thinkers.end()
    return [*rows, _row(f"{SEATS} think, processes begin", Times(), cold)]


async def _ask(thinkers: Thinkers, seen: View[Game], answers: Times) -> None:
    with answers:
        assert await thinkers.ask(seen, hard)


async def _keep_asking(thinkers: Thinkers, seen: View[Game], answers: Times) -> None:
    while True:
        await _ask(thinkers, seen, answers)


async def _naps() -> Times:
    late = Times()
    for _ in range(WAKES):
        began = perf_counter()
        await asyncio.sleep(NAP)
        late.seconds.append(max(0.0, perf_counter() - began - NAP))
    return late


def _row(name: str, late: Times, answers: Times) -> tuple[str, ...]:
    figures = [_figure(times, at) for times in (late, answers) for at in ("median", "p99")]
    return name, *figures, f"{len(answers.seconds)}"


def _figure(times: Times, name: str) -> str:
    return milliseconds(getattr(times, name)) if times.seconds else ""
