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
    """How many basras a seat has made in the match."""
    count = game.basras[seat]
    return Words("basra-tag", count=count) if count else None


def table(game: "Basra", say: Say) -> Table:
    """The cards to capture, the pack, and what was captured in the last turn."""
    floor = Spot(say(Words("basra-floor")), tuple(game.floor), spread="row")
    spots = [floor, Spot(say(Words("basra-pack")), count=len(game.stock))]
    if game.last:
        key = "basra-cleared" if game.cleared else "basra-last"
        words = Words(key, number=game.gain, seat=game.taker)
        spots.append(Spot(say(words), tuple(game.last), spread="fan"))
    return Table(
        seats=(),
        subtitle=say(Words("basra-deck", round=game.round, target=game.options.target)),
        spots=tuple(spots),
        badges=_badges(game, say),
    )


def _badges(game: "Basra", say: Say) -> tuple[Badge, ...]:
    """What most cards are worth, where they are worth anything."""
    stake = game.options.majority_points + game.carried
    return (Badge(say(Words("basra-most-cards")), f"{stake}"),) if stake else ()


def aside(game: "Basra", seat: int, say: Say) -> tuple[Spot, ...]:
    """The seat's own captured cards, where the option lets it look through them."""
    if not (game.options.show_captured and game.taken[seat]):
        return ()
    cards = tuple(game.arrange(game.taken[seat]))
    return (Spot(say(Words("basra-captured")), cards, len(cards), "fan"),)
