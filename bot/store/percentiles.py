"""Percentiles of a daily: of each result at a deal, among all results there and the house field.

People who had the same deal and as many points are a group, so that a board of thousands is ranked
by a few hundred groups, which an index alone counts.
"""

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import accumulate, groupby
from operator import attrgetter
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy import bindparam as given

from bot.store.counting import EVERYWHERE
from bot.store.schema import field as house_field
from bot.store.schema import solo

ALONE: Final = 0.5
"""The percentile of somebody with nobody to compare with."""


@dataclass(frozen=True)
class Deal:
    """A deal of a day with all results there; once the day is over, with its final percentiles."""

    people: Mapping[int, int]  # how many have these points
    house: Sequence[int] = ()  # the points of each entry of its field, in order
    final: Mapping[int, float] = field(default_factory=dict)

    def percentile(self, points: int, is_among: bool) -> float:
        """The share of the others who did worse, and half of those who did as well.

        `is_among`: the people count somebody with this result, who is none of the others.
        """
        if is_among and points in self.final:
            return self.final[points]
        worse = self._worse[bisect_left(self._points, points)] + bisect_left(self.house, points)
        equal = self.people.get(points, 0) + self.house.count(points) - is_among
        others = self._worse[-1] + len(self.house) - is_among
        return (worse + equal / 2) / others if others else ALONE

    @cached_property
    def _points(self) -> list[int]:
        return sorted(self.people)

    @cached_property
    def _worse(self) -> list[int]:
        """How many people have fewer than each of the points, and at the end all."""
        return [*accumulate((self.people[each] for each in self._points), initial=0)]


class Group(NamedTuple):
    """Some people with the same deal, points and percentile, as far as they are on a board."""

    instance: int
    points: int
    percentile: float
    size: int
    start: int  # how many are listed before them
    rank: int  # from 1; equals share one


_of_day = sa.and_(solo.c.day == given("of_day"), solo.c.game == given("of_game"))
ON_BOARD = (  # everywhere, and in a server
    solo.c.visibility == "global",
    sa.and_(solo.c.visibility != "hidden", solo.c.guild == given("of_guild", type_=sa.BigInteger)),
)
COUNTS = tuple(
    sa.select(
        solo.c.instance,
        solo.c.total,
        sa.func.count().label("people"),
        sa.func.count().filter(on_board).label("listed"),
    )
    .where(_of_day, solo.c.total.is_not(None))
    .group_by(solo.c.instance, solo.c.total)
    for on_board in ON_BOARD
)
FIELDS = sa.select(*(house_field.c[name] for name in ("instance", "entries", "final"))).where(
    house_field.c.day == given("of_day"), house_field.c.game == given("of_game")
)


class Standings(NamedTuple):
    """All deals of a game on a day, by instance, and the groups of a board, the best first."""

    deals: Mapping[int, Deal]
    groups: list[Group]
    size: int

    def group_of(self, instance: int, points: int) -> Group | None:
        """The group of a result; None if nobody in it is on the board."""
        key = instance, points
        return next((each for each in self.groups if each[:2] == key), None)

    def above(self, percentile: float) -> int:
        """How many on the board have a higher percentile."""
        return sum(each.size for each in self.groups if each.percentile > percentile)


def standings(tx: sa.Connection, day: int, game: str, guild: int = EVERYWHERE) -> Standings:
    """Read what ranks the results at a game on a day."""
    of: dict[str, Any] = {"of_day": day, "of_game": game, "of_guild": guild}
    counts = tx.execute(COUNTS[guild != EVERYWHERE], of).all()
    people = defaultdict[int, dict[int, int]](dict)
    for instance, points, having, _ in counts:
        people[instance][points] = having
    deals = {instance: Deal(results) for instance, results in people.items()}
    for instance, entries, final in tx.execute(FIELDS, of):
        house = sorted(sum(points) for _, points in entries)
        deals[instance] = Deal(people[instance], house, dict(final or ()))
    found = (
        (instance, points, deals[instance].percentile(points, True), listed)
        for instance, points, _, listed in counts
        if listed
    )
    groups = _ranked(Group(*each, 0, 0) for each in found)
    return Standings(deals, groups, sum(each.size for each in groups))


def _ranked(groups: Iterable[Group]) -> list[Group]:
    """The groups in the order of a board, each with its place."""
    best_first = sorted(groups, key=lambda each: (-each.percentile, each.instance))
    placed, before = list[Group](), 0
    for _, equals in groupby(best_first, key=attrgetter("percentile")):
        rank = before + 1
        for group in equals:
            placed.append(group._replace(start=before, rank=rank))
            before += group.size
    return placed
