"""Ratings, seasons, and who left a match. Ratings begin with the matches that end from now on."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

Key = sa.BigInteger().with_variant(sa.Integer, "sqlite")
UNDER_WAY = sa.text("ended IS NULL")
START = "25, 25.0 / 3, 1000"
"""Of a rating: mu, sigma and points."""

SEATS = "SELECT level FROM seat WHERE seat.match = result.match AND seat.seat = result.seat"
ENDINGS = "SELECT COALESCE(ended, created) FROM match WHERE match.id = result.match"
FILL_RESULT = (
    f"UPDATE result SET team = seat, ended = COALESCE(({ENDINGS}), 0),"
    " rank = CASE WHEN won THEN 1 ELSE 2 END,"
    f' level = CASE WHEN "user" IS NULL THEN COALESCE(({SEATS}), 1) ELSE 0 END'
)
FILL_STANDING = (
    'INSERT INTO standing (game, guild, season, "user", name, matches, wins, streak, best,'
    f' mu, sigma, rating, shown) SELECT game, guild, 0, "user", name, matches, wins, 0, 0, {START},'
    " true FROM standing_before"
)


def upgrade() -> None:
    """Add what is new, and keep what was counted."""
    op.add_column("seat", sa.Column("left", sa.BigInteger))
    op.add_column("seat", sa.Column("left_name", sa.String, nullable=False, server_default=""))
    op.add_column(
        "player", sa.Column("visibility", sa.String, nullable=False, server_default="global")
    )
    _create_season()
    _extend_result()
    _renew_standing()


def _create_season() -> None:
    op.create_table(
        "season",
        sa.Column("id", Key, primary_key=True),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("started", sa.Double, nullable=False),
        sa.Column("ended", sa.Double),
        sa.UniqueConstraint("guild", "name"),
        sqlite_autoincrement=True,
    )
    op.create_index(
        "ix_season_under_way",
        "season",
        ["guild"],
        unique=True,
        sqlite_where=UNDER_WAY,
        postgresql_where=UNDER_WAY,
    )


def _extend_result() -> None:
    zero, no = sa.text("0"), sa.false()
    for column in (
        sa.Column("season", Key, nullable=False, server_default=zero),
        sa.Column("ended", sa.Double, nullable=False, server_default=zero),
        sa.Column("team", sa.Integer, nullable=False, server_default=zero),
        sa.Column("rank", sa.Integer, nullable=False, server_default=zero),
        sa.Column("level", sa.Integer, nullable=False, server_default=zero),
        sa.Column("left", sa.Boolean, nullable=False, server_default=no),
        sa.Column("rating", sa.Double),
    ):
        op.add_column("result", column)
    op.execute(FILL_RESULT)
    op.drop_index("ix_result_user", "result")
    op.create_index("ix_result_history", "result", ["user", "game", "ended"])


def _renew_standing() -> None:
    """The season becomes part of the key, for which SQLite has no ALTER."""
    op.drop_index("ix_standing_best", "standing")
    op.execute("CREATE TABLE standing_before AS SELECT * FROM standing")
    op.drop_table("standing")
    op.create_table(
        "standing",
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("guild", sa.BigInteger, primary_key=True),
        sa.Column("season", Key, primary_key=True, autoincrement=False),
        sa.Column("user", sa.BigInteger, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.Column("streak", sa.Integer, nullable=False),
        sa.Column("best", sa.Integer, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("rating", sa.Double, nullable=False),
        sa.Column("shown", sa.Boolean, nullable=False),
    )
    op.create_index("ix_standing_user", "standing", ["user", "guild", "season"])
    op.create_index(
        "ix_standing_rank",
        "standing",
        ["game", "guild", "season", "shown", "rating", "user"],
    )
    op.execute(FILL_STANDING)
    op.drop_table("standing_before")
