"""What tests of arenas share: an arena of a game that is soon over, and who deals at its tables."""

from bot.hosting.arenas import Arenas, Place
from bot.hosting.tables import Tables
from bot.matches.arena import Arena
from bot.matches.match import Match, Person
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
            raise ConnectionError("Discord is down")
        self.deals.append((begun.id, begun.joins))
        return Place(9000 + begun.id, 10**6 + begun.id)


class Hall:
    """An arena manager of a process, with what it would draw."""

    def __init__(self, tables: Tables) -> None:
        self.tables, self.dealer = tables, PostedDeals()
        self.redrawn: list[int] = []
        self.arenas = Arenas(tables, self.dealer, self.redrawn.append, lambda arena: None)
        self.clicks = iter(range(10**6, 10**7))

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

    async def play_out(self, match: int) -> Played:
        """Play a table to its end by hints, the host's part as it would be."""
        played, tables = await self.tables.load(match), self.tables
        while not played.over:
            seat = played.waiting[0]
            hint = played.view(seat).hint() if seat != HOST else None
            action = hint.action if hint else tables.timing.host_action(played)
            click = next(self.clicks) if seat in played.match.people else None
            played = await tables.play(played, Action(seat, action, click, tables.clock()))
        return played
