"""Names of poker hands, as arguments of messages."""

from collections.abc import Iterable, Sequence

from games.cards import Card
from games.poker.lows import low_name
from games.poker.ranking import (
    CATEGORIES,
    FLUSH,
    FULL_HOUSE,
    STRAIGHT_FLUSH,
    TWO_PAIR,
    category,
    ranks,
    strength,
    wild_ranks,
)
from games.text import Text, Value


def made(number: int) -> dict[str, Value]:
    """The name of a hand of this strength, as arguments of the message `poker-hand`."""
    high, *others = (int(rank) if rank.isdigit() else rank for rank in ranks(number))
    return {"made": CATEGORIES[category(number)], "rank": high, "low": others[0] if others else ""}


def kicker(best: int, beaten: Iterable[int]) -> str:
    """The rank by which the best hand beats the next; "" if their names differ."""
    second = max(beaten, default=0)
    named = 2 if category(best) in (TWO_PAIR, FULL_HOUSE) else 1
    mine, other = ranks(best), ranks(second)
    if category(best) != category(second) or mine[:named] != other[:named]:
        return ""
    return next((own for own, its in zip(mine, other, strict=True) if own != its), "")


def joker_args(hand: Sequence[Card]) -> dict[str, Value]:
    """The ranks that jokers of a hand stand for, as arguments of the message `poker-jokers`.

    A joker in a flush stands for a card of the suit; in any other hand the suit does not matter.
    """
    wild = wild_ranks(hand)
    one_suit = category(strength(hand)) in (FLUSH, STRAIGHT_FLUSH)
    names = " ".join(rank.replace("T", "10") for rank in wild)
    args: dict[str, Value] = {"jokers": len(wild), "wild": names}
    if one_suit:
        args["suit"] = next(card.suit for card in hand if card.suit)
    return args


def showdown_words(seat: int, hand: Sequence[Card], number: int, low: int) -> Text:
    """The message for a hand shown: its cards, its name, its low, and what a joker stands for."""
    args: dict[str, Value] = {"cards": " ".join(hand), **made(number)}
    if low:
        return Text("poker-shows-both", seat=seat, eight=low_name(low), **args)
    if all(card.suit for card in hand):
        return Text("poker-shows", seat=seat, **args)
    wild = joker_args(hand)
    key = "poker-shows-flush" if "suit" in wild else "poker-shows-wild"
    return Text(key, seat=seat, **args, **wild)
