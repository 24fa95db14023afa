"""What lies on a table of Cribbage (section 15)."""

from collections.abc import Iterator

from games.cribbage.board import track
from games.cribbage.counting import total
from games.cribbage.state import State
from games.cribbage.telling import CRIB, HAND, counted
from games.scene import Spot, Table
from games.speech import Say, Words


def table(game: State, say: Say) -> Table:
    """The board, and beside it what is played or shown."""
    games = "no" if game.options.games == 1 else " · ".join(map(str, game.won))
    title = say(Words("cribbage-subtitle", number=game.round, phase=game.phase, games=games))
    spots = (*_played(game, say), *_shown(game, say))
    return Table(seats=(), subtitle=title, spots=spots, track=track(game, say))


def _played(game: State, say: Say) -> Iterator[Spot]:
    """The starter on the pack, and in the play this count, and what is turned down."""
    if game.phase != "throw":
        is_play = game.phase == "play"
        yield Spot(say(Words("cribbage-starter-spot")), tuple(game.starter), aside=is_play)
    if game.phase == "play":
        pile = game.pile or game.last
        label = Words("cribbage-count", count=total(pile))
        yield Spot(say(label), tuple(map(str, pile)), spread="fan")
        if down := len(game.down) + (len(game.last) if game.pile else 0):
            yield Spot(say(Words("cribbage-down")), count=down, aside=True)


def _shown(game: State, say: Say) -> Iterator[Spot]:
    """In the show the hands of two in the order in which they count; the crib, open or filling."""
    for at in range(2 if game.seats == 2 and game.phase == "show" else 0):
        yield counted(game, say, HAND, at)
    if game.crib or any(game.throws):
        yield counted(game, say, CRIB, game.seats)
