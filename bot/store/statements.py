"""Statements about matches, built once: building one per call costs as much as running it.

Where an UPDATE names no values, the parameters it is run with are the columns it sets.
"""

from dataclasses import fields

import sqlalchemy as sa
from sqlalchemy import bindparam as given

from bot.matches.match import Match, Seat
from bot.matches.replay import Action
from bot.store.schema import action, current, invitation, match, playing, seat, upsert

MATCH_FIELDS = tuple(item.name for item in fields(Match) if item.name != "seats")
PRESENT = tuple(item.name for item in fields(Seat) if item.name != "stints")
"""The columns of a seat that are fields of it."""
STINTS = ("left", "left_name", "kicked", "sat", "quit", "quit_name", "quit_kicked", "earlier")
"""The columns that tell its stints."""
SEAT_FIELDS = PRESENT + STINTS

this = match.c.id == given("match_id")
unchanged = sa.and_(this, match.c.revision == given("seen"))
this_seat = sa.and_(seat.c.match == given("match_id"), seat.c.seat == given("seat_number"))

MATCHES = (
    sa.select(*[match.c[name] for name in MATCH_FIELDS], *[seat.c[name] for name in SEAT_FIELDS])
    .outerjoin_from(match, seat)
    .order_by(match.c.id.desc(), seat.c.seat)
)
GET = MATCHES.where(this)
gathers = sa.and_(match.c.arena.is_not(None), match.c.status == "lobby")
"""A table of an arena that is not dealt yet: nobody finds it but the arena."""
SECRET = sa.select(match.c.secret).where(this)
REMATCH = sa.select(match.c.id).where(match.c.rematch_of == given("of"))
in_channel = match.c.channel == given("in_channel")
CURRENT_MATCHES = MATCHES.where(current, sa.not_(gathers))
SITS = (  # in a channel, and anywhere
    sa.select(match.c.id)
    .where(current, in_channel, sa.not_(gathers))
    .where(sa.exists().where(seat.c.match == match.c.id, seat.c.user == given("of_user")))
    .order_by(match.c.id.desc())
    .limit(1),
    sa.select(seat.c.match)
    .join_from(seat, match)
    .where(seat.c.user == given("of_user"), current, sa.not_(gathers))
    .order_by(seat.c.match.desc())
    .limit(1),
)
PLAYS = tuple(each.where(playing) for each in SITS)
GUEST_AT = (
    sa.select(match.c.id)
    .where(playing, in_channel, match.c.guest == given("of_user"))
    .order_by(match.c.id.desc())
    .limit(1)
)
COUNT_OPEN = sa.select(
    *(
        sa.select(sa.func.count())
        .where(current, match.c[name] == given(f"of_{name}"), match.c.arena.is_(None))
        .label(name)
        for name in ("host", "channel", "guild")
    )
)
IN_GUILD = sa.select(match.c.id).where(current, match.c.guild == given("in_guild"))
GUILDS = sa.select(match.c.guild).where(current, match.c.guild != 0).distinct()

CREATE = sa.insert(match).returning(match.c.id)
SIT = sa.insert(seat)
RISE = sa.delete(seat).where(this_seat)
CHANGE = (  # the one statement that decides a race
    sa.update(match)
    .where(unchanged, match.c.orders == given("ordered"))
    .values(revision=match.c.revision + 1)
)

INVITED = (
    sa.select(invitation.c.user, invitation.c.name)
    .where(invitation.c.match == given("match_id"))
    .order_by(invitation.c.user)
)
INVITE = upsert(invitation, "name")

READY = (  # no change that others wait for: it is drawn with the next one
    sa.update(match)
    .where(this, playing, match.c.length == given("at_length"))
    .values(ready=match.c.ready.bitwise_or(given("seat_bit", type_=sa.Integer)))
    .returning(match.c.ready)
)

COUNT_ORDER = (  # nobody else sees it, but what is due by itself may depend on it
    sa.update(match)
    .where(this, playing, match.c.length == given("at_length"))
    .values(orders=match.c.orders + 1)
)
ORDER = sa.update(seat).where(this_seat, seat.c.user == given("of_user"))
revision_now = sa.select(match.c.revision).where(this).scalar_subquery()
SET_QUICK_WORD = (  # drawn with the next change, too
    sa.update(seat)
    .where(this_seat, seat.c.user == given("of_user"))
    .values(said=given("word"), said_at=revision_now)
)
CLEAR_QUICK_WORDS = (
    sa.update(seat)
    .where(seat.c.match == given("match_id"), seat.c.said_at < given("shown"))
    .values(said="")
)

APPEND = sa.insert(action)
ACTIONS = (
    sa.select(*(action.c[name] for name in Action._fields))
    .where(action.c.match == given("match_id"), action.c.n > given("after"))
    .order_by(action.c.n)
)
CLICKED = sa.select(action.c.n).where(
    action.c.match == given("match_id"), action.c.click == given("by_click")
)

SET_MATCH = sa.update(match).where(this)
MOVE_DOWN = SET_MATCH.where(match.c.destination.is_(None)).values(destination=match.c.channel)
SET_SEAT = sa.update(seat).where(this_seat)
DIRECT_CHANNEL = (
    sa.select(seat.c.hand_channel)
    .where(seat.c.user == given("of_user"), seat.c.hand_channel.is_not(None))
    .order_by(seat.c.match.desc())
    .limit(1)
)
SET_HAND = SET_SEAT.where(seat.c.user == given("of_user"))
SET_OF_PERSON = SET_SEAT.where(seat.c.user.is_not(None))
"""A person who left in the meantime is not written back."""
