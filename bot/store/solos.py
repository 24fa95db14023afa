"""Solos: attempts at dailies and for practice, and the deals of each day."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from typing import Any, Final, TypeAlias

import sqlalchemy as sa
from sqlalchemy import bindparam as given
from sqlalchemy.dialects.postgresql import insert

from bot.matches.solo import Attempt, Day
from bot.store.achievements import award_daily
from bot.store.engine import Database, Row
from bot.store.errors import Conflict, DuplicateClick
from bot.store.pseudonyms import Pseudonyms
from bot.store.schema import daily, field, match, player, practiced, solo, upsert
from games.record import RecordedAction

FieldRow: TypeAlias = tuple[Any, list[int]]
"""An entry of the house field: the level of a computer, and its points by round."""

INSTANCES: Final = 8
"""Deals that are committed to for a day."""
CROWD: Final = 100
"""Entries of a day for each deal of the next that is used: below twice as many, one is."""
LATEST: Final = 1000
"""Attempts that are looked through at once."""
AT_ONCE: Final = 1000
"""Attempts that are deleted in one unit of work."""
BYTES: Final = 32
"""Of a secret."""

FIELDS: Final = tuple(item.name for item in fields(Attempt))
GET = sa.select(*(solo.c[name] for name in FIELDS)).where(
    solo.c.id == given("solo_id"),
    solo.c.opened.is_not(None),  # as it is for one that was deleted
)
BEGIN = insert(solo).on_conflict_do_nothing().returning(solo.c.id)
_ATTEMPTS = sa.select(*(solo.c[name] for name in FIELDS)).where(solo.c.user == given("of_user"))
BEGUN = _ATTEMPTS.where(
    sa.or_(
        sa.and_(solo.c.day == given("of_day"), solo.c.game == given("of_game")),
        solo.c.opened == given("by_click"),
    )
)
OF_DAY = _ATTEMPTS.where(solo.c.day == given("of_day")).order_by(solo.c.started, solo.c.id)
DELETED = sa.select(solo.c.id).where(
    solo.c.user == given("pseudonym"),
    solo.c.day == given("of_day"),
    solo.c.game == given("of_game"),
)
VISIBILITY = (  # locked: a change of it that is under way changes the new row, too
    sa.select(player.c.visibility)
    .where(player.c.user == given("of_user"))
    .with_for_update(read=True)
)
LOCK_SOURCE = sa.update(match).where(match.c.id == given("of_source")).values(length=match.c.length)
"""Of two that begin with the same cards at once, the second finds what the first began."""
RESUMED = _ATTEMPTS.where(
    solo.c.source == given("of_source"), solo.c.seat == given("of_seat"), solo.c.ended.is_(None)
).order_by(solo.c.id)
LOCK_DAY = (  # locked: nobody is being deleted, who would leave a pseudonym there
    sa.select(daily.c.day).where(daily.c.day == given("of_day")).with_for_update(read=True)
)
_UNFINISHED = sa.update(solo).where(solo.c.id == given("solo_id"), solo.c.ended.is_(None))
_APPEND = _UNFINISHED.where(
    solo.c.length == given("seen"),
    sa.or_(solo.c.click.is_(None), solo.c.click != given("by_click")),
).values(click=given("by_click"))
APPEND = _APPEND.returning(solo.c.is_practice)
FINISH = _APPEND.values(
    total=sa.case(
        (sa.or_(solo.c.day.is_(None), solo.c.is_practice), sa.null()),
        else_=given("sum", type_=sa.Integer),
    )
).returning(solo.c.is_practice)
RANK = (  # locked: the day does not end at this moment
    sa.update(daily)
    .where(daily.c.day == given("of_day"))
    .values(revision=daily.c.revision + 1)
    .returning(daily.c.closed)
)
CLICK = sa.select(solo.c.click).where(solo.c.id == given("solo_id"))
CLICKED = sa.select(solo.c.id).where(
    solo.c.id == given("solo_id"), solo.c.click == given("by_click")
)
PRACTICE = _UNFINISHED.values(is_practice=True)
SHARE = (
    sa.update(solo)
    .where(solo.c.id == given("solo_id"), solo.c.ended.is_not(None), sa.not_(solo.c.shared))
    .values(shared=True)
)
_OLD = (
    sa.select(solo.c.id)
    .where(practiced, solo.c.started < given("until"))
    .order_by(solo.c.started)
    .limit(given("most", type_=sa.Integer))
)
FORGET = sa.delete(solo).where(solo.c.id.in_(_OLD))
BEGUN_SINCE = (
    sa.select(solo.c.id, solo.c.day, solo.c.game, solo.c.instance)
    .where(solo.c.id > given("after"), solo.c.day.is_not(None))
    .order_by(solo.c.id.desc())
    .limit(given("most", type_=sa.Integer))
)
DAY = sa.select(daily.c.day, daily.c.game, daily.c.secrets, daily.c.used).where(
    daily.c.day == given("of_day")
)
NEW_DAY = upsert(daily)
ENTRIES = (
    sa.select(sa.func.count())
    .where(solo.c.day.in_(given("days", expanding=True)), solo.c.total.is_not(None))
    .group_by(solo.c.day)
)
FIELD = sa.select(field.c.entries).where(
    field.c.day == given("of_day"),
    field.c.game == given("of_game"),
    field.c.instance == given("of_instance"),
)
KEEP_FIELD = upsert(field)


@dataclass(frozen=True)
class Solos:
    """The tables `solo`, `daily` and `field`."""

    database: Database
    pseudonyms: Pseudonyms

    # Attempts

    async def begin(self, attempt: Attempt, click: int) -> Attempt:
        """Store a new attempt, and return it with its id, or the one that there is.

        A person has one at a game of a day, one unfinished with the cards of a match in a seat, and
        one by a click. Who has deleted theirs while the
        day runs has seen the cards, and gets another for practice alone.
        """
        row = {name: getattr(attempt, name) for name in FIELDS if name != "id"}
        row |= {"length": attempt.length, "opened": click, "options": {**attempt.options}}
        of = {"of_user": attempt.user, "of_day": attempt.day, "of_game": attempt.game}
        of |= {"by_click": click, "pseudonym": self.pseudonyms.of(attempt.user)}

        def work(tx: sa.Connection) -> Attempt:
            row["visibility"] = tx.scalar(VISIBILITY, of) or "global"
            if attempt.source is not None and (found := _resumed(tx, attempt)):
                return found
            tx.execute(LOCK_DAY, of)
            has_seen = tx.execute(DELETED, of).first() is not None
            row["is_practice"] = attempt.is_practice or attempt.day is None or has_seen
            tx.execute(BEGIN, row)
            return _attempt(tx.execute(BEGUN, of).one())

        return await self.database.write(work)

    async def get(self, solo: int) -> Attempt | None:
        """An attempt; None if there is none, or it was deleted."""
        rows = await self.database.rows(GET, solo_id=solo)
        return _attempt(rows[0]) if rows else None

    async def of_day(self, user: int, day: int) -> list[Attempt]:
        """A person's attempts at the dailies of a day, in the order in which they were begun."""
        rows = await self.database.rows(OF_DAY, of_user=user, of_day=day)
        return [_attempt(row) for row in rows]

    async def append(
        self,
        before: Attempt,
        actions: Sequence[RecordedAction],
        click: int,
        ended: float | None = None,
        points: Sequence[int] = (),
    ) -> Attempt:
        """Store the next actions of an attempt, all or none, and return it as it is then.

        With `ended` it is finished, with its `points` by round. Conflict if anything was stored
        since `before` was read, or its day has ended; DuplicateClick if this click was stored.
        """
        after = replace(before, actions=(*before.actions, *actions))
        columns: dict[str, Any] = {"actions": after.actions, "length": after.length}
        where = {"solo_id": before.id, "seen": before.length, "by_click": click}
        if ended is not None:
            after = replace(after, ended=ended, points=tuple(points))
            columns |= {"ended": ended, "points": after.points, "sum": sum(points)}

        def work(tx: sa.Connection) -> Attempt:
            statement = APPEND if ended is None else FINISH
            if ended is not None and tx.scalar(RANK, {"of_day": before.day}) is not None:
                raise Conflict(before.id)
            if found := tx.execute(statement, where | columns).one_or_none():
                stored = replace(after, is_practice=found.is_practice)
                if ended is not None and stored.day is not None:
                    award_daily(tx, stored)
                return stored
            is_same = tx.scalar(CLICK, where) == click
            raise (DuplicateClick if is_same else Conflict)(before.id)

        return await self.database.write(work)

    async def clicked(self, solo: int, click: int) -> bool:
        """Look up a click that may be delivered again: the latest in an attempt."""
        return bool(await self.database.rows(CLICKED, solo_id=solo, by_click=click))

    async def practice(self, before: Attempt) -> Attempt:
        """Rank an attempt no more, since a hint is shown; Conflict if it has ended."""
        if not await self.database.change(PRACTICE, solo_id=before.id):
            raise Conflict(before.id)
        return replace(before, is_practice=True)

    async def share(self, solo: int) -> bool:
        """Note that a result is shown to others; False if it was before, or there is none yet."""
        return bool(await self.database.change(SHARE, solo_id=solo))

    async def forget(self, until: float) -> bool:
        """Delete practice begun before that moment; True if there may be more of it."""
        return await self.database.change(FORGET, until=until, most=AT_ONCE) == AT_ONCE

    # Days

    async def begun(self, after: int) -> Sequence[Row]:
        """The number, day, game and instance of the latest attempts at dailies after that number.

        The newest comes first; after a restart nobody reads those of years.
        """
        return await self.database.rows(BEGUN_SINCE, after=after, most=LATEST)

    async def known_day(self, day: int) -> Day | None:
        """The deals of a day, if they have been made."""
        rows = await self.database.rows(DAY, of_day=day)
        return _day(rows[0]) if rows else None

    async def day(self, day: int, game: str) -> Day:
        """The deals of a day, made by the first who asks; `game` is that of a new day."""
        if known := await self.known_day(day):
            return known
        drawn = [secrets.token_hex(BYTES) for _ in range(INSTANCES)]
        row = {"day": day, "game": game, "secrets": drawn}

        def work(tx: sa.Connection) -> Day:
            entries = tx.scalars(ENTRIES, {"days": [day - 1, day - 2]}).all()
            tx.execute(NEW_DAY, row | {"used": used(max(entries, default=0))})
            return _day(tx.execute(DAY, {"of_day": day}).one())

        return await self.database.write(work)

    def instance(self, day: Day, user: int) -> int:
        """The deal of a day that a person gets, which nobody without the key can tell."""
        return self.pseudonyms.draw(f"daily {day.number} {user}", day.used)

    async def field(self, day: int, game: str, instance: int) -> list[FieldRow] | None:
        """The house field of a deal; None where it has not been computed yet."""
        rows = await self.database.rows(FIELD, of_day=day, of_game=game, of_instance=instance)
        return [(level, points) for level, points in rows[0].entries] if rows else None

    async def keep_field(
        self, day: int, game: str, instance: int, entries: Sequence[Sequence[Any]]
    ) -> None:
        """Store the house field of a deal, unless somebody else has."""
        row = {"day": day, "game": game, "instance": instance, "entries": entries}

        def work(tx: sa.Connection) -> None:
            tx.execute(RANK, {"of_day": day})
            tx.execute(KEEP_FIELD, row)

        await self.database.write(work)


def used(entries: int) -> int:
    """The number of deals for a day after one of so many entries."""
    return min(INSTANCES, max(1, entries // CROWD))


def _resumed(tx: sa.Connection, new: Attempt) -> Attempt | None:
    """The attempt that somebody has not finished with the same cards in the same seat."""
    of = {"of_user": new.user, "of_source": new.source, "of_seat": new.seat}
    tx.execute(LOCK_SOURCE, of)
    found = tx.execute(RESUMED, of).first()
    return _attempt(found) if found else None


def _attempt(row: Row) -> Attempt:
    columns = dict(zip(FIELDS, row, strict=True))
    columns["actions"] = tuple(RecordedAction(*each) for each in row.actions)
    columns["points"] = tuple(row.points or ())
    return Attempt(**columns)


def _day(row: Row) -> Day:
    return Day(row.day, row.game, tuple(row.secrets), row.used)
