from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest
from playwright.async_api import Browser

from bot.pace import Pace
from bot.store import Store
from bot.sweep import Sweep
from bot.tables import Tables
from tests.bot.sandbox.browser import chromium
from tests.bot.tabling import Clock, Painter


@pytest.fixture(autouse=True)
def seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every run of a test plays the same matches."""
    random = Random(2)
    monkeypatch.setattr("bot.tables.secrets.token_hex", lambda size: random.randbytes(size).hex())


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path}/parlor.db"


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    store = await Store.open(url)
    yield store
    await store.close()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def tables(store: Store, clock: Clock) -> Tables:
    return Tables(store, clock, Pace())


@pytest.fixture
def painter(tables: Tables) -> Painter:
    return Painter(tables)


@pytest.fixture
def sweep(tables: Tables, painter: Painter) -> Sweep:
    return Sweep(tables, painter)


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    """A browser for one test."""
    async with chromium() as running:
        yield running
