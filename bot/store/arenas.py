"""Arenas: their players, tables, threads and medals.

A unit of work locks matches before players, and players before the arena: of two none waits for
the other for ever. The standing is stored nowhere: it follows from the results of the tables.
"""

from collections.abc import Collection
from dataclasses import dataclass, replace
from itertools import groupby
from operator import attrgetter
from typing import Any

import sqlalchemy as sa

from bot.matches.arena import Arena, ArenaStatus, Entrant, Medal, Table, medals, standing
from bot.matches.match import Match, Person
from bot.matches.ratings import Result
from bot.store import arena_statements as sql
from bot.store.achievements import award_arena
from bot.store.engine import Database, Row
from bot.store.errors import Conflict, DuplicateClick
from bot.store.rows import change_match, matches_in

AT_ONCE = 0.0
"""A due time that has come."""


def wake_arena(tx: sa.Connection, number: int) -> None:
    """Have an arena looked at: one of its tables has ended."""
    tx.execute(sql.WAKE, {"arena_id": number, "at": AT_ONCE})


@dataclass(frozen=True)
class Arenas:
    """The tables `arena`, `arena_player`, `medal` and `arena_thread`."""

    database: Database

    # Arenas

    async def create(self, new: Arena, most: int) -> Arena | None:
        """Store a new arena, and return it with its id; None if its server has so many already."""
        row = {name: getattr(new, name) for name in sql.FIELDS if name != "id"}
        row |= {"options": {**new.options}, "due": new.begins}

        def work(tx: sa.Connection) -> int | None:
            if tx.dialect.name == "postgresql":  # another may be created there at this moment
                tx.execute(sa.select(sa.func.pg_advisory_xact_lock(new.guild)))
            if len(tx.execute(sql.OPEN_IN_GUILD, {"in_guild": new.guild}).all()) >= most:
                return None
            return int(tx.execute(sql.CREATE, row).scalar_one())

        key = await self.database.write(work)
        return None if key is None else replace(new, id=key, due=new.begins)

    async def get(self, number: int) -> Arena | None:
        """An arena as it is now."""
        rows = await self.database.rows(sql.GET, arena_id=number)
        return _arena(rows[0]) if rows else None

    async def running(self, guild: int) -> list[Arena]:
        """The arenas of a server that are announced, running or closing, the oldest first."""
        return [_arena(row) for row in await self.database.rows(sql.OPEN_IN_GUILD, in_guild=guild)]

    async def latest(self, guild: int) -> Arena | None:
        """The arena of a server that ended last, with medals if there were any to win."""
        rows = await self.database.rows(sql.LATEST_OVER, in_guild=guild)
        return _arena(rows[0]) if rows else None

    async def guilds(self) -> list[int]:
        """The servers in which an arena is not over."""
        return await self.database.column(sql.GUILDS)

    async def begin(self, number: int) -> bool:
        """Have an announced arena run; False if another process did."""
        return await self._set_status(number, ["announced"], status=ArenaStatus.RUNNING)

    async def close(self, number: int, at: float) -> bool:
        """Seat nobody any more; False if that was so already."""
        before = ["announced", "running"]
        return await self._set_status(
            number, before, status=ArenaStatus.CLOSING, ends=at, due=AT_ONCE
        )

    async def finish(self, number: int, at: float) -> list[Medal] | None:
        """End a closing arena: its medals, given once; None if another process ended it.

        Tables that are not over are let go: they are played on as ordinary ones.
        """
        of = {"arena_id": number}

        def work(tx: sa.Connection) -> list[Medal] | None:
            tx.execute(sql.LOCK_OPEN, of)
            tx.execute(sql.LOCK_PLAYERS, of)
            change = {"statuses": ["closing"], "status": ArenaStatus.OVER, "due": None}
            if not tx.execute(sql.SET_STATUS, of | change).rowcount:
                return None
            lines = standing(_tables(tx, number), _players(tx, number))
            given_now = medals(_arena(tx.execute(sql.GET, of).one()), lines, at)
            if given_now:
                tx.execute(sql.AWARD, [each._asdict() for each in given_now])
                award_arena(tx, given_now)
            for statement in sql.LET_GO:
                tx.execute(statement, of)
            return given_now

        return await self.database.write(work)

    async def remove(self, number: int) -> bool:
        """Remove an arena without medals, and let its tables go; False if it was over."""
        of = {"arena_id": number}
        before = {"statuses": ["announced", "running", "closing"]}

        def work(tx: sa.Connection) -> bool:
            tx.execute(sql.LOCK_OPEN, of)
            change = {"status": ArenaStatus.REMOVED, "due": None}
            if not tx.execute(sql.SET_STATUS, of | before | change).rowcount:
                return False
            for statement in sql.LET_GO:
                tx.execute(statement, of)
            return True

        return await self.database.write(work)

    async def _set_status(self, number: int, before: list[str], **columns: Any) -> bool:
        return bool(
            await self.database.change(sql.SET_STATUS, arena_id=number, statuses=before, **columns)
        )

    # What is due

    async def next_due(self) -> float | None:
        """The time when the next arena is due."""
        due: float | None = (await self.database.column(sql.NEXT_DUE))[0]
        return due

    async def take_due(self, now: float, until: float, most: int) -> list[int]:
        """Take the arenas that are due now, for nobody else until then."""
        of = {"now": now, "due": until, "most": most}
        return await self.database.write(lambda tx: [*tx.scalars(sql.TAKE_DUE, of)], durable=False)

    async def set_due(self, number: int, held: float, due: float | None) -> bool:
        """Put off an arena that was taken until `held`; False if it was woken meanwhile."""
        return bool(await self.database.change(sql.SET_DUE, arena_id=number, held=held, due=due))

    # Players

    async def players(self, number: int) -> list[Entrant]:
        """Everybody who has joined an arena, in that order."""
        return await self.database.read(lambda tx: _players(tx, number))

    async def player(self, number: int, user: int) -> Entrant | None:
        """A person in an arena."""
        rows = await self.database.rows(sql.PLAYER, arena_id=number, of_user=user)
        return _entrant(rows[0]) if rows else None

    async def join(self, number: int, person: Person, now: float) -> bool:
        """Note that a person takes part; False if they do already, or nobody can join any more."""
        row = {"arena": number, "user": person.id, "name": person.name, "joined": now}

        def work(tx: sa.Connection) -> bool:
            if not tx.execute(sql.ENTER, row).rowcount:
                return False
            if tx.execute(sql.JOIN, {"arena_id": number, "at": AT_ONCE}).rowcount:
                return True
            tx.rollback()
            return False

        return await self.database.write(work)

    async def take_seat(
        self, before: Match, after: Match, person: Person, click: int, now: float, ready: float
    ) -> Match:
        """Seat a person at a table that gathers, and return it; the arena is due at `ready`.

        Conflict if the table has changed, if nobody is seated any more, or if the person sits at
        another table of the arena, or has left one that is not over. DuplicateClick if this is
        their last click, delivered again.
        """
        assert before.arena is not None, "it is a table of an arena"
        of = {"arena_id": before.arena, "of_user": person.id}
        new = {"arena": before.arena, "user": person.id, "name": person.name, "joined": now}
        sits = {"name": person.name, "match": before.id, "pressed": now, "click": click}

        def work(tx: sa.Connection) -> None:
            change_match(tx, before, after)
            tx.execute(sql.ENTER, new)
            sat = tx.execute(sql.SAT_BEFORE, of).one()
            if sat.click == click:
                raise DuplicateClick(before.id)
            is_elsewhere = sat.match != before.id  # else they sit there again since just now
            if is_elsewhere and tx.execute(sql.IS_TAKEN, of | {"match_id": sat.match}).first():
                raise Conflict(before.id)
            tx.execute(sql.SIT_DOWN, of | sits)
            if not tx.execute(sql.PRESS, of | {"at": ready}).rowcount:
                raise Conflict(before.id)

        await self.database.write(work)
        return replace(after, revision=before.revision + 1)

    async def renew(self, number: int, user: int, now: float) -> None:
        """Note that a person who waits for a table has pressed once more."""
        await self.database.change(sql.SIT_DOWN, arena_id=number, of_user=user, pressed=now)

    async def lapse(
        self, before: Match, after: Match, users: Collection[int], until: float
    ) -> Match:
        """Store a table without people whose presses lapsed; Conflict if one was renewed."""
        of = {"arena_id": before.arena, "users": [*users], "until": until}

        def work(tx: sa.Connection) -> None:
            change_match(tx, before, after)
            if tx.execute(sql.RENEWED, of).first():
                raise Conflict(before.id)

        await self.database.write(work)
        return replace(after, revision=before.revision + 1)

    # Tables

    async def lobbies(self, number: int) -> list[Match]:
        """The tables that are not dealt yet, the oldest first."""
        rows = await self.database.rows(sql.LOBBIES, arena_id=number)
        return [*matches_in(rows)][::-1]

    async def playing(self, number: int) -> list[int]:
        """The tables under way, the oldest first."""
        return await self.database.column(sql.PLAYING, arena_id=number)

    async def tables(self, number: int) -> list[Table]:
        """The finished tables in the order in which they ended."""
        return await self.database.read(lambda tx: _tables(tx, number))

    # Medals

    async def medals(self, user: int, guild: int | None = None) -> list[Medal]:
        """The medals of a person, in a server or everywhere, the newest first."""
        query = sql.MEDALS if guild is None else sql.MEDALS_IN
        rows = await self.database.rows(query, of_user=user, in_guild=guild)
        return [Medal(*row) for row in rows]

    async def medals_of(self, number: int) -> list[Medal]:
        """The medals of an arena, the first place first."""
        return [Medal(*row) for row in await self.database.rows(sql.MEDALS_OF, arena_id=number)]

    # Messages

    async def set_message(self, number: int, channel: int, message: int | None) -> None:
        """Store where the message of an arena stands."""
        await self.database.change(
            sql.SET_MESSAGE, arena_id=number, channel=channel, message=message
        )

    async def undrawn(self, now: float, most: int) -> list[int]:
        """Arenas whose message shows less than there is, and that nobody is drawing."""
        return await self.database.column(sql.UNDRAWN, now=now, most=most)

    async def claim(self, number: int, now: float, seconds: float) -> tuple[Arena, float] | None:
        """Claim the drawing of an arena: the arena, and the time until which the lease is.

        None if it is drawn, or another process is drawing it.
        """
        lease = now + seconds

        def work(tx: sa.Connection) -> tuple[Arena, float] | None:
            if not tx.execute(sql.CLAIM, {"arena_id": number, "now": now, "lease": lease}).rowcount:
                return None
            return _arena(tx.execute(sql.GET, {"arena_id": number}).one()), lease

        return await self.database.write(work, durable=False)

    async def set_drawn(self, number: int, revision: int, held: float, lease: float) -> bool:
        """Note that the message shows this revision, and is left alone until the new `lease` ends.

        False if the lease that was `held` was lost.
        """
        columns = {"arena_id": number, "drawn": revision, "held": held, "lease": lease}
        return bool(await self.database.change(sql.SET_DRAWN, durable=False, **columns))

    # Threads, each used by one table after the other

    async def take_thread(self, number: int, table: int) -> int | None:
        """The thread of a table: its own, or one that no table uses any more; None if none is."""
        of = {"arena_id": number, "for_match": table}

        def work(tx: sa.Connection) -> int | None:
            own: int | None = tx.scalar(sql.OWN_THREAD, of)
            return own if own is not None else tx.scalar(sql.TAKE_THREAD, of)

        return await self.database.write(work)

    async def add_thread(self, number: int, thread: int, table: int) -> None:
        """Note a thread that was opened for a table."""
        await self.database.change(sql.ADD_THREAD, arena=number, thread=thread, match=table)

    async def table_number(self, number: int, table: int) -> int:
        """The number of a table among those of its arena, from 1: no two have the same."""
        of = {"arena_id": number, "for_match": table}
        return await self.database.read(lambda tx: int(tx.scalar(sql.TABLE_NUMBER, of) or 0))

    async def drop_thread(self, thread: int) -> None:
        """Forget a thread that is gone."""
        await self.database.change(sql.DROP_THREAD, gone=thread)


def _arena(row: Row) -> Arena:
    columns = dict(zip(sql.FIELDS, row, strict=True))
    return Arena(**columns | {"status": ArenaStatus(row.status)})


def _entrant(row: Row) -> Entrant:
    user, name, joined, table, pressed, is_waiting, is_playing = row
    return Entrant(user, name, joined, table, pressed, bool(is_waiting), bool(is_playing))


def _players(tx: sa.Connection, number: int) -> list[Entrant]:
    return [_entrant(row) for row in tx.execute(sql.PLAYERS, {"arena_id": number})]


def _tables(tx: sa.Connection, number: int) -> list[Table]:
    rows = tx.execute(sql.TABLES, {"arena_id": number}).all()
    return [
        Table(of, ended, tuple(_result(row) for row in found))
        for (of, ended), found in groupby(rows, key=attrgetter("match", "ended"))
    ]


def _result(row: Row) -> Result:
    return Result(**{name: getattr(row, name) for name in Result._fields})
