"""Melds with jokers: those that are listed against all subsets of a hand."""

from itertools import combinations
from random import Random

import pytest

from games.cards import JOKERS, ORDER, PACK, Card
from games.rummy.melds import LOW, SPANS, Span, layout_of, least_with, melds_in

FEW_SUITS = [card for card in PACK if card.suit in "CD" or card.rank in "A27K"]


def hand_of(random: Random, jokers: int) -> tuple[Card, ...]:
    """Eight cards of two packs, near to each other, and jokers."""
    pack = FEW_SUITS * 2
    cards = random.sample(pack, 8) + random.sample(JOKERS * 2, jokers)
    return tuple(sorted(cards, key=ORDER.__getitem__))


def spelled(hand: tuple[Card, ...], span: Span) -> set[str]:
    """The spellings of all subsets that are melds."""
    found = set()
    for count in range(3, len(hand) + 1):
        for cards in combinations(hand, count):
            for low in (False, True):
                if layout_of(cards, span, low):
                    found.add(" ".join(cards) + LOW * low)
    return found


@pytest.mark.parametrize("aces", SPANS)
@pytest.mark.parametrize("jokers", range(4))
def test_all_melds_are_listed_once_and_the_least_with_a_card_is_among_them(
    aces: str, jokers: int
) -> None:
    random, span = Random(jokers), SPANS[aces]
    for _ in range(12):
        hand = hand_of(random, jokers)
        melds = melds_in(hand, span)
        actions = [meld.action for meld in melds]
        assert set(actions) == spelled(hand, span)
        assert len(set(actions)) == len(actions)
        for card in hand:
            sizes = [len(meld.layout) for meld in melds if card in meld.layout]
            assert least_with(card, hand, span) == min(sizes, default=0)
