"""Clicks that must not count twice and are no moves, for as long as they may come again."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the table."""
    op.create_table("click", sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False))
