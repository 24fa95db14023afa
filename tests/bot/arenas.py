"""What tests of arenas share: an arena of a game that is soon over, and who deals at its tables."""

from dataclasses import replace
from itertools import count

from bot.hosting.arena_upkeep import NotPosted, Place
from bot.hosting.arenas import Arenas
from bot.hosting.tables import Tables
from bot.matches import lobby
from bot.matches.arena import Arena
from bot.matches.match import Match, Person, Seat
from bot.matches.played import Played
from bot.matches.replay import Action
from games.game import HOST
from tests.bot.tabling import CHANNEL, GUILD, SAMPLE

PEOPLE = [Person(101 + n, name) for n, name in enumerate(("Ann", "Bob", "Cleo", "Dan", "Eve"))]
MINUTES = 30


class PostedDeals:
    """Posts deals nowhere: each table has a thread, and each deal a number, the same every time."""

    def __init__(self) -> None:
        self.deals: list[tuple[int, str | None]] = []
        self.is_down = False

    async def deal(self, arena: Arena, begun: Match) -> Place:
        if self.is_down:
            raise NotPosted("Discord is down")
        self.deals.append((begun.id, begun.joins))
        return Place(9000 + begun.id, 10**6 + begun.id)


class Hall:
    """An arena manager of a process, with what it would draw."""

    def __init__(self, tables: Tables, first_click: int = 10**6) -> None:
        self.tables, self.dealer = tables, PostedDeals()
        self.redrawn: list[int] = []
        self.arenas = Arenas(tables, self.dealer, self.redrawn.append, lambda arena: None)
        self.clicks = count(first_click)

    async def started(self, game: str = SAMPLE, at: float | None = None) -> Arena:
        """An arena of Ann's that begins now, or at a time."""
        arena = await self.arenas.start(game, MINUTES, at, PEOPLE[0], GUILD, CHANNEL, True)
        await self.arenas.once()
        return await self.arenas.get(arena.id)

    async def press(self, arena: Arena, *people: Person) -> list[Match]:
        """**Next**, by each of these people in turn."""
        return [await self.arenas.next(arena.id, each, next(self.clicks)) for each in people]

    async def dealt(self, arena: Arena, *people: Person) -> Match:
        """The table of these people, dealt at once: they are as many as sit at one."""
        [*_, match] = await self.press(arena, *people)
        await self.arenas.once()
        return await self.tables.get(match.id)

    async def seat_elsewhere(self, arena: Arena, match: Match, person: Person) -> Match:
        """A person at another table that gathers than this one."""
        lobbies = await self.tables.store.arenas.lobbies(arena.id)
        before = next(each for each in lobbies if each.id != match.id)
        seat = Seat(person.id, person.name, joined=next(self.clicks))
        after, now = replace(before, seats=(seat,)), self.tables.clock()
        return await self.tables.store.arenas.take_seat(before, after, person, 1, now, now)

    async def leave_all(self, match: int) -> None:
        """Have everybody leave a table, which ends it."""
        for seat in (await self.tables.get(match)).seats:
            if seat.user is not None:
                await self.tables.change(match, lobby.leave, seat.user)

    async def play_out(self, match: int) -> Played:
        """Play a table to its end by hints, the host's part as it would be."""
        played = await self.tables.load(match)
        while not played.over:
            played = await self.act(played)
        return played

    async def act(self, played: Played) -> Played:
        """Play the next action of a table."""
        seat, tables = played.waiting[0], self.tables
        hint = played.view(seat).hint() if seat != HOST else None
        action = hint.action if hint else tables.timing.host_action(played)
        click = next(self.clicks) if seat in played.match.people else None
        return await tables.play(played, Action(seat, action, click, tables.clock()))
