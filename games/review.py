"""Reviews: the decisions of a match that cost a player most, judged from what that player saw.

Every move of a decision is tried in the same sampled deals, as `games.search` does it. A short look
at each decision finds the few that may have cost something; only fresh samples judge those, so that
luck in finding them does not count. Workers answer `Look`s; nothing here waits or reads a clock.
"""

from collections.abc import Collection, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import inf
from random import Random
from statistics import fmean, stdev
from time import process_time
from typing import Any, Final, NamedTuple, Self, TypeAlias

from games.choices import forced
from games.game import Game
from games.mind import Search
from games.record import Record
from games.search import Candidate, Clock, candidates, error, evaluate
from games.text import Hint
from games.view import View, view

SURE: Final = 3.0
"""Standard errors by which another move has to be better: over forty decisions two flag luck."""
SLIGHT: Final = 0.05
"""Of the widest spread of results in the match, what a mistake costs at least, or a find gains."""
MOST: Final = 3
"""Mistakes that a review shows."""
BUDGET: Final = 60.0
"""Seconds of one processor for a match: a look at all, at the worst, then at the best finds."""
SHARES: Final = (0.5, 0.35, 0.15)
FIRST, CLOSER, SLICE = 30, 300, 50
"""Samples of a first look, of a closer one, and of each of its slices."""
SLICE_SECONDS: Final = 0.5
"""Of a processor at a time: whoever plays waits no longer for it."""
FINALISTS, FINDS, RIVALS = 8, 3, 2
"""Decisions that are looked at closely, and moves that are compared there beside the hint."""
BATCH: Final = 5
"""Samples whose mean counts as one result: neighbors in a Markov chain are alike."""
ENOUGH: Final = 50
"""Fresh samples without which nothing is judged: the error of a few is a guess itself."""
NEVER: Final = 1e9
"""Standard errors by which no move is dropped."""


class DecisionPoint(NamedTuple):
    """A choice of a player: the number of actions before it, what was seen then, and the move."""

    number: int
    seen: View[Game]
    action: str

    @property
    def hint(self) -> Hint:
        """The hint then."""
        hint = self.seen.hint()
        assert hint is not None, "only a seat that is to act decides"
        return hint


class Look(NamedTuple):
    """A question to a worker: what the moves of a decision come to in fresh samples."""

    at: int  # the decision, from 0
    made: str
    rivals: tuple[str, ...]  # to be compared with the move that was made; none: all worth trying
    deals: int
    seconds: float


class Sampled(NamedTuple):
    """The answer: the gain of each other move on the one that was made, by sample."""

    gains: dict[str, list[float]]
    spread: float  # the standard deviation of what the move made comes to
    seconds: float  # that the worker took


class Moment(NamedTuple):
    """A decision that a review shows: a mistake, or the best find where there was none.

    `gain` is what the `other` move would have gained, in the points of the round: below zero where
    the move made was the find. `good` are moves that do about as well as the better one.
    """

    number: int
    action: str
    other: str
    gain: float
    error: float  # the standard error of the gain
    good: tuple[str, ...] = ()

    @property
    def is_mistake(self) -> bool:
        """True if another move would have been better."""
        return self.gain > 0


class Review(NamedTuple):
    """The moments that a review shows, the dearest first, of so many decisions."""

    decisions: int
    moments: tuple[Moment, ...]

    def stored(self) -> list[dict[str, Any]]:
        """The form in JSON."""
        return [{"decisions": self.decisions}, *(each._asdict() for each in self.moments)]

    @classmethod
    def parse(cls, stored: Sequence[Mapping[str, Any]]) -> Self:
        """Read it from JSON, which has no tuples."""
        head, *moments = stored
        return cls(
            head["decisions"],
            tuple(Moment(**{**each, "good": tuple(each["good"])}) for each in moments),
        )


def has_review(kind: type[Game]) -> bool:
    """True if looking ahead tells good moves from bad ones, as the ladder has measured."""
    return isinstance(kind.mind.hard(), Search)


def decision_points(record: Record, numbers: Collection[int]) -> Iterator[DecisionPoint]:
    """The decisions among these actions, counted from 1: neither forced nor undone, nor a race.

    The errors of `Record.start`, or IllegalAction where the record cannot be replayed.
    """
    game = record.start()
    for number in record.kept_actions(len(record.deeds)):
        seat, action = record.deeds[number - 1]
        if number in numbers and seat in game.waiting():
            seen = view(game, seat)
            if not forced(seen.choices):
                yield DecisionPoint(number - 1, seen, action)
        game.apply(seat, action)


def answer(seen: View[Game], random: Random, look: Look, clock: Clock = process_time) -> Sampled:
    """Compare the moves of a decision, as a worker does."""
    began, moves = clock(), look.rivals or candidates(seen, random)
    rivals = [move for move in moves if move != look.made]
    behind = NEVER if look.rivals else None
    found = evaluate(seen, [look.made, *rivals], random, clock, look.deals, look.seconds, behind)
    first, *others = found
    gains = {each.action: each.gains(first) for each in others}
    spread = stdev(first.results) if len(first.results) > 1 else 0.0
    return Sampled(gains, spread, clock() - began)


class Gain(NamedTuple):
    """The mean of some gains and its standard error; nothing is known from too few."""

    mean: float
    error: float

    @classmethod
    def of(cls, gains: Sequence[float]) -> Self:
        """By the means of batches, since samples follow on each other."""
        batches = [fmean(gains[at : at + BATCH]) for at in range(0, len(gains) - BATCH + 1, BATCH)]
        if len(batches) < 2:
            return cls(0.0, inf)
        return cls(fmean(gains), error(batches))

    @property
    def sure(self) -> float:
        """The standard errors by which the other move is better; below zero, worse."""
        if self.error:
            return self.mean / self.error
        return self.mean * inf if self.mean else 0.0


@dataclass
class _Judged:
    """A decision with its first look, and the gains of the closer one."""

    at: int
    point: DecisionPoint
    first: dict[str, list[float]]
    best: Gain  # of the best other move at first
    closer: dict[str, list[float]] = field(default_factory=dict)

    def leaders(self) -> list[str]:
        """The other moves, the best first as it looked at first."""
        return sorted(self.first, key=lambda move: -Gain.of(self.first[move]).mean)

    @property
    def samples(self) -> int:
        """The samples of the closer look."""
        return min(map(len, self.closer.values()), default=0)

    def add(self, sampled: Sampled) -> None:
        """Add the answer to a closer look."""
        for action, gains in sampled.gains.items():
            self.closer.setdefault(action, []).extend(gains)

    def rivals(self) -> tuple[str, ...]:
        """The moves of a closer look: the hint, and the best others."""
        hint = self.point.hint.action
        return tuple(dict.fromkeys([*([hint] * (hint in self.first)), *self.leaders()[:RIVALS]]))

    def gains(self) -> dict[str, Gain]:
        """The gains of other moves by fresh samples; none from too few."""
        if self.samples < ENOUGH:
            return {}
        return {action: Gain.of(each) for action, each in self.closer.items()}

    def mistake(self) -> Moment | None:
        """The better move, if one surely was; the hint, whose reason can be told, if it is best."""
        gains = self.gains()
        sure = {action: gain for action, gain in gains.items() if gain.sure >= SURE}
        if not sure:
            return None
        best, hint = max(sure, key=lambda action: sure[action].mean), self.point.hint.action
        if hint in sure and sure[hint].mean >= sure[best].mean - sure[best].error:
            best = hint
        return self._moment(best, sure[best], tuple(self._as_good(best)))

    def find(self) -> Moment | None:
        """The best other move, if all were surely worse; the hint, if it was one of them."""
        gains = self.gains()
        if not gains or any(gain.sure > -SURE for gain in gains.values()):
            return None
        hint = self.point.hint.action
        best = hint if hint in gains else max(gains, key=lambda action: gains[action].mean)
        return self._moment(best, gains[best])

    def _moment(self, other: str, gain: Gain, good: tuple[str, ...] = ()) -> Moment:
        number, _, action = self.point
        return Moment(number, action, other, gain.mean, gain.error, good)

    def _as_good(self, best: str) -> Iterator[str]:
        """The moves that gained, too, and were not surely behind the best one at first."""
        leader = Candidate(best, self.first[best])
        for action, gains in self.first.items():
            each = Candidate(action, gains)
            if action == best or (Gain.of(gains).mean > 0 and not leader.beats(each, 1.0)):
                yield action


def plan(points: Sequence[DecisionPoint]) -> Generator[Look, Sampled, Review]:
    """The looks at the decisions of a match, one after the other, and what comes of the answers."""
    first, closer, finds = (share * BUDGET for share in SHARES)
    judged, spread = list[_Judged](), 0.0
    for at, point in enumerate(points):
        sampled = yield Look(at, point.action, (), FIRST, min(SLICE_SECONDS, first / len(points)))
        spread = max(spread, sampled.spread)
        if sampled.gains:
            best = max(map(Gain.of, sampled.gains.values()), key=lambda gain: gain.mean)
            judged.append(_Judged(at, point, sampled.gains, best))
    least = SLIGHT * spread
    doubted = [each for each in judged if each.best.sure >= 1 and each.best.mean >= least]
    doubted.sort(key=lambda each: -each.best.mean)
    yield from _look_closer(doubted[:FINALISTS], closer, 1)
    mistakes = [found for each in doubted if (found := each.mistake()) and found.gain >= least]
    mistakes.sort(key=lambda found: -found.gain)
    if not mistakes:
        likely = [each for each in judged if each.best.sure <= -1 and each.best.mean <= -least]
        mistakes = yield from _best_find(likely, finds)
    return Review(len(points), tuple(mistakes[:MOST]))


def _best_find(likely: list[_Judged], seconds: float) -> Generator[Look, Sampled, list[Moment]]:
    """The decision in which the move made surely beat the hint, or else all others, by most."""
    likely.sort(key=_merit, reverse=True)
    yield from _look_closer(likely[:FINDS], seconds, -1)
    return [found for each in likely[:FINDS] if (found := each.find())][:1]


def _merit(judged: _Judged) -> tuple[bool, float]:
    """The rank of a find: first what the hint did not say, then by what the others lose."""
    return judged.point.hint.action != judged.point.action, -judged.best.mean


def _look_closer(
    judged: Sequence[_Judged], seconds: float, sign: int
) -> Generator[Look, Sampled, None]:
    """Look at each in turn until all is clear or the time is up.

    What no longer looks better (`sign` 1), or worse (-1), after some slices is left alone.
    """
    left = [*judged]
    while left:
        for each in left:
            if seconds <= 0:
                return
            sampled = yield Look(each.at, each.point.action, each.rivals(), SLICE, SLICE_SECONDS)
            each.add(sampled)
            seconds -= sampled.seconds
        left = [each for each in left if each.samples < CLOSER and _is_open(each, sign)]


def _is_open(judged: _Judged, sign: int) -> bool:
    best = max(Gain.of(each).sure for each in judged.closer.values())
    return sign * best >= 1


Looks: TypeAlias = Generator[Look, Sampled, Review]


def go_on(looks: Looks, sampled: Sampled | None = None) -> Look | Review:
    """The next look of a plan, after the answer to the last one; the review once there is none."""
    try:
        return next(looks) if sampled is None else looks.send(sampled)
    except StopIteration as done:
        found: Review = done.value
        return found


def review(points: Sequence[DecisionPoint], random: Random, clock: Clock = process_time) -> Review:
    """Review a match here and now."""
    looks = plan(points)
    step = go_on(looks)
    while isinstance(step, Look):
        step = go_on(looks, answer(points[step.at].seen, random, step, clock))
    return step
