"""What lies on a table of Red Five (section 14)."""

from games.cards import HIDDEN, NOBODY
from games.red_five.standing import badges, calls
from games.red_five.state import State
from games.scene import Spot, Table
from games.speech import Say, Words


def table(game: State, say: Say) -> Table:
    """The current trick, or else the last one; contract, trumps and the points of the sides."""
    return Table(
        subtitle=say(_subtitle(game)),
        trick=game.shown_trick(),
        calls=tuple(calls(game, say)) if game.phase == "bid" else (),
        spots=_spots(game, say),
        badges=badges(game, say),
        anticlockwise=True,
    )


def _subtitle(game: State) -> Words:
    if game.phase != "play":
        return Words(f"red-five-phase-{game.phase}", number=game.round)
    if game.resting or game.winners:
        points = game.declarer_points()
        return Words("red-five-phase-over", number=game.round, points=points, bid=game.bid)
    return Words("red-five-phase-play", number=game.round, trick=game.trick_number())


def _spots(game: State, say: Say) -> tuple[Spot, ...]:
    """The kitty until it is taken up, and what was buried once it is turned up at the end."""
    if game.resting or game.winners:
        title = say(Words("red-five-buried-label"))
        return (Spot(title, tuple(game.arrange(game.kitty)), spread="row"),)
    if not game.kitty or game.kitty.seen_by != NOBODY:
        return ()
    return (Spot(say(Words("red-five-kitty-label")), (str(HIDDEN),), len(game.kitty)),)
