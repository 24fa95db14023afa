"""What the database of the bot holds, read beside the running bot."""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.pool import NullPool

from bot.store.engine import Row as Found
from bot.store.engine import connect
from bot.store.schema import action, match, result, seat
from games.fairness import seed_from
from games.record import Record, RecordedAction
from tests.bot.waiting import until


class Row(NamedTuple):
    """An action as it is stored."""

    n: int
    seat: int
    text: str
    click: int | None


class Ledger:
    """The rows of a match.

    A file is read here and now, which takes a quarter of what asking as the bot does would: tests
    look many times a second.
    """

    def __init__(self, url: str, match: int) -> None:
        self._url, self.match = url, match
        file = url.replace("+aiosqlite", "")
        self._file = None if file == url else sa.create_engine(file, poolclass=NullPool)

    @property
    def actions(self) -> list[Row]:
        """The log, in order."""
        columns = (action.c.n, action.c.seat, action.c.text, action.c.click)
        return [Row(*row) for row in self._ask(sa.select(*columns).order_by(action.c.n))]

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self._ask(sa.select(match.c.status)) == [("over",)]

    @property
    def begun(self) -> bool:
        """Whether the cards are dealt: **Start** is answered before."""
        return self._ask(sa.select(match.c.joins)) != [(None,)]

    @property
    def closed(self) -> bool:
        """Whether the match was given up."""
        return self._ask(sa.select(match.c.status)) == [("closed",)]

    @property
    def drawn(self) -> bool:
        """Whether people see all there is."""
        return self._ask(sa.select(match.c.drawn == match.c.revision)) == [(True,)]

    @property
    def progress(self) -> tuple[str, int, int]:
        """What the match has come to, its revision, and the one that people see."""
        [progress] = self._ask(sa.select(match.c.status, match.c.revision, match.c.drawn))
        status, revision, drawn = progress
        return status, revision, drawn

    @property
    def results(self) -> list[tuple[int, bool]]:
        """The score of each seat, and whether it won."""
        rows = self._ask(sa.select(result.c.score, result.c.won).order_by(result.c.seat))
        return [(score, won) for score, won in rows]

    @property
    def record(self) -> Record:
        """The match as it may be replayed."""
        columns = (match.c.game, match.c.version, match.c.options, match.c.secret, match.c.joins)
        [(game, version, options, secret, joins)] = self._ask(sa.select(*columns))
        seats = len(self._ask(sa.select(seat.c.seat)))
        deeds = [RecordedAction(row.seat, row.text) for row in self.actions]
        return Record(game, version, seats, options, seed_from(secret, joins), deeds)

    def _ask(self, query: sa.Select[Any]) -> Sequence[tuple[Any, ...]]:
        [table] = query.get_final_froms()
        query = query.where((table.c.id if table is match else table.c.match) == self.match)
        if self._file:
            with self._file.connect() as reading:
                return [tuple(row) for row in reading.execute(query)]
        with ThreadPoolExecutor(1) as thread:  # a test's own loop is running
            rows = thread.submit(asyncio.run, self._rows(query)).result()
        return [tuple(row) for row in rows]

    async def _rows(self, query: sa.Select[Any]) -> Sequence[Found]:
        database = connect(self._url, timeouts=False)
        rows = await database.rows(query)
        await database.close()
        return rows


async def all_drawn(ledger: Ledger) -> None:
    """Wait until people see all there is, and it is stored where they do."""
    await until(lambda: ledger.drawn)


async def played_out(*ledgers: Ledger) -> None:
    """Wait until matches are over and drawn, however long they last on a busy machine.

    AssertionError where nothing happens at any of them any more.
    """

    def seen() -> list[tuple[str, int, int]]:
        return [ledger.progress for ledger in ledgers]

    now = seen()
    while any(status != "over" or revision != drawn for status, revision, drawn in now):
        before = now
        await until(lambda before=before: seen() != before, pause=0.3)  # type: ignore[misc]
        now = seen()
