"""What a bet is expected to bring, in guesses at the hands of those who may answer it.

Whoever answers is taken to go by their hint, but for some who call whatever they hold: a bluff that
only works against hints is worth less than it seems.
"""

from collections.abc import Callable, Sequence
from random import Random
from statistics import mean
from typing import Final, NamedTuple

from games.poker.bets import amounts, clamped, offset, passive, verb
from games.poker.stakes import StakeGame

STUBBORN: Final = 0.25
"""How many call whatever they hold."""
SIZES: Final = (0.5, 1.0)
"""Bets that are weighed, as parts of the pot."""


class Rival(NamedTuple):
    """Who may answer a bet, in a guess."""

    seat: int
    strength: int  # of the hand that it comes to show
    chance: float  # that it gives itself now
    is_stubborn: bool


class World(NamedTuple):
    """A guess: the strength of the hand that the seat comes to show, and those who may beat it."""

    strength: int
    rivals: Sequence[Rival]


Folds = Callable[[float, int, int], bool]
"""Whether who gives itself this chance folds, if it owes so much to a pot of so much."""


def rival(seat: int, strength: int, chance: float, random: Random) -> Rival:
    """Somebody who may answer, stubborn now and then."""
    return Rival(seat, strength, chance, random.random() < STUBBORN)


def best_bet(game: StakeGame, seat: int, worlds: Sequence[World], folds: Folds) -> str:
    """The bet or answer that is expected to bring most, over many guesses."""
    worth = {"fold": 0.0}
    for stay in passive(game, seat):
        worth[stay] = expected(game, seat, game.stakes[seat] + game.owed(seat), worlds, folds)
    for number in sizes(game, seat):
        stake = number + offset(game)
        worth[f"{verb(game)} {number}"] = expected(game, seat, stake, worlds, folds)
    if not game.owed(seat) and "check" in worth:
        del worth["fold"]
    return max(worth, key=worth.__getitem__)


def sizes(game: StakeGame, seat: int) -> Sequence[int]:
    """The numbers of the bets or raises that are weighed; no more than the others can match."""
    span = amounts(game, seat)
    if not span:
        return ()
    most = max(game.stakes[other] + game.scores[other] for other in game.others(seat))
    pot, base = game.in_pot() + game.owed(seat), game.to_match() - offset(game)
    wanted = (min(base + round(part * pot), most - offset(game)) for part in SIZES)
    return sorted({clamped(span, number) for number in wanted})


def expected(
    game: StakeGame, seat: int, stake: int, worlds: Sequence[World], folds: Folds
) -> float:
    """What a seat may expect of the pot for a stake, less what that adds to it."""
    return mean([_result(game, seat, stake, world, folds) for world in worlds])


def _result(game: StakeGame, seat: int, stake: int, world: World, folds: Folds) -> float:
    paid = min(stake - game.stakes[seat], game.scores[seat])
    pot, against, matched = game.in_pot() + paid, [0], 0
    for each in world.rivals:
        owe = min(max(0, stake - game.stakes[each.seat]), game.scores[each.seat])
        if owe and not each.is_stubborn and folds(each.chance, owe, pot):
            continue
        pot += owe
        against.append(each.strength)
        matched = max(matched, game.stakes[each.seat] + owe)
    if len(against) == 1:
        return pot - paid
    returned = max(0, paid + game.stakes[seat] - matched)
    best = max(against)
    if best > world.strength:
        return returned - paid
    won = (pot - returned) / (1 + against.count(best) * (best == world.strength))
    return won + returned - paid
