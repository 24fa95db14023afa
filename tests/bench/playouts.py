"""Random play-outs a second, as a computer player makes them by the thousand."""

from collections.abc import Sequence
from random import Random
from time import thread_time

from games import GAMES
from games.game import Game
from tests.bench.report import milliseconds, ratios, section
from tests.bench.timing import Times

DEALS = 40
ROUNDS = 60

RIVAL = "Floor: random.choice over lists of the same lengths, with one function call for each."
NAMES = ("game", "actions", "median", "x floor: min", "median", "play-outs/s", "actions/s")


def measure() -> str:
    """Every game against the floor."""
    title = (
        "Play-outs: a copy of a match just dealt, played at random to the end of its round; "
        "processor time."
    )
    return section(title, RIVAL, NAMES, [_row(kind) for kind in GAMES.values()])


def _row(kind: type[Game]) -> tuple[str, ...]:
    seats = seats_of(kind)
    deals = [kind(seats, f"{number:032x}") for number in range(DEALS)]
    lists = [list(range(length)) for length in _play(deals)]
    ours, floor = Times(thread_time), Times(thread_time)
    for _ in range(ROUNDS):
        with ours:
            _play(deals)
        with floor:
            _choose(lists)
    rate, actions = DEALS / ours.median, len(lists) / DEALS
    return (
        f"{kind.key}, {seats} seats",
        f"{actions:.0f}",
        milliseconds(ours.median / DEALS),
        *ratios(ours, floor),
        f"{rate:,.0f}",
        f"{rate * actions:,.0f}",
    )


def seats_of(kind: type[Game]) -> int:
    """How many play a game here: four, or as many as there may be."""
    return 4 if 4 in kind.players else kind.players[-1]


def _play(deals: Sequence[Game]) -> list[int]:
    """Play out every deal, the same way each time; between how many actions each choice was."""
    random = Random(1)
    return [length for deal in deals for length in play_out(deal.copy(), random)]


def play_out(game: Game, random: Random) -> list[int]:
    """Play to the end of the round; between how many actions each choice was.

    As a computer player does that trusts its own moves: without the questions of the host.
    """
    game.news, lengths = None, list[int]()
    while not game.resting and not game.winners:
        seat = game.actors()[0]
        moves = game.moves(seat)
        lengths.append(len(moves))
        game.play(seat, random.choice(moves))
    return lengths


def _choose(lists: Sequence[list[int]]) -> None:
    random = Random(1)
    for each in lists:
        _nothing(random.choice(each))


def _nothing(_choice: int) -> None:
    pass
