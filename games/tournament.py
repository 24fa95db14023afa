"""How much better one kind of player is than another, on the same deals from every seat."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import mean, stdev
from typing import Any

from games.game import DEAL, HOST, Game
from games.view import View, view

Player = Callable[[View[Game], Random], str]
"""What to play in the seat of a view; chance comes from the Random alone."""

ROUNDS = 50
"""Rounds after which a match goes to whoever leads: bad players may never reach a target."""
SURE = 1.96
"""Standard errors to either side of a mean that hold the truth 19 times of 20."""


def by_hint(seen: View[Game], _random: Random) -> str:
    """Play the hint."""
    hint = seen.hint()
    assert hint is not None, "only a seat that is to act is asked"
    return hint.action


def at_random(seen: View[Game], random: Random) -> str:
    """Play any of the listed actions."""
    return random.choice(seen.legal())


PLAYERS: dict[str, Player] = {"hint": by_hint, "random": at_random}


@dataclass(frozen=True)
class Standing:
    """The share of wins of one player, in matches, and how far off it may be."""

    name: str
    share: float
    error: float

    def __str__(self) -> str:
        return f"{self.name:10} {self.share:6.1%} ± {self.error:.1%}"


def tournament(
    kind: type[Game], seats: int, options: Any, names: Sequence[str], deals: int, seed: str
) -> list[Standing]:
    """Play each deal once for every rotation of the players round the table.

    Players take the seats in turn, so that with two names partners across the table are of one
    kind. A match shared by several seats is shared by their players. `deals` is at least 2.
    """
    shares: list[list[float]] = [[] for _ in names]
    for deal in range(deals):
        won = [0.0] * len(names)
        for turn in range(len(names)):
            places = [(seat + turn) % len(names) for seat in range(seats)]
            winners = _play(kind(seats, f"{seed}/{deal}", options), [names[i] for i in places])
            for seat in winners:
                won[places[seat]] += 1 / len(winners) / len(names)
        for player, share in enumerate(won):
            shares[player].append(share)
    return [
        Standing(name, mean(share), SURE * stdev(share) / sqrt(deals))
        for name, share in zip(names, shares, strict=True)
    ]


def _play(game: Game, names: Sequence[str]) -> list[int]:
    """Play a match out and return the seats that won it."""
    random, game.news = Random(game.seed), None
    while waiting := game.waiting():
        if waiting == [HOST]:
            if game.round >= ROUNDS:
                return game.leaders()
            game.step(HOST, DEAL)
            continue
        seat = waiting[0]
        game.step(seat, PLAYERS[names[seat]](view(game, seat), random))
    return game.winners
