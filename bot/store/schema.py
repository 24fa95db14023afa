"""The tables. No column holds the state of a game: that is what replaying `action` gives."""

import sqlalchemy as sa

meta = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

Key = sa.BigInteger().with_variant(sa.Integer, "sqlite")  # SQLite counts up INTEGER alone
Snowflake = sa.BigInteger  # an id given by Discord
Time = sa.Double  # seconds since 1970

match = sa.Table(
    "match",
    meta,
    sa.Column("id", Key, primary_key=True),
    sa.Column("game", sa.String, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),  # of the rules
    sa.Column("status", sa.String, nullable=False),
    sa.Column("secret", sa.String, nullable=False),  # without a commitment it is the seed
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("host", Snowflake, nullable=False, index=True),  # 0: deleted on request
    sa.Column("guild", Snowflake, nullable=False),  # 0: outside any server
    sa.Column("channel", Snowflake, nullable=False),
    sa.Column("message", Snowflake),
    sa.Column("clock", sa.Integer, nullable=False),  # seconds for a turn; 0: no limit
    sa.Column("rematch_of", sa.ForeignKey("match.id"), unique=True),
    sa.Column("length", sa.Integer, nullable=False),  # actions stored
    sa.Column("revision", sa.Integer, nullable=False),  # changes that people see
    sa.Column("drawn", sa.Integer, nullable=False),  # the revision shown
    sa.Column("lease", Time),  # until when somebody is drawing
    sa.Column("due", Time),  # when something happens by itself
    sa.Column("created", Time, nullable=False),
    sa.Column("ended", Time),
    sa.Column("commitment", sa.String),  # NULL: opened before there were any
    sa.Column("joins", sa.String),  # what the clicks add to the seed, from the start on
    sqlite_autoincrement=True,  # an id is never used again: old buttons carry it
)
due = match.c.due.is_not(None)
sa.Index("ix_match_due", match.c.due, sqlite_where=due, postgresql_where=due)
undrawn = match.c.drawn < match.c.revision
sa.Index("ix_match_undrawn", match.c.id, sqlite_where=undrawn, postgresql_where=undrawn)
current = match.c.status.in_(["lobby", "playing"])
sa.Index("ix_match_current", match.c.channel, sqlite_where=current, postgresql_where=current)
over = match.c.status == sa.literal_column("'over'")  # SQLite wants it literal to use the index
sa.Index("ix_match_over", match.c.channel, match.c.ended, sqlite_where=over, postgresql_where=over)

seat = sa.Table(
    "seat",
    meta,
    sa.Column("match", sa.ForeignKey(match.c.id), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("user", Snowflake, index=True),  # NULL: a computer
    sa.Column("name", sa.String, nullable=False),
    sa.Column("level", sa.Integer, nullable=False),
    sa.Column("hand_channel", Snowflake),
    sa.Column("hand_message", Snowflake),
    sa.Column("notice_message", Snowflake),
    sa.Column("joined", Snowflake),  # the click by which this person sat down
    sa.Column("left", Snowflake),  # who left the match to a computer
    sa.Column("left_name", sa.String, nullable=False),
    sa.UniqueConstraint("match", "user"),
)
left = seat.c.left.is_not(None)
sa.Index("ix_seat_left", seat.c.left, sqlite_where=left, postgresql_where=left)

action = sa.Table(
    "action",
    meta,
    sa.Column("match", sa.ForeignKey(match.c.id), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),  # from 1, without gaps
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.String, nullable=False),
    sa.Column("click", Snowflake),  # NULL: it happened by itself
    sa.Column("at", Time, nullable=False),
    sa.UniqueConstraint("match", "click"),
)

click = sa.Table(  # interactions that are no moves and must not count twice, the latest
    "click",
    meta,
    sa.Column("id", Snowflake, primary_key=True, autoincrement=False),
)

season = sa.Table(
    "season",
    meta,
    sa.Column("id", Key, primary_key=True),
    sa.Column("guild", Snowflake, nullable=False),
    sa.Column("name", sa.String, nullable=False),
    sa.Column("started", Time, nullable=False),
    sa.Column("ended", Time),
    sa.UniqueConstraint("guild", "name"),
    sqlite_autoincrement=True,
)
under_way = season.c.ended.is_(None)
sa.Index(
    "ix_season_under_way",
    season.c.guild,
    unique=True,
    sqlite_where=under_way,
    postgresql_where=under_way,
)

result = sa.Table(
    "result",
    meta,
    sa.Column("match", sa.ForeignKey(match.c.id), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("user", Snowflake),  # NULL: a computer
    sa.Column("game", sa.String, nullable=False),
    sa.Column("guild", Snowflake, nullable=False),
    sa.Column("season", Key, nullable=False),  # 0: outside any
    sa.Column("ended", Time, nullable=False),
    sa.Column("score", sa.Integer, nullable=False),
    sa.Column("won", sa.Boolean, nullable=False),
    sa.Column("team", sa.Integer, nullable=False),
    sa.Column("rank", sa.Integer, nullable=False),  # of the team, from 1
    sa.Column("level", sa.Integer, nullable=False),  # of the computer at the end; 0: a person
    sa.Column("left", sa.Boolean, nullable=False),  # before the end
    sa.Column("rating", sa.Double),  # everywhere, after the match
    sa.Index("ix_result_history", "user", "game", "ended"),
)

standing = sa.Table(
    "standing",
    meta,
    sa.Column("game", sa.String, primary_key=True),
    sa.Column("guild", Snowflake, primary_key=True, autoincrement=False),  # 0: everywhere
    sa.Column("season", Key, primary_key=True, autoincrement=False),  # 0: all time
    sa.Column("user", Snowflake, primary_key=True, autoincrement=False),  # -1: computers of level 1
    sa.Column("name", sa.String, nullable=False),
    sa.Column("matches", sa.Integer, nullable=False),
    sa.Column("wins", sa.Integer, nullable=False),
    sa.Column("streak", sa.Integer, nullable=False),  # matches won since the last one lost
    sa.Column("best", sa.Integer, nullable=False),  # the longest streak
    sa.Column("mu", sa.Double, nullable=False),
    sa.Column("sigma", sa.Double, nullable=False),
    sa.Column("rating", sa.Double, nullable=False),
    sa.Column("shown", sa.Boolean, nullable=False),  # on this leaderboard
    sa.Index("ix_standing_user", "user", "guild", "season"),
    sa.Index("ix_standing_rank", "game", "guild", "season", "shown", "rating", "user"),
)
player = sa.Table(
    "player",
    meta,
    sa.Column("user", Snowflake, primary_key=True, autoincrement=False),
    sa.Column("name", sa.String, nullable=False),
    sa.Column("dm_closed", sa.Boolean, nullable=False),
    sa.Column("prefs", sa.JSON, nullable=False),
    sa.Column("visibility", sa.String, nullable=False, server_default="global"),
)

guild = sa.Table(
    "guild",
    meta,
    sa.Column("id", Snowflake, primary_key=True, autoincrement=False),
    sa.Column("settings", sa.JSON, nullable=False),
    sa.Column("gone", Time),  # since when the bot is no longer in it
)

recipient = sa.Table(  # of the reports in a server, beside its owner
    "recipient",
    meta,
    sa.Column("guild", sa.ForeignKey(guild.c.id, ondelete="CASCADE"), primary_key=True),
    sa.Column("user", Snowflake, primary_key=True, autoincrement=False, index=True),
)
