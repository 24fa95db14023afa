"""Monte Carlo search: every move is tried in the same sampled deals, with rollouts by hints.

A sample knows no more than its view, and not all evidence of the bids and plays,
so only a significant gain overrules the hint. Moves that are surely no better
are dropped after a few samples (Maron and Moore, "Hoeffding Races", NIPS 1993); all are tried in
the same samples, so that luck cancels out.
"""

from collections.abc import Callable, Sequence
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from random import Random
from statistics import fmean, stdev
from time import monotonic
from typing import Final, NamedTuple

from games.game import HOST, Game
from games.mind import Rollout, Search
from games.personalities import Personality
from games.view import View

SECONDS: Final = 0.45
"""Seconds for an answer at most; a sample not tried with every move is left out."""
LEAST: Final = 0.15
"""Of them, what is left for a search at least, however long the question has waited."""
FEW: Final = 6
"""Guesses in which every move is tried before any is dropped."""
WIDTH: Final = 16
"""Moves that are looked at: the hint, and of more others as many by chance."""
LONG: Final = 400
"""Actions after which a play-out is broken off: some rounds have no end under every hint."""

Clock = Callable[[], float]

waited: ContextVar[float] = ContextVar("waited", default=0.0)
"""Seconds from the question until somebody began to think about it."""


class SearchBudget(NamedTuple):
    """The budget of a search; `behind` and `sure` are in standard errors."""

    deals: int  # samples after which more would hardly change the choice
    behind: float  # by which a move has to be worse than the hint to be dropped
    sure: float  # by which it has to beat the hint


HINT_BUDGET: Final = SearchBudget(60, 1.0, 2.0)
ROLLOUT_BUDGET: Final = SearchBudget(300, 2.0, 1.0)
"""The budget with a fast rollout: more samples leave less to luck."""


def search_budget(seen: View[Game]) -> SearchBudget:
    """The budget of a search from this view."""
    return HINT_BUDGET if rollout(seen) is None else ROLLOUT_BUDGET


def rollout(seen: View[Game]) -> Rollout | None:
    """The fast simulator that a game has for the seat of this view."""
    assert seen.seat is not None, "an onlooker does not act"
    how = seen.game.mind.hard()
    make = how.rollout if isinstance(how, Search) else None
    return make and make(seen.game, seen.seat)


@dataclass
class Candidate:
    """A move and its sampled returns: `Game.utility` after the round in each deal."""

    action: str
    results: list[float] = field(default_factory=list)

    @property
    def result(self) -> float:
        """The mean of the returns."""
        return fmean(self.results)

    @property
    def spread(self) -> float:
        """The standard deviation of the returns, two at least."""
        return stdev(self.results)

    def gains(self, on: "Candidate") -> list[float]:
        """The paired differences to another move in the deals in which both were tried."""
        return [ours - theirs for ours, theirs in zip(self.results, on.results, strict=False)]

    def beats(self, other: "Candidate", sure: float) -> bool:
        """True if it is significantly better than another; never from few samples."""
        gains = self.gains(other)
        return len(gains) >= FEW and fmean(gains) > sure * error(gains)

    def may_beat(self, other: "Candidate", behind: float) -> bool:
        """True unless it is significantly worse than another."""
        gains = self.gains(other)
        return fmean(gains) + behind * error(gains) > 0


def error(gains: Sequence[float]) -> float:
    """The standard error of the mean of some gains, two at least."""
    count, middle = len(gains), fmean(gains)
    return sqrt(sum((gain - middle) ** 2 for gain in gains) / (count - 1) / count)


def choose(
    seen: View[Game],
    random: Random,
    clock: Clock = monotonic,
    deals: int | None = None,
    personality: Personality = Personality.COUNTS_CARDS,
) -> str:
    """The move that surely beats the hint most, or the hint; by personality, a likely one."""
    found = evaluate(seen, candidates(seen, random), random, clock, deals)
    sure = search_budget(seen).sure
    return by_personality(best(found, sure), found, personality, sure).action


def by_personality(
    chosen: Candidate, found: Sequence[Candidate], personality: Personality, sure: float
) -> Candidate:
    """The move, or one that beats it half as surely and is bolder, or more cautious, by its spread.

    One that does no worse is not enough: at Hearts the most daring of those lose.
    """
    likely = [each for each in found if personality and each.beats(chosen, sure / 2)]
    return max([chosen, *likely], key=lambda each: personality * each.spread) if likely else chosen


def best(found: Sequence[Candidate], sure: float) -> Candidate:
    """The move that surely gains most on the first, or the first."""
    first, *others = found
    better = [each for each in others if each.beats(first, sure)]
    return max(better, key=lambda each: each.result, default=first)


class MoveValue(NamedTuple):
    """A move and the expected change in its seat's value over the round."""

    action: str
    change: float


def move_values(
    seen: View[Game], random: Random, clock: Clock = monotonic, deals: int | None = None
) -> list[MoveValue]:
    """The move to play, and the others that were looked at, the best first.

    Empty if there was time for too few samples. A dropped move is rated by the difference to
    the hint in the samples it had.
    """
    found = evaluate(seen, candidates(seen, random), random, clock, deals)
    if len(found) == 1:
        return [MoveValue(found[0].action, 0.0)]
    hint, chosen = found[0], best(found, search_budget(seen).sure)
    if len(hint.results) < FEW:
        return []
    assert seen.seat is not None, "an onlooker does not act"
    change = hint.result - seen.game.utility(seen.seat)
    found.sort(key=lambda each: (each is chosen, fmean(each.gains(hint))), reverse=True)
    return [MoveValue(each.action, change + fmean(each.gains(hint))) for each in found]


def candidates(seen: View[Game], random: Random) -> list[str]:
    """The hint, and the other moves that are looked at."""
    hint, seat = seen.hint(), seen.seat
    assert hint is not None, "only a seat that is to act is asked"
    assert seat is not None, "an onlooker does not act"
    how = seen.game.mind.hard()
    listed = how.candidates if isinstance(how, Search) else None
    moves = listed(seen.game, seat) if listed else seen.legal()
    others = [action for action in moves if action != hint.action]
    if len(others) >= WIDTH:
        others = random.sample(others, WIDTH - 1)
    return [hint.action, *others]


def evaluate(
    seen: View[Game],
    actions: Sequence[str],
    random: Random,
    clock: Clock,
    deals: int | None,
    seconds: float | None = None,
    behind: float | None = None,
) -> list[Candidate]:
    """The moves with their sampled returns within some `seconds`, or `SECONDS` since the question.

    Those clearly worse than the first, by `behind` standard errors, are dropped early.
    """
    assert seen.seat is not None, "an onlooker does not act"
    until = clock() + (max(LEAST, SECONDS - waited.get()) if seconds is None else seconds)
    usual = search_budget(seen)
    behind = usual.behind if behind is None else behind
    first, *others = found = [Candidate(action) for action in actions]
    simulate = rollout(seen) or partial(hint_rollout, seen.seat)
    for tried, deal in enumerate(seen.samples(random), 1):
        if not others:
            break
        moves = (first, *others)
        results = [simulate(deal, each.action) for each in moves if clock() < until]
        if len(results) < len(moves):
            break
        for each, result in zip(moves, results, strict=True):
            each.results.append(result)
        if tried % FEW == 0:
            others = [each for each in others if each.may_beat(first, behind)]
        if tried >= (deals or usual.deals):
            break
    return found


def hint_rollout(seat: int, deal: Game, action: str) -> float:
    """The value of a seat after an action in a sampled deal, with hints for all later moves."""
    game = deal.copy()
    game.events = None
    game.step(seat, action)
    play_out(game)
    return game.utility(seat)


def play_out(game: Game) -> None:
    """Play the rest of the round by hints."""
    for _ in range(LONG):
        if game.resting or game.over:
            return
        seat = game.actors()[0]
        game.step(seat, reply(game, seat))


def reply(game: Game, seat: int) -> str:
    """The hint of a seat to act, or the host's action within a round."""
    return game.legal(HOST)[0] if seat == HOST else game.mind.hint(game, seat).action
