"""Who is new to a game is offered its lesson, once."""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    """Nobody has been offered one."""
    op.create_table(
        "offered",
        sa.Column("user", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String, primary_key=True),
    )
