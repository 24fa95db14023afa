"""Feats: what the rounds of a finished match show about how each seat played it."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final, NamedTuple

from games.game import Game
from games.scores import Round
from games.sheet import counted, course, sides

SEVERAL: Final = 4
"""Rounds from which on a match has a half worth the name."""
MANY: Final = 5
"""Rounds from which on it says something to lead after each, or only after the last."""


class Feats(NamedTuple):
    """The course of a match for one seat."""

    was_last: bool = False  # alone, when half of the rounds were over
    led: bool = False  # alone, after each round
    led_at_last: bool = False  # alone after the last round, and after none before
    exact: int = 0  # the most bids in a row that it made exactly
    is_guest: bool = False  # sat down during the match; the host knows


def feats(game: Game) -> list[Feats]:
    """The feats of each seat of a match that is over."""
    rounds, found = counted(game), [Feats()] * game.seats
    every = sides(game)
    if len(every) > 1 and not (game.one_loses or game.against_house):
        courses = [course(game, side[0], rounds) for side in every]
        for side, own in zip(every, courses, strict=True):
            others = [each for each in courses if each is not own]
            for seat in side:
                found[seat] = _of_course(own, others)
    return [each._replace(exact=_exact(seat, rounds)) for seat, each in enumerate(found)]


def _of_course(own: Sequence[int], others: Sequence[Sequence[int]]) -> Feats:
    """The feats of a side by its standings after each round, beside those of all others."""
    rounds, half = len(own), len(own) // 2
    ahead = [score > max(each) for score, *each in zip(own, *others, strict=True)]
    first = ahead.index(True) if any(ahead) else None
    return Feats(
        was_last=rounds >= SEVERAL and own[half - 1] < min(each[half - 1] for each in others),
        led=rounds >= MANY and all(ahead),
        led_at_last=rounds >= MANY and first == rounds - 1,
    )


def _exact(seat: int, rounds: Sequence[Round]) -> int:
    met = (each[seat].meets_bid for each in rounds)
    return max((len([*run]) for is_met, run in groupby(met) if is_met), default=0)
