"""A match as far as it has been played: the log, replayed."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from bot.match import Match, Status
from games.cards import EVERYONE
from games.game import Game
from games.record import Record
from games.speech import Event
from games.view import View, view


class Action(NamedTuple):
    """A row of the log: which seat did what, by which click, and when.

    Without a click it happened by itself: a computer's move, a pause that ended, or the move of a
    person whose time was up.
    """

    seat: int
    text: str
    click: int | None = None
    at: float = 0.0


class Told(NamedTuple):
    """The news of one action; `n` is the length of the log with it."""

    n: int
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Played:
    """A match and its state. The game itself is never handed out, only views of it."""

    match: Match
    _game: Game = field(repr=False)
    _told: tuple[Told, ...] = field(repr=False)
    _unasked: frozenset[int]

    @property
    def length(self) -> int:
        """The actions played so far; a button carries it, and is stale when it has grown."""
        return self.match.length

    @property
    def over(self) -> bool:
        """Whether the match has been played to its end."""
        return not self._game.waiting()

    @property
    def names(self) -> list[str]:
        """The players' names by seat."""
        return self.match.names

    @property
    def waiting(self) -> list[int]:
        """The seats that are to act, HOST between rounds; none when the match is over."""
        return self._game.waiting()

    @property
    def late(self) -> frozenset[int]:
        """The seats of people whose last action was played for them because their time was up."""
        people = {i for i, seat in enumerate(self.match.seats) if seat.user is not None}
        return self._unasked & people

    def view(self, seat: int | None) -> View[Game]:
        """What a seat, or an onlooker (None), may know."""
        return view(self._game, seat)

    def recent(self, seat: int | None, since: int = 0) -> list[Event]:
        """The news of the last actions, after the first `since`, that a seat may hear, oldest first.

        It reaches back `REMEMBERED` actions and is the same after a restart.
        """
        return [
            event
            for told in self._told
            if told.n > since
            for event in told.events
            if event.to in (EVERYONE, seat)
        ]
