"""Until when a table is to answer, and who was made to leave it."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """What is asked already stands until somebody asks for something else."""
    op.add_column("match", sa.Column("lapses", sa.Double))
    asked = sa.text("lapses IS NOT NULL")
    op.create_index(
        "ix_match_lapses", "match", ["lapses"], sqlite_where=asked, postgresql_where=asked
    )
    kicked = sa.Column("kicked", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("seat", kicked)
