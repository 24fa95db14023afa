import logging
from collections.abc import Iterator
from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def logs() -> Iterator[None]:
    """What a command sets up for its process ends with it: here it is that of all tests."""
    root = logging.getLogger()
    level, handlers = root.level, root.handlers[:]
    yield
    root.setLevel(level)
    root.handlers[:] = handlers


@pytest.fixture
def url(tmp_path: Path) -> str:
    """Of a SQLite file: PostgreSQL has backups of its own, and its tables serve other tests."""
    return f"sqlite+aiosqlite:///{tmp_path}/parlor.db"
