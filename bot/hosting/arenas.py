"""The manager of arenas: who starts and ends one, takes part, and is seated where.

What follows by itself `bot.hosting.arena_upkeep` does.
"""

import asyncio
from collections.abc import Callable
from dataclasses import asdict, replace
from functools import partial

from bot.concurrency.locks import KeyedLocks
from bot.hosting.arena_upkeep import ArenaUpkeep, Dealer, is_full, without
from bot.hosting.preferences import EVERYONE, OFF, settings_of
from bot.hosting.tables import Tables, retry_on_conflict
from bot.matches import arena as rules
from bot.matches import lobby
from bot.matches.arena import Arena, ArenaStatus, Entrant, Standing
from bot.matches.lobby import Claims
from bot.matches.match import Match, Person, Refused
from bot.store import Conflict, DuplicateClick
from bot.store.arenas import Arenas as ArenaStore
from bot.words import game_title, talk
from games import GAMES
from games.text import Text
from games.words import ENGLISH


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
        self.upkeep = ArenaUpkeep(tables, dealer, redraw_table, redraw)
        self.run, self.once = self.upkeep.run, self.upkeep.once
        self._locks = KeyedLocks()  # by arena: people who press at once are seated in turn

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
        locale: str = ENGLISH,
    ) -> Arena:
        """Announce an arena that begins now, or `at` a time to come, in seconds since 1970.

        `manages`: the person manages the server. `locale` is the language of the arena.
        """
        now = self.clock()
        await self._may_start(game, guild, manages)
        if not rules.SHORTEST <= minutes <= rules.LONGEST:
            raise Refused(Text("arena-minutes", least=rules.SHORTEST, most=rules.LONGEST))
        begins = max(now, at or now)
        if begins > now + rules.AHEAD:
            raise Refused(Text("arena-time"))
        new = _new(game, person, guild, channel, now, begins, begins + 60 * minutes)
        new = replace(new, locale=locale)
        if (made := await self.store.create(new, rules.AT_ONCE)) is None:
            raise Refused(Text("arenas-many", most=rules.AT_ONCE))
        self.upkeep.changed(made.id)
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
            self.upkeep.changed(number)
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
        self.upkeep.changed(number)
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
            match = await self._seated(number, person)
            if match.seat_of(person.id) is None:  # their press has just lapsed
                raise Conflict(match.id)
            return match
        if entrant and entrant.is_playing:
            link = (await self.tables.get(entrant.match or 0)).link
            raise Refused(Text("arena-table-open", place=link))
        before = await self._choose(arena, entrant)
        if before.seat_of(person.id) is not None:  # another process has just seated them
            raise Conflict(before.id)
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
            self.upkeep.wake()
            raise Refused(Text("arena-no-room"))
        waiting = [each for each in gathering if each.people] or gathering[:1]
        if len(waiting) == 1 or not (entrant and entrant.match):
            return max(waiting, key=lambda each: len(each.people))
        met = {seat.last_person for seat in (await self.tables.get(entrant.match)).seats}
        return min(waiting, key=lambda each: (_met(each, met), -len(each.people)))

    async def leave_line(self, guild: int, user: int) -> bool:
        """Take a person out of line in the arenas of a server; False if they wait in none."""
        opened = await self.store.running(guild)
        steps = [partial(self._step_out, each.id, user) for each in opened]
        return any([await retry_on_conflict(step) for step in steps])

    async def _step_out(self, number: int, user: int) -> bool:
        entrant = await self.store.player(number, user)
        if entrant is None or not entrant.is_waiting:
            return False
        match = await self.tables.get(entrant.match or 0)
        if not match.gathers:  # it has just been dealt
            return False
        after = self.tables.timing.of_lobby(without(match, {user}))
        await self.store.lapse(match, after, {user}, self.clock())
        self.upkeep.changed(number)
        return True

    async def end(self, number: int, user: int, manages: bool) -> Arena:
        """Seat nobody any more; the arena is over once the tables under way are."""
        arena = await self._owned(number, user, manages)
        if arena.status is ArenaStatus.CLOSING or not await self.store.close(
            number, min(arena.ends, self.clock())
        ):
            raise Refused(Text("arena-over"))
        self.upkeep.changed(number)
        return await self.get(number)

    async def remove(self, number: int, user: int, manages: bool) -> Arena:
        """Remove an arena without medals; its tables are played on as ordinary ones."""
        await self._owned(number, user, manages)
        if not await self.store.remove(number):
            raise Refused(Text("arena-over"))
        self.upkeep.changed(number)
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


async def standing_of(store: ArenaStore, number: int) -> list[Standing]:
    """The standing of an arena; that of a thousand tables takes a while, beside the event loop."""
    tables, players = await store.tables(number), await store.players(number)
    return await asyncio.to_thread(rules.standing, tables, players)


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


def _met(match: Match, met: set[int | None]) -> int:
    return sum(seat.user is not None and seat.user in met for seat in match.seats)
