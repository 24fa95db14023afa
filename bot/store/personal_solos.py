"""Solos, reviews and achievements, as far as they are about one person.

While a daily or a deal for practice runs, its seed tells the cards, and what computers do tells
theirs: both are left out.
"""

from typing import Final

import sqlalchemy as sa
from sqlalchemy import bindparam as given

from bot.store.schema import achievement, daily, monthly, review, solo

_user = given("of_user", type_=sa.BigInteger)
_pseudonym = given("pseudonym", type_=sa.BigInteger)
_of_user = solo.c.user == _user
_deleted = solo.alias("deleted")

CLOSED: Final = solo.c.day.in_(sa.select(daily.c.day).where(daily.c.closed.is_not(None)))
_is_open = sa.or_(solo.c.day.is_(None), CLOSED)
_is_told = sa.or_(sa.and_(solo.c.day.is_(None), solo.c.ended.is_not(None)), CLOSED)
_SECRET = ("seed", "instance")
_LEFT_OUT = ("user", "actions", "length", *_SECRET)
SOLOS = (
    sa.select(
        *(column for column in solo.c if column.name not in _LEFT_OUT),
        *(sa.case((_is_told, solo.c[name])).label(name) for name in _SECRET),
    )
    .where(_of_user)
    .order_by(solo.c.id)
)
ACTIONS = sa.select(
    solo.c.id, solo.c.actions, sa.case((sa.not_(_is_told), solo.c.seat)).label("only")
).where(_of_user, solo.c.id.in_(given("solos", expanding=True)))
MONTHS = (
    sa.select(monthly).where(monthly.c.user == _user).order_by(monthly.c.month, monthly.c.guild)
)
REVIEWS = sa.select(review).where(review.c.user == _user).order_by(review.c.match)
ACHIEVEMENTS = (
    sa.select(achievement)
    .where(achievement.c.user == _user)
    .order_by(achievement.c.at, achievement.c.key)
)

_has_result = sa.exists().where(_of_user, solo.c.day == daily.c.day, solo.c.total.is_not(None))
CHANGE_BOARDS = (
    sa.select(daily.c.day)  # none of them ends at this moment
    .where(sa.or_(daily.c.closed.is_(None), _has_result))
    .order_by(daily.c.day)
    .with_for_update(),
    sa.update(daily).where(_has_result).values(revision=daily.c.revision + 1),
)
"""Before a change of all solos of somebody."""
FORGET = (
    *CHANGE_BOARDS,
    sa.delete(solo).where(
        _of_user,
        sa.or_(
            _is_open,
            sa.exists().where(
                _deleted.c.user == _pseudonym,
                _deleted.c.day == solo.c.day,
                _deleted.c.game == solo.c.game,
            ),
        ),
    ),
    sa.update(solo)
    .where(_of_user)
    .values(
        user=_pseudonym,
        name="",
        guild=0,
        actions=[],
        length=0,
        opened=None,
        click=None,
        is_practice=True,
        started=0,
        ended=None,
        points=None,
        total=None,
        visibility="hidden",
        shared=False,
    ),
    sa.delete(monthly).where(monthly.c.user == _user),
    sa.delete(review).where(review.c.user == _user),
    sa.delete(achievement).where(achievement.c.user == _user),  # a daily that ends locks its day
)
"""Of a daily that still runs a pseudonym stays, so that nobody plays it again knowing the cards."""
