"""Looks of Basra: the table, a seat's line and tag."""

from games.basra.state import State
from games.scene import Badge, Spot, Table
from games.text import Text, Translate


def table(game: State, tr: Translate) -> Table:
    """The cards to capture, and those captured in the last turn."""
    spots = [Spot(tr(Text("basra-floor")), tuple(game.floor), spread="row")]
    badges = [Badge(tr(Text("basra-pack")), f"{len(game.stock)}")]
    if game.last:
        last = tr(Text("basra-last"))
        spots.append(Spot(last, tuple(game.last), spread="fan", aside=True))
    if stake := game.options.majority_points + game.carried:
        badges.insert(0, Badge(tr(Text("basra-most-cards")), f"{stake}"))
    return Table(
        subtitle=tr(Text("basra-deck", round=game.round, target=game.options.target)),
        spots=tuple(spots),
        badges=tuple(badges),
    )


def line(game: State, seat: int) -> Text:
    """The score, and the number of cards captured in this deck."""
    return Text("basra-line", score=game.scores[seat], count=game.captured(seat))


def tag(game: State, seat: int) -> Text | None:
    """The points of the last turn, or the number of basras so far."""
    if seat in game.winners:
        return None
    if game.gain and game.last and seat == game.taker:
        key = "basra-tag-cleared" if game.cleared else "basra-tag-took"
        return Text(key, number=game.gain)
    count = game.basras[seat]
    return Text("basra-tag", count=count) if count else None
