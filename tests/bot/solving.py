"""What the tests of solos share: an attempt, and steps of it."""

from itertools import count

from bot.matches.match import Person
from bot.matches.solo import SECONDS, Attempt, Day
from bot.store import Store
from games.record import RecordedAction
from tests.bot.tabling import GUILD

DAY, GAME = 20_000, "crazy_king"
NOW = DAY * SECONDS + 3600.0
CLICKS = count(1 << 50)


def attempt(person: Person, day: int | None = DAY, instance: int = 0) -> Attempt:
    """A new attempt of somebody, not stored yet."""
    return Attempt(
        user=person.id,
        name=person.name,
        guild=GUILD,
        game=GAME,
        version=1,
        seats=3,
        options={"target": 50},
        seed="5eed",
        seat=0,
        rounds=2,
        started=NOW,
        day=day,
        instance=instance,
    )


async def begun(store: Store, person: Person, day: int | None = DAY) -> Attempt:
    """A new attempt of somebody, stored."""
    return await store.solos.begin(attempt(person, day), next(CLICKS))


async def append(store: Store, before: Attempt, action: str, click: int = 0) -> Attempt:
    """Store an action of the person."""
    return await store.solos.append(before, [RecordedAction(0, action)], click or next(CLICKS))


async def finish(store: Store, before: Attempt, *points: int) -> Attempt:
    """Store the last action, with the points of each round."""
    return await store.solos.append(
        before, [RecordedAction(0, "pass")], next(CLICKS), before.started + 60, points
    )


async def today(store: Store) -> Day:
    """The deals of the day."""
    return await store.solos.day(DAY, GAME)
