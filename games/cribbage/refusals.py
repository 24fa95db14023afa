"""Why something may not be done in Cribbage (section 12)."""

from games.cards import CARDS
from games.cribbage.counting import FULL, HIGHEST, total
from games.cribbage.state import State
from games.speech import Words


def refused(game: State, seat: int, action: str) -> Words:
    """The rule against what is not among the moves of a seat, and what it may do."""
    if game.phase == "throw":
        return _refused_throw(game, seat, action)
    if game.phase == "show":
        return Words("claim-range", most=HIGHEST)
    count, fitting = total(game.pile), " ".join(game.arrange(game.fitting(seat)))
    if not fitting:
        return Words("go-needed", count=count)
    if action == "go":
        return Words("cribbage-must-play", cards=fitting)
    if action not in CARDS:
        return Words("bad-card", text=action, cards=fitting)
    if action not in game.hands[seat]:
        return Words("not-in-hand", card=action)
    return Words("over-thirty-one", count=count, most=FULL - count, cards=fitting)


def _refused_throw(game: State, seat: int, action: str) -> Words:
    verb, *picked = action.split() or [""]
    foreign = [word for word in picked if word in CARDS and word not in game.hands[seat]]
    if verb == "throw" and foreign:
        return Words("not-in-hand", card=foreign[0])
    return Words("throw-count", count=game.to_throw(), other=game.dealer)
