"""Why cards may not be exposed in Gong Zhu."""

from collections.abc import Sequence

from games.cards import CARDS, Card
from games.gong_zhu.expose import exposable, exposures
from games.speech import Words


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
