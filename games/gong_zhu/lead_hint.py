"""What a computer player leads in Gong Zhu (section 14, rule 1)."""

from typing import Final

from games.cards import Card
from games.gong_zhu.cards import PIG, SHEEP, SUIT, TRANSFORMER
from games.gong_zhu.sight import CATCHERS, QUEEN, TEN, Sight, power

LOW_HEART: Final = 6
LOW: Final = 1
"""How bad it is to lead a low heart."""


def lead(sight: Sight) -> tuple[Card, str]:
    """The card to lead and the reason's key: the sheep home, the pig out, else what is safest."""
    if SHEEP in sight.cards and not any(card in sight.unseen for card in CATCHERS):
        return SHEEP, "gong-zhu-hint-cash-sheep"
    if sight.stops():
        sure = [card for card in sight.cards if SUIT[card] == "H" and sight.is_sure(card)]
        if sure:
            return max(sure, key=power), "gong-zhu-hint-stop"
    if PIG in sight.unseen:
        chase = [card for card in sight.cards if SUIT[card] == "S" and power(card) < QUEEN]
        if chase:
            return max(chase, key=power), "gong-zhu-hint-chase"
    card = min(sight.cards, key=lambda card: _risk(sight, card))
    if danger := _threat(sight, card):
        return card, "gong-zhu-hint-low-heart" if danger == LOW else "gong-zhu-hint-risky"
    return card, "gong-zhu-hint-short"


def _risk(sight: Sight, card: Card) -> tuple[int, int, int]:
    """How bad a lead is; of equals the shortest suit and the lowest card."""
    suit = SUIT[card]
    length = sum(SUIT[held] == suit for held in sight.hand)
    return _threat(sight, card), length, power(card)


def _threat(sight: Sight, card: Card) -> int:
    """0 for a safe card, more for those that may bring home what is not wanted."""
    suit = SUIT[card]
    if card in (PIG, SHEEP):
        return 5
    if suit == "H":
        return LOW if power(card) <= LOW_HEART else 3
    if suit == "S":
        if PIG in sight.hand:
            return 4
        return 4 if PIG in sight.unseen and power(card) > QUEEN else 0
    if suit == "D":
        return 2 if card in CATCHERS and sight.is_live(SHEEP) else 0
    if card == TRANSFORMER:
        return 4
    return 2 if power(card) > TEN and TRANSFORMER in sight.unseen and not sight.wants_double else 0
