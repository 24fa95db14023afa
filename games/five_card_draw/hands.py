"""What hands of Five Card Draw are called."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from games.cards import Card
from games.poker import CATEGORIES, FLUSH, STRAIGHT_FLUSH, category, ranks, strength, wild_ranks
from games.speech import Value, Words

if TYPE_CHECKING:
    from games.five_card_draw import FiveCardDraw


def made(hand: Sequence[Card]) -> dict[str, Value]:
    """What five cards make, as arguments of the message `poker-hand`."""
    number = strength(hand)
    high, *others = (int(rank) if rank.isdigit() else rank for rank in ranks(number))
    return {"made": CATEGORIES[category(number)], "rank": high, "low": others[0] if others else ""}


def stands_for(hand: Sequence[Card]) -> dict[str, Value]:
    """What the jokers of a hand are worth, as arguments of the message `poker-jokers`.

    A joker in a flush stands for a card of the suit; in any other hand the suit does not matter.
    """
    wild = wild_ranks(hand)
    one_suit = category(strength(hand)) in (FLUSH, STRAIGHT_FLUSH)
    names = " ".join(rank.replace("T", "10") for rank in wild)
    found: dict[str, Value] = {"jokers": len(wild), "wild": names}
    if one_suit:
        found["suit"] = next(card.suit for card in hand if card.suit)
    return found


def shows(seat: int, hand: Sequence[Card]) -> Words:
    """A hand shown, its name, and what a joker stands for."""
    named = made(hand)
    cards = " ".join(hand)
    wild = stands_for(hand)
    if not wild["jokers"]:
        return Words("five-card-draw-shows", seat=seat, cards=cards, **named)
    if "suit" in wild:
        return Words("five-card-draw-shows-flush", seat=seat, cards=cards, **named, **wild)
    return Words("five-card-draw-shows-wild", seat=seat, cards=cards, **named, **wild)


def tell_hand(game: "FiveCardDraw", key: str, seat: int, drawn: Sequence[Card] = ()) -> None:
    """Tell a seat alone what its five cards make."""
    if game.news is not None:
        game.tell(key, to=seat, cards=" ".join(drawn), **made(game.hands[seat]))
