"""Why Palace refuses an action, and what is legal instead (section 11)."""

from collections import Counter
from collections.abc import Iterable, Sequence

from games.cards import CARDS, Card
from games.palace.state import State, ordered
from games.text import Text


def refused(game: State, seat: int, action: str) -> Text | None:
    """The reason against an action that is not listed; None if it is legal."""
    verb, *words = action.split() or [""]
    if game.phase == "swap":
        six = ordered([*game.hands[seat], *game.up[seat]])
        return Text("palace-three-of-six", cards=" ".join(six))
    if verb == "take":
        return _refused_take(game, seat)
    if verb == "flip":
        return _refused_flip(game, seat, words)
    if action.split() and all(word in CARDS for word in action.split()):
        return _refused_cards(game, seat, [CARDS[word] for word in action.split()])
    return Text("not-possible", action=action)


def chosen_already(game: State) -> Text | None:
    """The refusal of a second choice in the exchange; None at any other time."""
    if game.phase != "swap":
        return None
    seats = game.actors()
    return Text("palace-has-chosen", seats=" ".join(map(str, seats)), count=len(seats))


def _refused_take(game: State, seat: int) -> Text:
    if not game.pile:
        return Text("palace-no-pile")
    fitting = " ".join(_fitting(game, seat))
    return Text("palace-must-play", cards=fitting, kind=game.zone(seat))


def _refused_flip(game: State, seat: int, words: Sequence[str]) -> Text:
    if game.zone(seat) != "blind":
        return _not_your_zone(game, seat)
    return Text("palace-no-such-place", places=" ".join(map(str, game.filled(seat))))


def _refused_cards(game: State, seat: int, named: Sequence[Card]) -> Text | None:
    """Cards of another zone or of nobody, of several ranks, or too low."""
    zone = game.zone_cards(seat)
    if lacking := Counter(named) - Counter(zone):
        card = next(iter(lacking))
        has = card in game.up[seat] or not zone
        return _not_your_zone(game, seat) if has else Text("not-in-hand", card=card)
    if len({card.rank for card in named}) > 1:
        return Text("going-out-one-rank")
    if not game.fits(named[0].rank):
        return _does_not_fit(game, seat)
    return Text("not-possible", action=" ".join(named)) if ordered(named) != named else None


def _not_your_zone(game: State, seat: int) -> Text:
    return Text("palace-not-your-zone", kind=game.zone(seat))


def _does_not_fit(game: State, seat: int) -> Text:
    top = game.top()
    assert top is not None, "anything fits on no pile"
    special = [card for card in _fitting(game, seat) if game.fits_always(card.rank)]
    kind = "some" if special else "none"
    key = "palace-not-above-seven" if game.is_lower(top) else "palace-too-low"
    return Text(key, card=top, rank=top.rank, kind=kind, cards=" ".join(special))


def _fitting(game: State, seat: int) -> Iterable[Card]:
    """The cards of a seat's zone that fit."""
    return [card for same in game.sets(seat) for card in same]
