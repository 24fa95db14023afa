"""What the table of Fireworks shows, and what stands beside a name (sections 11 and 13)."""

from typing import TYPE_CHECKING

from games.cards import ORDER
from games.fireworks.convention import is_last
from games.scene import Badge, Spot, Table
from games.speech import Say, Words

if TYPE_CHECKING:
    from games.fireworks.rules import Fireworks


def tag(game: "Fireworks", seat: int) -> Words | None:
    """In the last round, who has a turn left."""
    if game.left_turns is None or game.over:
        return None
    still = (seat - game.turn) % game.seats < game.left_turns
    return Words("fireworks-turn-left" if still else "fireworks-done")


def table(game: "Fireworks", say: Say) -> Table:
    """The fireworks by their highest cards, the discards, and how the show stands.

    Cards of which one copy is left shine wherever they lie.
    """
    options, fuses = game.options, game.options.misfires - game.misfires
    lasts = [str(card) for card in dict.fromkeys(game.discards) if is_last(game, card)]
    badges = (
        Badge(say(Words("fireworks-clocks")), f"{game.clocks}/{options.clocks}"),
        Badge(say(Words("fireworks-fuses")), f"{fuses}/{options.misfires}", urgent=fuses == 1),
        Badge(say(Words("fireworks-stock")), str(len(game.stock))),
    )
    return Table(
        subtitle=say(Words("fireworks-score", number=game.score(), most=game.best())),
        spots=(_built(game, say), *_discards(game, lasts, say)),
        badges=badges,
        raised=frozenset(lasts),
    )


def _built(game: "Fireworks", say: Say) -> Spot:
    """The highest card of each firework that is under way."""
    grown = [f"{height}{suit}" for suit, height in game.heights.items() if height]
    told = say(Words("fireworks-built"))
    return Spot("", tuple(grown), spread="row", told=told, places=len(game.suits))


def _discards(game: "Fireworks", lasts: list[str], say: Say) -> list[Spot]:
    """The discards by suit; told with those of which one copy is left."""
    cards = tuple(map(str, sorted(game.discards, key=ORDER.__getitem__)))
    label = say(Words("fireworks-discards"))
    told = say(Words("fireworks-last-copies", spoken=" ".join(lasts))) if lasts else label
    shown = Spot(label, cards, spread="fan", told=told, aside=True)
    return [shown] if cards else []
