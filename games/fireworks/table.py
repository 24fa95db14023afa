"""Looks of Fireworks: the table, a seat's notes and tag (section 13)."""

from games.cards import ORDER
from games.fireworks.state import State
from games.scene import Badge, Emblems, Note, Spot, Table, Token
from games.text import Text, Translate


def table(game: State, tr: Translate) -> Table:
    """The fireworks by their highest cards, the discards, and how the show stands."""
    lasts = [str(card) for card in dict.fromkeys(game.discards) if game.is_last(card)]
    grown = tuple(f"{height}{suit}" for suit, height in game.heights.items() if height)
    built, most = tr(Text("fireworks-built")), game.options.misfires
    fires = Spot("", grown, spread="row", alt=built, places=len(game.suits))
    return Table(
        subtitle=tr(Text("fireworks-score", number=game.score(), most=game.best())),
        spots=(fires, *_discards(game, lasts, tr)),
        badges=(
            _badge("clock", game.clocks, game.options.clocks, tr),
            _badge("fuse", most - game.misfires, most, tr),
            Badge(tr(Text("fireworks-stock")), str(len(game.stock))),
        ),
        raised=frozenset(lasts),  # cards of which one copy is left shine wherever they lie
    )


def _badge(kind: Emblems, left: int, most: int, tr: Translate) -> Badge:
    """The number left of a shared supply; the last fuse is in red."""
    label, token, urgent = tr(Text(f"fireworks-{kind}")), Token(kind, left), left == 1
    return Badge(label, f"{left}/{most}", token=token, urgent=urgent and kind == "fuse")


def _discards(game: State, lasts: list[str], tr: Translate) -> list[Spot]:
    """The discards by suit; in words with those of which one copy is left."""
    cards = tuple(map(str, sorted(game.discards, key=ORDER.__getitem__)))
    label = tr(Text("fireworks-discards"))
    text = tr(Text("fireworks-last-copies", spoken=" ".join(lasts))) if lasts else label
    return [Spot(label, cards, spread="fan", alt=text, aside=True)] if cards else []


def notes(game: State, seat: int) -> tuple[Note, ...]:
    """The notes on the backs of a hand that is turned away."""
    if not game.hands[seat].is_turned_away:
        return ()
    suits, marks = game.options.suits, game.options.marks
    return tuple(clues.note(suits, game.clues_given, marks) for clues in game.clues[seat])


def tag(game: State, seat: int) -> Text | None:
    """In the last round, the mark of a seat with a turn left, and of one without."""
    if game.left_turns is None or game.over:
        return None
    still = (seat - game.turn) % game.seats < game.left_turns
    return Text("fireworks-turn-left" if still else "fireworks-done")
