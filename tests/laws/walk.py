"""One walk through each game: matches played once a process, whose positions all laws look at."""

import math
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cache, partial
from itertools import chain, count
from random import Random
from types import MappingProxyType
from typing import NamedTuple

from games.cards import EVERYONE
from games.game import Game
from games.record import Record
from games.testing.matches import any_deal, play_on
from games.text import Text
from tests.shortest import shortest
from tests.worlds import Worlds, two_plays, two_worlds

WHIMS = (0.9, 0.7, 0.5, 0.5, 0.3, 0.1)
"""How much is left to chance in each of the matches that are broken off."""
LONG = 60
"""Actions after which they are."""
ENDS = 10
"""Rounds of which the end is looked at in a match that is played out."""
TRIES = 48
"""Matches of which a second one is tried that differs only in cards a watcher never saw."""
BEGINNING = 4
"""Actions after a deal in which games ask who holds what."""


class Position(NamedTuple):
    """A state of a match, and how it came about."""

    match: str
    number: int
    action: str
    game: Game

    def __str__(self) -> str:
        return f"{self.match}, after action {self.number}: {self.action or 'the deal'}"


class Match(NamedTuple):
    """A match of the walk: its record, and all its positions from the deal on."""

    record: Record
    positions: list[Position]

    def public(self, number: int) -> list[Text]:
        """What everybody was told when this position came about."""
        events = self.positions[number].game.events or ()
        return [event.words for event in events if event.to == EVERYONE]


Law = Callable[[Game, Random], None]
"""A rule for every position of every game; AssertionError where it is broken."""
MatchLaw = Callable[[Match], None]
WorldLaw = Callable[[Worlds], None]
"""A rule for two matches that a watcher cannot tell apart."""


class Laws(NamedTuple):
    """Laws of positions, matches and worlds, with at how many of a game each is tried."""

    positions: Mapping[Law, int]
    matches: Mapping[MatchLaw, int] = MappingProxyType({})
    worlds: Mapping[WorldLaw, int] = MappingProxyType({})
    tries: int = TRIES

    def part(self, share: float) -> "Laws":
        """The same laws at this share of the places, each at one at least."""
        return Laws(
            {law: math.ceil(most * share) for law, most in self.positions.items()},
            {law: math.ceil(most * share) for law, most in self.matches.items()},
            {law: math.ceil(most * share) for law, most in self.worlds.items()},
            math.ceil(self.tries * share),
        )


class Trial(NamedTuple):
    """A law at one place."""

    law: str
    place: str
    hold: Callable[[], None]


def play(game: Game, name: str, random: Random, most: int, whim: float, ends: int = 0) -> Match:
    """Play on, and keep every position; or else the ends of so many rounds, and of the match."""
    states = dict[int, Game]()
    numbers = count()

    def watch(now: Game) -> None:
        number = next(numbers)
        if not ends or now.over or (now.resting and len(states) < ends):
            states[number] = now.copy()

    record = play_on(game, random, most, whim, watch)
    actions = ["", *(f"{seat} {action}" for seat, action in record.deeds)]
    name = f"{game.key}, {name}, {game.seats} seats, seed {game.seed}, {game.options}"
    return Match(
        record, [Position(name, number, actions[number], at) for number, at in states.items()]
    )


@cache
def walk(kind: type[Game]) -> tuple[Match, ...]:
    """Matches with any options that are broken off, and three that are played to their end."""
    matches = []
    for luck, whim in enumerate(WHIMS):
        random = Random(luck)
        matches.append(play(any_deal(kind, random), f"luck {luck}", random, LONG, whim))
    for seats in {kind.players[0], kind.players[-1]}:
        game = shortest(kind, seats, "seed to the end")
        matches.append(play(game, "a short one", Random(seats), 5_000, 0.1))
    return (*matches, long_match(kind, 0))


def long_match(kind: type[Game], luck: int) -> Match:
    """A match with any options, played with more or less sense for a while, then to its end."""
    random = Random(luck)
    game, whim = any_deal(kind, random), random.random()
    begun = play(game, f"long luck {luck}", random, 200, whim)
    ended = play(game, f"long luck {luck}, played out", random, 1_000_000, 0.0, ENDS)
    assert game.over, f"{kind.key}, luck {luck}, has no end"
    deeds = (*begun.record.deeds, *ended.record.deeds)
    return Match(replace(begun.record, deeds=deeds), begun.positions + ended.positions)


@cache
def worlds(kind: type[Game], tries: int = TRIES) -> tuple[Worlds, ...]:
    """Pairs of matches that their watchers cannot tell apart, half of them soon after the deal."""
    random = Random(f"two worlds of {kind.key}")
    tried = [two_worlds(kind, random, BEGINNING if n % 2 else LONG) for n in range(tries)]
    tried += [two_plays(kind, random, LONG) for _ in range(tries // 2)]
    random.shuffle(tried)
    return tuple(pair for pair in tried if pair)


def some(positions: Iterable[Position], law: Law, most: int) -> Iterator[Position]:
    """So many positions at most, not the same for every law, and some ends of rounds."""
    states, ends = list[Position](), list[Position]()
    for position in positions:
        (ends if position.game.resting or position.game.over else states).append(position)
    for every, share in ((states, most), (ends, max(1, most // 4))):
        step = max(1, -(-len(every) // share))
        yield from every[zlib.crc32(law.__name__.encode()) % step :: step]


def trials(kind: type[Game], laws: Laws) -> Iterator[Trial]:
    """Every law at the places of the walk where it is to hold."""
    positions = [*chain.from_iterable(match.positions for match in walk(kind))]
    for law, most in laws.positions.items():
        for at in some(positions, law, most):
            yield Trial(law.__name__, str(at), partial(law, at.game, Random(at.number)))
    for of_match, most in laws.matches.items():
        for match in walk(kind)[:most]:
            yield Trial(of_match.__name__, match.positions[-1].match, partial(of_match, match))
    for of_worlds, most in laws.worlds.items():
        for number, pair in enumerate(worlds(kind, laws.tries)[:most]):
            place = f"{kind.key}, pair {number} of two worlds, seen by {pair.watcher}"
            yield Trial(of_worlds.__name__, place, partial(of_worlds, pair))


def keep(kind: type[Game], laws: Laws) -> None:
    """Hold laws against the walk of a game."""
    hold_all(kind.key, trials(kind, laws))


def hold_all(tried: str, places: Iterable[Trial]) -> None:
    """Try laws at these places of something; of each broken one the first place is told."""
    broken = dict[str, Exception]()
    for trial in places:
        if trial.law not in broken:
            try:
                trial.hold()
            except Exception as problem:
                problem.add_note(f"{trial.law}: {trial.place}")
                broken[trial.law] = problem
    if broken:
        raise ExceptionGroup(f"{tried} breaks {', '.join(broken)}", [*broken.values()])
