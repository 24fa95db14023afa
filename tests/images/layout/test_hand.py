"""Hands of any size: every card can be read, and what may be played stands out."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.cards import CARDS
from games.scene import Hand
from images.drawing import Label, Slot, Sprite
from images.layout import layout
from tests.images.layout.extents import extent, inside

ALL = [str(card) for card in CARDS]
INDEX, INDEX_DOWN = 0.27, 0.6  # of the width of a card hold rank and suit


def sprites(hand: Hand) -> list[Sprite]:
    return [part for part in layout(hand).operations if isinstance(part, Sprite)]


@given(st.lists(st.sampled_from(ALL), min_size=1, max_size=33))
def test_every_card_is_drawn_once_in_order_and_its_index_in_sight(cards: list[str]) -> None:
    hand = Hand(tuple(cards), playable=frozenset(cards[::2]))
    drawn = sprites(hand)
    assert [sprite.card for sprite in drawn] == cards
    for left, right in pairwise(drawn):
        assert right.x - left.x >= left.width * INDEX or right.y - left.y > left.width * INDEX_DOWN
    assert all(inside(extent(sprite), layout(hand)) for sprite in drawn)


@pytest.mark.parametrize(("count", "height"), [(0, 400), (1, 400), (13, 400), (14, 640), (33, 640)])
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
