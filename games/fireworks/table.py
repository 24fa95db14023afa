"""Looks of Fireworks: the table, a seat's notes and tag (section 13)."""

from games.cards import ORDER
from games.fireworks.state import State
from games.scene import Badge, Emblems, Note, Spot, Table, Token
from games.speech import Say, Words


def table(game: State, say: Say) -> Table:
    """The fireworks by their highest cards, the discards, and how the show stands."""
    lasts = [str(card) for card in dict.fromkeys(game.discards) if game.is_last(card)]
    grown = tuple(f"{height}{suit}" for suit, height in game.heights.items() if height)
    built, most = say(Words("fireworks-built")), game.options.misfires
    fires = Spot("", grown, spread="row", told=built, places=len(game.suits))
    return Table(
        subtitle=say(Words("fireworks-score", number=game.score(), most=game.best())),
        spots=(fires, *_discards(game, lasts, say)),
        badges=(
            _badge("clock", game.clocks, game.options.clocks, say),
            _badge("fuse", most - game.misfires, most, say),
            Badge(say(Words("fireworks-stock")), str(len(game.stock))),
        ),
        raised=frozenset(lasts),  # cards of which one copy is left shine wherever they lie
    )


def _badge(kind: Emblems, left: int, most: int, say: Say) -> Badge:
    """The number left of a shared supply; the last fuse is in red."""
    label, token, urgent = say(Words(f"fireworks-{kind}")), Token(kind, left), left == 1
    return Badge(label, f"{left}/{most}", token=token, urgent=urgent and kind == "fuse")


def _discards(game: State, lasts: list[str], say: Say) -> list[Spot]:
    """The discards by suit; in words with those of which one copy is left."""
    cards = tuple(map(str, sorted(game.discards, key=ORDER.__getitem__)))
    label = say(Words("fireworks-discards"))
    told = say(Words("fireworks-last-copies", spoken=" ".join(lasts))) if lasts else label
    return [Spot(label, cards, spread="fan", told=told, aside=True)] if cards else []


def notes(game: State, seat: int) -> tuple[Note, ...]:
    """The notes on the backs of a hand that is turned away."""
    if not game.hands[seat].is_turned_away:
        return ()
    suits, marks = game.options.suits, game.options.marks
    return tuple(clues.note(suits, game.clues_given, marks) for clues in game.clues[seat])


def tag(game: State, seat: int) -> Words | None:
    """In the last round, the mark of a seat with a turn left, and of one without."""
    if game.left_turns is None or game.over:
        return None
    still = (seat - game.turn) % game.seats < game.left_turns
    return Words("fireworks-turn-left" if still else "fireworks-done")
