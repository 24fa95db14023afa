"""Who manages which server."""

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"


def upgrade() -> None:
    """Each is known from their next click on."""
    guild = sa.ForeignKeyConstraint(
        ["guild"], ["guild.id"], "fk_manager_guild_guild", ondelete="CASCADE"
    )
    op.create_table(
        "manager",
        sa.Column("guild", sa.BigInteger),
        sa.Column("user", sa.BigInteger, autoincrement=False),
        guild,
        sa.PrimaryKeyConstraint("guild", "user", name="pk_manager"),
    )
    op.create_index("ix_manager_user", "manager", ["user"])
