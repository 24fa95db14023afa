"""When whoever is to act is rung, if they were not before."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """Of turns under way nobody is."""
    op.add_column("match", sa.Column("nudge", sa.Double))
    nudged = sa.text("nudge IS NOT NULL")
    op.create_index(
        "ix_match_nudge", "match", ["nudge"], sqlite_where=nudged, postgresql_where=nudged
    )
