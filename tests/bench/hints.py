"""How long a hint takes, from what its seat sees: a computer's move, and what `/hint` tells."""

from time import thread_time

from games import GAMES
from games.game import HOST, Game
from games.view import view
from tests.bench.playouts import seats_of
from tests.bench.report import milliseconds, section

HINTS = 300
MOST = 15
"""Milliseconds that a hint may take."""

RIVAL = f"A hint may take {MOST} ms."
NAMES = ("game", "hints", "median", "most", "too slow")


def measure() -> str:
    """Every game."""
    title = "Hints, from the view of a seat, while all play by them; processor time."
    return section(title, RIVAL, NAMES, [_row(kind) for kind in GAMES.values()])


def _row(kind: type[Game]) -> tuple[str, ...]:
    seats, taken = seats_of(kind), list[float]()
    game = kind(seats, "hints")
    while len(taken) < HINTS:
        if game.over:
            game = kind(seats, f"hints {len(taken)}")
        seat = game.waiting()[0]
        if seat == HOST:
            game.apply(HOST, game.legal(HOST)[0])
            continue
        seen, began = view(game, seat), thread_time()
        action = seen.game.mind.hint(seen.game, seat).action
        taken.append(thread_time() - began)
        game.apply(seat, action)
    middle = sorted(taken)[HINTS // 2]
    slow = sum(each > MOST / 1000 for each in taken)
    named = f"{kind.key}, {seats} seats"
    return named, str(HINTS), milliseconds(middle), milliseconds(max(taken)), str(slow)
