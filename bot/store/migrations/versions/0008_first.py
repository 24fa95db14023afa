"""The first schema that a release has.

It stands on its own: a migration never changes after its release, whatever the schema becomes. The
seven before it led to the same tables while nothing was released.
"""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = None

Key = sa.BigInteger().with_variant(sa.Integer, "sqlite")
OFTEN = "autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000"


def upgrade() -> None:
    """Create every table."""
    _create_match()
    _create_what_belongs_to_a_match()
    _create_leaderboards()
    _create_people()
    _create_what_discord_knows()


def _create_match() -> None:
    op.create_table(
        "match",
        sa.Column("id", Key, primary_key=True),
        sa.Column("rematch_of", Key, sa.ForeignKey("match.id"), unique=True),
        *_all(sa.String, "game", "status", "secret"),
        *_all(sa.Integer, "version", "clock", "length", "revision", "drawn"),
        *_all(sa.JSON, "options"),
        *_all(sa.BigInteger, "host", "guild", "channel"),
        *_all(sa.BigInteger, "message", nullable=True),
        *_all(sa.Double, "created"),
        *_all(sa.Double, "lease", "due", "ended", nullable=True),
        *_all(sa.String, "commitment", "joins", "opened_after", nullable=True),
        *_all(sa.BigInteger, "beacon_round", nullable=True),
        *_all(sa.JSON, "proposal", nullable=True),
        sa.Index("ix_match_host", "host"),
        _partly("ix_match_current", "channel", where="status IN ('lobby', 'playing')"),
        _partly("ix_match_due", "due", where="due IS NOT NULL"),
        _partly("ix_match_over", "channel", "ended", where="status = 'over'"),
        _partly("ix_match_undrawn", "id", where="drawn < revision"),
        sqlite_autoincrement=True,
    )


def _create_what_belongs_to_a_match() -> None:
    op.create_table(
        "seat",
        *_of_match("seat"),
        *_all(sa.String, "name", "left_name"),
        *_all(sa.Integer, "level"),
        *_all(sa.BigInteger, "user", "hand_channel", "hand_message", nullable=True),
        *_all(sa.BigInteger, "notice_channel", "notice_message", "joined", "left", nullable=True),
        sa.UniqueConstraint("match", "user"),
        sa.Index("ix_seat_user", "user"),
        _partly("ix_seat_left", "left", where='"left" IS NOT NULL'),
    )
    op.create_table(
        "action",
        *_of_match("n"),
        *_all(sa.Integer, "seat"),
        *_all(sa.String, "text"),
        *_all(sa.BigInteger, "click", nullable=True),
        *_all(sa.Double, "at"),
        *_all(sa.Boolean, "by_clock"),
        sa.UniqueConstraint("match", "click"),
    )
    op.create_table(
        "result",
        *_of_match("seat"),
        *_all(sa.BigInteger, "user", nullable=True),
        *_all(sa.String, "game"),
        *_all(sa.BigInteger, "guild"),
        *_all(Key, "season"),
        *_all(sa.Double, "ended"),
        *_all(sa.Integer, "score", "team", "rank", "level"),
        *_all(sa.Boolean, "won", "left"),
        *_all(sa.Double, "rating", nullable=True),
        sa.Index("ix_result_history", "user", "game", "ended"),
    )
    op.create_table(
        "chain",
        sa.Column("match", Key, sa.ForeignKey("match.id"), primary_key=True),
        *_all(sa.BigInteger, "server"),
        *_all(sa.Integer, "number"),
        *_all(sa.String, "after", "digest"),
        sa.UniqueConstraint("server", "number"),
    )


def _create_leaderboards() -> None:
    op.create_table(
        "season",
        sa.Column("id", Key, primary_key=True),
        *_all(sa.BigInteger, "guild"),
        *_all(sa.String, "name"),
        *_all(sa.Double, "started"),
        *_all(sa.Double, "ended", nullable=True),
        sa.UniqueConstraint("guild", "name"),
        _partly("ix_season_under_way", "guild", where="ended IS NULL", unique=True),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "standing",
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("guild", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("season", Key, primary_key=True, autoincrement=False),
        sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
        *_all(sa.String, "name"),
        *_all(sa.Integer, "matches", "wins", "streak", "best"),
        *_all(sa.Double, "mu", "sigma", "rating"),
        *_all(sa.Boolean, "shown"),
        sa.Index("ix_standing_rank", "game", "guild", "season", "shown", "rating", "user"),
        sa.Index("ix_standing_user", "user", "guild", "season"),
    )
    if op.get_context().dialect.name == "postgresql":
        # Counting places reads the index alone, but where a page of the table has changed since
        # the last vacuum, rows too: a rank among 50,000 people then takes four times as long.
        op.execute(f"ALTER TABLE standing SET ({OFTEN})")


def _create_people() -> None:
    op.create_table(
        "player",
        sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
        *_all(sa.String, "name"),
        *_all(sa.Boolean, "dm_closed"),
        *_all(sa.JSON, "prefs"),
        *_all(sa.String, "visibility", server_default="global"),
    )
    op.create_table(
        "guild",
        sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
        *_all(sa.JSON, "settings"),
        *_all(sa.Double, "gone", nullable=True),
    )
    guild = sa.ForeignKey("guild.id", ondelete="CASCADE")
    op.create_table(
        "recipient",
        sa.Column("guild", sa.BigInteger, guild, primary_key=True),
        sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Index("ix_recipient_user", "user"),
    )
    op.create_table("click", sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False))


def _create_what_discord_knows() -> None:
    op.create_table(
        "registered",
        sa.Column("application", sa.BigInteger, primary_key=True, autoincrement=False),
        *_all(sa.String, "commands"),
    )


def _of_match(number: str) -> list[sa.Column[Any]]:
    """A key of a match and a number in it."""
    match = sa.Column("match", Key, sa.ForeignKey("match.id"), primary_key=True)
    return [match, sa.Column(number, sa.Integer, primary_key=True, autoincrement=False)]


def _all(kind: Any, *names: str, nullable: bool = False, **more: Any) -> list[sa.Column[Any]]:
    return [sa.Column(name, kind, nullable=nullable, **more) for name in names]


def _partly(name: str, *columns: str, where: str, unique: bool = False) -> sa.Index:
    some = sa.text(where)
    return sa.Index(name, *columns, unique=unique, sqlite_where=some, postgresql_where=some)
