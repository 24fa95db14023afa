"""Who was away and came back: the computer does not play for them any more."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Nobody has come back yet."""
    op.add_column("seat", sa.Column("back", sa.Integer, nullable=False, server_default="0"))
