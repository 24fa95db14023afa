"""The schema of release 1.0.

It stands on its own: a migration never changes after its release, whatever the schema becomes.
"""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0100"
down_revision = None

Key = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Create every table."""
    _create_match()
    _create_parts_of_a_match()
    _create_leaderboards()
    _create_people()
    _create_servers()
    _create_what_processes_share()


def _create_match() -> None:
    op.create_table(
        "match",
        sa.Column("id", Key, primary_key=True),
        sa.Column("rematch_of", Key, sa.ForeignKey("match.id"), unique=True),
        *_all(sa.String, "game", "status", "secret"),
        *_all(sa.Integer, "version", "clock", "length", "revision", "drawn"),
        *_all(sa.Integer, "ready", "orders", "size", server_default="0"),
        *_all(sa.Integer, "guest_seat", nullable=True),
        *_all(sa.JSON, "options"),
        *_all(sa.JSON, "decided", server_default="[]"),
        *_all(sa.JSON, "proposal", nullable=True),
        *_all(sa.BigInteger, "host", "guild", "channel"),
        *_all(sa.BigInteger, "message", "moving", "beacon_round", "guest", nullable=True),
        *_all(sa.Double, "created"),
        *_all(sa.Double, "lease", "due", "ended", "nudge", "lapses", nullable=True),
        *_all(sa.Double, "paused", "asked_at", nullable=True),
        *_all(sa.String, "commitment", "joins", "opened_after", "guest_name", nullable=True),
        *_all(sa.Boolean, "private", "answers_only", server_default=sa.false()),
        sa.Index("ix_match_host", "host"),
        _partial("ix_match_current", "channel", where="status IN ('lobby', 'playing')"),
        _partial("ix_match_current_guild", "guild", where="status IN ('lobby', 'playing')"),
        _partial("ix_match_over", "channel", "ended", where="status = 'over'"),
        _partial("ix_match_undrawn", "id", where="drawn < revision"),
        *(
            _partial(f"ix_match_{name}", name, where=f"{name} IS NOT NULL")
            for name in ("due", "nudge", "lapses", "guest")
        ),
        sqlite_autoincrement=True,
    )


def _create_parts_of_a_match() -> None:
    op.create_table(
        "seat",
        *_of_match("seat"),
        *_all(sa.String, "name", "left_name"),
        *_all(sa.String, "said", "order", "quit_name", "earlier", server_default=""),
        *_all(sa.Integer, "level", "back"),
        *_all(sa.Integer, "said_at", "order_at", "sat", server_default="0"),
        *_all(sa.Integer, "told", nullable=True),
        *_all(sa.BigInteger, "user", "hand_channel", "hand_message", nullable=True),
        *_all(sa.BigInteger, "notice_channel", "notice_message", "joined", nullable=True),
        *_all(sa.BigInteger, "left", "quit", nullable=True),
        *_all(sa.Boolean, "kicked", "ahead", "quit_kicked", server_default=sa.false()),
        sa.UniqueConstraint("match", "user"),
        sa.Index("ix_seat_user_match", "user", "match"),
        _partial("ix_seat_left", "left", where='"left" IS NOT NULL'),
        _partial("ix_seat_quit", "quit", where="quit IS NOT NULL"),
    )
    op.create_table(
        "action",
        *_of_match("n"),
        *_all(sa.Integer, "seat"),
        *_all(sa.String, "text"),
        *_all(sa.BigInteger, "click", nullable=True),
        *_all(sa.Double, "at"),
        *_all(sa.Double, "since", nullable=True),
        *_all(sa.Boolean, "by_clock"),
        sa.UniqueConstraint("match", "click"),
    )
    op.create_table(
        "invitation",
        sa.Column("match", Key, sa.ForeignKey("match.id"), primary_key=True),
        sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False, index=True),
        *_all(sa.String, "name"),
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
        _partial("ix_season_under_way", "guild", where="ended IS NULL", unique=True),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "result",
        *_of_match("seat"),
        sa.Column("part", sa.Integer, primary_key=True, autoincrement=False, server_default="0"),
        *_all(sa.BigInteger, "user", "former", nullable=True),
        *_all(sa.String, "game"),
        *_all(sa.BigInteger, "guild"),
        *_all(Key, "season"),
        *_all(sa.Double, "ended"),
        *_all(sa.Integer, "score", "team", "rank", "level"),
        *_all(sa.Boolean, "won", "left"),
        *_all(sa.Boolean, "practice", server_default=sa.false()),
        *_all(sa.Double, "rating", nullable=True),
        sa.Index("ix_result_history", "user", "game", "ended"),
    )
    op.create_table(
        "standing",
        sa.Column("game", sa.String, primary_key=True),
        _id("guild"),
        sa.Column("season", Key, primary_key=True, autoincrement=False),
        _id("user"),
        *_all(sa.String, "name"),
        *_all(sa.Integer, "matches", "wins", "streak", "best"),
        *_all(sa.Double, "mu", "sigma", "rating"),
        *_all(sa.Boolean, "shown"),
        sa.Index("ix_standing_rank", "game", "guild", "season", "shown", "rating", "user"),
        sa.Index("ix_standing_user", "user", "guild", "season"),
    )
    op.create_table(
        "counted",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        *_all(sa.Integer, "way"),
        *_all(sa.Double, "changed", nullable=True),
    )


def _create_people() -> None:
    op.create_table(
        "player",
        _id("user"),
        *_all(sa.String, "name"),
        *_all(sa.Boolean, "dm_closed"),
        *_all(sa.JSON, "prefs"),
        *_all(sa.String, "visibility", server_default="global"),
    )
    op.create_table("offered", _id("user"), sa.Column("game", sa.String, primary_key=True))


def _create_servers() -> None:
    op.create_table(
        "guild", _id("id"), *_all(sa.JSON, "settings"), *_all(sa.Double, "gone", nullable=True)
    )
    op.create_table("recipient", _of_guild(), _id("user", index=True))
    op.create_table("manager", _of_guild(), _id("user", index=True))
    op.create_table(
        "subscriber",
        _of_guild(),
        sa.Column("game", sa.String, primary_key=True),
        _id("user", index=True),
    )
    op.create_table(
        "preset",
        _of_guild(),
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("name", sa.String, primary_key=True),
        *_all(sa.JSON, "options"),
        *_all(sa.Boolean, "is_first"),
    )


def _create_what_processes_share() -> None:
    op.create_table("click", _id("id"))
    op.create_table(
        "heartbeat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        *_all(sa.Double, "at"),
    )
    op.create_table("registered", _id("application"), *_all(sa.String, "commands"))


def _of_match(number: str) -> list[sa.Column[Any]]:
    """A key of a match and a number in it."""
    match = sa.Column("match", Key, sa.ForeignKey("match.id"), primary_key=True)
    return [match, sa.Column(number, sa.Integer, primary_key=True, autoincrement=False)]


def _of_guild() -> sa.Column[Any]:
    guild = sa.ForeignKey("guild.id", ondelete="CASCADE")
    return sa.Column("guild", sa.BigInteger, guild, primary_key=True)


def _id(name: str, index: bool = False) -> sa.Column[Any]:
    """A key given by Discord."""
    return sa.Column(name, sa.BigInteger, primary_key=True, autoincrement=False, index=index)


def _all(kind: Any, *names: str, nullable: bool = False, **more: Any) -> list[sa.Column[Any]]:
    return [sa.Column(name, kind, nullable=nullable, **more) for name in names]


def _partial(name: str, *columns: str, where: str, unique: bool = False) -> sa.Index:
    some = sa.text(where)
    return sa.Index(name, *columns, unique=unique, sqlite_where=some, postgresql_where=some)
