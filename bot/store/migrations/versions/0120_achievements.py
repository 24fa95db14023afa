"""Achievements: what people have earned, each once.

It stands on its own: a migration never changes after its release, whatever the schema becomes.
"""

import sqlalchemy as sa
from alembic import op

revision = "0120"
down_revision = "0110"

Key = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "achievement",
        sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("key", sa.String, primary_key=True),
        sa.Column("match", Key, sa.ForeignKey("match.id"), index=True),
        sa.Column("at", sa.Double, nullable=False),
    )
