"""Random play-outs a second, against the same kind of game in OpenSpiel driven from Python."""

from collections.abc import Callable, Sequence
from importlib.metadata import version
from random import Random
from typing import Any

from games.crazy_king import CrazyKing
from games.game import Game
from games.gin_rummy import GinRummy
from games.spades import Spades
from tests.bench.peers import ABSENT, in_turns, peer, ratios
from tests.bench.playouts import play_out
from tests.bench.report import section
from tests.bench.timing import Times

DEALS = 20

PAIRS: tuple[tuple[type[Game], int, str], ...] = (
    (Spades, 4, "spades"),
    (CrazyKing, 4, "crazy_eights(players=4,max_draw_cards=2,use_special_cards=true)"),
    (GinRummy, 2, "gin_rummy"),
)
"""A game of ours, its seats, and what comes closest in OpenSpiel."""

TITLE = "Play-outs against OpenSpiel's: a round at random, dealt before or from the shuffle on."
RIVAL = "Rival: OpenSpiel {}; random.choice(state.legal_actions()), for its chances too."
NAMES = ("game", "actions", "its", "play-outs/s", "its", "Parlor's rate: best", "median")


def measure() -> str:
    """Every pair of games."""
    if not (pyspiel := peer("pyspiel")):
        return f"\n{TITLE}\nOpenSpiel: {ABSENT}"
    rows = [
        row for kind, seats, name in PAIRS for row in _pair(kind, seats, pyspiel.load_game(name))
    ]
    return section(TITLE, RIVAL.format(version("open_spiel")), NAMES, rows)


def _pair(kind: type[Game], seats: int, rival: Any) -> list[tuple[str, ...]]:
    seeds = [f"{number:032x}" for number in range(DEALS)]
    games = [kind(seats, seed) for seed in seeds]
    states = [_dealt(rival, Random(seed)) for seed in seeds]
    return [
        _row(
            f"{kind.key}, dealt",
            lambda random: [len(play_out(game.copy(), random)) for game in games],
            lambda random: [_play_out(state.clone(), random) for state in states],
        ),
        _row(
            f"{kind.key}, to deal",
            lambda random: [len(play_out(kind(seats, seed), random)) for seed in seeds],
            lambda random: [_play_out(rival.new_initial_state(), random) for _ in seeds],
        ),
    ]


Lengths = Callable[[Random], Sequence[int]]
"""Plays every deal out; how many actions each took."""


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
