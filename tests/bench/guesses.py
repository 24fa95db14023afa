"""What guesses know: the log-score of who holds each hidden card, against guesses that listen not.

Rounds are played by hints, and broken off anywhere. A guess says that a card is where it lies in
so many of its worlds; the score of a round is the mean logarithm of that for the true places.
"""

from collections import Counter
from collections.abc import Sequence
from math import log, sqrt
from random import Random
from statistics import mean, stdev
from typing import Final

from games import GAMES
from games.cards import Card
from games.game import Game
from games.search import reply
from games.view import View, view
from tests.bench.playouts import seats_of
from tests.bench.report import section

ROUNDS: Final = 500
WORLDS: Final = 40
NAMES: Final = ("game", "rounds", "listening", "uniform", "gain")


def measure() -> str:
    """Every game whose guesses listen."""
    rival = f"Rival: guesses that take every possible deal alike; {WORLDS} worlds each."
    kinds = [kind for kind in GAMES.values() if kind.mind.mcmc_steps]
    title = "Guesses: the mean logarithm of the chance that they give the true place of a card."
    return section(title, rival, NAMES, [_row(kind) for kind in kinds])


def _row(kind: type[Game]) -> tuple[str, ...]:
    scores = [compared(kind, number) for number in range(ROUNDS)]
    gains = [ours - theirs for ours, theirs in scores]
    error = 1.96 * stdev(gains) / sqrt(len(gains))
    listening, uniform = (mean(each) for each in zip(*scores, strict=True))
    gain = f"{mean(gains):+.4f} ± {error:.4f}"
    return kind.key, f"{ROUNDS}", f"{listening:.4f}", f"{uniform:.4f}", gain


def compared(kind: type[Game], number: int) -> tuple[float, float]:
    """The scores of guesses that listen, and of those that do not, in one position."""
    game = kind(seats_of(kind), f"guesses/{number}")
    game.events, random = None, Random(number)
    actions = 4 + random.randrange(30)  # all have bid, and some cards are played
    for _ in range(actions):
        after = game.copy()
        seat = after.actors()[0]
        after.step(seat, reply(after, seat))
        if after.resting or after.over:
            break
        game = after
    seen = view(game, random.randrange(game.seats))
    listening = [seen.sample(random) for _ in range(WORLDS)]
    uniform = [seen.uniform_sample(random) for _ in range(WORLDS)]
    return _score(game, seen, listening), _score(game, seen, uniform)


def _score(game: Game, seen: View[Game], worlds: Sequence[Game]) -> float:
    """The mean logarithm of the chance of the truth, no place being impossible."""
    hidden, places = seen.unseen(), game.seats + 1
    found = [_owners(world) for world in worlds]
    truth, logs = _owners(game), list[float]()
    for card in hidden:
        votes = Counter(owners.get(card) for owners in found)
        logs.append(log((votes[truth.get(card)] + 1) / (len(worlds) + places)))
    return mean(logs)


def _owners(game: Game) -> dict[Card, int]:
    """Who holds each card; cards in no hand are left out."""
    return {card: seat for seat, hand in enumerate(game.hands) for card in hand}
