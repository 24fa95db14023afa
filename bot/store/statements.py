"""Every statement about matches, built once: building them per call costs as much as running them.

Where an UPDATE names no values, the parameters it is run with are the columns it sets.
"""

from dataclasses import fields

import sqlalchemy as sa
from sqlalchemy import bindparam as given

from bot.matches.match import Match, Seat
from bot.store.schema import action, current, match, seat, undrawn

MATCH_FIELDS = tuple(item.name for item in fields(Match) if item.name != "seats")
SEAT_FIELDS = tuple(item.name for item in fields(Seat))

this = match.c.id == given("match_id")
unchanged = sa.and_(this, match.c.revision == given("seen"))
this_seat = sa.and_(seat.c.match == given("match_id"), seat.c.seat == given("seat_number"))

MATCHES = (
    sa.select(*[match.c[name] for name in MATCH_FIELDS], *[seat.c[name] for name in SEAT_FIELDS])
    .outerjoin_from(match, seat)
    .order_by(match.c.id.desc(), seat.c.seat)
)
GET = MATCHES.where(this)
SECRET = sa.select(match.c.secret).where(this)
REMATCH = sa.select(match.c.id).where(match.c.rematch_of == given("of"))
in_channel = match.c.channel == given("in_channel")
has_user = match.c.id.in_(sa.select(seat.c.match).where(seat.c.user == given("of_user")))
CURRENT_MATCHES = MATCHES.where(current)
IN_GUILD = sa.select(match.c.id).where(current, match.c.guild == given("in_guild"))
GUILDS = sa.select(match.c.guild).where(current, match.c.guild != 0).distinct()

CREATE = sa.insert(match).returning(match.c.id)
SIT = sa.insert(seat)
RISE = sa.delete(seat).where(this_seat)
CHANGE = (  # the one statement that decides a race
    sa.update(match).where(unchanged).values(revision=match.c.revision + 1)
)

APPEND = sa.insert(action)
ACTIONS = (
    sa.select(action.c.seat, action.c.text, action.c.click, action.c.at)
    .where(action.c.match == given("match_id"), action.c.n > given("after"))
    .order_by(action.c.n)
)
CLICKED = sa.select(action.c.n).where(
    action.c.match == given("match_id"), action.c.click == given("by_click")
)

OVERDUE = (
    sa.select(match.c.id)
    .where(match.c.due <= given("now"))
    .order_by(match.c.due)
    .limit(given("most", type_=sa.Integer))
    .with_for_update(skip_locked=True)
    .cte("overdue")  # a plain subquery PostgreSQL may run again, and so take more than `most`
)
TAKE_DUE = (
    sa.update(match)
    .where(match.c.id.in_(sa.select(OVERDUE.c.id)))
    .returning(match.c.id, match.c.revision)
)
NEXT_DUE = sa.select(sa.func.min(match.c.due))
SET_DUE = sa.update(match).where(unchanged)

free = sa.or_(match.c.lease.is_(None), match.c.lease <= given("now"))
UNDRAWN = (
    sa.select(match.c.id)
    .where(undrawn, free, match.c.message.is_not(None))  # a lobby is posted by its answer
    .order_by(sa.func.coalesce(match.c.lease, 0))  # what failed comes after what is new
    .limit(given("most", type_=sa.Integer))
)
CLAIM = sa.update(match).where(this, undrawn, free)
REVISIONS = sa.select(match.c.id, match.c.revision).where(
    match.c.id.in_(given("match_ids", expanding=True))
)
HOLD = sa.update(match).where(this, undrawn)
ours = match.c.lease.is_not_distinct_from(given("held"))
RENEW = sa.update(match).where(this, ours)
SET_DRAWN = (
    sa.update(match)
    .where(this)
    .values(
        drawn=sa.case((ours, given("shown", type_=sa.Integer)), else_=match.c.drawn),
        revision=match.c.revision + sa.case((ours, 0), else_=1),
        lease=sa.case((ours, None), else_=match.c.lease),
    )
    .returning(sa.not_(undrawn))
)
TOUCH = (
    sa.update(match)
    .where(match.c.status == "playing")
    .values(revision=match.c.revision + 1)
    .returning(match.c.id)
)
TOUCH_OF_USER = TOUCH.where(has_user)
TOUCH_IN_GUILD = TOUCH.where(match.c.guild == given("in_guild"))
CENSUS = sa.select(
    sa.func.count(), sa.func.count().filter(undrawn, match.c.message.is_not(None))
).where(current)
DRAW_ALL_AGAIN = sa.update(match).where(current).values(drawn=0)
SET_MATCH = sa.update(match).where(this)
SET_SEAT = sa.update(seat).where(this_seat)
SET_OF_PERSON = SET_SEAT.where(seat.c.user.is_not(None))
"""Whoever left meanwhile is not written back."""
