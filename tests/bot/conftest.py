from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.pace import Pace
from bot.store import Store
from bot.tables import Tables
from tests.bot.tabling import Clock


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
