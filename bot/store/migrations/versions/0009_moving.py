"""A table that moves to a thread: which one is stored before it is opened."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """No table is moving."""
    op.add_column("match", sa.Column("moving", sa.BigInteger, nullable=True))
