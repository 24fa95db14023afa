"""The exchange of Kings & Bastards (section 5): the highest cards up, any cards down."""

from collections import Counter
from collections.abc import Iterable
from itertools import combinations
from math import comb
from typing import TYPE_CHECKING, Final

from games.cards import CARDS, Card
from games.choices import Choice
from games.kings_and_bastards.cards import JOKER, ORDER, RANK, by_rank
from games.speech import Words

if TYPE_CHECKING:
    from games.kings_and_bastards import KingsAndBastards

LISTED: Final = 120
"""As many gifts are listed at the most: all of them in a game with one deck and two cards."""


def pairs(game: "KingsAndBastards") -> list[tuple[int, int, int]]:
    """Who receives, who pays and how many cards, by the titles of the round before."""
    count, before = game.options.exchange_count, game.before
    if not before or not count:
        return []
    swaps = [(before[0], before[-1], count)]
    if game.options.vice_titles:
        swaps.append((before[1], before[-2], 1))
    return swaps


def tribute(hand: Iterable[Card], count: int, ace_high: bool) -> list[Card]:
    """The highest cards of a hand, the highest first; with `ace_high` jokers and twos go last."""

    def height(card: Card) -> tuple[bool, int]:
        return ace_high and RANK[card] < JOKER, ORDER[card]

    return sorted(hand, key=height, reverse=True)[:count]


def pay(game: "KingsAndBastards", receiver: int, payer: int, count: int) -> None:
    """Move the highest cards of a hand to another; only these two seats see which."""
    paid = tribute(game.hands[payer], count, game.options.exchange_ranking == "ace_high")
    _move(game, payer, receiver, paid)
    game.tell("kings-and-bastards-pays", seat=payer, other=receiver, count=count)
    game.tell("kings-and-bastards-you-pay", to=payer, cards=" ".join(paid), other=receiver)
    game.tell("kings-and-bastards-you-receive", to=receiver, cards=" ".join(paid), other=payer)


def give(game: "KingsAndBastards", seat: int, action: str) -> None:
    """Move any cards back to who paid."""
    _, payer, count = game.swaps.pop(0)
    words = action.split(" ")[1:]
    _move(game, seat, payer, [CARDS[word] for word in words])
    game.tell("kings-and-bastards-gives", seat=seat, other=payer, count=count)
    game.tell("kings-and-bastards-you-receive", to=payer, cards=" ".join(words), other=seat)


def _move(game: "KingsAndBastards", giver: int, receiver: int, cards: Iterable[Card]) -> None:
    for card in cards:
        game.hands[receiver].add_known(game.hands[giver].pull(card), to=giver)


def cheapest(hand: Iterable[Card]) -> list[Card]:
    """The cards of a hand, those first that one misses least (section 11)."""
    groups = by_rank(hand)

    def price(card: Card) -> tuple[bool, bool, int]:
        rank = RANK[card]
        return rank >= JOKER, len(groups[rank]) > 1, ORDER[card]

    return sorted((card for group in groups for card in group), key=price)


def gifts(game: "KingsAndBastards", seat: int) -> list[str]:
    """Every gift, or those of the cheapest cards where there are too many."""
    count, hand = game.swaps[0][2], cheapest(game.hands[seat])
    while comb(len(hand), count) > LISTED:
        hand.pop()
    hand.sort(key=ORDER.__getitem__)
    return list(dict.fromkeys(gift(cards) for cards in combinations(hand, count)))


def gift(cards: Iterable[Card]) -> str:
    """The action that gives these cards."""
    return " ".join(["give", *sorted(cards, key=ORDER.__getitem__)])


def gift_controls(game: "KingsAndBastards", seat: int) -> list[Choice]:
    """Any cards of the hand."""
    count, cards = game.swaps[0][2], game.arrange(game.hands[seat])
    return [Choice("give", tuple(dict.fromkeys(cards) if count == 1 else cards), count, count)]


def refused_gift(game: "KingsAndBastards", seat: int, action: str) -> Words | None:
    """Why this may not be given; None if it may."""
    verb, *words = action.split(" ")
    _, other, count = game.swaps[0]
    given = [CARDS[word] for word in words if word in CARDS]
    if verb != "give" or len(given) != len(words) or len(given) != count:
        return Words("kings-and-bastards-must-give", count=count, seat=other)
    if lacking := Counter(given) - Counter(game.hands[seat]):
        return Words("not-in-hand", card=next(iter(lacking)))
    return None if action == gift(given) else Words("not-possible", action=action)
