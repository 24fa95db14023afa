"""Who is told when a table opens."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    """Nobody has asked for it yet."""
    guild = sa.ForeignKeyConstraint(
        ["guild"], ["guild.id"], "fk_subscriber_guild_guild", ondelete="CASCADE"
    )
    op.create_table(
        "subscriber",
        sa.Column("guild", sa.BigInteger),
        sa.Column("game", sa.String),
        sa.Column("user", sa.BigInteger, autoincrement=False),
        guild,
        sa.PrimaryKeyConstraint("guild", "game", "user", name="pk_subscriber"),
    )
    op.create_index("ix_subscriber_user", "subscriber", ["user"])
