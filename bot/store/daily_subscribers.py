"""Subscribers of the daily: people who get a direct message when that of a day has begun."""

from dataclasses import dataclass
from typing import Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy import bindparam as given

from bot.matches.match import Person
from bot.store.engine import Database
from bot.store.people import NEW_PLAYER, People
from bot.store.schema import player, solo, upsert

SPREAD: Final = 3600
"""Seconds after the beginning of a day over which they are told, each at a moment of their own."""

_this = player.c.user == given("of_user")
_moment = (player.c.user // (1 << 22)) % SPREAD  # the milliseconds at which an account was made
_told, _user = given("after_told", type_=sa.Integer), given("after_user", type_=sa.BigInteger)
_plays = sa.exists().where(solo.c.user == player.c.user, solo.c.day == given("of_day"))
DUE = (
    sa.select(player.c.daily_told, player.c.user)
    .where(player.c.daily_told < given("of_day"), _moment <= given("elapsed"), ~_plays)
    .where(sa.tuple_(player.c.daily_told, player.c.user) > sa.tuple_(_told, _user))
    .order_by(player.c.daily_told, player.c.user)
    .limit(given("most"))
)
ADD = upsert(player, "name", "daily_told")
REMOVE = sa.update(player).where(_this).values(daily_told=None)
MARK = (
    sa.update(player)
    .where(_this, player.c.daily_told < given("of_day"))
    .values(daily_told=given("of_day"))
)
UNMARK = (
    sa.update(player)
    .where(_this, player.c.daily_told == given("of_day"))
    .values(daily_told=player.c.daily_told - 1)
)


class Due(NamedTuple):
    """A subscriber to tell, and the last day of which they were told."""

    told: int
    user: int


FIRST: Final = Due(-1, 0)
"""Before all others."""


@dataclass(frozen=True)
class DailySubscribers:
    """The column `daily_told` of the table `player`."""

    database: Database
    people: People

    async def add(self, person: Person, today: int) -> None:
        """Notify somebody of dailies, from tomorrow's on."""
        row = NEW_PLAYER | {"user": person.id, "name": person.name, "daily_told": today}
        with self.people.changing(person.id):
            await self.database.change(ADD, **row)

    async def remove(self, user: int) -> None:
        """Notify somebody of dailies no more."""
        with self.people.changing(user):
            await self.database.change(REMOVE, of_user=user)

    async def due(self, day: int, elapsed: int, most: int, after: Due = FIRST) -> list[Due]:
        """Subscribers to tell of a day that began so many seconds ago, and who play none of it.

        They come in an order of their own, from those `after` one on.
        """
        told, user = after
        rows = await self.database.rows(
            DUE, of_day=day, elapsed=elapsed, most=most, after_told=told, after_user=user
        )
        return [Due(*row) for row in rows]

    async def mark(self, user: int, day: int) -> bool:
        """Note that somebody is told of a day; False if they were, or are a subscriber no more."""
        return await self.database.change(MARK, of_user=user, of_day=day) == 1

    async def unmark(self, user: int, day: int) -> None:
        """Note that somebody could not be told of a day yet."""
        await self.database.change(UNMARK, of_user=user, of_day=day)
