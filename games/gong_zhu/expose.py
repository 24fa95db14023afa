"""Which cards may be exposed in Gong Zhu (section 6)."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from games.cards import CARDS, Card
from games.choices import Choice
from games.gong_zhu.cards import EXPOSABLE
from games.speech import Words

NONE: Final = "expose none"


def exposable(hand: Sequence[Card]) -> list[Card]:
    """The cards of a hand that may be exposed."""
    return [card for card in EXPOSABLE if card in hand]


def exposures(hand: Sequence[Card]) -> list[str]:
    """Every answer that the holder of a hand may give."""
    held = exposable(hand)
    picks = (pick for count in range(1, len(held) + 1) for pick in combinations(held, count))
    return [NONE, *(" ".join(("expose", *pick)) for pick in picks)]


def expose_choices(hand: Sequence[Card]) -> list[Choice]:
    """The same answers, as controls are made of them."""
    held = exposable(hand)
    some = [Choice("expose", tuple(held), 1, len(held))] if held else []
    return [*some, Choice(NONE)]


def refused_exposure(hand: Sequence[Card], action: str) -> Words | None:
    """Why the holder of a hand may not answer this; None if it may."""
    if action in exposures(hand):
        return None
    if not (cards := " ".join(exposable(hand))):
        return Words("nothing-to-expose")
    verb, *named = action.split(" ")
    if verb != "expose":
        return Words("wrong-phase-expose", cards=cards)
    foreign = [word for word in named if word in CARDS and word not in hand]
    return Words("not-in-hand", card=foreign[0]) if foreign else Words("not-exposable", cards=cards)
