"""What people say at the table by a press, until the next picture has shown it."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    """Nobody has said anything yet."""
    op.add_column("seat", sa.Column("said", sa.String, nullable=False, server_default=""))
    op.add_column("seat", sa.Column("said_at", sa.Integer, nullable=False, server_default="0"))
