"""All since 1.0: dailies and reviews, achievements, arenas, and languages.

Rounds against a house are counted, and the bets won in them. What was played before was English.

It stands on its own: a migration never changes after its release, whatever the schema becomes.
"""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0140"
down_revision = "0100"

Key = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Create the new tables and columns."""
    _create_solo()
    _create_days()
    _create_results()
    _create_arena()
    _create_belongings()
    _create_languages()


def _create_results() -> None:
    op.add_column("player", sa.Column("daily_told", sa.Integer))
    op.create_index("ix_player_daily_told", "player", ["daily_told"])
    op.add_column("result", sa.Column("rounds", sa.Integer))
    for table, column in (
        ("result", sa.Column("gain", sa.Double, nullable=False, server_default="0")),
        ("standing", sa.Column("rounds", sa.Integer, nullable=False, server_default="0")),
    ):
        op.add_column(table, column)
    op.create_table(
        "review",
        sa.Column("match", Key, sa.ForeignKey("match.id"), primary_key=True),
        _key("user", sa.BigInteger, index=True),
        *_all(sa.Double, "made"),
        *_all(sa.JSON, "moments"),
    )
    op.create_table(
        "achievement",
        _key("user", sa.BigInteger),
        sa.Column("key", sa.String, primary_key=True),
        sa.Column("match", Key, sa.ForeignKey("match.id"), index=True),
        sa.Column("at", sa.Double, nullable=False),
    )


def _create_languages() -> None:
    for table in ("match", "arena"):
        op.add_column(table, sa.Column("locale", sa.String, nullable=False, server_default="en"))
    op.add_column("player", sa.Column("locale", sa.String))


def _create_solo() -> None:
    op.create_table(
        "solo",
        sa.Column("id", Key, primary_key=True),
        *_all(sa.BigInteger, "user", "guild"),
        *_all(sa.String, "name", "game", "seed", "visibility"),
        *_all(sa.Integer, "version", "seats", "seat", "rounds", "instance", "length"),
        *_all(sa.Integer, "day", "total", nullable=True),
        *_all(sa.JSON, "options", "actions"),
        *_all(sa.JSON, "points", nullable=True),
        sa.Column("source", Key, sa.ForeignKey("match.id")),
        sa.Column("opened", sa.BigInteger, unique=True),
        *_all(sa.BigInteger, "click", nullable=True),
        *_all(sa.Boolean, "is_practice"),
        *_all(sa.Boolean, "shared", server_default=sa.false()),
        *_all(sa.Double, "started"),
        *_all(sa.Double, "ended", nullable=True),
        sa.UniqueConstraint("user", "day", "game"),
        sqlite_autoincrement=True,
    )
    practiced = sa.text("day IS NULL")
    op.create_index(
        "ix_solo_practice",
        "solo",
        ["started"],
        sqlite_where=practiced,
        postgresql_where=practiced,
    )
    some = sa.text("total IS NOT NULL")
    op.create_index(
        "ix_solo_rank",
        "solo",
        ["day", "game", "instance", "total", "guild", "visibility", "id"],
        sqlite_where=some,
        postgresql_where=some,
    )
    if op.get_context().dialect.name == "postgresql":  # or counting places reads rows, too
        often = "autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000"
        op.execute(f"ALTER TABLE solo SET ({often})")


def _create_days() -> None:
    op.create_table(
        "daily",
        _key("day"),
        *_all(sa.String, "game"),
        *_all(sa.JSON, "secrets"),
        *_all(sa.Integer, "used"),
        *_all(sa.Double, "closed", nullable=True),
        *_all(sa.Integer, "revision", server_default="0"),
    )
    op.create_table(
        "field",
        _key("day"),
        sa.Column("game", sa.String, primary_key=True),
        _key("instance"),
        *_all(sa.JSON, "entries"),
        *_all(sa.JSON, "final", nullable=True),
    )
    op.create_table(
        "monthly",
        _key("month"),
        _key("guild", sa.BigInteger),
        _key("user", sa.BigInteger, index=True),
        *_all(sa.String, "name"),
        *_all(sa.Integer, "days"),
        *_all(sa.Double, "points"),
        *_all(sa.Boolean, "shown"),
        sa.Index("ix_monthly_rank", "month", "guild", "shown", "points", "user"),
    )


def _create_arena() -> None:
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


def _create_belongings() -> None:
    op.create_table(
        "arena_player",
        sa.Column("arena", Key, sa.ForeignKey("arena.id"), primary_key=True),
        _key("user", sa.BigInteger, index=True),
        *_all(sa.String, "name"),
        *_all(sa.Double, "joined"),
        sa.Column("match", Key, sa.ForeignKey("match.id")),
        *_all(sa.Double, "pressed", nullable=True),
        *_all(sa.BigInteger, "click", nullable=True),
    )
    op.create_table(
        "medal",
        _key("user", sa.BigInteger),
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


def _key(name: str, kind: Any = sa.Integer, index: bool = False) -> sa.Column[Any]:
    return sa.Column(name, kind, primary_key=True, autoincrement=False, index=index)


def _create_index(name: str, table: str, columns: list[str], where: str) -> None:
    some = sa.text(where)
    op.create_index(name, table, columns, sqlite_where=some, postgresql_where=some)


def _all(kind: Any, *names: str, nullable: bool = False, **more: Any) -> list[sa.Column[Any]]:
    return [sa.Column(name, kind, nullable=nullable, **more) for name in names]
