"""A picture put together from patches is the one that is painted as a whole."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from images.art.cards import glow, sprite
from images.cache import sizes
from images.drawing import Disc, Drawing, Label, Look, Operation, Plaque, Sprite
from images.layout.private import SCALE
from images.paint.cutouts import Box, cut, inside, overlap, whole, without
from images.paint.painting import paint, paint_on
from images.paint.palette import UNUSED, flat
from images.paint.patches import joined, picture
from images.paint.stamps import LEAST_FACE, layers
from images.theme import FOUR_COLOURS, HAND_CARD, PILE_CARD, PLAIN

BOXES = st.tuples(*[st.integers(0, 60)] * 2, *[st.integers(61, 99)] * 2) | st.builds(
    lambda x, y, w, h: (x, y, x + w, y + h),
    *[st.integers(0, 90)] * 2,
    *[st.integers(1, 20)] * 2,
)


PLACES = st.tuples(st.integers(0, 400), st.integers(0, 300))
ANYTHING = st.one_of(
    st.builds(
        lambda card, at, width, look: Sprite(card, at[0], at[1], width, look),
        st.sampled_from(["KH", "2S", "??", ""]),
        PLACES,
        st.sampled_from([HAND_CARD, 90, LEAST_FACE, 30]),
        st.sampled_from(["plain", "dim", "gold"]),
    ),
    st.builds(
        lambda at, turn, out: Plaque(at[0], at[1], 300, 104, turn, out),
        PLACES,
        *[st.booleans()] * 2,
    ),
    st.builds(lambda at, out: Disc("Ann", 1, at[0], at[1], out), PLACES, st.booleans()),
    st.builds(lambda at: Label("Charlotte", at[0], at[1], 40, 700, 300), PLACES),
)


@settings(max_examples=settings().max_examples // 2)
@given(
    st.lists(ANYTHING, max_size=7),
    st.booleans(),
    st.sampled_from([1.0, 0.5]),
    st.integers(0, 300),
)
def test_whatever_lies_on_whatever_is_as_if_painted_as_a_whole(
    operations: list[Operation], is_table: bool, scale: float, felt: int
) -> None:
    assert_as_painted(Drawing(400, 300, is_table, tuple(operations), scale, felt))


def test_cards_that_others_shade_lie_on_what_is_kept_for_any_cards() -> None:
    spades, hearts = ([f"{rank}{suit}" for rank in "23456789TJ"] for suit in "SH")
    picture(row(*spades))
    kept = patches()
    picture(row(*hearts))
    assert patches() == kept


def row(*cards: str) -> Drawing:
    """Cards so close that each throws its shadow on what is seen of the one before."""
    sprites = (Sprite(card, 200 + 94 * at, 300, 322, bare=True) for at, card in enumerate(cards))
    return Drawing(1200, 600, False, tuple(sprites), SCALE)


def patches() -> dict[str, int]:
    return {name: size for name, size in sizes().items() if "_patch" in name}


def assert_as_painted(drawing: Drawing) -> None:
    shown = picture(drawing).image().tobytes()
    assert shown == flat(paint(drawing), PLAIN).tobytes()
    assert max(shown) < UNUSED


@given(st.lists(BOXES, max_size=12))
def test_every_box_lies_within_one_of_those_joined(boxes: list[Box]) -> None:
    found = joined(boxes)
    assert all(any(inside(box, whole) for whole in found) for box in boxes)


def test_boxes_are_joined_that_have_most_of_one_in_common() -> None:
    plaque, name, card = (0, 0, 90, 40), (10, 10, 50, 30), (80, 0, 150, 90)
    assert joined([plaque, name, card]) == [plaque, card]


@given(BOXES, BOXES)
def test_what_is_left_of_a_box_is_all_but_the_hole(box: Box, hole: Box) -> None:
    def pixels(box: Box) -> set[tuple[int, int]]:
        return {(x, y) for x in range(box[0], box[2]) for y in range(box[1], box[3])}

    left = without(box, hole)
    assert set().union(*map(pixels, left)) == pixels(box) - pixels(hole)
    assert not any(overlap(*two) for two in pairwise(left))


@pytest.mark.parametrize("look", ["plain", "dim"])
@pytest.mark.parametrize("width", [HAND_CARD, PILE_CARD, 115, 60, LEAST_FACE, 24])
@pytest.mark.parametrize("card", ["KH", "TS", "JR", "??"])
def test_a_card_laid_in_layers_is_the_card(card: str, width: int, look: Look) -> None:
    for bare in (False, True):
        ours = Image.linear_gradient("L").resize((400, 400)).convert("RGB")
        theirs = ours.copy()
        image = sprite(card, width, look, FOUR_COLOURS, bare)
        theirs.paste(image, (200 - image.width // 2, 200 - image.height // 2), image)
        middle = 200 + image.width % 2 / 2, 200 + image.height % 2 / 2
        drawing = Drawing(400, 400, False, (Sprite(card, *middle, width, look, bare=bare),))
        paint_on(layers(drawing), ours, PLAIN)
        assert ours.tobytes() == theirs.tobytes()


@pytest.mark.parametrize(
    "image",
    [
        sprite("KH", 216, "plain", FOUR_COLOURS),
        sprite("KH", 164, "dim", FOUR_COLOURS, True),
        sprite("KH", 60, "plain", FOUR_COLOURS),
        glow(164, (255, 200, 0)),
        Image.new("RGBA", (90, 90)),
    ],
    ids=["a card", "a bare card", "a small card", "a glow", "nothing"],
)
def test_a_part_is_laid_like_the_image_it_was_cut_from(image: Image.Image) -> None:
    ours = Image.linear_gradient("L").resize((400, 400)).convert("RGB")
    theirs = ours.copy()
    cut(image).paste(ours, 17, 9)
    theirs.paste(image, (17, 9), image)
    assert ours.tobytes() == theirs.tobytes()


def test_a_large_card_is_cut_to_a_solid_middle_and_a_glow_to_a_ring() -> None:
    card, ring = cut(sprite("KH", 216, "plain", FOUR_COLOURS)), cut(glow(164, (9, 9, 9)))
    assert len(card.solid) == 1
    assert len(card.edges) == len(ring.edges) == 4
    assert not ring.solid
    assert not whole(Image.new("RGBA", (9, 9))).edges
