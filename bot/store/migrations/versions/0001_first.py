"""The first schema.

It stands on its own: a migration never changes after its release, whatever the schema becomes.
"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

Key = sa.BigInteger().with_variant(sa.Integer, "sqlite")
CURRENT, DUE = sa.text("status IN ('lobby', 'playing')"), sa.text("due IS NOT NULL")
UNDRAWN = sa.text("drawn < revision")


def upgrade() -> None:
    """Create every table."""
    _create_match()
    _create_what_belongs_to_a_match()
    _create_people()


def _create_match() -> None:
    op.create_table(
        "match",
        sa.Column("id", Key, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("seed", sa.String, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("host", sa.BigInteger, nullable=False),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("channel", sa.BigInteger, nullable=False),
        sa.Column("message", sa.BigInteger),
        sa.Column("locale", sa.String, nullable=False),
        sa.Column("clock", sa.Integer, nullable=False),
        sa.Column("rematch_of", Key, sa.ForeignKey("match.id"), unique=True),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("drawn", sa.Integer, nullable=False),
        sa.Column("lease", sa.Double),
        sa.Column("due", sa.Double),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("ended", sa.Double),
        sqlite_autoincrement=True,
    )
    for name, column, where in (
        ("current", "channel", CURRENT),
        ("due", "due", DUE),
        ("undrawn", "id", UNDRAWN),
    ):
        op.create_index(
            f"ix_match_{name}", "match", [column], sqlite_where=where, postgresql_where=where
        )


def _create_what_belongs_to_a_match() -> None:
    op.create_table(
        "seat",
        sa.Column("match", Key, sa.ForeignKey("match.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("user", sa.BigInteger, index=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("level", sa.Integer, nullable=False),
        sa.Column("hand_channel", sa.BigInteger),
        sa.Column("hand_message", sa.BigInteger),
        sa.Column("notice_message", sa.BigInteger),
        sa.UniqueConstraint("match", "user"),
    )
    op.create_table(
        "action",
        sa.Column("match", Key, sa.ForeignKey("match.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("click", sa.BigInteger),
        sa.Column("at", sa.Double, nullable=False),
        sa.UniqueConstraint("match", "click"),
    )
    op.create_table(
        "result",
        sa.Column("match", Key, sa.ForeignKey("match.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("user", sa.BigInteger, index=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
    )


def _create_people() -> None:
    op.create_table(
        "standing",
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("guild", sa.BigInteger, primary_key=True),
        sa.Column("user", sa.BigInteger, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
    )
    op.create_index("ix_standing_best", "standing", ["game", "guild", "wins", "matches"])
    op.create_table(
        "player",
        sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("dm_closed", sa.Boolean, nullable=False),
        sa.Column("prefs", sa.JSON, nullable=False),
    )
    op.create_table(
        "guild",
        sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("settings", sa.JSON, nullable=False),
    )
