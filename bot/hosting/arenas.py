"""The manager of arenas: who is seated where, and what happens by itself.

Nobody owns an arena. Whichever process comes first takes one that is due, and another may seat
people meanwhile: each step is one compare-and-write, and what a process that dies leaves undone is
due again soon.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import asdict, replace
from typing import Final, NamedTuple, Protocol

from bot.concurrency.locks import KeyedLocks
from bot.concurrency.tasks import Tasks
from bot.hosting.preferences import EVERYONE, OFF, settings_of
from bot.hosting.scheduler import wait_for
from bot.hosting.tables import Tables, retry_on_conflict
from bot.matches import arena as rules
from bot.matches import lobby
from bot.matches.arena import Arena, ArenaStatus, Entrant, Standing
from bot.matches.lobby import Claims
from bot.matches.match import Match, Person, Refused
from bot.store import DuplicateClick, Unavailable
from bot.store.arenas import Arenas as ArenaStore
from bot.words import game_title, talk
from games import GAMES
from games.text import Text

log = logging.getLogger(__name__)

MOST: Final = 20
"""Arenas taken at a time."""
LEASE: Final = 5.0
"""Seconds after which another process looks after an arena that one has taken and not done."""
DEALING: Final = 15.0
"""Seconds after which another process deals at a table that one has begun to deal at."""
PAUSE: Final = 1.0
"""Seconds between two looks at most."""
SPARE: Final = 2
"""Tables that gather for people who press before anybody knows of them."""
READY: Final = 64
"""Tables that gather at once, at most."""


class Place(NamedTuple):
    """A message in a channel or thread."""

    channel: int
    message: int


class NotPosted(Exception):
    """Discord could not be reached, or refused: the message may be there or not."""


class Dealer(Protocol):
    """Posts the messages of deals."""

    async def deal(self, arena: Arena, begun: Match) -> Place:
        """Post the message that tells of a deal in a thread of the arena, and return its place.

        `begun` is the match as it will begin. Called again for the same one, by whichever process,
        it is the same message: it has a nonce. If who sits there has changed, it is another.
        NotPosted if it is to be tried again.
        """


class Arenas:
    """Starts and ends arenas, seats people, has tables dealt; what is Refused changed nothing."""

    def __init__(
        self,
        tables: Tables,
        dealer: Dealer,
        redraw_table: Callable[[int], object],
        redraw: Callable[[int], object],
    ) -> None:
        """`redraw_table` schedules the update of a match, and `redraw` that of an arena."""
        self.tables, self.store, self.clock = tables, tables.store.arenas, tables.clock
        self.dealer, self.redraw_table, self.redraw = dealer, redraw_table, redraw
        self.wait: Callable[[asyncio.Event, float], Awaitable[bool]] = wait_for
        self._locks = KeyedLocks()  # by arena: people who press at once are seated in turn
        self._work = Tasks()  # by match
        self._woken = asyncio.Event()

    # What people ask for

    async def start(
        self,
        game: str,
        minutes: int,
        at: float | None,
        person: Person,
        guild: int,
        channel: int,
        manages: bool,
    ) -> Arena:
        """Announce an arena that begins now, or `at` a time in seconds since 1970.

        `manages`: the person manages the server.
        """
        now = self.clock()
        await self._may_start(game, guild, manages)
        if not rules.SHORTEST <= minutes <= rules.LONGEST:
            raise Refused(Text("arena-minutes", least=rules.SHORTEST, most=rules.LONGEST))
        begins = now if at is None else at
        if not now <= begins <= now + rules.AHEAD:
            raise Refused(Text("arena-time"))
        new = _new(game, person, guild, channel, now, begins, begins + 60 * minutes)
        if (made := await self.store.create(new, rules.AT_ONCE)) is None:
            raise Refused(Text("arenas-many", most=rules.AT_ONCE))
        self._changed(made.id)
        return made

    async def _may_start(self, game: str, guild: int, manages: bool) -> None:
        settings = await settings_of(self.tables.store.people, guild)
        if settings.arenas == OFF:
            raise Refused(Text("arenas-off"))
        if not manages and settings.arenas != EVERYONE:
            raise Refused(Text("arenas-of-managers"))
        if game not in GAMES or GAMES[game].daily is None:
            raise Refused(Text("arena-no-game", name=game_title(game, talk())))
        if game not in settings.games:
            raise Refused(Text("game-hidden", game=game_title(game, talk())))

    async def get(self, number: int) -> Arena:
        """An arena as it is now."""
        found = await self.store.get(number)
        if found is None:
            raise Refused(Text("no-such-arena"))
        return found

    async def standing(self, number: int) -> list[Standing]:
        """The standing of an arena, the first place first."""
        return await standing_of(self.store, number)

    async def join(self, number: int, person: Person) -> Arena:
        """Note that a person takes part; they are seated once they press **Next**."""
        arena = await self.get(number)
        if arena.status not in (ArenaStatus.ANNOUNCED, ArenaStatus.RUNNING):
            raise Refused(Text("arena-over"))
        if await self.store.join(number, person, self.clock()):
            self._changed(number)
        return await self.get(number)

    async def next(self, number: int, person: Person, click: int) -> Match:
        """Seat a person at a table that gathers, and return it; their number is in their seat.

        `click` is the id of the interaction: it counts for the shuffles. Who waits for a table
        already stays there, by their first click.
        """
        async with self._locks[number]:
            try:
                match = await retry_on_conflict(lambda: self._seat(number, person, click))
            except DuplicateClick:
                match = await self._seated(number, person)
        self._changed(number)
        return match

    async def _seat(self, number: int, person: Person, click: int) -> Match:
        arena = await self.get(number)
        if arena.status is ArenaStatus.ANNOUNCED:
            raise Refused(Text("arena-not-begun", time=f"<t:{arena.begins:.0f}:R>"))
        if arena.status is not ArenaStatus.RUNNING:
            raise Refused(Text("arena-over"))
        now = self.clock()
        entrant = await self.store.player(number, person.id)
        if entrant and entrant.is_waiting:
            await self.store.renew(number, person.id, now)
            return await self._seated(number, person)
        if entrant and entrant.is_playing:
            link = (await self.tables.get(entrant.match or 0)).link
            raise Refused(Text("arena-table-open", place=link))
        before = await self._choose(arena, entrant)
        after = _joined(before, person, click)
        ready = now if is_full(after) else now + rules.FILL
        after = self.tables.timing.of_lobby(after)
        return await self.store.take_seat(before, after, person, click, now, ready)

    async def _seated(self, number: int, person: Person) -> Match:
        """The table where a person sits, or sat last."""
        entrant = await self.store.player(number, person.id)
        return await self.tables.get(entrant.match if entrant and entrant.match else 0)

    async def _choose(self, arena: Arena, entrant: Entrant | None) -> Match:
        """A table with room: where most wait, but rather without whom they have just met."""
        gathering = [each for each in await self.store.lobbies(arena.id) if not is_full(each)]
        if not gathering:
            self.wake()
            raise Refused(Text("arena-no-room"))
        waiting = [each for each in gathering if each.people] or gathering[:1]
        if len(waiting) == 1 or not (entrant and entrant.match):
            return max(waiting, key=lambda each: len(each.people))
        met = {seat.last_person for seat in (await self.tables.get(entrant.match)).seats}
        return min(waiting, key=lambda each: (_met(each, met), -len(each.people)))

    async def end(self, number: int, user: int, manages: bool) -> Arena:
        """Seat nobody any more; the arena is over once the tables under way are."""
        arena = await self._owned(number, user, manages)
        if arena.status is ArenaStatus.CLOSING or not await self.store.close(
            number, min(arena.ends, self.clock())
        ):
            raise Refused(Text("arena-over"))
        self._changed(number)
        return await self.get(number)

    async def remove(self, number: int, user: int, manages: bool) -> Arena:
        """Remove an arena without medals; its tables are played on as ordinary ones."""
        await self._owned(number, user, manages)
        if not await self.store.remove(number):
            raise Refused(Text("arena-over"))
        self._changed(number)
        return await self.get(number)

    async def close_guild(self, guild: int) -> None:
        """Remove the arenas of a server, which has removed the bot."""
        for arena in await self.store.running(guild):
            await self.store.remove(arena.id)

    async def _owned(self, number: int, user: int, manages: bool) -> Arena:
        """An arena that is not over, for who started it or manages the server."""
        arena = await self.get(number)
        if not manages and user != arena.by:
            raise Refused(Text("arena-not-yours"))
        if not arena.is_open:
            raise Refused(Text("arena-over"))
        return arena

    # What happens by itself

    async def run(self) -> None:
        """Look after the arenas until cancelled; several processes may."""
        try:
            while True:
                due = await self._look()
                pause = PAUSE if due is None else min(PAUSE, due - self.clock())
                await self.wait(self._woken, max(0.0, pause))
                self._woken.clear()
        finally:
            await self._work.stop()

    async def once(self) -> None:
        """Do all that is due now, and return when it is done."""
        await self._begin()
        await self._work.wait()

    def wake(self) -> None:
        """Look at once: somebody pressed, or a table has ended."""
        self._woken.set()

    def _changed(self, number: int) -> None:
        self.wake()
        self.redraw(number)

    async def _look(self) -> float | None:
        try:
            return await self._begin()
        except Unavailable as error:
            log.warning("The arenas cannot be looked after: %s", error)
        except Exception:
            log.exception("The arenas cannot be looked after")
        return None

    async def _begin(self) -> float | None:
        """Begin what is due, and return when the next is."""
        now = self.clock()
        due = await self.store.next_due()
        if due is not None and due <= now:
            for number in await self.store.take_due(now, now + LEASE, MOST):
                await self._look_after(number, now + LEASE)
            due = await self.store.next_due()
        for number in await self.store.undrawn(now, MOST):
            self.redraw(number)
        return due

    async def _look_after(self, number: int, held: float) -> None:
        """Do what is due in one arena; a failure there ends no other work, and is tried again."""
        try:
            with_conflicts = retry_on_conflict(lambda: self._step(number))
            await self.store.set_due(number, held, await with_conflicts)
        except Unavailable:
            raise
        except Exception:
            log.exception("Failed to look after arena %d", number)

    async def _step(self, number: int) -> float | None:
        """Bring an arena up to date, and return when it is due next."""
        arena, now = await self.get(number), self.clock()
        if not arena.is_open:
            return None
        if arena.status is ArenaStatus.ANNOUNCED and now < arena.begins:
            return arena.begins
        players = await self.store.players(number)
        gathering = [await self._tended(each, players) for each in await self.store.lobbies(number)]
        if arena.status is ArenaStatus.CLOSING or now >= arena.ends:
            return await self._close(arena, gathering)
        await self._make_ready(arena, gathering, players)
        if arena.status is ArenaStatus.ANNOUNCED and await self.store.begin(number):
            self.redraw(number)
        self._deal_all(arena, gathering)
        return min([arena.ends, *(now + LEASE for each in gathering if each.people)])

    async def _tended(self, match: Match, players: Sequence[Entrant]) -> Match:
        """A table without those whose presses lapsed, and with computers if it is time."""
        now = self.clock()
        pressed = {one.user: one.pressed or 0 for one in players if one.match == match.id}
        times = {user: pressed.get(user, 0) for seat in match.seats if (user := seat.user)}
        if lapsed := {user for user, time in times.items() if time <= now - rules.STANDS}:
            after = self.tables.timing.of_lobby(_without(match, lapsed))
            return await self.store.lapse(match, after, lapsed, now - rules.STANDS)
        if times and not is_full(match) and min(times.values()) <= now - rules.FILL:
            after = self.tables.timing.of_lobby(lobby.filled(match))
            return await self.tables.store.change(match, after)
        return match

    async def _make_ready(
        self, arena: Arena, gathering: list[Match], players: Sequence[Entrant]
    ) -> None:
        """Open as many tables as all who are free could fill, and some for who has not joined."""
        free = sum(not (one.is_waiting or one.is_playing) for one in players)
        wanted = min(READY, SPARE + -(-free // arena.size))
        for _ in range(wanted - sum(not is_full(each) for each in gathering)):
            gathering.append(await self.tables.open_for(arena))

    def _deal_all(self, arena: Arena, gathering: Sequence[Match]) -> None:
        for match in filter(is_full, gathering):
            if match.id not in self._work:
                self._work.start(self._deal(arena, match.id), f"deal {match.id}", match.id)

    async def _deal(self, arena: Arena, number: int) -> None:
        """Deal at a full table; what fails is tried again once nobody has claimed it any more."""
        try:
            await self._deal_claimed(arena, number)
        except (NotPosted, Unavailable) as error:
            log.warning("table %d of arena %d is dealt later: %s", number, arena.id, error)

    async def _deal_claimed(self, arena: Arena, number: int) -> None:
        """Deal at a table whose seats are all taken, unless another process does."""
        claimed = await self.tables.store.work.claim(number, self.clock(), DEALING)
        if claimed is None:
            return
        match, lease = claimed
        if match.gathers and is_full(match):
            user = next(seat.user for seat in match.seats if seat.user is not None)
            async with self.tables.lock(number):
                begun = lobby.start(match, user, 0)
                place = await self.dealer.deal(arena, begun)
                await self.tables.store.set_message(number, place.channel, None)
                with suppress(Refused):  # somebody has just left: it is dealt anew
                    await self.tables.start(number, user, place.message, begun)
        await self.tables.store.work.set_drawn(number, 0, lease)
        self.redraw_table(number)
        self._changed(arena.id)

    async def _close(self, arena: Arena, gathering: Sequence[Match]) -> float | None:
        """End an arena step by step: nobody is seated, tables are played out, medals are given."""
        now = self.clock()
        if arena.status is not ArenaStatus.CLOSING:
            await self.store.close(arena.id, arena.ends)
            return now
        for match in gathering:
            if not is_full(match):
                await self.tables.change(match.id, _emptied)
        self._deal_all(arena, gathering)
        is_last = not any(map(is_full, gathering)) and not await self.store.playing(arena.id)
        if not is_last and now < arena.ends + rules.LATEST:
            return min(now + LEASE, arena.ends + rules.LATEST)
        await self.store.finish(arena.id, now)
        self.redraw(arena.id)
        return None


async def standing_of(store: ArenaStore, number: int) -> list[Standing]:
    """The standing of an arena; that of a thousand tables takes a while, beside the event loop."""
    tables, players = await store.tables(number), await store.players(number)
    return await asyncio.to_thread(rules.standing, tables, players)


def is_full(match: Match) -> bool:
    """True if all seats of a table of an arena are taken, by people or computers."""
    return len(match.seats) >= match.size


def _new(
    game: str, person: Person, guild: int, channel: int, now: float, begins: float, ends: float
) -> Arena:
    """An arena by the rules of the daily of its game, at tables of its usual number."""
    kind = GAMES[game]
    assert kind.daily is not None, "only games with a daily have arenas"
    size = kind.seats_near(kind.usual_seats, 0, kind.daily.options)
    options, rounds = asdict(kind.daily.options), kind.daily.rounds
    return Arena(
        guild, channel, game, options, rounds, size, *person, created=now, begins=begins, ends=ends
    )


def _joined(match: Match, person: Person, click: int) -> Match:
    """A table that gathers with one person more."""
    after = lobby.join(match, Claims(), person, click)
    return replace(after, host=after.host or person.id)


def _without(match: Match, users: set[int]) -> Match:
    """A table that gathers without some people, and without the computers that came for them."""
    seats = tuple(seat for seat in match.seats if seat.user and seat.user not in users)
    return replace(match, seats=seats, host=seats[0].user or 0 if seats else 0)


def _emptied(match: Match) -> Match:
    """A table that gathers no more, where nobody sits."""
    lobby.in_lobby(match)
    return lobby.closed(replace(match, seats=(), host=0))


def _met(match: Match, met: set[int | None]) -> int:
    return sum(seat.user is not None and seat.user in met for seat in match.seats)
