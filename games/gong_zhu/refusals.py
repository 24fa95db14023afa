"""Why a player of Gong Zhu may not do something."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from games.cards import CARDS, Card
from games.gong_zhu.expose import exposable, exposures
from games.speech import Words

if TYPE_CHECKING:
    from games.gong_zhu import GongZhu


def refused_exposure(hand: Sequence[Card], action: str) -> Words | None:
    """Why the holder of a hand may not answer this; None if it may."""
    if action in exposures(hand):
        return None
    cards = " ".join(exposable(hand))
    verb, *named = action.split(" ")
    if verb != "expose":
        return Words("wrong-phase-expose", cards=cards)
    foreign = [word for word in named if word in CARDS and word not in hand]
    return Words("not-in-hand", card=foreign[0]) if foreign else Words("not-exposable", cards=cards)


def refused_card(game: "GongZhu", seat: int, action: str) -> Words | None:
    """Why a seat may not play this; None if it may."""
    moves = game.playable(seat)
    if action in moves:
        return None
    cards = " ".join(game.arrange(moves))
    if action.startswith("expose"):
        return Words("wrong-phase-exposed", cards=cards)
    if action not in CARDS:
        return Words("bad-card", text=action, cards=cards)
    if action not in game.hands[seat]:
        return Words("not-in-hand", card=action)
    if game.forced:
        return Words("must-lead-2c", cards=cards)
    if game.trick and CARDS[action].suit != game.trick[0].suit:
        return Words("must-follow-suit", suit=game.trick[0].suit, cards=cards)
    return Words("exposed-protected", card=action, cards=cards)
