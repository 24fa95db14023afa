"""The trick engine, on plain suits of one pack and on groups of two."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.cards import CARDS, PACK, Card, cards
from games.game import DEAL, HOST
from games.gong_zhu import GongZhu
from games.red_five import RedFive
from games.red_five.ranking import TwoPackRanking, size
from games.red_five.state import TRUMP, TWO_PACKS, ranking
from games.scene import Play
from games.spades import Spades
from games.tricks import HIGH, Ranking, TrickGame
from tests.games.positions import hint_of

SUITS = Ranking.of(PACK, "S")
SPADES = ranking("S", advisers=True, high_tractors=False)
EVERY_PART = ranking("S", advisers=True, high_tractors=False, every_part=True)
HIGH_TRACTORS = ranking("S", advisers=True, high_tractors=True)
DIAMONDS = sorted(card for card in TWO_PACKS if SPADES.group[card] == "D")
TRUMPS = sorted(card for card in TWO_PACKS if SPADES.group[card] == TRUMP)


def some(pack: list[Card], least: int, most: int) -> st.SearchStrategy[list[Card]]:
    """Some cards of a pack, often pairs and neighbours."""
    return st.lists(
        st.sampled_from(range(len(pack))), min_size=least, max_size=most, unique=True
    ).map(lambda places: [pack[place] for place in places])


GROUPS = st.one_of(
    st.tuples(some(DIAMONDS[:14], 1, 6), some(DIAMONDS[:14], 1, 9)),
    st.tuples(some(TRUMPS[:16], 1, 6), some(TRUMPS[:16], 1, 9)),
)


@given(st.sampled_from([SPADES, HIGH_TRACTORS]), GROUPS)
@settings(max_examples=200)
def test_the_best_score_is_that_of_all_cards_of_the_group(
    order: TwoPackRanking, groups: tuple[list[Card], list[Card]]
) -> None:
    lead, held = groups
    if len(held) > len(lead):
        shape = order.shape(lead)
        scores = [order.score(pick, shape) for pick in combinations(held, len(lead))]
        assert max(scores) == order.score(held, shape)


@given(st.sampled_from([SPADES, HIGH_TRACTORS]), GROUPS, st.sampled_from([1, -1]))
def test_the_cheapest_follows_may_be_played(
    order: TwoPackRanking, groups: tuple[list[Card], list[Card]], sign: int
) -> None:
    lead, held = groups
    if len(held) > len(lead):
        costs = [lambda card: sign * order.power[card]]
        (play,) = order.cheapest_follows(held, order.shape(lead), costs)
        assert not Counter(play) - Counter(held)
        assert order.fault(held, lead, play) == ""


@given(some(DIAMONDS, 1, 12))
def test_a_lead_is_taken_apart_without_rest(led: list[Card]) -> None:
    parts = SPADES.decompose(led)
    assert Counter(card for part in parts for card in part) == Counter(led)
    tractors = tuple(len(part) // 2 for part in parts if len(part) > 2)
    assert SPADES.shape(led).tractors == tractors


@given(some(DIAMONDS, 1, 12))
def test_a_lead_divides_into_its_own_shape(led: list[Card]) -> None:
    tops = [SPADES.power[part[0]] for part in SPADES.decompose(led)]
    assert SPADES.tops(led, SPADES.shape(led), "D") == tops


@given(st.lists(st.sampled_from(PACK), min_size=4, max_size=4, unique=True))
def test_a_trick_of_singles_goes_to_the_highest_trump_or_card_of_the_suit_led(
    trick: list[Card],
) -> None:
    trumps = [card for card in trick if card.suit == "S"]
    led = [card for card in trick if card.suit == trick[0].suit]
    best = max(trumps or led, key=lambda card: HIGH[card.rank])
    assert trick[SPADES.winner([[card] for card in trick])] == trick[SPADES.best(trick)]
    assert trick[SUITS.best(trick)] == best


@pytest.mark.parametrize(
    ("card", "others", "high"),
    [("KH", "QH AD AS", True), ("KH", "AH", False), ("KH", "KH", True), ("KH", "", True)],
)
def test_a_card_is_high_when_no_other_of_its_group_is_higher(
    card: str, others: str, high: bool
) -> None:
    assert SUITS.is_high(cards(card)[0], cards(others)) is high


def test_cards_above_the_ace_of_trumps_are_trumps_in_their_order() -> None:
    order = Ranking.of(PACK, "S", above=cards("JR JC"))
    assert [order.best(cards(trick)) for trick in ("KH AS JC JR", "KH JC AS", "JC KS")] == [3, 1, 0]
    assert order.following(cards("JC AC JR"), "S") == cards("JC JR")
    assert order.following(cards("JC AC JR"), "C") == cards("AC")


@pytest.mark.parametrize(
    ("led", "lengths"),
    [
        ("AS AS 2D 2D", (2,)),
        ("2D 2D 2S 2S 3C 3C 3S 3S JB JB JR JR", (6,)),
        ("JR JR 5H 5H", ()),
        ("2D 2D 2H 2H", ()),
        ("AS AS 2D 2D 2H 2H 2S 2S", (3,)),
    ],
)
def test_high_tractors_go_up_to_the_jokers(led: str, lengths: tuple[int, ...]) -> None:
    assert HIGH_TRACTORS.shape(cards(led)).tractors == lengths


@pytest.mark.parametrize(
    ("plays", "dominant", "every"),
    [
        ("AD KD / QD TD / 9S 4S / 8S 7S", 2, 2),
        ("AD KD / QD TD / 9S 4S / TS 5S", 3, 3),
        ("AD KD / QD TD / 9S 7S / TS 5S", 3, 2),
        ("AD AD KD / 4D 5D 6D / 6S 6S 9S / 7S 7S 8S", 3, 2),
    ],
)
def test_ruffs_are_compared_by_their_best_part_or_by_all(
    plays: str, dominant: int, every: int
) -> None:
    played = [cards(text) for text in plays.split("/")]
    assert SPADES.winner(played) == dominant
    assert EVERY_PART.winner(played) == every


def test_a_longer_run_may_be_cut_to_match_the_pattern() -> None:
    lead, ruff = cards("9D 9D 8D 8D 6D 6D"), cards("6S 6S 7S 7S 8S 8S")
    assert SPADES.winner([lead, ruff]) == 1
    assert SPADES.tops(ruff, SPADES.shape(lead), "D") == [108, 106]


def test_a_tractor_is_cut_from_the_run_that_leaves_the_others_possible() -> None:
    lead = cards("KD KD QD QD JD JD 9D 9D 8D 8D 6D 6D 5D 5D")
    ruff = cards("AS AS KS KS QS QS JS JS 7S 7S 6S 6S 5S 5S")
    assert SPADES.shape(lead).tractors == (3, 2, 2)
    assert SPADES.tops(ruff, SPADES.shape(lead), "D") == [107, 114, 112]


def test_equal_cards_of_two_packs_are_a_pair_and_equal_power_is_not() -> None:
    assert not SPADES.runs(cards("2H 2D"))
    assert [[*run] for run in SPADES.runs(cards("2H 2H"))] == [[CARDS["2H"]]]


def test_of_equal_pairs_the_one_that_lies_first_in_a_hand_is_joined_to_the_pair_above() -> None:
    for held in ("2H 2H 2S 2D 2D 2S", "2D 2D 2S 2H 2H 2S"):
        runs = HIGH_TRACTORS.runs(cards(held))
        assert sorted(" ".join(run) for run in runs) == ["2D", "2S 2H"]


@given(st.sampled_from([SPADES, HIGH_TRACTORS]), some([*TWO_PACKS], 0, 30))
def test_cards_as_a_number_are_the_same_cards(order: TwoPackRanking, held: list[Card]) -> None:
    number = order.packing.of(held)
    assert Counter(order.packing.cards(number)) == Counter(held)
    assert size(number) == len(held)
    assert number + order.packing.of([*(Counter(TWO_PACKS) - Counter(held)).elements()]) == (
        order.packing.every
    )


@given(st.sampled_from([SPADES, HIGH_TRACTORS]), GROUPS)
def test_a_combination_is_sure_if_none_like_it_among_the_others_is_higher(
    order: TwoPackRanking, groups: tuple[list[Card], list[Card]]
) -> None:
    led, others = groups[0], [*(Counter(groups[1]) - Counter(groups[0])).elements()]
    runs, power, packing = order.runs(led), order.power, order.packing
    alone = [part[0] for part in order.decompose(led) if len(part) == 1]
    sure = packing.cards(packing.sure(packing.of(alone), packing.of(others)))
    assert Counter(sure) == Counter(
        card for card in alone if all(power[other] <= power[card] for other in others)
    )
    beats_all = packing.cards(packing.higher(packing.of(alone), packing.of(others)))
    assert Counter(beats_all) == Counter(
        card for card in alone if all(power[other] < power[card] for other in others)
    )
    higher = [(len(run), power[run[0]]) for run in order.runs(others)]
    assert [*order.sure_runs(runs, packing.of(others))] == [
        run
        for run in runs
        if not any(length >= len(run) and top > power[run[0]] for length, top in higher)
    ]


@given(st.sampled_from([SPADES, HIGH_TRACTORS]), GROUPS, some(TRUMPS, 6, 12))
def test_a_play_takes_the_trick_if_it_would_win_it_as_it_stands(
    order: TwoPackRanking, groups: tuple[list[Card], list[Card]], trumps: list[Card]
) -> None:
    lead, held = groups
    count = len(lead)
    plays = [held[:count], trumps[:count], held[-count:], trumps[-count:]]
    plays = [play for play in plays if len(play) == count]
    for place, play in enumerate(plays):
        trick = [lead, *plays[:place]]
        best = trick[order.winner(trick)]
        is_taken = order.winner([*trick, play]) == len(trick)
        shape, led = order.shape(lead), order.group[lead[0]]
        tops = [order.tops(each, shape, led) for each in (play, best)]
        assert order.beats(*tops) == is_taken


@pytest.mark.parametrize("kind", [Spades, GongZhu, RedFive])
def test_the_last_trick_stays_as_it_was_while_the_next_one_is_played(
    kind: type[TrickGame],
) -> None:
    game, random, seen = kind(4, "seed"), Random(1), 0
    lain: tuple[Play, ...] = ()
    for _ in range(300):
        if game.over:
            break
        seat = random.choice(game.waiting())
        game.apply(seat, hint_of(game, seat).action if seat != HOST else DEAL)
        if seat == HOST:
            lain = ()
        if game.last:
            lain = game.last_trick()
            assert lain == game.shown_trick()
            assert [play.card for play in lain] == [*game.last]
        assert game.last_trick() == lain
        seen += bool(lain) and bool(game.trick)
    assert seen > 20
