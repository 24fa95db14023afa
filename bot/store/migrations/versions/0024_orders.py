"""What people have decided before their turn, to be played when it comes."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    """Nobody has decided anything yet."""
    op.add_column("match", sa.Column("orders", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seat", sa.Column("order", sa.String, nullable=False, server_default=""))
    op.add_column("seat", sa.Column("order_at", sa.Integer, nullable=False, server_default="0"))
