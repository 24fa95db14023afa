"""The mind of a poker player: its boldness, and the expected values of its bets.

Opponents are taken to answer as their hint would, except for some that call with any hand: a bluff
that only works against hints is worth less than it seems.
"""

from collections.abc import Callable, Sequence
from random import Random
from statistics import mean
from typing import Final, NamedTuple, TypeVar

from games.mind import Mind
from games.poker.bets import amounts, clamp, offset, passive, verb
from games.poker.chips import REBUY, ChipGame

SMALL: Final = 2
"""The most least bets that may be owed for a style to change the answer."""
STUBBORN: Final = 0.25
"""The part of opponents that call with any hand."""
SIZES: Final = (0.5, 1.0)
"""Sizes of the bets that are weighed, as parts of the pot."""

G = TypeVar("G", bound=ChipGame)


class BettingMind(Mind[G]):
    """A player of a game of poker."""

    def timeout_action(self, game: G, seat: int) -> str:
        """Check or fold, without buying in again."""
        if game.stage == REBUY:
            return "pass"
        return "check" if "check" in passive(game, seat) else "fold"

    def boldness(self, action: str) -> int | None:
        number = action.rpartition(" ")[2]
        if number.isdigit():
            return 1 + int(number)
        return {"fold": 0, "check": 1, "call": 1}.get(action)

    def allows_style(self, game: G) -> bool:
        """False where a large bet is owed: the hand alone decides the answer."""
        return game.owed(game.turn) <= SMALL * game.least_bet()


def rounded_percent(chance: float) -> int:
    """A chance in percent, rounded to 5; an estimate is never certain."""
    return min(95, max(5, 5 * round(20 * chance)))


class Rival(NamedTuple):
    """An opponent that may answer a bet, in a sampled deal."""

    seat: int
    strength: int  # of its hand at the showdown
    chance: float  # to win, as it estimates it now
    is_stubborn: bool


class SampledDeal(NamedTuple):
    """The strength of the own hand at the showdown, and the opponents that may beat it."""

    strength: int
    rivals: Sequence[Rival]


Folds = Callable[[float, int, int], bool]
"""True if a player with this chance folds, when it owes this much to a pot of this size."""


def rival(seat: int, strength: int, chance: float, random: Random) -> Rival:
    """An opponent, stubborn now and then."""
    return Rival(seat, strength, chance, random.random() < STUBBORN)


def best_bet(game: ChipGame, seat: int, deals: Sequence[SampledDeal], folds: Folds) -> str:
    """The bet or answer with the highest expected value over sampled deals."""
    values = {"fold": 0.0}
    for action in passive(game, seat):
        stake = game.stakes[seat] + game.owed(seat)
        values[action] = expected_value(game, seat, stake, deals, folds)
    for number in bet_sizes(game, seat):
        stake = number + offset(game)
        values[f"{verb(game)} {number}"] = expected_value(game, seat, stake, deals, folds)
    if not game.owed(seat) and "check" in values:
        del values["fold"]
    return max(values, key=values.__getitem__)


def bet_sizes(game: ChipGame, seat: int) -> Sequence[int]:
    """The numbers of the bets or raises that are weighed; no more than the others can match."""
    span = amounts(game, seat)
    if not span:
        return ()
    most = max(game.stakes[other] + game.scores[other] for other in game.others(seat))
    pot, base = game.in_pot() + game.owed(seat), game.to_match() - offset(game)
    numbers = (min(base + round(part * pot), most - offset(game)) for part in SIZES)
    return sorted({clamp(span, number) for number in numbers})


def expected_value(
    game: ChipGame, seat: int, stake: int, deals: Sequence[SampledDeal], folds: Folds
) -> float:
    """The mean winnings of a seat for a stake, less what that adds to the pot."""
    return mean([_result(game, seat, stake, deal, folds) for deal in deals])


def _result(game: ChipGame, seat: int, stake: int, deal: SampledDeal, folds: Folds) -> float:
    """The winnings in one deal."""
    paid = min(stake - game.stakes[seat], game.scores[seat])
    pot, against, matched = game.in_pot() + paid, [0], 0
    for each in deal.rivals:
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
    if best > deal.strength:
        return returned - paid
    won = (pot - returned) / (1 + against.count(best) * (best == deal.strength))
    return won + returned - paid
