"""What the table of Basra shows."""

from typing import TYPE_CHECKING

from games.scene import Badge, Spot, Table
from games.speech import Say, Words

if TYPE_CHECKING:
    from games.basra import Basra


def line(game: "Basra", seat: int) -> Words:
    """The score, and how many cards the seat has captured in this deck."""
    return Words("basra-line", score=game.scores[seat], count=game.captured(seat))


def tag(game: "Basra", seat: int) -> Words | None:
    """What a seat captured in the last turn, or else how many basras it has made in the match."""
    if game.last and seat == game.taker:
        return Words("basra-tag-cleared" if game.cleared else "basra-tag-took", number=game.gain)
    count = game.basras[seat]
    return Words("basra-tag", count=count) if count else None


def table(game: "Basra", say: Say) -> Table:
    """The cards to capture, and those captured in the last turn."""
    spots = [Spot(say(Words("basra-floor")), tuple(game.floor), spread="row")]
    if game.last:
        spots.append(Spot(say(Words("basra-last")), tuple(game.last), spread="fan"))
    badges = [Badge(say(Words("basra-pack")), f"{len(game.stock)}")]
    if stake := game.options.majority_points + game.carried:
        badges.insert(0, Badge(say(Words("basra-most-cards")), f"{stake}"))
    return Table(
        seats=(),
        subtitle=say(Words("basra-deck", round=game.round, target=game.options.target)),
        spots=tuple(spots),
        badges=tuple(badges),
    )


def aside(game: "Basra", seat: int, say: Say) -> tuple[Spot, ...]:
    """The seat's own captured cards, where the option lets it look through them."""
    if not (game.options.show_captured and game.taken[seat]):
        return ()
    cards = tuple(game.arrange(game.taken[seat]))
    return (Spot(say(Words("basra-captured")), cards, len(cards), "fan"),)
