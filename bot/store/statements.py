"""Every statement about matches, built once: building them per call costs as much as running them.

Where an UPDATE names no values, the parameters it is run with are the columns it sets.
"""

from dataclasses import fields

import sqlalchemy as sa
from sqlalchemy import bindparam as given

from bot.matches.match import UNPOSTED, Match, Seat
from bot.matches.replay import Action
from bot.store.schema import action, current, invitation, match, playing, seat, undrawn, upsert

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
SITS = (  # in a channel, and anywhere
    sa.select(match.c.id)
    .where(current, in_channel)
    .where(sa.exists().where(seat.c.match == match.c.id, seat.c.user == given("of_user")))
    .order_by(match.c.id.desc())
    .limit(1),
    sa.select(seat.c.match)
    .join_from(seat, match)
    .where(seat.c.user == given("of_user"), current)
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
        sa.select(sa.func.count()).where(current, match.c[name] == given(f"of_{name}")).label(name)
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
SAY = (  # drawn with the next change, too
    sa.update(seat)
    .where(this_seat, seat.c.user == given("of_user"))
    .values(said=given("word"), said_at=revision_now)
)
SHOWN = (
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
LAPSED = (
    sa.select(match.c.id)
    .where(match.c.lapses <= given("now"), playing)
    .order_by(match.c.lapses)
    .limit(given("most", type_=sa.Integer))
)
_turn_over = match.c.asked_at + match.c.clock
NUDGE = (  # hands are looked at once more, and ring where they have not; and when a turn is over
    sa.update(match)
    .where(match.c.nudge <= given("now"), playing)
    .values(nudge=sa.case((match.c.nudge < _turn_over, _turn_over)), drawn=0)
    .returning(match.c.id)
)
NEXT_DUE = sa.select(
    sa.select(sa.func.min(match.c.due)).scalar_subquery(),
    sa.select(sa.func.min(match.c.nudge)).where(playing).scalar_subquery(),
    sa.select(sa.func.min(match.c.lapses)).where(playing).scalar_subquery(),
)
SET_DUE = sa.update(match).where(unchanged)

free = sa.or_(match.c.lease.is_(None), match.c.lease <= given("now"))
unposted = match.c.created <= given("now") - UNPOSTED  # a lobby is posted by its answer
UNDRAWN = (
    sa.select(match.c.id)
    .where(undrawn, free, sa.or_(match.c.message.is_not(None), unposted))
    .order_by(sa.func.coalesce(match.c.lease, 0))  # what failed comes after what is new
    .limit(given("most", type_=sa.Integer))
)
REVISIONS = sa.select(match.c.id, match.c.revision).where(
    match.c.id.in_(given("match_ids", expanding=True))
)
ours = match.c.lease.is_not_distinct_from(given("held"))
CLAIM = sa.update(match).where(this, undrawn, free)
RECLAIM = sa.update(match).where(this, undrawn, match.c.lease == given("held"))
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
TOUCH = sa.update(match).values(revision=match.c.revision + 1).returning(match.c.id)
TOUCH_OF_USER = TOUCH.where(playing, has_user)
TOUCH_IN_GUILD = TOUCH.where(current, match.c.guild == given("in_guild"))
TOUCH_LOBBIES = TOUCH.where(
    match.c.status == "lobby",
    match.c.guild == given("in_guild"),
    match.c.game == given("of_game"),
)
CENSUS = sa.select(
    sa.func.count(), sa.func.count().filter(undrawn, match.c.message.is_not(None))
).where(current)
DRAW_ALL_AGAIN = sa.update(match).where(current).values(drawn=0)
SET_MATCH = sa.update(match).where(this)
MOVE_DOWN = SET_MATCH.where(match.c.moving.is_(None)).values(moving=match.c.channel)
SET_SEAT = sa.update(seat).where(this_seat)
DIRECT_CHANNEL = (
    sa.select(seat.c.hand_channel)
    .where(seat.c.user == given("of_user"), seat.c.hand_channel.is_not(None))
    .order_by(seat.c.match.desc())
    .limit(1)
)
SET_HAND = SET_SEAT.where(seat.c.user == given("of_user"))
SET_OF_PERSON = SET_SEAT.where(seat.c.user.is_not(None))
"""Whoever left meanwhile is not written back."""
