"""The tables. No column holds the state of a game: that is what replaying `action` gives."""

from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert

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
    sa.Column("moving", Snowflake, key="destination"),  # where the message is to move to
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
    sa.Column("joins", sa.String),  # what is added to the secret for the seed, from the start on
    sa.Column("opened_after", sa.String),  # the digest of the record that the commitment covers
    sa.Column("beacon_round", sa.BigInteger),  # of the public beacon, while there is one
    sa.Column("proposal", sa.JSON(none_as_null=True)),  # `match.Proposal`
    sa.Column("ready", sa.Integer, nullable=False, server_default="0"),  # `match.Match.ready`
    sa.Column("orders", sa.Integer, nullable=False, server_default="0"),  # `match.Match.orders`
    sa.Column("nudge", Time),  # when those to act who were not notified of this turn are
    sa.Column("lapses", Time),  # until when the proposal is to be answered, or the match is paused
    sa.Column("paused", Time),  # since when
    sa.Column("asked_at", Time),  # from when on the time of those who are to act counts
    sa.Column("decided", sa.JSON, nullable=False, server_default="[]"),  # `match.Match.decided`
    sa.Column("guest", Snowflake),  # the person who wants a computer's seat
    sa.Column("guest_name", sa.String),
    sa.Column("guest_seat", sa.Integer),  # where they do at the next deal; NULL: not agreed yet
    sa.Column("size", sa.Integer, nullable=False, server_default="0"),  # `match.Match.size`
    sa.Column("private", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("answers_only", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("arena", Key),  # to which it belongs, until that is over
    sa.Column("rounds", sa.Integer, nullable=False, server_default="0"),  # `match.Match.rounds`
    sa.Column("locale", sa.String, nullable=False, server_default="en"),  # `match.Match.locale`
    sqlite_autoincrement=True,  # an id is never used again: old buttons carry it
)
asked = match.c.lapses.is_not(None)
sa.Index("ix_match_lapses", match.c.lapses, sqlite_where=asked, postgresql_where=asked)
nudged = match.c.nudge.is_not(None)
sa.Index("ix_match_nudge", match.c.nudge, sqlite_where=nudged, postgresql_where=nudged)
due = match.c.due.is_not(None)
sa.Index("ix_match_due", match.c.due, sqlite_where=due, postgresql_where=due)
undrawn = match.c.drawn < match.c.revision
sa.Index("ix_match_undrawn", match.c.id, sqlite_where=undrawn, postgresql_where=undrawn)
playing = match.c.status == sa.literal_column("'playing'")  # SQLite wants it literal to use
current = sa.or_(match.c.status == sa.literal_column("'lobby'"), playing)  # an index of some rows
sa.Index("ix_match_current", match.c.channel, sqlite_where=current, postgresql_where=current)
sa.Index("ix_match_current_guild", match.c.guild, sqlite_where=current, postgresql_where=current)
of_arena = match.c.arena.is_not(None)
sa.Index(
    "ix_match_arena",
    match.c.arena,
    match.c.status,
    sqlite_where=of_arena,
    postgresql_where=of_arena,
)
over = match.c.status == sa.literal_column("'over'")
sa.Index("ix_match_over", match.c.channel, match.c.ended, sqlite_where=over, postgresql_where=over)

seat = sa.Table(
    "seat",
    meta,
    sa.Column("match", sa.ForeignKey(match.c.id), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("user", Snowflake),  # NULL: a computer
    sa.Column("name", sa.String, nullable=False),
    sa.Column("level", sa.Integer, nullable=False),
    sa.Column("hand_channel", Snowflake),
    sa.Column("hand_message", Snowflake),
    sa.Column("notice_channel", Snowflake),
    sa.Column("notice_message", Snowflake),
    sa.Column("told", sa.Integer),  # the turn that this person was rung for
    sa.Column("joined", Snowflake),  # the click by which this person sat down
    sa.Column("left", Snowflake),  # the person who left the match to a computer
    sa.Column("left_name", sa.String, nullable=False),
    sa.Column("kicked", sa.Boolean, nullable=False, server_default=sa.false()),  # `Seat.kicked`
    sa.Column("back", sa.Integer, nullable=False),  # the length at which they came back; 0: never
    sa.Column("said", sa.String, nullable=False, server_default=""),  # until it has been shown
    sa.Column("said_at", sa.Integer, nullable=False, server_default="0"),  # the revision then
    sa.Column("order", sa.String, nullable=False, server_default=""),  # `match.Seat.order`
    sa.Column("order_at", sa.Integer, nullable=False, server_default="0"),  # the length then
    sa.Column("sat", sa.Integer, nullable=False, server_default="0"),  # `match.Seat.sat`
    sa.Column("ahead", sa.Boolean, nullable=False, server_default=sa.false()),  # `Seat.ahead`
    sa.Column("quit", Snowflake),  # the guest who left again
    sa.Column("quit_name", sa.String, nullable=False, server_default=""),
    sa.Column("quit_kicked", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("earlier", sa.String, nullable=False, server_default=""),  # `match.Seat.earlier`
    sa.UniqueConstraint("match", "user"),
    sa.Index("ix_seat_user_match", "user", "match"),
)
comes = match.c.guest.is_not(None)
sa.Index("ix_match_guest", match.c.guest, sqlite_where=comes, postgresql_where=comes)
left = seat.c.left.is_not(None)
sa.Index("ix_seat_left", seat.c.left, sqlite_where=left, postgresql_where=left)
gone = seat.c.quit.is_not(None)
sa.Index("ix_seat_quit", seat.c.quit, sqlite_where=gone, postgresql_where=gone)

action = sa.Table(
    "action",
    meta,
    sa.Column("match", sa.ForeignKey(match.c.id), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),  # from 1, without gaps
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.String, nullable=False),
    sa.Column("click", Snowflake),  # NULL: it happened by itself
    sa.Column("at", Time, nullable=False),
    sa.Column("by_clock", sa.Boolean, nullable=False),  # a person's time was up
    sa.Column("since", Time),  # from when on its time counted; NULL: from the action before
    sa.UniqueConstraint("match", "click"),
)

invitation = sa.Table(  # people for whom a lobby reserves a seat, and who may join a private table
    "invitation",
    meta,
    sa.Column("match", sa.ForeignKey(match.c.id), primary_key=True),
    sa.Column("user", Snowflake, primary_key=True, autoincrement=False, index=True),
    sa.Column("name", sa.String, nullable=False),
)

chain = sa.Table(  # the records of a server in the order of their ends, each with the one before
    "chain",
    meta,
    sa.Column("match", sa.ForeignKey(match.c.id), primary_key=True),
    sa.Column("server", Snowflake, nullable=False),  # outside any: the channel
    sa.Column("number", sa.Integer, nullable=False),  # from 1, without gaps
    sa.Column("after", sa.String, nullable=False),  # the digest of the record before
    sa.Column("digest", sa.String, nullable=False),
    sa.UniqueConstraint("server", "number"),
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
    sa.Column(  # `ratings.Result.part`
        "part", sa.Integer, primary_key=True, autoincrement=False, server_default="0"
    ),
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
    sa.Column("left", sa.Boolean, nullable=False),  # to a computer or to the clock
    sa.Column("rating", sa.Double),  # everywhere, after the match; NULL: it is not rated
    sa.Column("practice", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("former", Snowflake),  # the pseudonym of a user who was deleted, while it counts
    sa.Column("rounds", sa.Integer),  # of bets against the house; NULL: there was none
    sa.Column("gain", sa.Double, nullable=False, server_default="0"),  # bets won in them
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
    sa.Column("rounds", sa.Integer, nullable=False, server_default="0"),  # against the house
    sa.Column("mu", sa.Double, nullable=False),
    sa.Column("sigma", sa.Double, nullable=False),
    sa.Column("rating", sa.Double, nullable=False),
    sa.Column("shown", sa.Boolean, nullable=False),  # on this leaderboard
    sa.Index("ix_standing_user", "user", "guild", "season"),
    sa.Index("ix_standing_rank", "game", "guild", "season", "shown", "rating", "user"),
)


def _vacuum_often(table: sa.Table, connection: sa.Connection, **_: Any) -> None:
    """Frequent vacuums: counting places reads the index alone only where no page has changed since.

    Elsewhere it reads rows too, and a rank among 50,000 people takes four times as long.
    """
    if connection.dialect.name == "postgresql":
        often = "autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000"
        connection.exec_driver_sql(f"ALTER TABLE {table.name} SET ({often})")


sa.event.listen(standing, "after_create", _vacuum_often)


player = sa.Table(
    "player",
    meta,
    sa.Column("user", Snowflake, primary_key=True, autoincrement=False),
    sa.Column("name", sa.String, nullable=False),
    sa.Column("dm_closed", sa.Boolean, nullable=False),
    sa.Column("prefs", sa.JSON, nullable=False),
    sa.Column("visibility", sa.String, nullable=False, server_default="global"),
    sa.Column("daily_told", sa.Integer, index=True),  # the last day; NULL: not notified of dailies
    sa.Column("locale", sa.String),  # as their Discord last told; NULL: it speaks English
)

offered = sa.Table(  # the lessons that people were offered
    "offered",
    meta,
    sa.Column("user", Snowflake, primary_key=True, autoincrement=False),
    sa.Column("game", sa.String, primary_key=True),
)

guild = sa.Table(
    "guild",
    meta,
    sa.Column("id", Snowflake, primary_key=True, autoincrement=False),
    sa.Column("settings", sa.JSON, nullable=False),
    sa.Column("gone", Time),  # since when the bot is no longer in it
)

recipient = sa.Table(  # of the reports in a server, as well as its owner
    "recipient",
    meta,
    sa.Column("guild", sa.ForeignKey(guild.c.id, ondelete="CASCADE"), primary_key=True),
    sa.Column("user", Snowflake, primary_key=True, autoincrement=False, index=True),
)

manager = sa.Table(  # of a server, by the latest click of each
    "manager",
    meta,
    sa.Column("guild", sa.ForeignKey(guild.c.id, ondelete="CASCADE"), primary_key=True),
    sa.Column("user", Snowflake, primary_key=True, autoincrement=False, index=True),
)

subscriber = sa.Table(  # people notified when a table of a game opens in a server
    "subscriber",
    meta,
    sa.Column("guild", sa.ForeignKey(guild.c.id, ondelete="CASCADE"), primary_key=True),
    sa.Column("game", sa.String, primary_key=True),
    sa.Column("user", Snowflake, primary_key=True, autoincrement=False, index=True),
)

preset = sa.Table(  # options of a game that a server keeps under a name
    "preset",
    meta,
    sa.Column("guild", sa.ForeignKey(guild.c.id, ondelete="CASCADE"), primary_key=True),
    sa.Column("game", sa.String, primary_key=True),
    sa.Column("name", sa.String, primary_key=True),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("is_first", sa.Boolean, nullable=False),  # its tables open with them
)

solo = sa.Table(  # `solo.Attempt`
    "solo",
    meta,
    sa.Column("id", Key, primary_key=True),
    sa.Column("user", Snowflake, nullable=False),  # or a pseudonym, once it was deleted
    sa.Column("name", sa.String, nullable=False),
    sa.Column("guild", Snowflake, nullable=False),  # 0: outside any server
    sa.Column("game", sa.String, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),  # of the rules
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("seed", sa.String, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("rounds", sa.Integer, nullable=False),
    sa.Column("day", sa.Integer),  # NULL: no daily
    sa.Column("instance", sa.Integer, nullable=False),
    sa.Column("source", sa.ForeignKey("match.id")),  # the match whose cards these are
    sa.Column("actions", sa.JSON, nullable=False),
    sa.Column("length", sa.Integer, nullable=False),  # actions stored
    sa.Column("opened", Snowflake, unique=True),  # the click by which it began
    sa.Column("click", Snowflake),  # the latest in it
    sa.Column("is_practice", sa.Boolean, nullable=False),
    sa.Column("started", Time, nullable=False),
    sa.Column("ended", Time),
    sa.Column("points", sa.JSON(none_as_null=True)),  # by round
    sa.Column("total", sa.Integer),  # of these; NULL: it is not ranked
    sa.Column("visibility", sa.String, nullable=False),  # `leaderboards.Visibility`
    sa.Column("shared", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.UniqueConstraint("user", "day", "game"),
    sqlite_autoincrement=True,  # an id is never used again: old buttons carry it
)
ranked = solo.c.total.is_not(None)
sa.Index(
    "ix_solo_rank",
    *(solo.c[name] for name in ("day", "game", "instance", "total", "guild", "visibility", "id")),
    sqlite_where=ranked,
    postgresql_where=ranked,
)

practiced = solo.c.day.is_(None)
sa.Index("ix_solo_practice", solo.c.started, sqlite_where=practiced, postgresql_where=practiced)

sa.event.listen(solo, "after_create", _vacuum_often)

daily = sa.Table(  # `solo.Day`
    "daily",
    meta,
    sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("game", sa.String, nullable=False),
    sa.Column("secrets", sa.JSON, nullable=False),
    sa.Column("used", sa.Integer, nullable=False),
    sa.Column("closed", Time),  # since when its places are final
    sa.Column("revision", sa.Integer, nullable=False, server_default="0"),  # changes of its boards
)

field = sa.Table(  # what computers achieve at a deal of a day, as the house field
    "field",
    meta,
    sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("game", sa.String, primary_key=True),
    sa.Column("instance", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("entries", sa.JSON, nullable=False),
    sa.Column("final", sa.JSON(none_as_null=True)),  # percentiles by points, once the day is over
)

monthly = sa.Table(  # results at the games of the days of a month
    "monthly",
    meta,
    sa.Column("month", sa.Integer, primary_key=True, autoincrement=False),  # since the year 0
    sa.Column("guild", Snowflake, primary_key=True, autoincrement=False),  # 0: everywhere
    sa.Column("user", Snowflake, primary_key=True, autoincrement=False, index=True),
    sa.Column("name", sa.String, nullable=False),
    sa.Column("days", sa.Integer, nullable=False),
    sa.Column("points", sa.Double, nullable=False),  # the sum of percentiles
    sa.Column("shown", sa.Boolean, nullable=False),  # on this leaderboard
    sa.Index("ix_monthly_rank", "month", "guild", "shown", "points", "user"),
)

review = sa.Table(  # the moments of a match that were found for a person
    "review",
    meta,
    sa.Column("match", sa.ForeignKey(match.c.id), primary_key=True),
    sa.Column("user", Snowflake, primary_key=True, autoincrement=False, index=True),
    sa.Column("made", Time, nullable=False),
    sa.Column("moments", sa.JSON, nullable=False),
)

achievement = sa.Table(  # what people have earned, each once
    "achievement",
    meta,
    sa.Column("user", Snowflake, primary_key=True, autoincrement=False),
    sa.Column("key", sa.String, primary_key=True),  # of one of `achievements.ALL`
    sa.Column("match", sa.ForeignKey(match.c.id), index=True),  # NULL: by a daily or an arena
    sa.Column("at", Time, nullable=False),  # when that ended
)

arena = sa.Table(  # `arena.Arena`
    "arena",
    meta,
    sa.Column("id", Key, primary_key=True),
    sa.Column("guild", Snowflake, nullable=False, index=True),
    sa.Column("channel", Snowflake, nullable=False),
    sa.Column("message", Snowflake),
    sa.Column("game", sa.String, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("rounds", sa.Integer, nullable=False),
    sa.Column("size", sa.Integer, nullable=False),
    sa.Column("by", Snowflake, nullable=False),  # 0: deleted on request
    sa.Column("by_name", sa.String, nullable=False),
    sa.Column("created", Time, nullable=False),
    sa.Column("begins", Time, nullable=False),
    sa.Column("ends", Time, nullable=False),
    sa.Column("status", sa.String, nullable=False),
    sa.Column("revision", sa.Integer, nullable=False),  # changes that people see
    sa.Column("drawn", sa.Integer, nullable=False),  # the revision shown
    sa.Column("lease", Time),  # until when somebody is drawing
    sa.Column("due", Time),  # when something happens by itself
    sa.Column("locale", sa.String, nullable=False, server_default="en"),  # `arena.Arena.locale`
    sqlite_autoincrement=True,  # an id is never used again: old buttons carry it
)
arena_due = arena.c.due.is_not(None)
sa.Index("ix_arena_due", arena.c.due, sqlite_where=arena_due, postgresql_where=arena_due)
arena_undrawn = arena.c.drawn < arena.c.revision
sa.Index(
    "ix_arena_undrawn",
    arena.c.id,
    sqlite_where=arena_undrawn,
    postgresql_where=arena_undrawn,
)

arena_player = sa.Table(  # `arena.Entrant`
    "arena_player",
    meta,
    sa.Column("arena", sa.ForeignKey(arena.c.id), primary_key=True),
    sa.Column("user", Snowflake, primary_key=True, autoincrement=False, index=True),
    sa.Column("name", sa.String, nullable=False),
    sa.Column("joined", Time, nullable=False),
    sa.Column("match", sa.ForeignKey(match.c.id)),  # where they sit, or sat last
    sa.Column("pressed", Time),  # when they last pressed Next
    sa.Column("click", Snowflake),  # by which
)

medal = sa.Table(  # `arena.Medal`
    "medal",
    meta,
    sa.Column("user", Snowflake, primary_key=True, autoincrement=False),
    sa.Column("arena", sa.ForeignKey(arena.c.id), primary_key=True),
    sa.Column("guild", Snowflake, nullable=False),
    sa.Column("game", sa.String, nullable=False),
    sa.Column("place", sa.Integer, nullable=False),
    sa.Column("people", sa.Integer, nullable=False),
    sa.Column("at", Time, nullable=False),
)

arena_thread = sa.Table(  # threads of an arena, each used by one table after the other
    "arena_thread",
    meta,
    sa.Column("thread", Snowflake, primary_key=True, autoincrement=False),
    sa.Column("arena", sa.ForeignKey(arena.c.id), nullable=False, index=True),
    sa.Column("match", sa.ForeignKey(match.c.id), unique=True),  # the table that used it last
)

heartbeat = sa.Table(  # one row: when some process was last at work
    "heartbeat",
    meta,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", Time, nullable=False),
)

counted = sa.Table(  # one row: the way in which all matches were last counted anew
    "counted",
    meta,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("way", sa.Integer, nullable=False),  # `recount.WAY`
    sa.Column("changed", Time),  # when that changed standings; NULL: there were none
)

registered = sa.Table(  # the commands that Discord has, so that they are not sent again
    "registered",
    meta,
    sa.Column("application", Snowflake, primary_key=True, autoincrement=False),
    sa.Column("commands", sa.String, nullable=False),  # a hash
)


def upsert(table: sa.Table, *changed: str, **computed: sa.ColumnElement[Any]) -> sa.Insert:
    """Insert a row; of one with the same key only the `changed` columns take the new values.

    Columns that are `computed` are not given with the row.

    SQLAlchemy has ON CONFLICT per dialect only, but SQLite's compiler understands what is built
    for PostgreSQL.
    """
    new, key = insert(table).values(computed), list(table.primary_key)
    if not changed:
        return new.on_conflict_do_nothing(index_elements=key)
    columns = {name: new.excluded[name] for name in changed}
    return new.on_conflict_do_update(index_elements=key, set_=columns)
