"""The store: matches, their logs and messages. Each change of a match is one compare-and-write."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from time import time
from typing import Any, NamedTuple, Self

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from bot.matches.match import OPEN, Match, Person, Status
from bot.matches.replay import Action, record_of
from bot.store import statements as sql
from bot.store.achievements import Achievements
from bot.store.archive import Archive, end_of, extend_chain
from bot.store.arenas import Arenas, wake_arena
from bot.store.counting import Ending, count_anew, store_ending
from bot.store.daily_boards import DailyBoards
from bot.store.daily_subscribers import DailySubscribers
from bot.store.engine import Database, as_unavailable, connect
from bot.store.errors import Conflict, DuplicateClick
from bot.store.leaderboards import Leaderboards
from bot.store.migrations import examine, migrate
from bot.store.people import People
from bot.store.postgres import PostgreSQL
from bot.store.privacy import Privacy
from bot.store.processes import DatabaseClock, IdentifyQueue, Processes, SteadyClock
from bot.store.pseudonyms import Pseudonyms, pseudonyms_for
from bot.store.reviews import Reviews
from bot.store.rows import (
    actions_of,
    change_match,
    dealt_of,
    match_of,
    matches_in,
    seat_rows,
)
from bot.store.servers import Servers
from bot.store.solos import Solos
from bot.store.weeks import Weeks
from bot.store.work import WorkQueue


class TableCounts(NamedTuple):
    """Numbers of lobbies and matches under way of a host, in a channel, and in a server."""

    host: int
    channel: int
    guild: int


class Store:
    """The database. Every method is one unit of work; cancelled, it has happened or it has not.

    `clock` tells the time by which leases end and matches are due, in seconds since 1970.
    """

    def __init__(self, database: Database, pseudonyms: Pseudonyms) -> None:
        self.database, self.pseudonyms = database, pseudonyms
        self.clock = SteadyClock()
        self.people = People(database)
        self.privacy = Privacy(database, self.people, pseudonyms)
        self.servers = Servers(database, self.people)
        self.daily_subscribers = DailySubscribers(database, self.people)
        self.leaderboards = Leaderboards(database)
        self.achievements = Achievements(database)
        self.archive = Archive(database)
        self.weeks = Weeks(database)
        self.processes = Processes(database)
        self.work = WorkQueue(database)
        self.solos = Solos(database, pseudonyms)
        self.daily_boards = DailyBoards(database)
        self.reviews = Reviews(database)
        self.arenas = Arenas(database)

    @classmethod
    async def open(cls, url: str, secret: str = "") -> Self:
        """Connect and bring the database up to date; Unavailable where there is none.

        `url` is `sqlite+aiosqlite:///path/to/file` or `postgresql+asyncpg://user@host/name`;
        `secret` is what pseudonyms are made with, "" for a key that is kept beside the file.
        """
        with as_unavailable():
            await asyncio.to_thread(examine, url)
        migrating = connect(url, timeouts=False).driver
        pseudonyms = await asyncio.to_thread(pseudonyms_for, url, secret)

        def work(tx: sa.Connection) -> None:
            migrate(tx)
            count_anew(tx, time(), pseudonyms)

        try:
            with as_unavailable():  # one who stops the bot need not wait for a silent server
                await migrating.run(work, writes=True, durable=True)
        finally:
            await migrating.close()
        store = cls(connect(url), pseudonyms)
        if isinstance(store.database.driver, PostgreSQL):
            store.clock = DatabaseClock(store.database)
            await store.clock.read()
        return store

    async def close(self) -> None:
        """Let what has begun finish, and let go of all connections."""
        await self.database.close()

    async def keep_time(self) -> None:
        """Keep the clock right until cancelled."""
        if isinstance(self.clock, DatabaseClock):
            await self.clock.run()

    @property
    def identify_queue(self) -> IdentifyQueue:
        """For processes that share a database, which therefore is one of PostgreSQL."""
        assert isinstance(self.database.driver, PostgreSQL)
        return IdentifyQueue(self.database.driver.connections)

    # Matches

    async def create(self, match: Match, secret: str) -> Match:
        """Store a new match, and return it with its id; the same rematch is stored only once."""
        row = {name: getattr(match, name) for name in sql.MATCH_FIELDS if name != "id"}

        def work(tx: sa.Connection) -> int:
            key: int = tx.execute(sql.CREATE, {**row, "secret": secret}).scalar_one()
            if match.seats:
                tx.execute(sql.SIT, seat_rows(key, dict(enumerate(match.seats))))
            return key

        try:
            return replace(match, id=await self.database.write(work))
        except IntegrityError:
            for other in await self.database.column(sql.REMATCH, of=match.rematch_of):
                return await self.get(other) or match
            raise

    async def get(self, match: int) -> Match | None:
        """A match with its seats."""
        return next(matches_in(await self.database.rows(sql.GET, match_id=match)), None)

    async def current_matches(self, channel: int | None = None) -> list[Match]:
        """The lobbies and matches under way, in a channel or everywhere, newest first."""
        query = (
            sql.CURRENT_MATCHES if channel is None else sql.CURRENT_MATCHES.where(sql.in_channel)
        )
        return [*matches_in(await self.database.rows(query, in_channel=channel))]

    async def sits_at(self, user: int, channel: int, plays: bool = False) -> Match | None:
        """The table where a person sits: the newest in this channel, or else the newest anywhere.

        `plays`: no lobby. However many tables there are, one is read.
        """
        return await self._first(sql.PLAYS if plays else sql.SITS, user, channel)

    async def guest_at(self, user: int, channel: int) -> Match | None:
        """The match in this channel at which a person wants to sit down, or is about to."""
        return await self._first((sql.GUEST_AT,), user, channel)

    async def _first(
        self, queries: Sequence[sa.Select[Any]], user: int, channel: int
    ) -> Match | None:
        place = {"of_user": user, "in_channel": channel}

        def work(tx: sa.Connection) -> Match | None:
            for query in queries:
                if found := tx.scalar(query, place):
                    return match_of(tx, found)
            return None

        return await self.database.read(work)

    async def count_around(self, match: Match) -> TableCounts:
        """Numbers of tables open with the host, channel or server of a match, itself included."""
        place = {"of_host": match.host, "of_channel": match.channel, "of_guild": match.guild}
        return TableCounts(*(await self.database.rows(sql.COUNT_OPEN, **place))[0])

    async def in_guild(self, guild: int) -> list[int]:
        """The ids of lobbies and matches under way in a server."""
        return await self.database.column(sql.IN_GUILD, in_guild=guild)

    async def guilds(self) -> list[int]:
        """The servers in which a lobby or a match is under way."""
        return await self.database.column(sql.GUILDS)

    async def invited(self, match: int) -> list[Person]:
        """Everybody who is invited to a table."""
        return [Person(*row) for row in await self.database.rows(sql.INVITED, match_id=match)]

    async def invite(self, match: int, person: Person) -> None:
        """Invite somebody to a table."""
        await self.database.change(sql.INVITE, match=match, user=person.id, name=person.name)

    async def change(
        self, before: Match, after: Match, ending: Ending | None = None, *, moves_down: bool = False
    ) -> Match:
        """Store another state of a match that no action brings about, and return it.

        Seats and the columns of `rows.CHANGED` may differ; `ending` is what the match counts for if
        it ends so. `moves_down` has the table posted anew below all that its channel says, unless
        it is to move already. Conflict if anything happened since `before` was read.
        """

        def work(tx: sa.Connection) -> None:
            change_match(tx, before, after)
            if moves_down:
                tx.execute(sql.MOVE_DOWN, {"match_id": before.id})
            if ending:
                store_ending(tx, before.id, ending, self.pseudonyms)
            if before.arena is not None and after.status not in OPEN:
                wake_arena(tx, before.arena)

        await self.database.write(work)
        return replace(after, revision=before.revision + 1)

    # The log

    async def append(
        self,
        match: Match,
        action: Action,
        due: float | None,
        ending: Ending | None = None,
        asked_at: float | None = None,
        nudge: float | None = None,
    ) -> None:
        """Store the next action of a match, or raise Conflict or DuplicateClick and store nothing.

        The time of those who are to act then counts from `asked_at` on, or else from now.

        Conflict if anything happened since `match` was read: another action, or somebody left.
        What it was asked, and has decided, is stored as `match` has it: they may go together.
        """
        status, ended = (Status.OVER, ending.at) if ending else (match.status, None)
        row = {"match": match.id, "n": match.length + 1, **action._asdict()}
        where = {"match_id": match.id, "seen": match.revision, "ordered": match.orders}
        columns = {"length": match.length + 1, "due": due, "status": status, "ended": ended}
        columns |= {"ready": 0, "asked_at": action.at if asked_at is None else asked_at}
        columns |= {"nudge": nudge}
        columns |= {name: getattr(match, name) for name in ("proposal", "lapses", "decided")}

        def work(tx: sa.Connection) -> None:
            if tx.execute(sql.CHANGE, {**where, **columns}).rowcount != 1:
                raise Conflict(match.id)
            try:
                tx.execute(sql.APPEND, row)
            except IntegrityError as clash:
                raise DuplicateClick(match.id) from clash
            if ending:
                store_ending(tx, match.id, ending, self.pseudonyms)
                if match.arena is not None:
                    wake_arena(tx, match.arena)
                whole = replace(record_of(match, *dealt_of(tx, match.id)), end=end_of(tx, match.id))
                extend_chain(tx, match.id, match.server, whole)

        await self.database.write(work)

    async def set_ready(self, match: Match, seat: int) -> int:
        """Note that a seat is ready for the next deal, and return the bits of all seats that are.

        Conflict if another action was stored since `match` was read.
        """
        where = {"match_id": match.id, "at_length": match.length, "seat_bit": 1 << seat}
        found = await self.database.write(lambda tx: tx.scalar(sql.READY, where))
        if found is None:
            raise Conflict(match.id)
        return int(found)

    async def set_order(self, match: Match, seat: int, order: str) -> None:
        """Note what a person has decided before their turn, "" for nothing.

        Conflict if another action was stored since `match` was read, or somebody else sits there.
        """
        where = {"match_id": match.id, "at_length": match.length}
        place = {"match_id": match.id, "seat_number": seat, "of_user": match.seats[seat].user}
        decided = {"order": order, "order_at": match.length}

        def work(tx: sa.Connection) -> None:
            if tx.execute(sql.COUNT_ORDER, where).rowcount != 1:
                raise Conflict(match.id)
            if tx.execute(sql.ORDER, {**place, **decided}).rowcount != 1:
                raise Conflict(match.id)

        await self.database.write(work)

    async def set_quick_word(self, match: int, seat: int, user: int, word: str) -> None:
        """Have the next picture show a quick word; none if the person sits there no more."""
        place: dict[str, Any] = {"match_id": match, "seat_number": seat, "of_user": user}
        await self.database.change(sql.SET_QUICK_WORD, **place, word=word)

    async def clear_quick_words(self, match: int, revision: int) -> None:
        """Show no quick word any more that was said before this revision."""
        await self.database.change(sql.CLEAR_QUICK_WORDS, match_id=match, shown=revision)

    async def actions(self, match: int, after: int = 0) -> list[Action]:
        """The log of a match behind its first `after` actions."""
        return await self.database.read(lambda tx: actions_of(tx, match, after))

    async def dealt(self, match: int) -> tuple[str, list[Action]]:
        """The secret that a match was dealt from, for nobody to see before its end, and its log."""
        return await self.database.read(lambda tx: dealt_of(tx, match))

    async def clicked(self, match: int, click: int) -> bool:
        """Look up a click in the log of a match."""
        return bool(await self.database.rows(sql.CLICKED, match_id=match, by_click=click))

    # Messages

    async def set_message(self, match: int, channel: int, message: int | None) -> None:
        """Store the place of the table message, where it stays; None: there is none."""
        await self.database.change(
            sql.SET_MATCH, match_id=match, channel=channel, message=message, destination=None
        )

    async def move(self, match: int, message: int) -> None:
        """Have the table message moved into its thread, which has or gets the same number."""
        await self.database.change(
            sql.SET_MATCH, match_id=match, message=message, destination=message, drawn=0
        )

    async def set_hand(
        self,
        match: int,
        seat: int,
        user: int,
        channel: int | None,
        message: int | None,
        told: int | None = None,
    ) -> bool:
        """Store the place of a person's hand, and the turn that they were last notified of.

        False, and nothing is stored, if they do not sit there any more: it is nobody else's.
        """
        hand: dict[str, Any] = {"hand_channel": channel, "hand_message": message, "told": told}
        hand |= {"match_id": match, "seat_number": seat, "of_user": user}
        return bool(await self.database.change(sql.SET_HAND, **hand))

    async def direct_channel(self, user: int) -> int | None:
        """The channel to which a hand was last sent to a person, if ever."""
        rows = await self.database.rows(sql.DIRECT_CHANNEL, of_user=user)
        return rows[0].hand_channel if rows else None

    async def set_notice(
        self,
        match: int,
        seat: int,
        channel: int | None,
        message: int | None,
        told: int | None = None,
    ) -> None:
        """Store the place of the message that notifies a seat; before it is sent, its channel."""
        change = sql.SET_SEAT if channel is None else sql.SET_OF_PERSON
        place = {"match_id": match, "seat_number": seat, "notice_channel": channel}
        turn = {} if told is None else {"told": told}
        await self.database.change(change, True, **place, notice_message=message, **turn)
