"""Finding a table where somebody sits, and counting those beside it, reads few rows."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

CURRENT = sa.text("status = 'lobby' OR status = 'playing'")


def upgrade() -> None:
    """Sort the seats of a person by match; find the tables of a server, and those of a channel."""
    op.drop_index("ix_seat_user", "seat")
    op.create_index("ix_seat_user_match", "seat", ["user", "match"])
    op.drop_index("ix_match_current", "match")  # of the same rows, said in other words
    for name, column in (("ix_match_current", "channel"), ("ix_match_current_guild", "guild")):
        op.create_index(name, "match", [column], sqlite_where=CURRENT, postgresql_where=CURRENT)
