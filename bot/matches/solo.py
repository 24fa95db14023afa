"""A solo: one person plays a deal against computers, privately; and the seeds of a day.

It is no match: no replay, record, result or rating exists of it.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any, Final, NamedTuple

from games.fairness import commitment_to, seed_from
from games.record import RecordedAction

EPOCH: Final = date(1970, 1, 1)
SECONDS: Final = 86_400
"""Of a day."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """One person's attempt at a deal: at a daily, which they have once, or for practice."""

    user: int
    name: str
    guild: int  # where it was begun; 0: outside any server
    game: str
    version: int  # of the rules
    seats: int
    options: Mapping[str, Any]
    seed: str
    seat: int  # the person's
    rounds: int
    started: float
    day: int | None = None  # of the daily, in days since 1970 (UTC); None: practice
    instance: int = 0  # of the day's deals
    source: int | None = None  # the match whose cards these are
    actions: tuple[RecordedAction, ...] = ()  # all, as in a record
    is_practice: bool = False  # not ranked: a hint was asked for, or it is no daily
    ended: float | None = None
    points: tuple[int, ...] = ()  # by round, once it has ended
    shared: bool = False  # its result was shown to others
    id: int = 0

    @property
    def length(self) -> int:
        """Actions so far."""
        return len(self.actions)


class Day(NamedTuple):
    """The deals of a day: a secret for each instance, of which the first `used` are dealt."""

    number: int  # days since 1970 (UTC)
    game: str  # of the day
    secrets: tuple[str, ...]
    used: int

    @property
    def commitments(self) -> list[str]:
        """What is shown of the secrets while the day runs."""
        return [commitment_to(secret, str(self.number)) for secret in self.secrets]

    def seed(self, instance: int, game: str) -> str:
        """The seed of a deal: cards of one game tell nothing about those of another."""
        return seed_from(self.secrets[instance], game)


def day_at(time: float) -> int:
    """The day of a time, in days since 1970 (UTC)."""
    return int(time // SECONDS)


def month_of(day: int) -> int:
    """The month of a day, counted from January of the year 0."""
    on = EPOCH + timedelta(days=day)
    return on.year * 12 + on.month - 1
