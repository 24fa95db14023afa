"""Hands of any size: every card can be read, and what may be played stands out."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.cards import CARDS
from games.scene import Hand
from images.drawing import Crown, Label, Pill, Slot, Sprite, SuitDisc
from images.layout import layout
from images.layout.area import index
from images.layout.extents import extent
from tests.images.layout.extents import inside

ALL = [str(card) for card in CARDS]
INDEX, INDEX_DOWN = 0.27, 0.6  # of the width of a card hold rank and suit


def sprites(hand: Hand) -> list[Sprite]:
    return [part for part in layout(hand).operations if isinstance(part, Sprite)]


@given(
    st.lists(st.sampled_from(ALL), min_size=1, max_size=33),
    st.lists(st.integers(1, 6), max_size=33),
)
def test_every_card_is_drawn_once_in_order_and_its_index_in_sight(
    cards: list[str], groups: list[int]
) -> None:
    hand = Hand(tuple(cards), playable=frozenset(cards[::2]), groups=tuple(groups))
    drawn = sprites(hand)
    assert [sprite.card for sprite in drawn] == cards
    for left, right in pairwise(drawn):
        assert right.x - left.x >= left.width * INDEX or right.y - left.y > left.width * INDEX_DOWN
    assert all(inside(extent(sprite), layout(hand)) for sprite in drawn)


@pytest.mark.parametrize(("count", "height"), [(0, 400), (1, 400), (13, 400), (14, 644), (33, 644)])
def test_a_hand_of_more_than_thirteen_cards_is_taller(count: int, height: int) -> None:
    drawing = layout(Hand(tuple(ALL[:count])))
    assert (drawing.width, drawing.height) == (1200, height)


def test_playable_cards_are_bright_and_raised_and_the_others_dim() -> None:
    first, second = sprites(Hand(("QS", "KS"), playable=frozenset({"QS"})))
    assert (first.look, second.look) == ("plain", "dim")
    assert first.y < second.y


def test_with_nothing_to_choose_all_cards_are_bright_and_level() -> None:
    first, second = sprites(Hand(("QS", "KS")))
    assert (first.look, second.look) == ("plain", "plain")
    assert first.y == second.y


def test_with_nothing_playable_all_cards_are_dim() -> None:
    assert {s.look for s in sprites(Hand(("QS", "KS"), playable=frozenset()))} == {"dim"}


def test_a_marked_card_glows() -> None:
    hand = Hand(("QS", "KS"), playable=frozenset({"QS", "KS"}), marked=frozenset({"KS"}))
    assert [sprite.look for sprite in sprites(hand)] == ["plain", "gold"]


def test_an_empty_hand_says_its_note_in_the_middle() -> None:
    drawing = layout(Hand((), title="Your hand", note="You are out of cards"))
    notes = [p for p in drawing.operations if isinstance(p, Label) and p.text.startswith("You are")]
    assert [(note.x, note.anchor) for note in notes] == [(600, "middle")]
    assert any(isinstance(part, Slot) for part in drawing.operations)


def test_title_left_and_note_right_cannot_meet() -> None:
    drawing = layout(Hand(("QS",), title="T" * 80, note="N" * 80))
    title, note = (part for part in drawing.operations if isinstance(part, Label))
    assert title.x + title.width <= note.x - note.width


def test_a_gap_lies_before_each_group_but_the_first() -> None:
    cards = ("7C", "7D", "7H", "9S", "TS", "JS", "2D", "KC")
    right = [sprite.x for sprite in sprites(Hand(cards, groups=(3, 3, 2)))]
    steps = [round(after - before) for before, after in pairwise(right)]
    assert len({steps[at] for at in (0, 1, 3, 4, 6)}) == 1
    assert steps[2] == steps[5] > steps[0] + 30


@given(st.integers(1, 33))
def test_no_card_shows_half_of_its_pips(count: int) -> None:
    drawn = sprites(Hand(tuple(ALL[:count])))
    for card, after in pairwise(drawn):
        is_covered = card.y == after.y and after.x - card.x < card.width
        assert card.bare is is_covered
    assert not drawn[-1].bare


def test_of_equal_cards_in_a_hand_as_many_bear_a_tab_as_were_drawn() -> None:
    cards = (*ALL[:12], ALL[11], *ALL[12:20], ALL[0], ALL[0])

    def tabs(*fresh: str) -> int:
        parts = layout(Hand(cards, fresh=fresh)).operations
        return sum(isinstance(part, Pill) for part in parts)

    assert [tabs(), tabs(ALL[11]), tabs(ALL[11], ALL[11]), tabs(ALL[0], ALL[3])] == [0, 1, 2, 2]


@pytest.mark.parametrize("count", [5, 20])
def test_a_card_that_counts_as_another_suit_bears_its_sign_in_sight(count: int) -> None:
    hand = Hand(tuple(ALL[:count]), counts=((ALL[2], "H"),))
    parts = layout(hand).operations
    [sign] = [part for part in parts if isinstance(part, SuitDisc)]
    card, after = sprites(hand)[2:4]
    assert sign.suit == "H"
    assert card.x - card.width / 2 < sign.x < after.x - after.width / 2
    assert abs(sign.y - card.y) < card.width / 2
    assert parts.index(card) < parts.index(sign) < parts.index(after)


def test_a_card_that_ranks_high_bears_a_crown_below_its_index() -> None:
    hand = Hand(tuple(ALL[:8]), high=(ALL[2],))
    [crown] = [part for part in layout(hand).operations if isinstance(part, Crown)]
    card, after = sprites(hand)[2:4]
    assert card.x - card.width / 2 < crown.x < after.x - after.width / 2
    assert index(card).bottom <= extent(crown).top
