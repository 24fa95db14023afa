"""Since when the bot is gone from a server; all that a person hosted or left is found at once.

Before 0003 nothing told who left a seat: what is stored there of their messages is deleted.
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

LEFT = sa.text('"left" IS NOT NULL')
FORGET = (
    "UPDATE seat SET hand_channel = NULL, hand_message = NULL, notice_message = NULL"
    ' WHERE "user" IS NULL AND "left" IS NULL'
)


def upgrade() -> None:
    """Add the column and the indexes."""
    op.add_column("guild", sa.Column("gone", sa.Double))
    op.create_index("ix_match_host", "match", ["host"])
    op.create_index("ix_seat_left", "seat", ["left"], sqlite_where=LEFT, postgresql_where=LEFT)
    op.execute(FORGET)
