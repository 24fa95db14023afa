"""A match as far as it has been played: the log, replayed."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from itertools import chain
from typing import NamedTuple, Self

from bot.matches.match import Match, Status
from games.cards import EVERYONE
from games.fairness import Proof
from games.game import HOST, Game
from games.record import Deed, Record
from games.speech import Event
from games.view import View, view

REMEMBERED = 12
"""How many actions the news reach back."""


class Action(NamedTuple):
    """A row of the log: which seat did what, by which click, and when.

    Without a click it happened by itself: a computer's move, a pause that ended, or the move of a
    person whose time was up.
    """

    seat: int
    text: str
    click: int | None = None
    at: float = 0.0


def record_of(match: Match, secret: str, log: Iterable[Action] = ()) -> Record:
    """A match that has begun and what was done in it: whoever has this knows every hand."""
    return Record(
        match.game,
        match.version,
        len(match.seats),
        match.options,
        match.seed(secret),
        tuple(Deed(action.seat, action.text) for action in log),
        Proof(match.commitment, secret, match.joins or "") if match.commitment else None,
    )


@dataclass(frozen=True)
class Replay:
    """The state after the first `length` actions; it never changes, another follows it."""

    game: Game = field(repr=False)
    news: tuple[tuple[Event, ...], ...] = field(repr=False)  # of each of the last actions
    length: int = 0
    unasked: frozenset[int] = frozenset()  # seats whose last action no click brought about
    clicked: Mapping[int, float] = field(default_factory=dict)  # when each seat's last click came
    quiet: int = 0  # how many of the last actions were secret answers, still unknown to the others

    @classmethod
    def begin(cls, match: Match, secret: str) -> Self:
        """A match just dealt; BadRecord or BadOptions if its rules are not ours."""
        game = record_of(match, secret).start()
        return cls(game, (tuple(game.news or ()),))

    def then(self, actions: Iterable[Action]) -> "Replay":
        """The state after further actions; IllegalAction if the rules forbid one."""
        game, news, length, unasked = self.game.copy(), [*self.news], self.length, {*self.unasked}
        clicked, quiet = {**self.clicked}, self.quiet
        for seat, text, click, at in actions:
            length += 1
            news.append(tuple(game.apply(seat, text)))
            (unasked.add if click is None else unasked.discard)(seat)
            if click is not None:
                clicked[seat] = at
            quiet = quiet + 1 if seat != HOST and game.secrets[seat] else 0
        return Replay(game, tuple(news[-REMEMBERED:]), length, frozenset(unasked), clicked, quiet)


@dataclass(frozen=True)
class Played:
    """A match and its state. The game itself is never handed out, only views of it."""

    match: Match
    replay: Replay = field(repr=False)  # for `bot.hosting.tables` alone

    @property
    def length(self) -> int:
        """The actions played so far."""
        return self.replay.length

    @property
    def asked(self) -> int:
        """The length at which those who are to act were asked; secret answers change nothing."""
        return self.length - self.replay.quiet

    def is_current(self, seat: int, length: int) -> bool:
        """Whether what a seat could do at that length is what it can do now."""
        if seat in self.waiting:
            return self.asked <= length <= self.length
        return length == self.length

    @property
    def over(self) -> bool:
        """Whether the match has been played to its end."""
        return not self.waiting

    @property
    def names(self) -> list[str]:
        """The players' names by seat."""
        return self.match.names

    @property
    def waiting(self) -> list[int]:
        """The seats that are to act, HOST between rounds; none when the match is over."""
        return self.replay.game.waiting()

    @property
    def trick_over(self) -> bool:
        """Whether a finished trick still lies on the table."""
        return bool(self.replay.game.last)

    @property
    def late(self) -> frozenset[int]:
        """The seats of people whose last action was played for them because their time was up."""
        people = {i for i, seat in enumerate(self.match.seats) if seat.user is not None}
        return self.replay.unasked & people

    def clicked(self, seat: int) -> float:
        """When a seat's player last played by a click, in seconds since 1970; 0 for never."""
        return self.replay.clicked.get(seat, 0.0)

    def view(self, seat: int | None) -> View[Game]:
        """What a seat, or an onlooker (None), may know."""
        return view(self.replay.game, seat)

    def recent(self, seat: int | None) -> list[Event]:
        """The news of the last `REMEMBERED` actions that a seat may hear, oldest first."""
        news = chain.from_iterable(self.replay.news)
        return [event for event in news if event.to in (EVERYONE, seat)]

    def then(self, action: Action) -> "Played":
        """The match after another action; IllegalAction if the rules forbid it."""
        replay, was = self.replay.then([action]), self.match
        match = replace(was, length=replay.length, revision=was.revision + 1)
        if not replay.game.waiting():
            match = replace(match, status=Status.OVER, ended=action.at)
        return Played(match, replay)
