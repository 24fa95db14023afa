"""What the tests of the store share: a match under way, and steps of it."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import sqlalchemy as sa

from bot.matches.match import Match, Person, Status
from bot.matches.replay import Action
from bot.store import Store
from bot.store.postgres import PostgreSQL
from bot.store.processes import IdentifyQueue
from bot.store.work import NEXT_DUE, UNDRAWN
from tests.bot.tabling import CHANNEL, crazy_king


@contextmanager
def statements(store: Store) -> Iterator[list[str]]:
    """Every statement that a store runs meanwhile."""
    run: list[str] = []

    def running(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        run.append(statement)

    engine = store.database.driver.engine
    sa.event.listen(engine, "before_cursor_execute", running)
    yield run
    sa.event.remove(engine, "before_cursor_execute", running)


def identify_queue(store: Store, pause: float) -> IdentifyQueue:
    """One with another pause between two shards."""
    assert isinstance(store.database.driver, PostgreSQL)
    return IdentifyQueue(store.database.driver.connections, pause)


async def playing(store: Store, *people: Person) -> Match:
    """A match under way, its message not drawn yet."""
    lobby = await store.create(crazy_king(*people), "seed")
    await store.set_message(lobby.id, CHANNEL, 900)
    lobby = replace(lobby, message=900)
    return await store.change(lobby, replace(lobby, status=Status.PLAYING))


async def read(store: Store, match: Match) -> Match:
    """The match as it is now."""
    found = await store.get(match.id)
    assert found is not None
    return found


async def append(store: Store, match: Match, action: str, click: int | None = None) -> None:
    """Store an action of the first seat."""
    await store.append(match, Action(0, action, click, 1.0), None)


async def current(store: Store) -> list[int]:
    """Every lobby and match under way."""
    return [match.id for match in await store.current_matches()]


async def next_due(store: Store) -> float | None:
    """When the next match is due."""
    due: float | None = (await store.database.column(NEXT_DUE))[0]
    return due


async def undrawn(store: Store, now: float) -> list[int]:
    """Matches whose message shows less than there is, and that nobody is drawing."""
    return await store.database.column(UNDRAWN, now=now, most=20)
