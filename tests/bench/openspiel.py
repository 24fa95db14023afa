"""Random play-outs a second, against the same kind of game in OpenSpiel driven from Python.

OpenSpiel knows no deal: every card dealt or drawn is a chance that whoever drives it decides. The
fastest way is `random.choice` among them, as they are equally likely in these games; the way of
its own examples is `numpy.random.choice` with their probabilities, which takes most of the time.
"""

from collections.abc import Callable, Iterable, Sequence
from importlib.metadata import version
from random import Random
from typing import Any

from games.crazy_king import CrazyKing
from games.game import Game
from games.gin_rummy import GinRummy
from games.spades import Spades
from tests.bench.peers import ABSENT, in_turns, peer, ratios
from tests.bench.playouts import at_first_lead, play_out, play_out_integers, playout
from tests.bench.report import section
from tests.bench.timing import Times

DEALS = 20
SEEDS = [f"{number:032x}" for number in range(DEALS)]

PAIRS: tuple[tuple[type[Game], int, str], ...] = (
    (Spades, 4, "spades"),
    (CrazyKing, 4, "crazy_eights(players=4,max_draw_cards=2,use_special_cards=true)"),
    (GinRummy, 2, "gin_rummy"),
)
"""A game of ours, its seats, and what comes closest in OpenSpiel."""

TITLE = "Play-outs against OpenSpiel's: one round at random, from Python; processor time."
RIVAL = "Rival: OpenSpiel {}; its chances by random.choice, and by numpy as in its own examples."
NAMES = ("game", "actions", "its", "play-outs/s", "its", "Parlor's rate: best", "median")

Lengths = Callable[[Random], Sequence[int]]
"""Plays every deal out; how many actions each took."""


def measure() -> str:
    """Every pair of games."""
    if not (pyspiel := peer("pyspiel")):
        return f"\n{TITLE}\nOpenSpiel: {ABSENT}"
    rows = [row for kind, seats, name in PAIRS for row in _pair(kind, seats, pyspiel, name)]
    rows += _as_integers(pyspiel)
    return section(TITLE, RIVAL.format(version("open_spiel")), NAMES, rows)


def _pair(kind: type[Game], seats: int, pyspiel: Any, name: str) -> list[tuple[str, ...]]:
    rival = pyspiel.load_game(name)
    games = [kind(seats, seed) for seed in SEEDS]

    def copied(random: Random) -> list[int]:
        return [len(play_out(game.copy(), random)) for game in games]

    def shuffled(random: Random) -> list[int]:
        return [len(play_out(kind(seats, seed), random)) for seed in SEEDS]

    def new(random: Random) -> list[int]:
        return [_play_out(rival.new_initial_state(), random) for _ in SEEDS]

    def as_in_examples(random: Random) -> list[int]:
        return [_play_as_in_examples(rival.new_initial_state(), random) for _ in SEEDS]

    return [
        _row(f"{kind.key}, dealt before", copied, _cloned(rival, SEEDS)),
        _row(f"{kind.key}, with the deal", shuffled, new),
        _row(f"{kind.key}, with the deal, numpy", shuffled, as_in_examples),
    ]


def _as_integers(pyspiel: Any) -> list[tuple[str, ...]]:
    """Rounds as computers play them out that look ahead: from the first play, unscored."""
    return [
        _row(f"{kind.key} as integers", _rested(kind), _cloned(pyspiel.load_game(name), SEEDS))
        for kind, name in ((Spades, PAIRS[0][2]), (CrazyKing, PAIRS[1][2]))
    ]


def _rested(kind: type[Game]) -> Lengths:
    """Plays out copies of what is left at the first play."""
    rests = [playout(at_first_lead(kind, seed)) for seed in SEEDS]
    return lambda random: [play_out_integers(rest.copy(), random) for rest in rests]


def _cloned(rival: Any, seeds: Iterable[str]) -> Lengths:
    """Plays out copies of states dealt before."""
    states = [_dealt(rival, Random(seed)) for seed in seeds]
    return lambda random: [_play_out(state.clone(), random) for state in states]


def _row(name: str, ours: Lengths, theirs: Lengths) -> tuple[str, ...]:
    times = in_turns(lambda: ours(Random(1)), lambda: theirs(Random(1)))
    actions = [f"{sum(run(Random(1))) / DEALS:.0f}" for run in (ours, theirs)]
    return name, *actions, *map(_rate, times), *ratios(*times)


def _rate(times: Times) -> str:
    return f"{DEALS / times.median:,.0f}"


def _dealt(rival: Any, random: Random) -> Any:
    """A state of OpenSpiel in which somebody is to act."""
    state = rival.new_initial_state()
    while state.is_chance_node():
        state.apply_action(random.choice(state.legal_actions()))
    return state


def _play_out(state: Any, random: Random) -> int:
    """Play to the end; how many actions that took, chances among them."""
    count = 0
    while not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))
        count += 1
    return count


def _play_as_in_examples(state: Any, random: Random) -> int:
    """The same with numpy for chances."""
    count, sample = 0, peer("numpy").random.choice
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(sample(outcomes, p=probabilities))
        else:
            state.apply_action(random.choice(state.legal_actions()))
        count += 1
    return count
