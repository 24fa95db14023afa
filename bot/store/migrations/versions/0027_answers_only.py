"""Tables in groups, and in servers that do not have the bot."""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"


def upgrade() -> None:
    """There are none yet."""
    answers_only = sa.Column("answers_only", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("match", answers_only)
