"""`python -m tests.disagreements GAME...`: positions where another move beats the hint.

Rounds are played by hints. Where a search prefers another move by more than three standard errors,
both are played out again in 300 fresh guesses, so that luck in choosing does not count; what is
still better by as much is printed: the position, both moves, and what is gained a round. At the
end stands how many positions there were, and in how many the hint costs a fifth of what a round's
result spreads by: as much as 10 points do at Spades.
"""

import argparse
from collections.abc import Iterator
from itertools import count, islice
from random import Random
from statistics import mean, stdev
from typing import Final, NamedTuple

from games import GAMES, search
from games.describe import describe
from games.game import HOST, Game
from games.stage import private_scene
from games.view import View, view
from games.words import translator
from tests.ladder import seats_of

SURE: Final = 3.0
"""Standard errors by which a move has to beat the hint."""
WORLDS: Final = 30
AGAIN: Final = 300
"""Guesses in which both are played out once they disagree."""
DEAR: Final = 0.19
"""The part of a round's spread that 10 points are at Spades, where it is 52."""
ROUNDS: Final = 200
"""By which a round's spread is measured."""


class Disagreement(NamedTuple):
    """A position in which a move beats the hint, by how much, and the standard error of that."""

    seen: View[Game]
    action: str
    gain: float
    error: float

    def __str__(self) -> str:
        hint, tr = self.seen.hint(), translator()
        assert hint is not None, "positions are of seats that are to act"
        names = [f"seat {seat}" for seat in range(self.seen.game.seats)]
        told = describe(private_scene(self.seen, names, translator(names)), tr, most=2000)
        gain = f"{self.gain:+.3g} ± {self.error:.2g}"
        return f"{told}\n{hint.action} ({hint.why.key}); {self.action} is {gain}\n"


def positions(kind: type[Game], seed: str) -> Iterator[View[Game]]:
    """What a seat sees that has a choice, in round after round that hints play."""
    for number in count():
        game = kind(seats_of(kind), f"{seed}/{number}")
        game.events = None
        while not (game.resting or game.over):
            seat = game.actors()[0]
            if seat != HOST and len(game.legal(seat)) > 1:
                yield view(game, seat)
            game.step(seat, search.reply(game, seat))


def dear(kind: type[Game]) -> float:
    """What a hint may cost at most in a game, in what `Game.worth` counts in."""
    results = list[float]()
    for number in range(ROUNDS):
        game = kind(seats_of(kind), f"spread/{number}")
        game.events = None
        before = [game.utility(seat) for seat in range(game.seats)]
        search.play_out(game)
        results += [game.utility(seat) - before[seat] for seat in range(game.seats)]
    return DEAR * stdev(results)


def doubted(seen: View[Game], random: Random) -> Disagreement | None:
    """The move that beats the hint here, twice and surely; None where none does."""
    actions = search.candidates(seen, random)
    rival = search.best(found := _tried(seen, actions, random, WORLDS), SURE)
    if rival is found[0]:
        return None
    hint, again = _tried(seen, [actions[0], rival.action], random, AGAIN)
    if not again.beats(hint, SURE):
        return None
    gains = again.gains(hint)
    return Disagreement(seen, again.action, mean(gains), search.error(gains))


def _tried(
    seen: View[Game], actions: list[str], random: Random, worlds: int
) -> list[search.Candidate]:
    return search.evaluate(seen, actions, random, lambda: 0.0, worlds)


def main() -> None:
    """Look for disagreements in the games that the command line names."""
    parser = argparse.ArgumentParser("python -m tests.disagreements", description=__doc__)
    parser.add_argument("games", nargs="+", metavar="GAME")
    parser.add_argument("--seed", default="disagreements")
    parser.add_argument("--positions", type=int, default=1000, help="a game, that are looked at")
    asked = parser.parse_args()
    for key in asked.games:
        kind, random, gains = GAMES[key], Random(asked.seed), list[float]()
        for seen in islice(positions(kind, asked.seed), asked.positions):
            if found := doubted(seen, random):
                gains.append(found.gain)
                print(found, flush=True)  # noqa: T201
        most = dear(kind)
        many = sum(gain > most for gain in gains)
        print(f"{key}: {asked.positions} positions, {many} cost more than {most:.3g}")  # noqa: T201


if __name__ == "__main__":
    main()
