"""Statements about arenas, built once.

Where an UPDATE names no values, the parameters it is run with are the columns it sets.
"""

from dataclasses import fields

import sqlalchemy as sa
from sqlalchemy import bindparam as given

from bot.matches.arena import Arena, Medal
from bot.matches.ratings import Result
from bot.store.schema import (
    arena,
    arena_player,
    arena_thread,
    current,
    match,
    medal,
    playing,
    result,
    seat,
    upsert,
)
from bot.store.statements import MATCHES

FIELDS = tuple(each.name for each in fields(Arena))
ARENAS = sa.select(*(arena.c[name] for name in FIELDS))
this = arena.c.id == given("arena_id")
is_open = arena.c.status.in_(["announced", "running", "closing"])
may_join = arena.c.status.in_(["announced", "running"])
GET = ARENAS.where(this)
OPEN_IN_GUILD = ARENAS.where(is_open, arena.c.guild == given("in_guild")).order_by(arena.c.id)
GUILDS = sa.select(arena.c.guild).where(is_open).distinct()
_over_there = ARENAS.where(arena.c.guild == given("in_guild"), arena.c.status == "over")
LATEST_OVER = _over_there.order_by(arena.c.ends.desc(), arena.c.id.desc()).limit(1)
CREATE = sa.insert(arena).returning(arena.c.id)
TOUCH = sa.update(arena).where(this).values(revision=arena.c.revision + 1)
SET_STATUS = TOUCH.where(arena.c.status.in_(given("statuses", expanding=True)))
_sooner = sa.case((arena.c.due < given("at"), arena.c.due), else_=given("at", type_=sa.Double))
WAKE = TOUCH.where(is_open).values(due=_sooner)
JOIN = WAKE.where(may_join)
PRESS = WAKE.where(arena.c.status == "running")

OVERDUE = (
    sa.select(arena.c.id)
    .where(arena.c.due <= given("now"))
    .order_by(arena.c.due)
    .limit(given("most", type_=sa.Integer))
    .with_for_update(skip_locked=True)
    .cte("overdue")
)
TAKE_DUE = sa.update(arena).where(arena.c.id.in_(sa.select(OVERDUE.c.id))).returning(arena.c.id)
NEXT_DUE = sa.select(sa.func.min(arena.c.due))
SET_DUE = sa.update(arena).where(this, arena.c.due == given("held"))

_free = sa.or_(arena.c.lease.is_(None), arena.c.lease <= given("now"))
_undrawn = arena.c.drawn < arena.c.revision
UNDRAWN = (
    sa.select(arena.c.id)
    .where(_undrawn, _free)
    .order_by(sa.func.coalesce(arena.c.lease, 0))
    .limit(given("most", type_=sa.Integer))
)
CLAIM = sa.update(arena).where(this, _undrawn, _free)
SET_DRAWN = sa.update(arena).where(this, arena.c.lease == given("held"))
SET_MESSAGE = sa.update(arena).where(this)

_of_player = (
    arena_player.c.arena == given("arena_id"),
    arena_player.c.user == given("of_user", type_=sa.BigInteger),
)
_sits = sa.exists().where(seat.c.match == match.c.id, seat.c.user == arena_player.c.user)
_waits = sa.and_(match.c.status == "lobby", _sits)
PLAYERS = (
    sa.select(
        *(arena_player.c[name] for name in ("user", "name", "joined", "match", "pressed")),
        sa.func.coalesce(_waits, sa.false()).label("is_waiting"),
        sa.func.coalesce(match.c.status == "playing", sa.false()).label("is_playing"),
    )
    .outerjoin_from(arena_player, match, match.c.id == arena_player.c.match)
    .where(arena_player.c.arena == given("arena_id"))
    .order_by(arena_player.c.joined, arena_player.c.user)
)
PLAYER = PLAYERS.where(arena_player.c.user == given("of_user", type_=sa.BigInteger))
ENTER = upsert(arena_player)
SAT_BEFORE = (
    sa.select(arena_player.c.match, arena_player.c.click).where(*_of_player).with_for_update()
)
IS_TAKEN = sa.select(match.c.id).where(
    match.c.id == given("match_id"),
    sa.or_(
        match.c.status == "playing",
        sa.and_(
            match.c.status == "lobby",
            sa.exists().where(seat.c.match == match.c.id, seat.c.user == given("of_user")),
        ),
    ),
)
SIT_DOWN = sa.update(arena_player).where(*_of_player)
RENEWED = (
    sa.select(arena_player.c.user)
    .where(
        arena_player.c.arena == given("arena_id"),
        arena_player.c.user.in_(given("users", expanding=True)),
        arena_player.c.pressed > given("until", type_=sa.Double),
    )
    .with_for_update()
)

_of_arena = match.c.arena == given("arena_id")
LOBBIES = MATCHES.where(_of_arena, match.c.status == "lobby")
PLAYING = sa.select(match.c.id).where(_of_arena, playing).order_by(match.c.id)
LOCK_OPEN = sa.select(match.c.id).where(_of_arena, current).order_by(match.c.id).with_for_update()
LOCK_PLAYERS = (  # nobody is being deleted, and would come back with a medal
    sa.select(arena_player.c.user)
    .where(arena_player.c.arena == given("arena_id"))
    .order_by(arena_player.c.user)
    .with_for_update()
)
_gathering = (_of_arena, match.c.status == "lobby")
LET_GO = (  # who waits for a table sits nowhere any more; tables under way are played on
    sa.delete(seat).where(seat.c.match.in_(sa.select(match.c.id).where(*_gathering))),
    sa.update(match).where(*_gathering).values(status="closed", drawn=match.c.revision),
    sa.update(match).where(_of_arena, playing).values(arena=None, revision=match.c.revision + 1),
)

LEFT_OUT = ("user", "name", "left")
TABLES = (
    sa.select(
        result.c.match,
        result.c.ended,
        sa.func.coalesce(seat.c.left, result.c.user).label("user"),
        sa.case((seat.c.left.is_not(None), seat.c.left_name), else_=seat.c.name).label("name"),
        sa.or_(result.c.left, seat.c.left.is_not(None)).label("left"),
        *(result.c[name] for name in Result._fields if name not in LEFT_OUT),
    )
    .join_from(result, match, match.c.id == result.c.match)
    .join(seat, sa.and_(seat.c.match == result.c.match, seat.c.seat == result.c.seat))
    .where(_of_arena, result.c.part == 0)
    .order_by(result.c.ended, result.c.match, result.c.seat)
)

AWARD = sa.insert(medal)
_medals = sa.select(*(medal.c[name] for name in Medal._fields)).order_by(
    medal.c.at.desc(), medal.c.place, medal.c.user
)
MEDALS = _medals.where(medal.c.user == given("of_user"))
MEDALS_IN = MEDALS.where(medal.c.guild == given("in_guild"))
MEDALS_OF = _medals.where(medal.c.arena == given("arena_id"))

OWN_THREAD = sa.select(arena_thread.c.thread).where(arena_thread.c.match == given("for_match"))
_idle = (
    sa.select(arena_thread.c.thread)
    .outerjoin_from(arena_thread, match, match.c.id == arena_thread.c.match)
    .where(
        arena_thread.c.arena == given("arena_id"),
        sa.or_(match.c.id.is_(None), sa.not_(current)),
    )
    .order_by(arena_thread.c.thread)
    .limit(1)
    .with_for_update(of=arena_thread, skip_locked=True)
)
TAKE_THREAD = (
    sa.update(arena_thread)
    .where(arena_thread.c.thread == _idle.scalar_subquery())
    .values(match=given("for_match"))
    .returning(arena_thread.c.thread)
)
ADD_THREAD = upsert(arena_thread)
TABLE_NUMBER = sa.select(sa.func.count()).where(_of_arena, match.c.id <= given("for_match"))
DROP_THREAD = sa.delete(arena_thread).where(arena_thread.c.thread == given("gone"))
