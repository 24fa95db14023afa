"""The end of a day: its percentiles become final, and count for the month."""

from typing import Final

import sqlalchemy as sa
from sqlalchemy import bindparam as given
from sqlalchemy.dialects.postgresql import insert

from bot.matches.solo import month_of
from bot.store.counting import EVERYWHERE
from bot.store.percentiles import standings
from bot.store.schema import daily, field, monthly, solo

AT_ONCE: Final = 25
"""Groups of equals counted by one statement, which is given up after a while."""

CLOSE = (
    sa.update(daily)
    .where(daily.c.day == given("of_day"), daily.c.closed.is_(None))
    .values(closed=given("at"), revision=daily.c.revision + 1)
    .returning(daily.c.game)
)
GAMES = (
    sa.select(solo.c.game)
    .where(solo.c.day == given("of_day"), solo.c.total.is_not(None))
    .distinct()
)
_fixed = insert(field).values(entries=[])
FIX = _fixed.on_conflict_do_update(
    index_elements=list(field.primary_key), set_={"final": _fixed.excluded.final}
)
_MONTH = ("month", "guild", "user", "name", "days", "points", "shown")
_COUNTED = [
    sa.select(
        sa.cast(given("in_month"), sa.Integer),
        guild,
        solo.c.user,
        solo.c.name,
        sa.literal(1),
        sa.cast(given("a_percentile"), sa.Double),
        shown,
    ).where(
        solo.c.day == given("of_day"),
        solo.c.game == given("of_game"),
        solo.c.instance == given("of_instance"),
        solo.c.total == given("with_points"),
        *where,
    )
    for guild, shown, *where in (
        (sa.cast(sa.literal(EVERYWHERE), sa.BigInteger), solo.c.visibility == "global"),
        (solo.c.guild, solo.c.visibility != "hidden", solo.c.guild != EVERYWHERE),
    )
]
_inserted = [insert(monthly).from_select(_MONTH, counted) for counted in _COUNTED]
COUNT = [
    each.on_conflict_do_update(
        index_elements=list(monthly.primary_key),
        set_={
            "name": each.excluded.name,
            "days": monthly.c.days + 1,
            "points": monthly.c.points + each.excluded.points,
            "shown": each.excluded.shown,
        },
    )
    for each in _inserted
]
"""Results at the game of the day: one for everywhere, and one for the server of each."""
FORGET_DELETED = sa.delete(solo).where(solo.c.day == given("of_day"), solo.c.opened.is_(None))


def close_day(tx: sa.Connection, day: int, at: float) -> bool:
    """End a day; False if it has ended before, or was never begun."""
    of = {"of_day": day}
    game = tx.scalar(CLOSE, of | {"at": at})
    if game is None:
        return False
    for each in tx.scalars(GAMES, of).all():
        _fix(tx, day, each, counts=each == game)
    tx.execute(FORGET_DELETED, of)
    return True


def _fix(tx: sa.Connection, day: int, game: str, counts: bool) -> None:
    """Make the percentiles of a game final; those that count go to the month."""
    deals = standings(tx, day, game).deals
    final = {
        instance: [(points, deal.percentile(points, True)) for points in deal.people]
        for instance, deal in deals.items()
    }
    rows = [
        {"day": day, "game": game, "instance": instance, "final": each}
        for instance, each in final.items()
    ]
    tx.execute(FIX, rows)
    groups = [
        {"of_day": day, "of_game": game, "of_instance": instance, "in_month": month_of(day)}
        | {"with_points": points, "a_percentile": percentile}
        for instance, each in final.items()
        for points, percentile in each
    ]
    if counts:
        for start in range(0, len(groups), AT_ONCE):
            for statement in COUNT:
                tx.execute(statement, groups[start : start + AT_ONCE])
