"""Since when the bot is gone from a server, and an index to find what a person hosted."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0002"


def upgrade() -> None:
    """Add them."""
    op.add_column("guild", sa.Column("gone", sa.Double))
    op.create_index("ix_match_host", "match", ["host"])
