"""Servers keep rules of their own under names."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """No server keeps any yet."""
    op.create_table(
        "preset",
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("is_first", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("guild", "game", "name", name="pk_preset"),
        sa.ForeignKeyConstraint(
            ["guild"], ["guild.id"], name="fk_preset_guild_guild", ondelete="CASCADE"
        ),
    )
