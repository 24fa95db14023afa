"""Duplicate tournaments: players compared on the same deals from every seat."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import mean, stdev
from typing import Any

from games.game import HOST, Game
from games.players import PLAYERS
from games.view import view

ROUNDS = 50
"""Rounds after which the leader wins: weak players may never reach a target."""
SURE = 1.96
"""Standard errors to either side of a mean that hold the truth 19 times of 20."""


@dataclass(frozen=True)
class Results:
    """The share of wins of one player, in matches, and how far off it may be."""

    name: str
    share: float
    error: float

    def __str__(self) -> str:
        return f"{self.name:10} {self.share:6.1%} ± {self.error:.1%}"


def tournament(
    kind: type[Game], seats: int, options: Any, names: Sequence[str], deals: int, seed: str
) -> list[Results]:
    """Play each deal once for every rotation of the players round the table.

    Players take the seats in turn, so that with two names partners across the table are of one
    kind. A match shared by several seats is shared by their players. Where all play together, or
    one alone, each player fills a table, and the best score wins the deal. `deals` is at least 2.
    """
    shares: list[list[float]] = [[] for _ in names]
    for deal in range(deals):
        dealt = kind(seats, f"{seed}/{deal}", options)
        won = _by_score(dealt, names) if kind.together or seats == 1 else _by_wins(dealt, names)
        for player, share in enumerate(won):
            shares[player].append(share)
    return [
        Results(name, mean(share), SURE * stdev(share) / sqrt(deals))
        for name, share in zip(names, shares, strict=True)
    ]


def _by_wins(dealt: Game, names: Sequence[str]) -> list[float]:
    """The share of the wins of each player, when the deal is played from every seat."""
    won = [0.0] * len(names)
    for turn in range(len(names)):
        places = [(seat + turn) % len(names) for seat in range(dealt.seats)]
        winners = _play(dealt.copy(), [names[i] for i in places])
        for seat in winners:
            won[places[seat]] += 1 / len(winners) / len(names)
    return won


def _by_score(dealt: Game, names: Sequence[str]) -> list[float]:
    """The share of deals won by each player when every player fills a table."""
    tables = [dealt.copy() for _ in names]
    for table, name in zip(tables, names, strict=True):
        _play(table, [name] * table.seats)
    scores = [table.rank_key(0) for table in tables]
    best = max(scores)
    return [(score == best) / scores.count(best) for score in scores]


def _play(game: Game, names: Sequence[str]) -> list[int]:
    """Play a match out and return the seats that won it."""
    random, game.events = Random(game.seed), None
    while waiting := game.waiting():
        if waiting == [HOST]:
            if game.resting and game.round >= ROUNDS:
                return game.leaders()
            game.step(HOST, game.legal(HOST)[0])
            continue
        seat = waiting[0]
        game.step(seat, PLAYERS[names[seat]](view(game, seat), random))
    return game.winners
