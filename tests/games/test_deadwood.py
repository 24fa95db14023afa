"""Deadwood, arrangements and lay-offs: vectors of Gin Rummy, and exhaustive search."""

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from games.cards import PACK, POINTS, RANKS, Card
from games.rummy.deadwood import (
    BIT,
    arrangement,
    best_lay_off,
    cards_in,
    deadwood,
    extensions,
    is_meld,
    mask,
    outs,
)
from tests.games.gin_rummy_positions import bits, held

VECTORS = {
    "W1": ("AC 2C 3C 4D 5D 6D 7H 8H 9H 10S", 10, "AC 2C 3C | 4D 5D 6D | 7H 8H 9H"),
    "W2": ("AC 2C 3C 4D 5D 6D 7H 8H 9H 9S", 9, "AC 2C 3C | 4D 5D 6D | 7H 8H 9H"),
    "W3": ("4H 5H 6H 7C 7D 7S KC KD KH KS", 0, "4H 5H 6H | 7C 7D 7S | KC KD KH KS"),
    "W4": ("KC QD JH 9S 8C 7D 5H 4S 2C AD", 66, ""),
    "W5": ("QC KC AC 2D 4H 5S 7D 8S 9C 10H", 66, ""),
    "W6": ("5C 5D 5H 6H 7H 8H 2S 3S 9D KC", 24, "5C 5D 5H | 6H 7H 8H"),
    "W7": ("7C 7D 7H 8H 9H 10H 2S 3S 9D KC", 24, "7C 7D 7H | 8H 9H 10H"),
    "W8": ("5C 5D 5H 6H 7H KC QD 9S 3C 2D", 44, "5H 6H 7H"),
    "W9": ("6C 7C 8C 6S 7S 8S 8D KH 2C 3D", 23, "6C 7C 8C | 6S 7S 8S"),
    "W10": ("2C 3C 4C 5C 6C 7C 8C 9C 10C JC", 0, "2C 3C 4C 5C 6C 7C 8C 9C 10C JC"),
    "W11": ("AC AD AH AS 2C 2D 2H 2S 3C 3D", 3, "AC AH AS | AD 2D 3D | 2C 2H 2S"),
    "W12": ("9C 9D 9H 9S 10S JS QS 8S 7S 2C", 2, "7S 8S 9S 10S JS QS | 9C 9D 9H"),
    "W13": ("10C 10D 10H JH QH KH KC KD AS 2S", 23, "10C 10D 10H | JH QH KH"),
}


@pytest.mark.parametrize(
    ("hand", "points", "melds"), VECTORS.values(), ids=[name.lower() for name in VECTORS]
)
def test_w_deadwood_and_its_arrangement(hand: str, points: int, melds: str) -> None:
    assert deadwood(bits(hand)) == points
    assert arrangement(bits(hand)) == melds_of(melds)


def melds_of(text: str) -> tuple[int, ...]:
    return tuple(bits(meld) for meld in text.split("|")) if text else ()


def points_of(hand: int) -> int:
    return sum(POINTS[card] for card in cards_in(hand))


def every_meld() -> Iterator[int]:
    """Sets and runs, by their definition."""
    for rank in RANKS:
        four = [card for card in PACK if card.rank == rank]
        yield from map(mask, [*combinations(four, 3), four])
    for suit in "CDHS":
        cards = [card for card in PACK if card.suit == suit]
        for low, high in combinations(range(14), 2):
            if high - low >= 3:
                yield mask(cards[low:high])


MELDS = frozenset(every_meld())


def searched(hand: int, melds: list[int]) -> int:
    """The deadwood by trying every choice of melds."""
    least = points_of(hand)
    for at, meld in enumerate(melds):
        if meld & hand == meld:
            least = min(least, searched(hand ^ meld, melds[at + 1 :]))
    return least


def hands(count: int) -> Iterator[list[Card]]:
    """Random hands of ten and eleven cards, every other one rich in melds."""
    random = Random(1)
    rich = [card for card in PACK if card.rank in "34567"]
    for number in range(count):
        yield random.sample(rich if number % 2 else list(PACK), random.choice((10, 11)))


def test_deadwood_is_what_a_search_finds() -> None:
    for cards in hands(400):
        hand = mask(cards)
        assert deadwood(hand) == searched(hand, [meld for meld in MELDS if meld & hand == meld])


def test_an_arrangement_leaves_the_deadwood_and_is_made_of_melds() -> None:
    for cards in hands(400):
        hand, melds = mask(cards), arrangement(mask(cards))
        assert points_of(hand ^ sum(melds)) == deadwood(hand)
        assert set(melds) <= MELDS


@pytest.mark.parametrize(
    ("cards", "is_one"),
    [
        ("7C 7D 7H", True),
        ("7C 7D 7H 7S", True),
        ("AC 2C 3C", True),
        ("QS KS AS", False),
        ("KC AD", False),
        ("7C 8C", False),
        ("QC KC AD", False),
        ("7C 8C 9D", False),
        ("7C 7D 8C", False),
    ],
)
def test_a_meld_is_a_set_or_a_run(cards: str, is_one: bool) -> None:
    assert is_meld(bits(cards)) is is_one


def test_every_meld_is_known() -> None:
    assert all(is_meld(meld) for meld in MELDS)


@pytest.mark.parametrize(
    ("meld", "cards"),
    [
        ("7C 7D 7H", "7S"),
        ("7C 7D 7H 7S", ""),
        ("AC 2C 3C", "4C"),
        ("5D 6D 7D", "4D 8D"),
        ("JS QS KS", "10S"),
        ("QD JD KD", "10D"),
    ],
)
def test_what_a_meld_is_open_to(meld: str, cards: str) -> None:
    assert extensions([bits(meld)]) == bits(cards)


def test_g8_the_least_deadwood_over_all_discards() -> None:
    assert least_after_discard("AC 2C 3D 4C 4D 4H 5C 5D 5H 5S 6D") == 6


def test_g9_the_least_deadwood_over_all_discards() -> None:
    assert least_after_discard("AD 2H 3D 4C 4D 5C 5D 5H 6C 6D 6S") == 8


def least_after_discard(hand: str) -> int:
    return min(deadwood(bits(hand) ^ BIT[card]) for card in held(hand))


LAY_OFFS = {
    "G17": ("4H 5H 6H | QC QD QH", "7H 8H 9H 9C 9D 9S KC 2S 4D 4S",
            "7H 8H 9H | 9C 9D 9S", "", 20),
    "G18": ("4H 5H 6H | QC QD QH", "7C 7D 7H 7S 8H JC 3C 3D 2S KC",
            "7C 7D 7S", "7H 8H", 28),
    "G19": ("8S 9S 10S | 3C 3D 3H", "5S 6S 7S JC JD JH JS KC 2D 3S",
            "5S 6S 7S | JC JD JH JS", "3S", 12),
    "G20": ("8S 9S 10S | 3C 3D 3H", "JS QS KS 3S AC AD AH 2C 5D 7D",
            "AC AD AH | JS QS KS", "3S", 14),
    "G21": ("4H 5H 6H | 9C 9D 9H", "7C 7D 7H 8H 9S 3H 2S KC KD QC",
            "7C 7D 7H", "3H 9S", 40),
}  # fmt: skip


@pytest.mark.parametrize(
    ("theirs", "hand", "own", "laid", "left"),
    LAY_OFFS.values(),
    ids=[name.lower() for name in LAY_OFFS],
)
def test_g_own_melds_and_lay_offs_together(
    theirs: str, hand: str, own: str, laid: str, left: int
) -> None:
    best = best_lay_off(melds_of(theirs), bits(hand))
    rest = bits(hand) ^ best
    assert (cards_in(best), arrangement(rest)) == (held(laid), melds_of(own))
    assert deadwood(rest) == left


def test_g22_of_equal_arrangements_the_one_open_to_the_fewest_lay_offs() -> None:
    hand = bits("7C 7D 7H 7S 8H 9H 10H AC AD 2S")
    assert deadwood(hand) == 4
    assert arrangement(hand) == melds_of("7C 7D 7H 7S | 8H 9H 10H")


def test_the_best_lay_off_is_what_a_search_finds() -> None:
    """Every order of adding single cards is tried; who is given both may use either."""
    random = Random(3)
    narrow = [card for card in PACK if card.rank in "345678"]
    for _ in range(60):
        cards = random.sample(narrow, 20)
        melds, hand = list(arrangement(mask(cards[:10]))), mask(cards[10:])
        assert deadwood(hand ^ best_lay_off(melds, hand)) == defended(melds, hand)


def defended(melds: list[int], hand: int) -> int:
    """The least deadwood after any lay-off, by adding cards one by one to one meld or another."""
    least = deadwood(hand)
    for at, meld in enumerate(melds):
        for card in cards_in(hand):
            if meld | BIT[card] in MELDS:
                grown = [*melds[:at], meld | BIT[card], *melds[at + 1 :]]
                least = min(least, defended(grown, hand ^ BIT[card]))
    return least


def test_a_run_goes_on_after_what_was_laid_off() -> None:
    assert extensions(melds_of("4H 5H 6H"), bits("7H")) == bits("3H 8H")


def test_a_card_that_completes_a_set_may_still_lengthen_a_run() -> None:
    assert extensions(melds_of("4H 5H 6H | 7C 7D 7S"), bits("7H")) == bits("3H 8H")


@pytest.mark.parametrize(
    ("hand", "cards"),
    [
        ("7C 7D", "7H 7S"),
        ("7C 8C", "6C 9C"),
        ("AC 2C", "3C"),
        ("QD KD", "JD"),
        ("7C 9C", ""),
        ("KC AD", ""),
        ("7C 7D 7H", "7S"),
        ("7C 8C 9C", "6C 10C"),
    ],
)
def test_outs_complete_a_pair_or_two_neighbours(hand: str, cards: str) -> None:
    assert outs(bits(hand)) == bits(cards)
