"""Guests who left again, and whether their seat was in front when they sat down."""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"


def upgrade() -> None:
    """Until now such a guest stood where who began in the seat stands."""
    no = sa.false()
    op.add_column("seat", sa.Column("ahead", sa.Boolean, nullable=False, server_default=no))
    op.add_column("seat", sa.Column("quit", sa.BigInteger))
    op.add_column("seat", sa.Column("quit_name", sa.String, nullable=False, server_default=""))
    op.add_column("seat", sa.Column("quit_kicked", sa.Boolean, nullable=False, server_default=no))
    gone = sa.column("quit").is_not(None)
    op.create_index("ix_seat_quit", "seat", ["quit"], sqlite_where=gone, postgresql_where=gone)
    seat = sa.table(
        "seat",
        *map(sa.column, ("user", "sat", "left", "left_name", "kicked")),
        *map(sa.column, ("quit", "quit_name", "quit_kicked")),
    )
    left_again = sa.and_(seat.c.sat > 0, seat.c.user.is_(None), seat.c.left.is_not(None))
    moved = {"quit": seat.c.left, "quit_name": seat.c.left_name, "quit_kicked": seat.c.kicked}
    emptied = {"left": None, "left_name": "", "kicked": sa.false()}
    op.execute(sa.update(seat).where(left_again).values({**moved, **emptied}))
