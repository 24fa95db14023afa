"""Lobbies know with how many seats they are to begin."""

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"


def upgrade() -> None:
    """Those open begin with as few as their rules allow, as they did."""
    op.add_column("match", sa.Column("size", sa.Integer, nullable=False, server_default="0"))
