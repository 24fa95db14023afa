"""The board of holes in which the pegs of Cribbage race (section 15)."""

from collections.abc import Sequence

from games.cribbage.options import DOUBLE_SKUNK, SKUNK
from games.cribbage.state import State
from games.scene import Lane, Track
from games.speech import Say, Words


def track(game: State, say: Say) -> Track:
    """A lane for each side, and the lines at which the others are skunked."""
    sides = [game.side(seat) for seat in range(game.seats) if game.side(seat)[0] == seat]
    lanes = tuple(
        Lane(_name(side, say), game.team(side[0]), game.scores[side[0]], game.back[side[0]])
        for side in sides
    )
    target = game.options.target
    lines = (target - DOUBLE_SKUNK, target - SKUNK) if game.options.skunk else ()
    best, second = sorted((lane.front for lane in lanes), reverse=True)[:2]
    ahead = next(side for side in sides if game.scores[side[0]] == best)
    seats = " ".join(map(str, ahead))
    lead = Words("cribbage-ahead", seats=seats, count=len(ahead), points=best - second)
    return Track(target, lanes, tuple(line for line in lines if line > 0), say(lead))


def _name(side: Sequence[int], say: Say) -> str:
    names = [say(Words("player", seat=seat)) for seat in side]
    return say(Words("partners", one=names[0], two=names[1])) if len(names) == 2 else names[0]
