"""How actions of Gin Rummy are written: `discard 7C`, `knock AS with 4H 5H 6H / QC QD QH`."""

from typing import Final

from games.cards import CARDS, ORDER, PACK
from games.melds import is_meld, mask

DISCARD: Final = {card: f"discard {card}" for card in PACK}
KNOCK: Final = {card: f"knock {card}" for card in PACK}
LAY_OFF: Final = {card: f"layoff {card}" for card in PACK}
DISCARDED: Final = {action: card for card, action in DISCARD.items()}
"""What an action discards."""
WITH: Final = " with "
_BETWEEN: Final = " / "


def read_action(action: str, verb: str) -> str:
    """The one spelling of an action: a card alone goes with `verb`, melds come in their order."""
    if action in CARDS:
        return f"{verb} {action}"
    action = action.replace("lay off", "layoff").replace("big gin", "biggin")
    head, with_, melds = action.partition(WITH)
    groups = sorted(melds.split(_BETWEEN), key=_place)
    return head + with_ + _BETWEEN.join(groups)


def _place(group: str) -> list[int]:
    return [ORDER[CARDS[word]] if word in CARDS else len(ORDER) for word in group.split()]


def named_melds(action: str) -> tuple[int, ...] | None:
    """The melds behind `with`, none without it; None unless they are melds apart."""
    _, with_, text = action.partition(WITH)
    melds = tuple(_set_of(group) for group in text.split(_BETWEEN)) if with_ else ()
    cards = 0
    for meld in melds:
        if not is_meld(meld) or meld & cards:
            return None
        cards |= meld
    return melds


def _set_of(group: str) -> int:
    """The cards of a group; no meld if it names anything else, or a card twice."""
    words = group.split()
    known = all(word in CARDS for word in words) and len(set(words)) == len(words)
    return mask(CARDS[word] for word in words) if known else 0
