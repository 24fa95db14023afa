import asyncio
import logging
import pickle
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from simcord import Env, MemberActor

from bot.app import CHANGED, LATE
from bot.hosting.timing import DEFAULTS
from bot.matches.match import Refused
from bot.matches.pace import Pace
from bot.posts.drawing import Drawer
from bot.settings import Caps
from games import GAMES
from games.text import IllegalAction
from images import Renderer
from tests.bot.server.room import PACE, Room
from tests.bot.server.sketch import sketch
from tests.bot.server.toll import Toll
from tests.bot.tabling import rig

REFUSALS = (Refused, IllegalAction, asyncio.CancelledError, *CHANGED)

LOOK = 0.005  # seconds between looks at what the bot does
LONG = 1.0  # seconds; what waits for so long waits for the simulated clock


@pytest.fixture(scope="session")
def renderer() -> Iterator[Renderer]:
    renderer = Renderer()
    yield renderer
    asyncio.run(renderer.close())


@pytest.fixture
def pace() -> Pace:
    return PACE


@pytest.fixture
def caps() -> Caps:
    return DEFAULTS


@pytest.fixture
def rigged() -> bool:
    """Whether matches are dealt from `room.seed`, as no real match is."""
    return True


@pytest.fixture
async def room(
    file: Path,
    renderer: Renderer,
    pace: Pace,
    caps: Caps,
    rigged: bool,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> AsyncIterator[Room]:
    """A server with the bot in it; whatever goes wrong there unnoticed fails the test."""
    monkeypatch.setattr("bot.ratelimits.requests.OPENING", 0)  # a real pause, not a simulated one
    monkeypatch.setattr("images.work.draw", sketch)
    _lengthen_timeouts(monkeypatch)
    _copy_fast(monkeypatch)
    _look_for_no_polls(monkeypatch)
    room = Room(file, renderer, pace, caps)
    _own_what_draws(monkeypatch, room)
    if rigged:
        rig(monkeypatch, room.new_seed)
    await room.open()
    yield room
    await room.close()
    assert not [error for error in room.env.errors if not _is_a_refusal(error)]
    log = [*caplog.get_records("setup"), *caplog.get_records("call")]
    assert not [record for record in log if record.levelno >= logging.ERROR]


def _lengthen_timeouts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let SimCord, which is pinned, wait for the bot however busy the machine is.

    It gives a bot five seconds to start; and while it works for longer than a timer of its own,
    SimCord sets the simulated clock to that timer, and computers act amid somebody's press.
    """
    settle, schedule = Env._settle_internal, Env._schedule_timer

    async def settle_patiently(env: Env, **how: Any) -> None:
        await settle(env, **{"idle": LOOK, **how, "timeout": None})

    def schedule_virtually(env: Env, record: Any, *how: Any) -> None:
        if record.when - env._virtual_time < LONG:
            schedule(env, record, *how)

    monkeypatch.setattr(Env, "_settle_internal", settle_patiently)
    monkeypatch.setattr(Env, "_schedule_timer", schedule_virtually)


def _own_what_draws(monkeypatch: pytest.MonkeyPatch, room: Room) -> None:
    """Have all that draws in simulated time, be it woken by a test itself.

    The event loop has two clocks: the bot's stands, that of tests is the machine's. If a channel is
    opened by the latter, the next waits by the former for as long as the machine has been on.
    """
    schedule = Drawer.schedule

    def schedule_in_scope(drawer: Drawer, match: int) -> None:
        with room.scope():
            schedule(drawer, match)

    monkeypatch.setattr(Drawer, "schedule", schedule_in_scope)


def _copy_fast(monkeypatch: pytest.MonkeyPatch) -> None:
    """Copy messages as pickle does, which takes a fifth of the time: SimCord copies each a lot."""

    def copy(value: Any) -> Any:
        return pickle.loads(pickle.dumps(value))

    for place in ("components.deepcopy", "results.deepcopy"):
        monkeypatch.setattr(f"simcord.{place}", copy)
    for module in ("gateway", "http.router"):
        monkeypatch.setattr(f"simcord.{module}.copy", SimpleNamespace(deepcopy=copy))


def _look_for_no_polls(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot makes none, and SimCord looks through all messages at each step of its clock."""
    monkeypatch.setattr("simcord.backend.ops.polls.PollMixin.expire_due_polls", lambda _: None)
    monkeypatch.setattr("simcord.backend.ops.polls.PollMixin.next_poll_deadline", lambda _: None)


def _is_a_refusal(error: BaseException) -> bool:
    """SimCord notes what a command raises; the bot explains refusals, unless it is too late."""
    cause = error.__cause__ or error
    is_late = isinstance(cause, discord.HTTPException) and cause.code in LATE
    return is_late or isinstance(cause, REFUSALS)


@pytest.fixture
def toll(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game Toll is installed, and its sentences are found beside it."""
    monkeypatch.setitem(GAMES, Toll.key, Toll)


@pytest.fixture
def env(room: Room) -> Env:
    """Requested so that SimCord's plug-in finds it and sets discord.py's clock."""
    return room.env


@pytest.fixture
def alice(room: Room, env: Env) -> MemberActor:
    return room.person("alice")


@pytest.fixture
def bob(room: Room) -> MemberActor:
    return room.person("bob")
