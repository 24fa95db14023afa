"""What lies on a table of Red Five (section 14)."""

from collections.abc import Iterator

from games.cards import HIDDEN, NOBODY, SUITS
from games.red_five.auction import NOT_YET
from games.red_five.state import State
from games.scene import Badge, Call, Spot, Table
from games.speech import Say, Words


def table(game: State, say: Say) -> Table:
    """The current trick, or else the last one; contract, trumps and the points of the sides."""
    return Table(
        subtitle=say(_subtitle(game)),
        trick=game.shown_trick(),
        calls=tuple(_calls(game, say)) if game.phase == "bid" else (),
        spots=_spots(game, say),
        badges=_badges(game, say),
        anticlockwise=True,
    )


def _calls(game: State, say: Say) -> Iterator[Call]:
    """The highest bid, and who has passed."""
    for seat in range(4):
        if seat == game.declarer:
            yield Call(seat, str(game.bid))
        elif game.passed[seat]:
            yield Call(seat, say(Words("red-five-call-passed")))


def _subtitle(game: State) -> Words:
    if game.phase != "play":
        return Words(f"red-five-phase-{game.phase}", number=game.round)
    if game.resting or game.winners:
        points = game.declarer_points()
        return Words("red-five-phase-over", number=game.round, points=points, bid=game.bid)
    return Words("red-five-phase-play", number=game.round, trick=game.trick_number())


def _spots(game: State, say: Say) -> tuple[Spot, ...]:
    if not game.kitty:
        return ()
    is_dealt = game.kitty.seen_by == NOBODY
    title = say(Words("red-five-kitty-label" if is_dealt else "red-five-buried-label"))
    cards = game.arrange(game.kitty)
    if game.resting or game.winners:
        return (Spot(title, tuple(cards), spread="row"),)
    return (Spot(title, (str(HIDDEN),), len(cards)),)


def _badges(game: State, say: Say) -> tuple[Badge, ...]:
    if game.declarer == NOT_YET:
        return ()
    badges = [Badge(say(Words("red-five-bid-badge")), str(game.bid))]
    if game.phase == "play":
        against = sum(game.points) - game.points[game.declarer]
        badges.append(Badge(say(Words("red-five-defenders-badge")), str(against)))
    if game.trump:
        suit = game.trump if game.trump in SUITS else ""
        none = "" if suit else say(Words("red-five-no-trump-badge"))
        badges.append(Badge(say(Words("red-five-trump-badge")), none, suit))
    return tuple(badges)
