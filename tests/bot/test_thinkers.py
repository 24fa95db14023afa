"""Processes in which hard computers think: they may die, or come late, and the game goes on."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from multiprocessing import active_children
from multiprocessing.context import SpawnProcess
from pathlib import Path
from time import monotonic

import pytest

from bot.hosting.scheduler import Scheduler
from bot.hosting.tables import Tables
from bot.hosting.thinkers import WAITING, WORKERS, Thinkers
from bot.matches.match import Seat
from games.crazy_king import CrazyKing
from games.game import Game
from games.players import Level, Player
from games.search import MoveValue
from games.spades import Spades
from games.view import View, view
from tests.bot.tabling import ANN, CHANNEL, GUILD, Clock
from tests.bot.thinking import brood, die, fail, meet, not_the_hint, patience, where
from tests.bot.waiting import until

NEVER = 3600.0
ASKING = """
import asyncio, time
from bot.hosting.thinkers import Thinkers
from tests.bot.thinking import where
print(asyncio.run(Thinkers(late=3600).ask(None, where)), flush=True)
time.sleep(3600)
"""
"""A process in which a computer has been asked, and that does nothing more."""


@asynccontextmanager
async def thinking(late: float = NEVER, idle: float = NEVER) -> AsyncIterator[Thinkers]:
    """Processes that have ended when the test has."""
    thinkers = Thinkers(late, idle)
    try:
        yield thinkers
    finally:
        thinkers.end()
        await until(nobody_thinks)


def nobody_thinks() -> bool:
    """Whether no process of a thinker is left; sandboxes that tests share are forked."""
    return not any(isinstance(each, SpawnProcess) for each in active_children())


def seen() -> View[Game]:
    """What somebody sees who is to act."""
    game = CrazyKing(2, "seed")
    return view(game, game.turn)


async def test_a_computer_thinks_in_a_process_of_its_own() -> None:
    async with thinking() as thinkers:
        assert nobody_thinks(), "nobody was asked yet"
        process = await thinkers.ask(seen(), where)
        assert process not in (None, str(os.getpid()))
        assert await thinkers.ask(seen(), where) == process


async def test_as_many_think_at_the_same_time_as_there_are_processors(tmp_path: Path) -> None:
    """Two asked at once do not wait for each other on two processors."""
    count = os.cpu_count() or 1
    together = partial(meet, tmp_path, count)
    async with thinking(late=60) as thinkers:
        asked = (thinkers.ask(seen(), together) for _ in range(count))
        assert await asyncio.gather(*asked) == ["met"] * count


async def test_what_a_question_waits_a_search_is_shorter(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether a process had to begin, or others were asked before."""
    monkeypatch.setattr("bot.hosting.thinkers.monotonic", lambda: monotonic() - 10)
    async with thinking() as thinkers:
        assert float(await thinkers.ask(seen(), patience) or 0) >= 10


async def test_who_asks_why_is_answered_by_such_a_process() -> None:
    async with thinking() as thinkers:
        game = Spades(4, "seed")
        while len(game.legal(game.turn)) > 1:
            game.apply(game.turn, game.mind.hint(game, game.turn).action)
        only = MoveValue(game.legal(game.turn)[0], 0.0)
        assert await thinkers.weigh(view(game, game.turn)) == [only]


async def test_a_process_that_dies_gives_no_answer_and_others_take_its_place() -> None:
    async with thinking() as thinkers:
        assert await thinkers.ask(seen(), die) is None
        assert await thinkers.ask(seen(), where)


async def test_a_process_that_comes_late_gives_no_answer_and_ends() -> None:
    async with thinking(late=0.2) as thinkers:
        assert await thinkers.ask(seen(), brood) is None
        await until(nobody_thinks)


async def test_a_mistake_in_thinking_gives_no_answer() -> None:
    async with thinking() as thinkers:
        assert await thinkers.ask(seen(), fail) is None


async def test_the_processes_end_once_nobody_was_asked_for_a_while_and_begin_again() -> None:
    async with thinking(idle=0) as thinkers:
        first = await thinkers.ask(seen(), where)
        await until(nobody_thinks)
        assert await thinkers.ask(seen(), where) not in (None, first)


async def test_of_more_than_can_be_answered_in_time_the_last_gets_no_answer() -> None:
    async with thinking() as thinkers:
        answers = await asyncio.gather(*(thinkers.ask(seen(), where) for _ in range(WAITING + 1)))
        assert None not in answers[:-1]
        assert answers[-1] is None


async def test_who_is_in_no_hurry_waits_while_all_processes_think() -> None:
    async with thinking() as thinkers:
        asked = [asyncio.create_task(thinkers.ask(seen(), where)) for _ in range(WORKERS)]
        waiting = asyncio.create_task(thinkers.wait_free())
        await asyncio.sleep(0)
        assert not waiting.done()
        await asyncio.gather(*asked)
        await waiting


async def test_no_process_outlives_one_that_is_killed() -> None:
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", ASKING, stdout=PIPE)
    assert process.stdout
    assert (await process.stdout.readline()).strip().isdigit()
    process.kill()
    assert await process.stdout.read() == b"", "nobody is left who could write there"
    await process.wait()


@pytest.mark.parametrize(
    ("player", "is_hint"), [(not_the_hint, False), (die, True)], ids=["thinks", "dies"]
)
async def test_a_hard_computer_plays_what_it_thought_of_or_the_hint(
    tables: Tables,
    clock: Clock,
    monkeypatch: pytest.MonkeyPatch,
    player: Player,
    is_hint: bool,
) -> None:
    lobby = await tables.open("spades", ANN, GUILD, CHANNEL)
    played = await tables.start(lobby.id, ANN.id)
    seats = tuple(Seat(None, seat.name, Level.HARD) for seat in played.match.seats)
    hard = replace(played.match, seats=seats, due=clock.now)
    await tables.store.change(played.match, hard)
    hint = played.view(played.waiting[0]).hint()
    assert hint
    async with thinking() as thinkers:
        ask = thinkers.ask
        monkeypatch.setattr(thinkers, "ask", lambda view, _computer: ask(view, player))
        await Scheduler(tables, lambda _: None, thinkers=thinkers).once()
        [bid] = await tables.store.actions(hard.id)
        assert (bid.text == hint.action) == is_hint
