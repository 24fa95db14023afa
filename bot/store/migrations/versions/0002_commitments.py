"""Commitments: the seed follows from a secret and the players' clicks.

What an older match had for a seed becomes its secret; without a commitment it still is the seed.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

OVER = sa.text("status = 'over'")


def upgrade() -> None:
    """Add the columns, and the index that finds the last match of a channel."""
    op.alter_column("match", "seed", new_column_name="secret")
    op.add_column("match", sa.Column("commitment", sa.String))
    op.add_column("match", sa.Column("joins", sa.String))
    op.add_column("seat", sa.Column("joined", sa.BigInteger))
    op.create_index(
        "ix_match_over", "match", ["channel", "ended"], sqlite_where=OVER, postgresql_where=OVER
    )
