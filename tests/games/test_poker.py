"""Poker hands: the vectors E1 to E22 and D1 to D6, the frequencies, and a second evaluator."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement, islice

import pytest

from games.cards import JOKERS, PACK, SUITS, Card, cards
from games.poker.ranking import CATEGORIES, category, ranks, strength, wild_ranks

RANKS = "23456789TJQKA"


def hand(text: str) -> list[Card]:
    """Cards as the specification writes them."""
    return cards(text.replace("10", "T").replace("JK1", "JR").replace("JK2", "JB"))


@pytest.mark.parametrize(
    ("text", "name", "compared", "wild"),
    [
        pytest.param("AC AD AH AS JK1", "five", "A", "A", id="E1"),
        pytest.param("3C 3D 3H JK1 JK2", "five", "3", "33", id="E2"),
        pytest.param("10H JH KH AH JK1", "straight-flush", "A", "Q", id="E3"),
        pytest.param("2C 3C 4C 5C JK1", "straight-flush", "6", "6", id="E4"),
        pytest.param("AC 2C 4C 5C JK1", "straight-flush", "5", "3", id="E5"),
        pytest.param("9D JD 8D JK1 JK2", "straight-flush", "Q", "QT", id="E6"),
        pytest.param("KC KD KH JK1 AS", "four", "KA", "K", id="E7"),
        pytest.param("QC QD JK1 JK2 5H", "four", "Q5", "QQ", id="E8"),
        pytest.param("8C 8D 3C 3D JK1", "full-house", "83", "8", id="E9"),
        pytest.param("AH KH 9H 4H JK1", "flush", "AKQ94", "Q", id="E10"),
        pytest.param("KH 9H 4H JK1 JK2", "flush", "AKQ94", "AQ", id="E11"),
        pytest.param("QS 9S 6S 3S JK1", "flush", "AQ963", "A", id="E12"),
        pytest.param("AC 2D 3H 4S JK1", "straight", "5", "5", id="E13"),
        pytest.param("10C JD QH KS JK1", "straight", "A", "A", id="E14"),
        pytest.param("9C 10D QH JK1 JK2", "straight", "K", "KJ", id="E15"),
        pytest.param("AC KD QH JK1 JK2", "straight", "A", "JT", id="E16"),
        pytest.param("7C 7D KH 2S JK1", "three", "7K2", "7", id="E17"),
        pytest.param("AC KD 9H JK1 JK2", "three", "AK9", "AA", id="E18"),
        pytest.param("AC 9D 7H 4S JK1", "pair", "A974", "A", id="E19"),
        pytest.param("QC QD 8H 8S 5C", "two-pair", "Q85", "", id="E20"),
        pytest.param("AC KD QH JS 9C", "high-card", "AKQJ9", "", id="E21"),
        pytest.param("QC KD AH 2S 3C", "high-card", "AKQ32", "", id="E22"),
    ],
)
def test_what_a_hand_is_worth(text: str, name: str, compared: str, wild: str) -> None:
    number = strength(hand(text))
    assert (CATEGORIES[category(number)], ranks(number)) == (name, compared)
    assert wild_ranks(hand(text)) == wild


@pytest.mark.parametrize(
    ("one", "other", "better"),
    [
        pytest.param("3C 3D 3H JK1 JK2", "10H JH QH KH AH", 1, id="D1"),
        pytest.param("AH KH 9H 4H JK1", "AD KD QD 9D 3D", 1, id="D2"),
        pytest.param("8C 8D 3C 3D JK1", "7C 7D 7H AS AD", 1, id="D3"),
        pytest.param("AC 9D 7H 4S JK1", "AH AS 9C 7D 4H", 0, id="D4"),
        pytest.param("AC 2D 3H 4S 5C", "2C 3D 4H 5S 6C", -1, id="D5"),
        pytest.param("7C 7D KH 2S JK1", "AC AD KS KC 3H", 1, id="D6"),
    ],
)
def test_which_hand_is_better(one: str, other: str, better: int) -> None:
    first, second = strength(hand(one)), strength(hand(other))
    assert (first > second) - (first < second) == better


FREQUENCIES = {
    "five": (0, 13, 78),
    "royal-flush": (4, 24, 84),
    "straight-flush": (36, 180, 540),
    "four": (624, 3_120, 9_360),
    "full-house": (3_744, 6_552, 9_360),
    "flush": (5_108, 7_804, 11_388),
    "straight": (10_200, 20_532, 34_704),
    "three": (54_912, 137_280, 232_968),
    "two-pair": (123_552, 123_552, 123_552),
    "pair": (1_098_240, 1_268_088, 1_437_936),
    "high-card": (1_302_540, 1_302_540, 1_302_540),
}
"""By 0, 1 and 2 jokers in the pack."""


@pytest.mark.slow
def test_every_hand_there_is_falls_into_the_frequencies_of_the_specification() -> None:
    none, one, two = (_counted(JOKERS[:jokers]) for jokers in range(3))
    assert _by_name(none) == {name: row[0] for name, row in FREQUENCIES.items() if row[0]}
    assert _by_name(none + one) == {name: row[1] for name, row in FREQUENCIES.items()}
    # One joker of two can be held in two ways.
    assert _by_name(none + one + one + two) == {name: row[2] for name, row in FREQUENCIES.items()}


def _counted(jokers: tuple[Card, ...]) -> Counter[int]:
    """How many hands with just these jokers have each strength."""
    naturals = combinations(PACK, 5 - len(jokers))
    return Counter(map(strength, (some + jokers for some in naturals)))


def _by_name(counts: Counter[int]) -> dict[str, int]:
    found: Counter[str] = Counter()
    for number, count in counts.items():
        name = CATEGORIES[category(number)]
        royal = name == "straight-flush" and ranks(number) == "A"
        found["royal-flush" if royal else name] += count
    return dict(found)


@pytest.mark.parametrize("jokers", [0, 1, 2])
def test_every_kind_of_hand_is_worth_its_best_replacement_of_the_jokers(jokers: int) -> None:
    for naturals in islice(_kinds(5 - jokers), 0, None, (1, 3, 9)[jokers]):
        number = strength([*naturals, *JOKERS[:jokers]])
        best = max(_plain(whole) for whole in _replaced(naturals, jokers))
        assert (category(number), ranks(number)) == (best[0], _letters(best[1])), naturals


def _kinds(count: int) -> Iterator[list[Card]]:
    """Hands of all ranks there can be, of several suits and, where they can be, of one."""
    for some in combinations_with_replacement(RANKS, count):
        if max(map(some.count, some)) > 4:
            continue
        mixed = [rank + SUITS[some[:at].count(rank)] for at, rank in enumerate(some)]
        if len(set(some)) == count:
            yield cards(" ".join(rank + "H" for rank in some))
            mixed[0] = some[0] + "S"
        yield cards(" ".join(mixed))


def _replaced(naturals: list[Card], jokers: int) -> Iterator[list[tuple[str, str]]]:
    """The hand with cards for the jokers, of the first card's suit or of another."""
    held = [(card.rank, card.suit) for card in naturals]
    suits = (naturals[0].suit, "D" if naturals[0].suit != "D" else "C")
    possible = [(rank, suit) for rank in RANKS for suit in suits]
    for some in combinations_with_replacement(possible, jokers):
        yield [*held, *some]


def _plain(whole: list[tuple[str, str]]) -> tuple[int, list[int]]:
    """The category of five cards without jokers, and the ranks that decide."""
    places = sorted((RANKS.index(rank) for rank, _ in whole), reverse=True)
    groups = sorted(((places.count(place), place) for place in set(places)), reverse=True)
    order = [place for _, place in groups]
    shape = [count for count, _ in groups]
    suited = len({suit for _, suit in whole}) == 1
    if len(groups) == 5:
        is_run, is_wheel = places[0] - places[4] == 4, places == [12, 3, 2, 1, 0]
        if is_run or is_wheel:
            return 8 if suited else 4, [3 if is_wheel else places[0]]
        return (5 if suited else 0), order
    by_shape = {(5,): 9, (4, 1): 7, (3, 2): 6, (3, 1, 1): 3, (2, 2, 1): 2, (2, 1, 1, 1): 1}
    return by_shape[tuple(shape)], order


def _letters(places: list[int]) -> str:
    return "".join(RANKS[place] for place in places)


@pytest.mark.parametrize("text", ["AC KD QH JS", "AC KD QH JS 9C 2D", ""])
def test_only_five_cards_have_a_strength(text: str) -> None:
    with pytest.raises(ValueError, match="unpack"):
        strength(cards(text))
