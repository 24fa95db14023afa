"""Guests who sit down during a match, and results of two people in one seat."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    """Nobody has sat down so, and every seat has one result."""
    op.add_column("seat", sa.Column("sat", sa.Integer, nullable=False, server_default="0"))
    op.add_column("match", sa.Column("guest", sa.BigInteger))
    op.add_column("match", sa.Column("guest_name", sa.String))
    op.add_column("match", sa.Column("guest_seat", sa.Integer))
    comes = sa.column("guest").is_not(None)
    op.create_index(
        "ix_match_guest", "match", ["guest"], sqlite_where=comes, postgresql_where=comes
    )
    with op.batch_alter_table("result") as batch:
        batch.add_column(sa.Column("part", sa.Integer, nullable=False, server_default="0"))
        batch.drop_constraint("pk_result", type_="primary")
        batch.create_primary_key("pk_result", ["match", "seat", "part"])
