"""The log of a match, replayed: the state after an action, and facts about that action."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import NamedTuple, Self

from bot.matches.match import Match
from games.choices import PASSIVE, forced
from games.fairness import Proof
from games.game import DEAL, DEAL_UP, HOST, Game
from games.players import Level
from games.record import Record, RecordedAction
from games.text import Event, Text

AWAY = 2
"""Turns in a row that the clock has played for a person after whom nobody waits any longer; of who
was away before, one is enough."""
SPARE = 300.0
"""Seconds a match that each person has beyond the time for their turns."""
TIMES = 30
"""Of so many actions is known how long people took."""
REMEMBERED, MOST = 12, 48
"""Actions whose news are remembered: more where somebody has not acted for longer."""


class Action(NamedTuple):
    """A row of the log: which seat did what, by which click, and when.

    Without a click it happened by itself: a computer's move, a pause that ended, what a person
    was forced to, or, `by_clock`, the move of a person whose time was up, or who is away. A move
    `by_clock` with a click is that of a computer that others let take a person's turn.
    """

    seat: int
    text: str
    click: int | None = None
    at: float = 0.0
    by_clock: bool = False
    since: float | None = None  # from when on its time counted; None: from the action before

    @property
    def is_substituted(self) -> bool:
        """True if a computer took the turn of a person on their spare time, as others wanted."""
        return self.by_clock and self.click is not None


class News(NamedTuple):
    """The events of an action.

    `seat` did it knowing all the news before; None if it was the host, or the action was forced
    and played for somebody who may not have looked.
    """

    seat: int | None
    news: tuple[Event, ...]


def record_of(match: Match, secret: str, log: Sequence[Action] = ()) -> Record:
    """The record of a match that has begun. It reveals every hand."""
    return Record(
        match.game,
        match.version,
        len(match.seats),
        match.options,
        match.seed(secret),
        tuple(RecordedAction(action.seat, action.text) for action in log),
        _proof(match, secret),
        by_clock=tuple(number for number, action in enumerate(log, 1) if action.by_clock),
        decided=tuple(each for each in match.decided if each.after <= len(log)),
        levels=tuple(each for each in match.levels.items() if each[1] is not Level.NORMAL),
    )


def _proof(match: Match, secret: str) -> Proof | None:
    if match.commitment is None:
        return None
    return Proof(match.commitment, secret, match.joins or "", match.opened_after or "")


class LoggedAction(NamedTuple):
    """An action of the log, and how things stood when it came."""

    action: Action
    number: int  # counted from 1
    waiting: Sequence[int]  # who was to act
    waited: float  # seconds since they were asked
    is_theirs: bool  # not of who sat in the seat before
    is_persons: bool
    is_forced: bool  # and played by itself
    is_secret: bool  # an answer of one of several seats asked at once

    @property
    def is_aside(self) -> bool:
        """True if it was done out of turn."""
        return self.action.seat not in self.waiting and self.action.seat != HOST

    @property
    def is_own(self) -> bool:
        """True if it was played by itself for a person who is here."""
        return self.is_persons and self.action.click is None and not self.action.by_clock

    def told(self, news: Iterable[Event], clock: int) -> News:
        """The game's news of it, and why it was played, which stands behind the deed."""
        seat, events = self.action.seat, [*news]
        if self.action.by_clock:
            if self.waited >= clock:  # not at once, for who is away
                events.insert(1, Event(Text("time-up", seat=seat)))
        elif self.is_own:
            why = "was-forced" if self.is_forced else "was-ordered"
            events.insert(1, Event(Text(why), to=seat))
        return News(None if self.is_own or seat == HOST else seat, tuple(events))


@dataclass
class TurnHistory:
    """Turns taken so far, by seat: when, by whom, and those that the clock took."""

    late: dict[int, tuple[int, ...]] = field(default_factory=dict)
    """The last actions that the clock played since a seat's last click, counted from 1."""
    strayed: set[int] = field(default_factory=set)
    """Seats that were away before."""
    spent: dict[int, float] = field(default_factory=dict)
    """Seconds beyond the time for turns."""
    clicked: dict[int, float] = field(default_factory=dict)
    """The time of a seat's last click."""
    acted: dict[int, int] = field(default_factory=dict)
    """The length after a seat's last action but those done out of turn."""
    answered: dict[int, int] = field(default_factory=dict)
    """The length after a seat's last answer in secret that no premove gave."""
    chosen: list[int] = field(default_factory=list)
    """The actions, from 1, that people, or the clock for them, chose and have not taken back."""
    out_of_turn: set[int] = field(default_factory=set)
    """Those of them that were done out of turn."""
    by_clock: set[int] = field(default_factory=set)
    """Those that the clock played."""
    substituted: set[int] = field(default_factory=set)
    """Those of them that others let a computer play, which count towards no loss."""
    pass_times: tuple[float, ...] = ()
    """Seconds that people took for their last passes and the like, be they forced or not."""
    play_times: tuple[float, ...] = ()
    """The same of their other actions, and of answers in secret, which tell nothing by their time;
    what was done out of turn is in neither."""
    at: float = 0.0
    """The time when the seats to act came to be so."""
    level_played: float = 0.0
    """Seconds of play since the stakes went up by the clock, if they have; no pause counts."""
    ends: int = 0
    """The number of times a trick, a round or the match has ended."""
    ended: int = 0
    """The length at which one did last."""
    quiet: int = 0
    """The number of last actions that left the same seats to act: answers of seats that act at the
    same time as others, and what was said out of turn."""

    def copy(self) -> "TurnHistory":
        """Another that can go on by itself."""
        return replace(
            self,
            late={**self.late},
            strayed={*self.strayed},
            spent={**self.spent},
            clicked={**self.clicked},
            acted={**self.acted},
            answered={**self.answered},
            chosen=[*self.chosen],
            out_of_turn={*self.out_of_turn},
            by_clock={*self.by_clock},
            substituted={*self.substituted},
        )

    def here(self, people: Iterable[int]) -> list[int]:
        """Those of some seats for which the clock does not play."""
        return [
            seat for seat in people if len(self.late.get(seat, ())) < AWAY - (seat in self.strayed)
        ]

    def take_back(self, kept: int) -> None:
        """Only so many actions stand."""
        self.chosen = [number for number in self.chosen if number <= kept]

    def count(self, step: LoggedAction, game: Game) -> None:
        """Go on by a step, after which the game stands so."""
        seat = step.action.seat
        if step.is_persons and not step.is_forced:
            self.chosen.append(step.number)
        if not step.is_aside:
            self.acted[seat] = step.number
        else:
            self.out_of_turn.add(step.number)
        if step.is_secret and not step.is_own:
            self.answered[seat] = step.number
        self._count_presence(step)
        self._count_time(step)
        if game.last or game.resting or game.over:
            self.ends, self.ended = self.ends + 1, step.number
        others = [each for each in step.waiting if each != seat]
        is_quiet = bool(others) and game.waiting() == others and seat != HOST
        self.quiet = self.quiet + 1 if is_quiet else 0
        if not (is_quiet and step.is_aside):
            is_up = step.action[:2] == (HOST, DEAL_UP)
            self.at = step.action.at
            self.level_played = 0.0 if is_up else self.level_played + step.waited

    def _count_time(self, step: LoggedAction) -> None:
        """Note how long a person took, as everybody saw."""
        if not step.is_persons or step.is_aside or step.action.by_clock or step.waited <= 0:
            return
        if step.action.text in PASSIVE and not step.is_secret:
            self.pass_times = (*self.pass_times, step.waited)[-TIMES:]
        else:
            self.play_times = (*self.play_times, step.waited)[-TIMES:]

    def _count_presence(self, step: LoggedAction) -> None:
        """Count a move of the clock, or note a click."""
        seat, _, click, at, by_clock, _ = step.action
        if by_clock:
            self.by_clock.add(step.number)
            if step.action.is_substituted:
                self.substituted.add(step.number)
            self.late[seat] = (*self.late.get(seat, ()), step.number)[-AWAY:]
            if step.is_theirs and len(self.late[seat]) == AWAY:
                self.strayed.add(seat)
        elif click is not None and step.is_theirs:
            self.late.pop(seat, None)
            self.clicked[seat] = at


@dataclass(frozen=True)
class Replay:
    """The state after the first `length` actions; it never changes, another follows it."""

    game: Game = field(repr=False)
    record: Record = field(repr=False)  # by which it stands so
    people: Mapping[int, int]  # the seats where people sat when it was read, and since when
    news: tuple[News, ...] = field(repr=False)  # of each of the last actions
    length: int = 0
    clock: int = 0  # seconds for a turn; 0: no limit
    joins: str | None = None  # by which it was dealt
    turns: TurnHistory = field(default_factory=TurnHistory)

    @classmethod
    def begin(cls, match: Match, secret: str) -> Self:
        """A match just dealt; BadRecord or BadOptions if its rules are not ours."""
        record = record_of(match, secret)
        game = record.start()
        return cls(
            game,
            record,
            {seat: match.seats[seat].guest_since for seat in match.people},
            (News(None, tuple(game.events or ())),),
            clock=match.clock,
            joins=match.joins,
        )

    def after_actions(self, actions: Iterable[Action]) -> "Replay":
        """The state after further actions; IllegalAction if the rules forbid one."""
        actions = [*actions]
        deeds = (*self.record.deeds, *(RecordedAction(each.seat, each.text) for each in actions))
        record = replace(self.record, deeds=deeds)
        game, turns, news = self.game.copy(), self.turns.copy(), [*self.news]
        for number, action in enumerate(actions, self.length + 1):
            step = self._step(action, number, game, turns)
            here = turns.here(self.people)
            if len(here) > 1 and not step.is_aside and step.is_theirs:  # else nobody waited
                late = max(0.0, step.waited - self.clock)
                turns.spent[action.seat] = turns.spent.get(action.seat, 0.0) + late
            game = record.after(game, number)
            news.append(step.told(game.events or (), self.clock))
            if (kept := record.undone_to(number)) is not None:
                turns.take_back(kept)
            turns.count(step, game)
        return replace(
            self,
            game=game,
            record=record,
            news=tuple(news[-_reach(news, range(game.seats)) :]),
            length=self.length + len(actions),
            turns=turns,
        )

    def _step(self, action: Action, number: int, game: Game, turns: TurnHistory) -> LoggedAction:
        """An action that is about to be played."""
        seat, began = action.seat, action.since or turns.at
        first = (self.clock + SPARE) * action.by_clock  # the log does not tell when it was dealt
        is_theirs = self.people.get(seat, 0) < number
        is_persons = seat in self.people and is_theirs
        is_own = is_persons and action.click is None and not action.by_clock
        return LoggedAction(
            action,
            number,
            game.waiting(),
            action.at - began if began else first,
            is_theirs,
            is_persons,
            is_own and bool(forced(game.choices(seat))),
            game.asks_in_secret(),
        )

    @cached_property
    def out(self) -> frozenset[int]:
        """Between rounds, the seats that will have no part in the next one."""
        if not self.game.resting:
            return frozenset()
        dealt = self.game.copy()
        dealt.step(HOST, DEAL)
        return frozenset(seat for seat in range(dealt.seats) if dealt.is_out(seat))

    def last_of(self, seat: int) -> int | None:
        """The last action that a seat's player chose and that stands; None if there is none."""
        deeds, chosen = self.record.deeds, reversed(self.turns.chosen)
        return next((number for number in chosen if deeds[number - 1].seat == seat), None)

    def news_since(self, seat: int | None) -> tuple[News, ...]:
        """News of each action from a seat's last on; for onlookers (None) the newest."""
        return self.news[-_since(self.news, seat) :]

    @property
    def absent(self) -> frozenset[int]:
        """The seats for which the clock has played more than half of the turns."""
        deeds, history = self.record.deeds, self.turns
        turns = [number for number in history.chosen if number not in history.out_of_turn]
        of_all = Counter(deeds[number - 1].seat for number in turns)
        missed = history.by_clock - history.substituted
        late = Counter(deeds[number - 1].seat for number in turns if number in missed)
        return frozenset(seat for seat, times in late.items() if 2 * times > of_all[seat])


def _since(news: Sequence[News], seat: int | None) -> int:
    """The number of actions from the last of a seat on, among those remembered."""
    own = (at for at, told in enumerate(reversed(news), 1) if told.seat == seat)
    return REMEMBERED if seat is None else next(own, len(news))


def _reach(news: Sequence[News], seats: range) -> int:
    """The number of actions to remember for everybody to hear what they missed."""
    return min(MOST, max(REMEMBERED, *(_since(news, seat) for seat in seats)))
