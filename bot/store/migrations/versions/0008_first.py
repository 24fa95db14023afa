"""The first schema that a release has.

It stands on its own: a migration never changes after its release, whatever the schema becomes. The
seven before it led to the same tables while nothing was released.
"""

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


def _create_match() -> None:
    op.create_table(
        "match",
        sa.Column("id", Key, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("secret", sa.String, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("host", sa.BigInteger, nullable=False, index=True),
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
        sa.Column("commitment", sa.String),
        sa.Column("joins", sa.String),
        sqlite_autoincrement=True,
    )
    _create_index("match", "current", ["channel"], where="status IN ('lobby', 'playing')")
    _create_index("match", "due", ["due"], where="due IS NOT NULL")
    _create_index("match", "over", ["channel", "ended"], where="status = 'over'")
    _create_index("match", "undrawn", ["id"], where="drawn < revision")


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
        sa.Column("joined", sa.BigInteger),
        sa.Column("left", sa.BigInteger),
        sa.Column("left_name", sa.String, nullable=False),
        sa.UniqueConstraint("match", "user"),
    )
    _create_index("seat", "left", ["left"], where='"left" IS NOT NULL')
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
        sa.Column("user", sa.BigInteger),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("season", Key, nullable=False),
        sa.Column("ended", sa.Double, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("team", sa.Integer, nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("level", sa.Integer, nullable=False),
        sa.Column("left", sa.Boolean, nullable=False),
        sa.Column("rating", sa.Double),
        sa.Index("ix_result_history", "user", "game", "ended"),
    )


def _create_leaderboards() -> None:
    op.create_table(
        "season",
        sa.Column("id", Key, primary_key=True),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("started", sa.Double, nullable=False),
        sa.Column("ended", sa.Double),
        sa.UniqueConstraint("guild", "name"),
        sqlite_autoincrement=True,
    )
    _create_index("season", "under_way", ["guild"], where="ended IS NULL", unique=True)
    op.create_table(
        "standing",
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("guild", sa.BigInteger, primary_key=True),
        sa.Column("season", Key, primary_key=True, autoincrement=False),
        sa.Column("user", sa.BigInteger, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.Column("streak", sa.Integer, nullable=False),
        sa.Column("best", sa.Integer, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("rating", sa.Double, nullable=False),
        sa.Column("shown", sa.Boolean, nullable=False),
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
        sa.Column("name", sa.String, nullable=False),
        sa.Column("dm_closed", sa.Boolean, nullable=False),
        sa.Column("prefs", sa.JSON, nullable=False),
        sa.Column("visibility", sa.String, nullable=False, server_default="global"),
    )
    op.create_table(
        "guild",
        sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("settings", sa.JSON, nullable=False),
        sa.Column("gone", sa.Double),
    )
    op.create_table(
        "recipient",
        sa.Column(
            "guild", sa.BigInteger, sa.ForeignKey("guild.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False, index=True),
    )
    op.create_table("click", sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False))


def _create_index(
    table: str, name: str, columns: list[str], where: str, unique: bool = False
) -> None:
    some = sa.text(where)
    op.create_index(
        f"ix_{table}_{name}",
        table,
        columns,
        unique=unique,
        sqlite_where=some,
        postgresql_where=some,
    )
