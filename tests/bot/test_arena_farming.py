"""What somebody gains at an arena who would rather collect points than play."""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import cycle
from random import Random
from statistics import mean, quantiles

import pytest

from bot.matches.arena import Entrant, Table, standing
from bot.matches.match import Person
from bot.matches.ratings import Result
from tests.bot.results import Player, gone, won
from tests.bot.tabling import ANN
from tests.test_fairness_page import table

EVENING, EVENINGS = 12, 20
"""Tables that each person finishes at an arena, and arenas."""
GUESTS = [Person(1000 + n, f"P{n}") for n in range(24)]
STRENGTHS = {person: 25 + 8 * (n - 11.5) / 11.5 for n, person in enumerate(GUESTS)}
"""From weak to strong; Ann is average."""
ACCOUNTS = [Person(500 + n, f"Bob {n}") for n in range(6)]
COMPUTER, LUCK = -1, 25 / 6


class Evening:
    """An arena at tables of so many seats: everybody is at one, again and again."""

    def __init__(self, seats: int, seed: int) -> None:
        self.seats, self.random = seats, Random(seed)
        self.accounts = [cycle(ACCOUNTS[:n]) for n in range(len(ACCOUNTS) + 1)]

    def honest(self, *players: Person) -> Iterator[tuple[Result, ...]]:
        """Tables by lot, at which all play as well as they can; computers fill the last one."""
        everyone = self.random.sample([*GUESTS, *players], len(GUESTS) + len(players))
        for n in range(0, len(everyone), self.seats):
            seated: list[Player] = [*everyone[n : n + self.seats]]
            seated += [COMPUTER] * (self.seats - len(seated))
            yield won(*sorted(seated, key=lambda one: -self._plays(one)))

    def _plays(self, player: Player) -> float:
        strength = STRENGTHS.get(player, 25) if isinstance(player, Person) else 20
        return self.random.gauss(strength, LUCK)

    def plays(self) -> Iterator[tuple[Result, ...]]:
        """Ann plays with all others."""
        yield from self.honest(ANN)

    def plays_alone(self) -> Iterator[tuple[Result, ...]]:
        """Ann presses when nobody else does, and wins every other time."""
        yield from self.honest()
        first = won(ANN, *[COMPUTER] * (self.seats - 1))
        yield first if self.random.random() < 0.5 else won(*[COMPUTER] * (self.seats - 1), ANN)

    def leaves_when_losing(self) -> Iterator[tuple[Result, ...]]:
        """Ann leaves unless she comes first."""
        for seats in self.honest(ANN):
            yield tuple(gone(one) if one.user == ANN.id and one.rank > 1 else one for one in seats)

    def lost_to_by(self, accounts: int) -> Iterator[tuple[Result, ...]]:
        """Accounts press with Ann in turn, as many as find a seat, and lose on purpose."""
        yield from self.honest()
        at_table = min(accounts, self.seats - 1)
        others = [next(self.accounts[accounts]) for _ in range(at_table)]
        yield won(ANN, *others, *[COMPUTER] * (self.seats - 1 - at_table))


def one_account(evening: Evening) -> Iterator[tuple[Result, ...]]:
    return evening.lost_to_by(1)


def two_accounts(evening: Evening) -> Iterator[tuple[Result, ...]]:
    return evening.lost_to_by(2)


def three_accounts(evening: Evening) -> Iterator[tuple[Result, ...]]:
    return evening.lost_to_by(3)


def six_accounts(evening: Evening) -> Iterator[tuple[Result, ...]]:
    return evening.lost_to_by(6)


Way = Callable[[Evening], Iterator[tuple[Result, ...]]]


@cache
def points(seats: int, way: Way) -> tuple[float, float]:
    """Ann's mean points at an arena, and the points that one guest of eight has."""
    own, best = list[int](), list[float]()
    for seed in range(EVENINGS):
        evening, tables = Evening(seats, seed), list[Table]()
        for _ in range(EVENING):
            tables += [Table(len(tables), 0.0, results) for results in way(evening)]
        players = [Entrant(each.id, each.name, 0.0) for each in (ANN, *GUESTS)]
        found = {line.user: line.points for line in standing(tables, players)}
        own.append(found.pop(ANN.id))
        best.append(quantiles(found.values(), n=8)[-1])
    return mean(own), mean(best)


WAYS: tuple[Way, ...] = (
    Evening.plays,
    Evening.plays_alone,
    Evening.leaves_when_losing,
    one_account,
    two_accounts,
    three_accounts,
    six_accounts,
)


@pytest.mark.check
def test_the_page_on_fairness_tells_what_each_way_brings() -> None:
    rows = table("| Way | points where two play | where four play | Answer |")
    computed = [[f"{points(seats, way)[0]:.1f}" for seats in (2, 4)] for way in WAYS]
    assert [row[1:3] for row in rows] == computed


@pytest.mark.check
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize(
    "way", [Evening.plays_alone, Evening.leaves_when_losing, one_account, two_accounts]
)
def test_who_farms_an_arena_stays_behind_its_best(seats: int, way: Way) -> None:
    own, best = points(seats, way)
    assert own < best
