"""Practice: matches to whose first deal one person alone sat down."""

from typing import Final

import sqlalchemy as sa
from alembic import op

from games.fairness import people_of

revision = "0028"
down_revision = "0027"

AT_ONCE: Final = 1000
"""Matches."""


def upgrade() -> None:
    """Matches of before are known by the clicks that count for their shuffles.

    One without these by its results: who played it to the end, or left.
    """
    connection = op.get_bind()
    if connection.dialect.name == "postgresql":  # in the order in which the end of a match does it
        connection.execute(sa.text("LOCK TABLE standing IN EXCLUSIVE MODE"))
    practice = sa.Column("practice", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("result", practice)
    op.create_table(
        "counted",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("way", sa.Integer, nullable=False),
        sa.Column("changed", sa.Double),
    )
    match = sa.table("match", sa.column("id", sa.BigInteger), sa.column("joins", sa.String))
    result = sa.table(
        "result",
        sa.column("match", sa.BigInteger),
        *(sa.column(name, sa.Integer) for name in ("level", "part")),
        *(sa.column(name, sa.Boolean) for name in ("left", "practice")),
    )
    played = sa.exists().where(result.c.match == match.c.id)
    found = connection.execute(sa.select(match).where(match.c.joins.is_not(None), played)).all()
    alone = [number for number, joins in found if people_of(joins) == 1]
    alone += connection.scalars(
        sa.select(result.c.match)
        .join(match, match.c.id == result.c.match)
        .where(match.c.joins.is_(None), result.c.part == 0)
        .where(sa.or_(result.c.level == 0, result.c.left))
        .group_by(result.c.match)
        .having(sa.func.count() == 1)
    )
    for start in range(0, len(alone), AT_ONCE):
        of_these = result.c.match.in_(alone[start : start + AT_ONCE])
        connection.execute(sa.update(result).where(of_these).values(practice=sa.true()))
