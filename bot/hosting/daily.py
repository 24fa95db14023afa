"""The dailies: each day one deal of every game that takes part, which all play alone."""

from collections import defaultdict
from collections.abc import Callable, Sequence
from statistics import mean
from typing import NamedTuple

from bot.hosting.solos import GRACE, PlayedSolo, Solos
from bot.matches.match import Person, Refused
from bot.matches.solo import SECONDS, Attempt, Day, day_at
from bot.store import DayBoard, Store
from bot.store.daily_boards import Place, Streak
from bot.store.solos import FieldRow
from bot.words import game_title, talk
from games import GAMES
from games.solo import SoloDeal
from games.text import Text


class DailyPage(NamedTuple):
    """The daily of a game on a day, and a person's attempt at it; None if they have not begun."""

    day: Day
    game: str
    played: PlayedSolo | None


class Result(NamedTuple):
    """A finished daily beside the results of others, so far or, once its day is over, for good."""

    percentile: float  # from 0 to 1, among people and the house field with the same cards
    place: Place | None  # None: it is not ranked
    people: int  # on the board of all servers
    field: list[FieldRow]  # the house field with these cards; empty until computed
    streak: Streak
    ends: float  # when the places are final
    is_final: bool
    earned: Sequence[str]  # achievements, by key

    @property
    def house(self) -> dict[str, float]:
        """The mean result of each level of the house field."""
        totals = defaultdict[str, list[int]](list)
        for level, points in self.field:
            totals[level].append(sum(points))
        return {level: mean(each) for level, each in totals.items()}


def games_of_day() -> list[str]:
    """The games that have a daily, by key."""
    return [key for key, kind in GAMES.items() if kind.daily is not None]


def game_of(day: int) -> str:
    """The game of a day: each game that has a daily in turn."""
    games = games_of_day()
    return games[day % len(games)]


class Dailies:
    """Finds the dailies of today, and begins attempts at them."""

    def __init__(self, store: Store, solos: Solos, clock: Callable[[], float]) -> None:
        """`clock` tells the time in seconds since 1970."""
        self.store, self.solos, self.clock = store, solos, clock

    async def day(self, number: int | None = None) -> Day:
        """The deals of a day, of today if no number is given."""
        number = day_at(self.clock()) if number is None else number
        return await self.store.solos.day(number, game_of(number))

    async def page(self, user: int, game: str = "") -> DailyPage:
        """The daily of a game, the game of the day if none is named, as a person has it now.

        What they began yesterday comes first as long as they can finish it. Refused if the game
        has no daily.
        """
        today = await self.day()
        if self.clock() < today.number * SECONDS + GRACE:
            for attempt in await self.store.solos.of_day(user, today.number - 1):
                if attempt.ended is None and game in ("", attempt.game):
                    return await self._page(await self.day(attempt.day), attempt.game, attempt)
        key = _taking_part(game or today.game)
        attempts = await self.store.solos.of_day(user, today.number)
        own = next((attempt for attempt in attempts if attempt.game == key), None)
        return await self._page(today, key, own)

    async def _page(self, day: Day, game: str, attempt: Attempt | None) -> DailyPage:
        return DailyPage(day, game, await self.solos.played(attempt) if attempt else None)

    async def begin(
        self, day: Day, game: str, person: Person, guild: int, click: int
    ) -> PlayedSolo:
        """Begin a daily of today, or go on with it."""
        instance = self.store.solos.instance(day, person.id)
        seed = day.seed(instance, _taking_part(game))
        deal = SoloDeal.of_the_day(GAMES[game], seed)
        attempt = Attempt(
            user=person.id,
            name=person.name,
            guild=guild,
            started=self.clock(),
            day=day.number,
            instance=instance,
            **deal._asdict(),
        )
        return await self.solos.begin(attempt, click)

    async def result(self, attempt: Attempt) -> Result:
        """What a finished daily is worth."""
        assert attempt.day is not None, "it is a daily"
        boards, day = self.store.daily_boards, attempt.day
        board, ends = DayBoard(day, attempt.game), (day + 1) * SECONDS + GRACE
        streak, earned = await boards.brought(attempt, day_at(self.clock()))
        return Result(
            await boards.percentile(attempt),
            await boards.place(board, attempt.user),
            (await boards.page(board, 0)).people,
            await self.store.solos.field(day, attempt.game, attempt.instance) or [],
            streak,
            ends,
            self.clock() >= ends,
            earned,
        )


def _taking_part(game: str) -> str:
    """The key of a game that has a daily; Refused if it has none."""
    if game in games_of_day():
        return game
    raise Refused(Text("daily-none", name=game_title(game, talk())))
