"""Matches and their logs. Each change is one compare-and-write on the match's revision."""

from dataclasses import replace
from typing import Any, NamedTuple, Self

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.matches.match import Match, Seat, Status
from bot.matches.played import Action
from bot.store import statements as sql
from bot.store.archive import Archive
from bot.store.boards import Boards
from bot.store.clicks import Clicks
from bot.store.clock import DatabaseClock, SteadyClock
from bot.store.counting import Ending, store_ending
from bot.store.engine import connect, patient, reaching, whole
from bot.store.leases import Leases
from bot.store.migrations import migrate
from bot.store.people import People
from bot.store.privacy import Privacy
from bot.store.recipients import Recipients
from bot.store.seasons import Seasons
from bot.store.servers import Servers
from bot.store.turns import Turns

CHANGED = ("status", "version", "options", "host", "clock", "rematch_of", "due", "ended", "joins")
"""The columns that `change` may write."""


class Stale(Exception):
    """The match has moved on, and nothing was stored: load it, then decide again."""


class Doubled(Exception):
    """This click is stored already, and was not stored again."""


class Census(NamedTuple):
    """How many lobbies and matches are under way, and how many of them are not drawn yet."""

    open: int
    undrawn: int


class Store(Leases):
    """The database. Every method is one transaction; cancelled, it has happened or it has not.

    `clock` tells the time by which leases end and matches are due, in seconds since 1970.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__(engine, set())
        self.turns = Turns(engine)
        self.clock = SteadyClock()
        self.people = People(engine, self.unfinished)
        self.privacy = Privacy(engine, self.unfinished)
        self.servers = Servers(engine, self.unfinished)
        self.recipients = Recipients(engine, self.unfinished)
        self.boards = Boards(engine, self.unfinished)
        self.seasons = Seasons(engine, self.unfinished)
        self.archive = Archive(engine, self.unfinished)
        self.clicks = Clicks(engine, self.unfinished)

    @classmethod
    async def open(cls, url: str) -> Self:
        """Connect and bring the database up to date; Unavailable where there is none.

        `url` is `sqlite+aiosqlite:///path/to/file` or `postgresql+asyncpg://user@host/name`.
        """
        with reaching():
            await _update(url)
            store = cls(connect(url))
            if not url.startswith("sqlite"):
                store.clock = DatabaseClock(store.engine)
                await store.clock.read()
        return store

    async def keep_time(self) -> None:
        """Keep the clock right until cancelled."""
        if isinstance(self.clock, DatabaseClock):
            await self.clock.keep()

    # Matches

    @whole
    async def create(self, match: Match, secret: str) -> Match:
        """Store a new match, and return it with its id; the same rematch is stored only once."""
        row = {name: getattr(match, name) for name in sql.MATCH_FIELDS if name != "id"}
        try:
            async with self.engine.begin() as tx:
                key = (await tx.execute(sql.CREATE, {**row, "secret": secret})).scalar_one()
                await tx.execute(sql.SIT, _seat_rows(key, dict(enumerate(match.seats))))
        except IntegrityError:
            async with self.engine.begin() as tx:
                other = (await tx.execute(sql.REMATCH, {"of": match.rematch_of})).scalar()
            if other is None:
                raise
            return await self.get(other) or match
        return replace(match, id=key)

    @whole
    async def get(self, match: int) -> Match | None:
        """A match with its seats."""
        async with self.engine.connect() as tx:
            rows = (await tx.execute(sql.GET, {"match_id": match})).all()
        if not rows:
            return None
        width = len(sql.MATCH_FIELDS)
        row: dict[str, Any] = dict(zip(sql.MATCH_FIELDS, rows[0][:width], strict=True))
        row["status"] = Status(row["status"])
        seats = (dict(zip(sql.SEAT_FIELDS, each[width:], strict=True)) for each in rows)
        return Match(**row, seats=tuple(Seat(**each) for each in seats if each["name"]))

    @whole
    async def secret(self, match: int) -> str:
        """The secret of a match: keep it from everybody until the end."""
        async with self.engine.begin() as tx:
            return str((await tx.execute(sql.SECRET, {"match_id": match})).scalar_one())

    @whole
    async def current(self, channel: int | None = None, user: int | None = None) -> list[int]:
        """The ids of lobbies and matches under way in a channel, or of a person, newest first."""
        if user is None:
            query = sql.CURRENT if channel is None else sql.IN_CHANNEL
        else:
            query = sql.OF_USER if channel is None else sql.OF_USER_IN_CHANNEL
        async with self.engine.begin() as tx:
            ids = await tx.scalars(query, {"in_channel": channel, "of_user": user})
            return list(ids)

    @whole
    async def in_guild(self, guild: int) -> list[int]:
        """The ids of lobbies and matches under way in a server."""
        async with self.engine.begin() as tx:
            return list(await tx.scalars(sql.IN_GUILD, {"in_guild": guild}))

    @whole
    async def guilds(self) -> list[int]:
        """The servers in which a lobby or a match is under way."""
        async with self.engine.begin() as tx:
            return list(await tx.scalars(sql.GUILDS))

    @whole
    async def change(self, before: Match, after: Match, ending: Ending | None = None) -> Match:
        """Store another state of a match that no action brings about, and return it.

        Seats and the columns of `CHANGED` may differ; `ending` is what the match counts for if it
        ends so. Stale if anything happened since `before` was read.
        """
        columns = {name: getattr(after, name) for name in CHANGED}
        was, now = dict(enumerate(before.seats)), dict(enumerate(after.seats))
        where = {"match_id": before.id, "seen": before.revision}
        async with self.engine.begin() as tx:
            if (await tx.execute(sql.CHANGE, {**where, **columns})).rowcount != 1:
                raise Stale(before.id)
            for n in [n for n, seat in was.items() if now.get(n) != seat]:
                await tx.execute(sql.RISE, {"match_id": before.id, "seat_number": n})
            if new := {n: seat for n, seat in now.items() if was.get(n) != seat}:
                await tx.execute(sql.SIT, _seat_rows(before.id, new))
            if ending:
                await store_ending(tx, before.id, ending)
        return replace(after, revision=before.revision + 1)

    # The log

    @whole
    async def append(
        self, match: Match, action: Action, due: float | None, ending: Ending | None = None
    ) -> None:
        """Store the next action of a match, or raise Stale or Doubled and store nothing.

        Stale if anything happened since `match` was read, be it another action, or somebody left.
        """
        status, ended = (Status.OVER, ending.at) if ending else (match.status, None)
        row = {"match": match.id, "n": match.length + 1, **action._asdict()}
        where = {"match_id": match.id, "seen": match.revision}
        columns = {"length": match.length + 1, "due": due, "status": status, "ended": ended}
        async with self.engine.begin() as tx:
            if (await tx.execute(sql.CHANGE, {**where, **columns})).rowcount != 1:
                raise Stale(match.id)
            try:
                await tx.execute(sql.APPEND, row)
            except IntegrityError as clash:
                raise Doubled(match.id) from clash
            if ending:
                await store_ending(tx, match.id, ending)

    @whole
    async def actions(self, match: int, after: int = 0) -> list[Action]:
        """The log of a match behind its first `after` actions."""
        async with self.engine.connect() as tx:
            rows = await tx.execute(sql.ACTIONS, {"match_id": match, "after": after})
            return [Action(*row) for row in rows.all()]

    @whole
    async def dealt(self, match: int) -> tuple[str, list[Action]]:
        """What a match was dealt from, to be kept from everybody until the end, and its log."""
        async with self.engine.connect() as tx:
            secret = (await tx.execute(sql.SECRET, {"match_id": match})).scalar_one()
            rows = await tx.execute(sql.ACTIONS, {"match_id": match, "after": 0})
            return str(secret), [Action(*row) for row in rows.all()]

    @whole
    async def clicked(self, match: int, click: int) -> bool:
        """Whether a click is in the log of a match."""
        async with self.engine.begin() as tx:
            where = {"match_id": match, "by_click": click}
            return (await tx.execute(sql.CLICKED, where)).first() is not None

    # Messages

    async def set_message(self, match: int, channel: int, message: int | None) -> None:
        """Where the table message is; None: there is none."""
        await self._write(sql.SET_MATCH, match_id=match, channel=channel, message=message)

    async def set_hand(
        self, match: int, seat: int, channel: int | None, message: int | None
    ) -> None:
        """Where a seat's hand was sent."""
        where = {"match_id": match, "seat_number": seat}
        await self._write(sql.SET_OF_PERSON, **where, hand_channel=channel, hand_message=message)

    async def set_notice(self, match: int, seat: int, message: int | None) -> None:
        """The last message that told a seat's player of their turn."""
        where = {"match_id": match, "seat_number": seat}
        set_notice = sql.SET_SEAT if message is None else sql.SET_OF_PERSON
        await self._write(set_notice, **where, notice_message=message)

    @whole
    async def census(self) -> Census:
        """Count what is under way."""
        async with self.engine.begin() as tx:
            return Census(*(await tx.execute(sql.CENSUS)).one())


async def _update(url: str) -> None:
    engine = patient(url)
    try:
        async with engine.begin() as tx:
            await tx.run_sync(migrate)
    finally:
        await engine.dispose()


def _seat_rows(match: int, seats: dict[int, Seat]) -> list[dict[str, Any]]:
    return [{"match": match, "seat": n, **vars(seat)} for n, seat in seats.items()]
