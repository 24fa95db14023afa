"""Arenas: their players, threads and medals, and the matches that are their tables.

It stands on its own: a migration never changes after its release, whatever the schema becomes.
"""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0130"
down_revision = "0120"

Key = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Create the new tables and columns."""
    op.create_table(
        "arena",
        sa.Column("id", Key, primary_key=True),
        sa.Column("guild", sa.BigInteger, nullable=False, index=True),
        *_all(sa.BigInteger, "channel", "by"),
        *_all(sa.BigInteger, "message", nullable=True),
        *_all(sa.String, "game", "by_name", "status"),
        *_all(sa.JSON, "options"),
        *_all(sa.Integer, "rounds", "size", "revision", "drawn"),
        *_all(sa.Double, "created", "begins", "ends"),
        *_all(sa.Double, "lease", "due", nullable=True),
        sqlite_autoincrement=True,
    )
    _create_index("ix_arena_due", "arena", ["due"], "due IS NOT NULL")
    _create_index("ix_arena_undrawn", "arena", ["id"], "drawn < revision")
    op.add_column("match", sa.Column("arena", Key))
    op.add_column("match", sa.Column("rounds", sa.Integer, nullable=False, server_default="0"))
    _create_index("ix_match_arena", "match", ["arena", "status"], "arena IS NOT NULL")
    _create_belongings()


def _create_belongings() -> None:
    op.create_table(
        "arena_player",
        sa.Column("arena", Key, sa.ForeignKey("arena.id"), primary_key=True),
        _user(index=True),
        *_all(sa.String, "name"),
        *_all(sa.Double, "joined"),
        sa.Column("match", Key, sa.ForeignKey("match.id")),
        *_all(sa.Double, "pressed", nullable=True),
        *_all(sa.BigInteger, "click", nullable=True),
    )
    op.create_table(
        "medal",
        _user(),
        sa.Column("arena", Key, sa.ForeignKey("arena.id"), primary_key=True),
        *_all(sa.BigInteger, "guild"),
        *_all(sa.String, "game"),
        *_all(sa.Integer, "place", "people"),
        *_all(sa.Double, "at"),
    )
    op.create_table(
        "arena_thread",
        sa.Column("thread", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("arena", Key, sa.ForeignKey("arena.id"), nullable=False, index=True),
        sa.Column("match", Key, sa.ForeignKey("match.id"), unique=True),
    )


def _user(index: bool = False) -> sa.Column[Any]:
    return sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False, index=index)


def _create_index(name: str, table: str, columns: list[str], where: str) -> None:
    some = sa.text(where)
    op.create_index(name, table, columns, sqlite_where=some, postgresql_where=some)


def _all(kind: Any, *names: str, nullable: bool = False, **more: Any) -> list[sa.Column[Any]]:
    return [sa.Column(name, kind, nullable=nullable, **more) for name in names]
