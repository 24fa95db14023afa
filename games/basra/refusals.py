"""Why Basra refuses an action, and what is legal instead."""

from typing import TYPE_CHECKING

from games.basra.captures import captures
from games.cards import CARDS
from games.speech import Words

if TYPE_CHECKING:
    from games.basra import Basra


def refusal(game: "Basra", seat: int, action: str) -> Words | None:
    """Why a seat that is to act may not do this; None if it may."""
    hand = game.hands[seat]
    card, _, named = action.partition(" ")
    if card not in CARDS:
        return Words("bad-card", text=action, cards=" ".join(game.arrange(hand)))
    if card not in hand:
        return Words("not-in-hand", card=card)
    sets = [" ".join(each) for each in captures(game.floor, CARDS[card], game.options)]
    if len(sets) > 1 and named in [f"take {each}" for each in sets]:
        return None
    if len(sets) > 1:
        key = "basra-wrong-capture" if named else "basra-which-capture"
        return Words(key, card=card, cards=" / ".join(sets))
    if not named:
        return None
    return Words(
        "basra-only-capture" if sets else "basra-no-capture",
        card=card,
        cards=sets[0] if sets else "",
    )
