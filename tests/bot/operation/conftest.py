from pathlib import Path

import pytest


@pytest.fixture
def url(tmp_path: Path) -> str:
    """Of a SQLite file: PostgreSQL has backups of its own, and its tables serve other tests."""
    return f"sqlite+aiosqlite:///{tmp_path}/parlor.db"
