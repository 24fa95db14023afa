"""Guests who left again, and whether their seat was in front when they sat down."""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"


def upgrade() -> None:
    """Nobody has; a guest who left before is taken for who began in the seat, as it was."""
    no = sa.false()
    op.add_column("seat", sa.Column("ahead", sa.Boolean, nullable=False, server_default=no))
    op.add_column("seat", sa.Column("quit", sa.BigInteger))
    op.add_column("seat", sa.Column("quit_name", sa.String, nullable=False, server_default=""))
    op.add_column("seat", sa.Column("quit_kicked", sa.Boolean, nullable=False, server_default=no))
    gone = sa.column("quit").is_not(None)
    op.create_index("ix_seat_quit", "seat", ["quit"], sqlite_where=gone, postgresql_where=gone)
