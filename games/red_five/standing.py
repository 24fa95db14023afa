"""How a hand of Red Five stands (section 14): what was bid, trump, and the points against it."""

from collections.abc import Iterator

from games.cards import SUITS
from games.red_five.auction import NOT_YET
from games.red_five.state import State
from games.scene import Badge, Call
from games.speech import Say, Words


def calls(game: State, say: Say) -> Iterator[Call]:
    """The highest bid, and who has passed."""
    for seat in range(4):
        if seat == game.declarer:
            yield Call(seat, str(game.bid))
        elif game.passed[seat]:
            yield Call(seat, say(Words("red-five-call-passed")))


def badges(game: State, say: Say) -> tuple[Badge, ...]:
    """The bid, once there is one, the points against it, and trump."""
    if game.declarer == NOT_YET:
        return ()
    shown = [Badge(say(Words("red-five-bid-badge")), str(game.bid))]
    if game.phase == "play":
        against = sum(game.points) - game.points[game.declarer]
        shown.append(Badge(say(Words("red-five-defenders-badge")), str(against)))
    if game.trump:
        suit = game.trump if game.trump in SUITS else ""
        none = "" if suit else say(Words("red-five-no-trump-badge"))
        shown.append(Badge(say(Words("red-five-trump-badge")), none, suit))
    return tuple(shown)
