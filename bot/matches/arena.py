"""Arenas: an evening of short tables of one game, and the standing of its players.

The best half of the seats of a table scores, rounded down: the first two points, the second one
where four or more sit, partners each. Who shares a place inside that half has the points of the
place; if the place reaches beyond the half, those who share it divide what is left of its points,
rounded down. After two firsts in a row points double, until a table is no first. Who has left a
table, or was replaced there, has missed it. One person against computers, or people who all play
together, have one point for a win, which neither makes nor breaks a row of firsts. So have people
at a table where one meets only those whom they meet again and again, while others play, too: else
an account that loses on purpose would bring what twenty strangers bring.
"""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final, NamedTuple

from bot.matches.ratings import Result, played_together
from games.words import ENGLISH

FIRST: Final = 2
"""Points of a first."""
SECOND: Final = 1
"""Points of a second, where `MANY` or more sit; and of a win that nobody could have lost to it."""
MANY: Final = 4
HOT: Final = 2
"""Firsts in a row after which points double."""
OFTEN: Final = 2
"""Tables at which somebody has met another, and times as many as all would meet if tables were
drawn by lot, from which on they meet too often."""
MEDALS: Final = 3
"""Places with a medal."""

CLOCK: Final = 30
"""Seconds for a turn at the tables of an arena."""
SPARE: Final = 60.0
"""Seconds a match that each person has there beyond the time for their turns."""
SHORTEST: Final = 10
LONGEST: Final = 240
"""Minutes that an arena lasts at least, and at most."""
AHEAD: Final = 7 * 24 * 3600.0
"""Seconds before its beginning in which an arena may be announced."""
AT_ONCE: Final = 2
"""Arenas that a server may have at once."""
FILL: Final = 30.0
"""Seconds after the first press for a table until computers take what is empty there."""
STANDS: Final = 120.0
"""Seconds after which a press lapses whose table was not dealt."""
LATEST: Final = 15 * 60.0
"""Seconds after its end for which an arena waits for its last tables."""


class ArenaStatus(StrEnum):
    """The state of an arena."""

    ANNOUNCED = "announced"
    RUNNING = "running"
    CLOSING = "closing"  # nobody is seated any more; its tables are played on
    OVER = "over"  # its medals are given
    REMOVED = "removed"


OPEN: Final = (ArenaStatus.ANNOUNCED, ArenaStatus.RUNNING, ArenaStatus.CLOSING)
"""States in which something may still change."""


@dataclass(frozen=True)
class Arena:
    """A row of the table `arena`; times are seconds since 1970.

    `revision` counts everything that changes what people see, and `drawn` is the one shown.
    """

    guild: int
    channel: int
    game: str
    options: Mapping[str, Any]
    rounds: int  # after which a table is over; 0: by the rules
    size: int  # seats of a table
    by: int  # who started it; 0: deleted on request
    by_name: str
    created: float
    begins: float
    ends: float
    id: int = 0  # given by the store
    message: int | None = None
    status: ArenaStatus = ArenaStatus.ANNOUNCED
    revision: int = 1
    drawn: int = 0
    due: float | None = None  # when something happens by itself
    locale: str = ENGLISH  # the language of its message and its tables

    @property
    def is_open(self) -> bool:
        """True until it is over or removed."""
        return self.status in OPEN

    @property
    def link(self) -> str:
        """The address of its message."""
        return f"https://discord.com/channels/{self.guild}/{self.channel}/{self.message}"


@dataclass(frozen=True)
class Entrant:
    """A person who has joined an arena, and the table where they sit, or sat last."""

    user: int
    name: str
    joined: float
    match: int | None = None
    pressed: float | None = None  # when they last pressed **Next**
    is_waiting: bool = False  # they sit at a table that is not dealt yet
    is_playing: bool = False  # their table is under way, though they may have left it


class Table(NamedTuple):
    """A finished table of an arena; `left` in a result says that its person left the table."""

    match: int
    ended: float
    results: tuple[Result, ...]


class Standing(NamedTuple):
    """The line of a person in the standing of an arena; who has as many points shares the place."""

    user: int
    name: str
    points: int
    place: int
    tables: int  # finished
    firsts: int
    streak: int  # firsts in a row now
    is_playing: bool

    @property
    def is_hot(self) -> bool:
        """True if the points of the next table double."""
        return self.streak >= HOT


class Medal(NamedTuple):
    """One of the first three places of an arena."""

    user: int
    guild: int
    arena: int
    game: str
    place: int
    people: int  # who finished a table there
    at: float


class _Meetings:
    """Who has met whom at the tables of an arena so far."""

    def __init__(self) -> None:
        self.met = defaultdict[int, Counter[int]](Counter)
        self.tables = Counter[int]()

    def add(self, people: Collection[int]) -> None:
        """These people have sat at a table."""
        for user in people:
            self.tables[user] += 1
            self.met[user].update(other for other in people if other != user)

    def too_often(self, people: Collection[int]) -> bool:
        """True if one of these people meets here only those whom they meet too often."""
        others, everybody = len(people) - 1, len({*self.tables, *people}) - 1
        return others > 0 and any(
            min(self.met[user][other] for other in people if other != user)
            >= OFTEN * max(1, self.tables[user] * others / everybody)
            for user in people
        )


def points_of(
    results: Sequence[Result], streaks: Mapping[int, int], *, too_often: bool = False
) -> dict[int, int]:
    """The points of each person at a table; `streaks` are their firsts in a row before it.

    `too_often`: somebody there meets only people whom they meet again and again.
    """
    is_contest = _is_contest(results) and not too_often
    return {
        user: points * (2 if is_contest and streaks.get(user, 0) >= HOT else 1)
        for user, points in _shares(results, is_contest).items()
    }


def standing(tables: Iterable[Table], players: Sequence[Entrant]) -> list[Standing]:
    """The standing of an arena after these tables, in the order in which they ended."""
    points, played, firsts = Counter[int](), Counter[int](), Counter[int]()
    streaks, meetings = defaultdict[int, int](int), _Meetings()
    for table in tables:
        people = [one.user for one in table.results if one.user is not None]
        too_often = meetings.too_often(people)
        meetings.add(people)
        points.update(points_of(table.results, streaks, too_often=too_often))
        is_contest = _is_contest(table.results) and not too_often
        for user, share in _shares(table.results, is_contest).items():
            played[user] += 1
            if is_contest:
                firsts[user] += share == FIRST
                streaks[user] = streaks[user] + 1 if share == FIRST else 0
    ranked = sorted((points[one.user] for one in players), reverse=True)
    lines = [
        Standing(
            one.user,
            one.name,
            points[one.user],
            1 + ranked.index(points[one.user]),
            played[one.user],
            firsts[one.user],
            streaks[one.user],
            one.is_playing,
        )
        for one in players
    ]
    return sorted(lines, key=lambda line: (line.place, -line.tables))


def medals(arena: Arena, lines: Sequence[Standing], at: float) -> list[Medal]:
    """The medals of an arena that ends so; none where nobody who played came behind."""
    played = [line for line in lines if line.tables]
    last = max((line.place for line in played), default=0)
    return [
        Medal(line.user, arena.guild, arena.id, arena.game, line.place, len(played), at)
        for line in played
        if line.points and line.place <= MEDALS and line.place < last
    ]


def _is_contest(results: Sequence[Result]) -> bool:
    """True if one person could win what another loses."""
    people = [one for one in results if _is_person(one)]
    return len(people) > 1 and not played_together(results)


def _is_person(one: Result) -> bool:
    """True for the seat of a person, also of one who left or was deleted."""
    return one.user is not None or one.left or not one.level


def _shares(results: Sequence[Result], is_contest: bool) -> dict[int, int]:
    """The points of each person before they double; none for who has left."""
    if is_contest:
        of_rank = _points_by_rank(results)
        shares = {one.seat: of_rank[one.rank] for one in results}
    else:
        shares = {one.seat: SECOND * one.won for one in results}
    people = [one for one in results if one.user is not None]
    return {one.user: 0 if one.left else shares[one.seat] for one in people if one.user}


def _points_by_rank(results: Sequence[Result]) -> dict[int, int]:
    """The points of each seat on a side, by the rank of the side."""
    ranks = sorted({one.team: one.rank for one in results}.values())
    half = len(ranks) // 2
    scoring = (FIRST, SECOND) if len(results) >= MANY else (FIRST,)
    points = [*scoring[:half], *[0] * len(ranks)][: len(ranks)]
    return {rank: _shared(points, ranks.index(rank), ranks.count(rank), half) for rank in ranks}


def _shared(points: Sequence[int], place: int, sharing: int, half: int) -> int:
    """The points of each of the sides that share a place, counted from 0."""
    if place + sharing <= half:
        return points[place]
    return sum(points[place : place + sharing]) // sharing
