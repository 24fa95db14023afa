"""Looks of Basra: the table, a seat's line and tag."""

from games.basra.state import State
from games.scene import Badge, Spot, Table
from games.speech import Say, Words


def table(game: State, say: Say) -> Table:
    """The cards to capture, and those captured in the last turn."""
    spots = [Spot(say(Words("basra-floor")), tuple(game.floor), spread="row")]
    badges = [Badge(say(Words("basra-pack")), f"{len(game.stock)}")]
    if game.last:
        last = say(Words("basra-last"))
        spots.append(Spot(last, tuple(game.last), spread="fan", aside=True))
    if stake := game.options.majority_points + game.carried:
        badges.insert(0, Badge(say(Words("basra-most-cards")), f"{stake}"))
    return Table(
        subtitle=say(Words("basra-deck", round=game.round, target=game.options.target)),
        spots=tuple(spots),
        badges=tuple(badges),
    )


def line(game: State, seat: int) -> Words:
    """The score, and the number of cards captured in this deck."""
    return Words("basra-line", score=game.scores[seat], count=game.captured(seat))


def tag(game: State, seat: int) -> Words | None:
    """The points of the last turn, or the number of basras so far."""
    if seat in game.winners:
        return None
    if game.gain and game.last and seat == game.taker:
        key = "basra-tag-cleared" if game.cleared else "basra-tag-took"
        return Words(key, number=game.gain)
    count = game.basras[seat]
    return Words("basra-tag", count=count) if count else None
