"""Matches that are paused, and time that does not count."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"

ASKED = """
UPDATE match
SET asked_at = coalesce((SELECT max(action.at) FROM action WHERE action.match = match.id), created)
WHERE status = 'playing'
"""


def upgrade() -> None:
    """Time has counted from one action to the next so far."""
    op.add_column("match", sa.Column("paused", sa.Double))
    op.add_column("match", sa.Column("asked_at", sa.Double))
    op.add_column("action", sa.Column("since", sa.Double))
    op.execute(ASKED)
