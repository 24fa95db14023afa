"""Why Go Fish refuses an ask, and what may be asked instead (section 12)."""

from games.cards import CARDS, RANKS
from games.go_fish.state import VERBS, State
from games.text import Text, Value


def refused(game: State, seat: int, action: str) -> Text:
    """The reason against an ask that is not legal."""
    words = VERBS[game.options.ask_for]
    match action.split():
        case [verb, other, kind, what] if other.isdecimal() and f"{verb} {kind}" == words:
            return _refused_seat(game, seat, int(other)) or _refused_what(game, seat, what)
    return Text("go-fish-ask-now", **_example(game, seat))


def _example(game: State, seat: int) -> dict[str, Value]:
    """A legal ask, as arguments of a message."""
    _, other, kind, what = game.moves(seat)[0].split()
    return {"other": int(other), "kind": kind, "rank": what[0], "card": what}


def _refused_seat(game: State, seat: int, other: int) -> Text | None:
    askable = game.askable(seat)
    if other in askable:
        return None
    seats = " ".join(map(str, askable))
    if other == seat:
        return Text("go-fish-not-yourself", seats=seats)
    if other >= game.seats:
        return Text("go-fish-no-such-seat", seats=seats)
    if not game.hands[other]:
        return Text("go-fish-no-cards", other=other, seats=seats)
    return Text("go-fish-partner", other=other, seats=seats)


def _refused_what(game: State, seat: int, what: str) -> Text:
    known = CARDS if game.options.ask_for == "card" else RANKS
    if what not in known:
        return Text("go-fish-ask-now", **_example(game, seat))
    if what in game.hands[seat]:
        return Text("go-fish-have-it", card=what)
    if any(what in book for book in game.books):
        return Text("go-fish-in-book", card=what)
    return Text("go-fish-not-held", ranks=" ".join(game.ranks_held(seat)))
