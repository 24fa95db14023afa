"""Which turn somebody was told of: whoever draws next need not ring for it again."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Nobody was told of any."""
    op.add_column("seat", sa.Column("told", sa.Integer, nullable=True))
