"""The house field of a solo: computers that played the same deal from the person's seat."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from games.game import DEAL, HOST
from games.players import PLAYERS, Player, unhurried
from games.solo import SoloDeal, chance, follow, is_done, points, start
from games.view import view

RUNS: Final = {"random": 2, "easy": 3, "normal": 1, "hard": 2}
"""How often each level plays a deal; the hint leaves nothing to chance."""
HOUSE: Final[dict[str, Player]] = {**PLAYERS, "hard": unhurried}
"""The player of each level: none looks at a clock."""


class FieldEntry(NamedTuple):
    """What a computer of the house field made of a deal."""

    level: str
    points: list[int]  # by round


def field(deal: SoloDeal) -> list[FieldEntry]:
    """All entries of the house field; they follow from the deal alone."""
    return [entry(deal, level, run) for level, runs in RUNS.items() for run in range(runs)]


def entry(deal: SoloDeal, level: str, run: int) -> FieldEntry:
    """One run of a level in the person's seat."""
    game, player, number = start(deal), HOUSE[level], 0
    game.events = None
    while True:
        number += sum(1 for _ in follow(deal, game, number))
        if is_done(deal, game):
            return FieldEntry(level, points(deal, game))
        if game.resting:
            game.step(HOST, DEAL)
        else:
            random = chance(f"{deal.seed} {level} {run}", number)
            game.step(deal.seat, player(view(game, deal.seat), random))
        number += 1


def percentile(own: int, others: Sequence[int]) -> float:
    """The share of the others that did worse, and half of those that did as well."""
    worse, equal = sum(other < own for other in others), others.count(own)
    return (worse + equal / 2) / len(others)
