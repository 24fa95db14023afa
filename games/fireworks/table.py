"""What lies on a table of Fireworks (section 13)."""

from dataclasses import replace

from games.cards import ORDER
from games.fireworks.convention import is_last
from games.fireworks.state import State
from games.scene import Badge, Emblems, Spot, Table, Token
from games.speech import Say, Words


def table(game: State, say: Say) -> Table:
    """The fireworks by their highest cards, the discards, and how the show stands.

    Cards of which one copy is left shine wherever they lie.
    """
    lasts = [str(card) for card in dict.fromkeys(game.discards) if is_last(game, card)]
    grown = [f"{height}{suit}" for suit, height in game.heights.items() if height]
    built = say(Words("fireworks-built"))
    options, fuses = game.options, game.options.misfires - game.misfires
    fuse = _badge("fuse", fuses, options.misfires, say)
    return Table(
        subtitle=say(Words("fireworks-score", number=game.score(), most=game.best())),
        spots=(
            Spot("", tuple(grown), spread="row", told=built, places=len(game.suits)),
            *_discards(game, lasts, say),
        ),
        badges=(
            _badge("clock", game.clocks, options.clocks, say),
            replace(fuse, urgent=fuses == 1),
            Badge(say(Words("fireworks-stock")), str(len(game.stock))),
        ),
        raised=frozenset(lasts),
    )


def _badge(kind: Emblems, count: int, most: int, say: Say) -> Badge:
    """So many are left of what all share."""
    return Badge(say(Words(f"fireworks-{kind}")), f"{count}/{most}", token=Token(kind, count))


def _discards(game: State, lasts: list[str], say: Say) -> list[Spot]:
    """The discards by suit; told with those of which one copy is left."""
    cards = tuple(map(str, sorted(game.discards, key=ORDER.__getitem__)))
    label = say(Words("fireworks-discards"))
    told = say(Words("fireworks-last-copies", spoken=" ".join(lasts))) if lasts else label
    return [Spot(label, cards, spread="fan", told=told, aside=True)] if cards else []
