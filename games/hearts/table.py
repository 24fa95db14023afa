"""What lies on a table of Hearts (section 15)."""

from collections.abc import Iterator

from games.hearts.cards import left_out, place, values
from games.hearts.passing import direction
from games.hearts.state import State
from games.scene import Badge, Spot, Table
from games.speech import Say, Words


def table(game: State, say: Say) -> Table:
    """The current trick, or else the last one, and beside it what each seat has taken."""
    subtitle = Words("hearts-trick", number=game.round, trick=game.trick_number())
    if game.phase == "pass":
        subtitle = Words("hearts-passing", number=game.round)
    way = Badge(say(Words("hearts-badge-pass")), say(direction(game)))
    broken = Badge(say(Words("hearts-badge-broken" if game.broken else "hearts-badge")), suit="H")
    return Table(
        subtitle=say(subtitle),
        trick=game.shown_trick(),
        spots=tuple(_spots(game, say)),
        badges=(way, broken),
    )


def _spots(game: State, say: Say) -> Iterator[Spot]:
    """What is left out of the pack, and then the cards that count, by seat from left to right."""
    if game.phase == "pass" and (out := left_out(game.seats, game.options)):
        yield Spot(say(Words("hearts-left-out")), tuple(out), spread="row")
    for seat in sorted(range(game.seats), key=lambda seat: seat or (game.seats - 1) / 2):
        if taken := [card for card in game.cards_taken(seat) if card in values(game.options)]:
            taken.sort(key=lambda card: (card.suit == "H", place(card)))
            yield game.taken_spot(seat, taken, "hearts-taken", say)
