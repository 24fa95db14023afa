"""Pseudonyms of people who had everything about them deleted, in the results that are theirs."""

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"


def upgrade() -> None:
    """Nobody knows any more who was deleted before."""
    op.add_column("result", sa.Column("former", sa.BigInteger))
