"""Looks of Rummy 500: the whole discard pile, and the melds by number."""

from collections.abc import Iterator
from dataclasses import replace

from games.rummy_500.state import State
from games.scene import Badge, Spot
from games.text import Text, Translate


def pile_spots(game: State, tr: Translate) -> tuple[Spot, Spot]:
    """The stock, and the discards in order, the oldest at the left."""
    stock, pile = game.pile_spots(tr, len(game.discard))
    verb = "take" if game.phase == "draw" else ""
    return stock, replace(pile, spread="fan", verb=verb)


def meld_spots(game: State, tr: Translate) -> Iterator[Spot]:
    """The melds in the order in which they were laid."""
    for number, (meld, owner) in enumerate(zip(game.melds, game.owners, strict=True), 1):
        alt = tr(Text("rummy-500-meld", number=number, seat=owner))
        spot = Spot(str(number), tuple(meld), spread="fan", alt=alt, aside=True)
        yield replace(spot, owner=owner, laid_by=tuple(game.laid_by[number - 1]))


def badges(game: State, tr: Translate) -> tuple[Badge, ...]:
    """The target."""
    return (Badge(tr(Text("rummy-500-target")), str(game.options.target)),)


def line(game: State, seat: int) -> Text:
    """Points, and those laid in this round."""
    return Text("rummy-500-line", score=game.scores[seat], points=game.laid_points(seat))
