"""What the table of Red Five shows."""

from typing import TYPE_CHECKING

from games.cards import HIDDEN, NOBODY, SUITS
from games.red_five.auction import NOT_YET
from games.red_five.score import declarer_points
from games.scene import Badge, Spot, Table
from games.speech import Say, Words

if TYPE_CHECKING:
    from games.red_five import RedFive


def tag(game: "RedFive", seat: int) -> Words | None:
    """Who is declarer, who has passed."""
    if game.phase != "bid":
        return Words("red-five-declarer-tag") if seat == game.declarer else None
    return Words("red-five-passed-tag") if game.passed[seat] else None


def line(game: "RedFive", seat: int) -> Words:
    """The score, and what a seat has bid or taken."""
    score = game.scores[seat]
    if game.phase == "play":
        return Words("red-five-line-taken", score=score, points=game.points[seat])
    if seat == game.declarer:
        return Words("red-five-line-bid", score=score, bid=game.bid)
    return Words("red-five-line", score=score)


def table(game: "RedFive", say: Say) -> Table:
    """The current trick, or else the last one; contract, trumps and the points of the sides."""
    return Table(
        seats=(),
        subtitle=say(_subtitle(game)),
        trick=game.shown_trick(),
        spots=_spots(game, say),
        badges=_badges(game, say),
        anticlockwise=True,
    )


def _subtitle(game: "RedFive") -> Words:
    if game.phase != "play":
        return Words(f"red-five-phase-{game.phase}", number=game.round)
    if game.resting or game.winners:
        points = declarer_points(game)
        return Words("red-five-phase-over", number=game.round, points=points, bid=game.bid)
    return Words("red-five-phase-play", number=game.round, trick=game.trick_number())


def _spots(game: "RedFive", say: Say) -> tuple[Spot, ...]:
    if not game.kitty:
        return ()
    label = say(
        Words("red-five-kitty-label" if game.kitty.seen_by == NOBODY else "red-five-buried-label")
    )
    if game.resting or game.winners:
        return (Spot(label, tuple(game.arrange(game.kitty)), spread="row"),)
    return (Spot(label, (str(HIDDEN),), len(game.kitty)),)


def aside(game: "RedFive", seat: int, say: Say) -> tuple[Spot, ...]:
    """What a declarer has buried, to look at again."""
    if seat != game.declarer or game.phase != "play" or game.kitty.seen_by != seat:
        return ()
    return (
        Spot(say(Words("red-five-own-buried-label")), tuple(game.arrange(game.kitty)), 8, "fan"),
    )


def _badges(game: "RedFive", say: Say) -> tuple[Badge, ...]:
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
