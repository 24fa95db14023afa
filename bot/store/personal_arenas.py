"""Arenas and medals, as far as they are about one person."""

import sqlalchemy as sa
from sqlalchemy import bindparam as given

from bot.store.schema import arena, arena_player, medal

_user = given("of_user", type_=sa.BigInteger)
_of_user = arena_player.c.user == _user
_joined = sa.and_(arena_player.c.arena == arena.c.id, _of_user)
ARENAS = (
    sa.select(
        arena.c.id.label("arena"),
        *(arena.c[name] for name in ("guild", "channel", "game", "status", "begins", "ends")),
        (arena.c.by == _user).label("is_starter"),
        arena_player.c.joined.label("entered"),
        *(arena_player.c[name] for name in ("name", "match", "pressed", "click")),
    )
    .outerjoin_from(arena, arena_player, _joined)
    .where(sa.or_(arena.c.by == _user, _of_user))
    .order_by(arena.c.id)
)
MEDALS = sa.select(medal).where(medal.c.user == _user).order_by(medal.c.arena)

_played = arena.c.id.in_(sa.select(arena_player.c.arena).where(_of_user))
FORGET = (
    sa.update(arena_player).where(_of_user).values(name=""),  # locked before the arena is
    sa.update(arena)
    .where(sa.or_(arena.c.by == _user, _played))
    .values(
        by=sa.case((arena.c.by == _user, 0), else_=arena.c.by),
        by_name=sa.case((arena.c.by == _user, ""), else_=arena.c.by_name),
        revision=arena.c.revision + 1,
    ),
    sa.delete(arena_player).where(_of_user),
    sa.delete(medal).where(medal.c.user == _user),
)
"""Their points go with their results; the medals of others stay as they were given."""
