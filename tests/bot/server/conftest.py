import asyncio
import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from discord import app_commands
from simcord import Env, MemberActor

from bot.matches.match import Refused
from bot.matches.pace import Pace
from games import GAMES
from games.speech import IllegalAction
from images import Renderer
from tests.bot.server.room import PACE, Room
from tests.bot.server.toll import Toll
from tests.bot.tabling import rig


@pytest.fixture(scope="session")
def renderer() -> Iterator[Renderer]:
    renderer = Renderer()
    renderer.warm()
    yield renderer
    renderer.close()


@pytest.fixture
def pace() -> Pace:
    return PACE


@pytest.fixture
def rigged() -> bool:
    """Whether matches are dealt from `room.seed`, as no real match is."""
    return True


@pytest.fixture
async def room(
    tmp_path: Path,
    renderer: Renderer,
    pace: Pace,
    rigged: bool,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> AsyncIterator[Room]:
    """A server with the bot in it; whatever goes wrong there unnoticed fails the test."""
    monkeypatch.setattr("bot.posts.hands.OPENING", 0)  # a real pause, not a simulated one
    defaults = Env._settle_internal.__kwdefaults__
    assert defaults, "SimCord is pinned"
    monkeypatch.setitem(defaults, "idle", 0.005)  # seconds between looks at what goes on
    room = Room(tmp_path / "parlor.db", renderer, pace)
    if rigged:
        rig(monkeypatch, room.new_seed)
    await room.open()
    yield room
    await room.close()
    assert not [error for error in room.env.errors if not _is_a_refusal(error)]
    log = [*caplog.get_records("setup"), *caplog.get_records("call")]
    assert not [record for record in log if record.levelno >= logging.ERROR]


def _is_a_refusal(error: BaseException) -> bool:
    """SimCord notes what a command raises; the bot explains refusals to the person."""
    cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
    return isinstance(cause, Refused | IllegalAction | asyncio.CancelledError)


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
