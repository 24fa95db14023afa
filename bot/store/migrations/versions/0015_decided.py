"""What the people at a table have decided."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Nothing was noted so far."""
    column = sa.Column("decided", sa.JSON, nullable=False, server_default="[]")
    op.add_column("match", column)
