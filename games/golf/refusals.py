"""Why Golf refuses an action, and what is legal instead (section 11)."""

from games.golf.state import State
from games.text import Text


def refused(game: State, seat: int, action: str) -> Text:
    """The reason against an action that is not legal."""
    verb, *words = action.split() or [""]
    closed = " ".join(map(str, game.closed(seat)))
    number = int(words[0]) if len(words) == 1 and words[0].isdecimal() else 0
    is_place = 0 < number <= game.options.cards
    match game.phase:
        case "turn" if verb != "turn":
            return Text("golf-turn-first", count=game.to_turn(seat), places=closed)
        case "flip" if verb != "turn":
            key = "turn-or-pass" if game.options.after_discard == "may_turn" else "must-turn"
            return Text(f"golf-{key}", places=closed)
        case "turn" | "flip":
            return Text("golf-not-closed", places=closed)
        case "drawn":
            if verb == "swap" and not is_place:
                return Text("golf-no-place", most=game.options.cards)
            return Text("golf-swap-or-discard", card=game.hands[seat][0], most=game.options.cards)
    if verb == "take" and not is_place:
        return Text("golf-no-place", most=game.options.cards)
    if verb == "knock" and game.options.ending == "knock":
        return Text("golf-no-knock")
    kind = "knock" if "knock" in game.moves(seat) else "none"
    top = game.discards[-1]
    return Text("golf-draw-or-take", card=top, most=game.options.cards, kind=kind)


def not_at_start(game: State) -> Text | None:
    """The refusal to a seat that has turned its cards; None at any other time."""
    if game.phase != "turn":
        return None
    seats = game.actors()
    return Text("golf-wait", seats=" ".join(map(str, seats)), count=len(seats))
