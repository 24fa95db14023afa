"""How late the event loop wakes while two hard computers think in processes of their own."""

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
NAMES: Final = ("while", "wake-up late by: median", "p99", "answers")
NEVER: Final = 3600.0


def measure() -> str:
    """An idle loop against one that asks hard computers without a pause."""
    title = f"The event loop, {SEATS} hard seats thinking, {WORKERS} of them at a time."
    rival = f"Naps of {milliseconds(NAP)}; the target is a p99 of 5 ms with hard seats thinking."
    sys.setswitchinterval(SWITCH)
    return section(title, rival, NAMES, asyncio.run(_rows()))


async def _rows() -> list[tuple[str, ...]]:
    game: Game = KingsAndBastards(4, "thinking")
    thinkers, seen = Thinkers(late=NEVER), view(game, game.turn)
    await thinkers.ask(seen, hard)  # the processes begin
    rows = [_row("nobody thinks", await _naps(), 0)]
    answers = [0]
    asking = [asyncio.create_task(_ask(thinkers, seen, answers)) for _ in range(SEATS)]
    rows.append(_row(f"{SEATS} think", await _naps(), answers[0]))
    for task in asking:
        task.cancel()
    await asyncio.gather(*asking, return_exceptions=True)
    thinkers.end()
    return rows


async def _ask(thinkers: Thinkers, seen: View[Game], answers: list[int]) -> None:
    while await thinkers.ask(seen, hard):
        answers[0] += 1


async def _naps() -> Times:
    late = Times()
    for _ in range(WAKES):
        began = perf_counter()
        await asyncio.sleep(NAP)
        late.seconds.append(max(0.0, perf_counter() - began - NAP))
    return late


def _row(name: str, late: Times, answers: int) -> tuple[str, ...]:
    return name, milliseconds(late.median), milliseconds(late.p99), f"{answers}"
