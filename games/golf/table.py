"""Looks of Golf: stock and discards, a seat's line and tag (section 11)."""

from games.golf.scoring import canceled
from games.golf.state import State
from games.scene import Badge, Spot, Table
from games.text import Text, Translate


def table(game: State, tr: Translate) -> Table:
    """The stock and the discards; whose last turns it is."""
    badges = []
    if game.ender is not None and game.phase != "end":
        ender = tr(Text("player", seat=game.ender))
        badges.append(Badge(tr(Text("golf-last-turns")), ender, urgent=True))
    return Table(
        spots=(
            Spot(tr(Text("shedding-stock")), count=len(game.stock)),
            Spot(tr(Text("shedding-discard")), (str(game.discards[-1]),), len(game.discards)),
        ),
        badges=tuple(badges),
        subtitle=tr(Text("golf-hole", number=game.round, most=game.options.holes)),
    )


def struck(game: State, seat: int) -> frozenset[int]:
    """The places whose cards are seen to count nothing."""
    return canceled([pile[0] for pile in game.places_of(seat)], game.options.cancel)


def line(game: State, seat: int) -> Text:
    """The total of a seat, and the points of its open cards; the grid tells how many are closed."""
    if game.phase == "end":
        return Text("golf-line-end", score=game.scores[seat])
    return Text("golf-line", score=game.scores[seat], points=game.points(seat))


def tag(game: State, seat: int) -> Text | None:
    """The seat that has ended the hole, and those with a last turn."""
    if game.ender is None:
        return None
    if seat == game.ender:
        return Text("golf-knocked" if game.options.ending == "knock" else "golf-ended")
    left = (game.ender - game.turn) % game.seats
    is_left = (seat - game.turn) % game.seats < left and game.phase != "end"
    return Text("golf-last-turn") if is_left else None


def hand_title(game: State, seat: int) -> Text:
    """The drawn card, or the own cards."""
    return Text("golf-drawn" if game.hands[seat] else "golf-own")
