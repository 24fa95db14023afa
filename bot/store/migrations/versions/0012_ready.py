"""Who is ready for the next deal, which then comes at once."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Nobody has said so yet."""
    column = sa.Column("ready", sa.Integer, nullable=False, server_default="0")
    op.add_column("match", column)
