"""Who played in a seat before."""

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"


def upgrade() -> None:
    """Of seats so far nothing is known."""
    earlier = sa.Column("earlier", sa.String, nullable=False, server_default="")
    op.add_column("seat", earlier)
