"""A picture put together from patches is the one that is painted as a whole."""

from itertools import combinations, islice

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from games import GAMES
from games.game import Game
from images.art.cards import glow, sprite
from images.layout import layout
from images.paint.cutouts import Box, cut, whole
from images.paint.painting import paint
from images.paint.palette import UNUSED, flat
from images.paint.patches import apart, picture
from images.theme import FOUR_COLOURS, PLAIN
from tests.scenes import hand, played, table

BOXES = st.tuples(*[st.integers(0, 60)] * 2, *[st.integers(61, 99)] * 2) | st.builds(
    lambda x, y, w, h: (x, y, x + w, y + h),
    *[st.integers(0, 90)] * 2,
    *[st.integers(1, 20)] * 2,
)


@pytest.mark.parametrize("kind", GAMES.values(), ids=str)
def test_patches_give_the_picture_painted_as_a_whole(kind: type[Game]) -> None:
    for game in islice(played(kind, "patches"), 0, 40, 5):
        for scene in (table(game), hand(game)):
            shown = picture(layout(scene))
            assert shown.tobytes() == flat(paint(layout(scene)), PLAIN).tobytes()
            assert max(shown.tobytes()) < UNUSED


@given(st.lists(BOXES, max_size=12))
def test_boxes_apart_do_not_overlap_and_hold_their_members(boxes: list[Box]) -> None:
    found = apart(boxes)
    assert sorted(at for _, members in found for at in members) == list(range(len(boxes)))
    for (left, top, right, bottom), members in found:
        assert members == sorted(members)
        for at in members:
            assert left <= boxes[at][0] < boxes[at][2] <= right
            assert top <= boxes[at][1] < boxes[at][3] <= bottom
    for (one, _), (other, _) in combinations(found, 2):
        assert one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


@pytest.mark.parametrize(
    "image",
    [
        sprite("KH", 216, 0.0, "plain", FOUR_COLOURS),
        sprite("KH", 164, 4.0, "dim", FOUR_COLOURS),
        sprite("KH", 60, 0.0, "plain", FOUR_COLOURS),
        glow(164, -3.0, (255, 200, 0)),
        Image.new("RGBA", (90, 90)),
    ],
    ids=["a card", "a turned card", "a small card", "a glow", "nothing"],
)
def test_a_part_is_laid_like_the_image_it_was_cut_from(image: Image.Image) -> None:
    ours = Image.linear_gradient("L").resize((400, 400)).convert("RGB")
    theirs = ours.copy()
    cut(image).lay(ours, 17, 9)
    theirs.paste(image, (17, 9), image)
    assert ours.tobytes() == theirs.tobytes()


def test_a_large_card_is_cut_to_a_solid_middle_and_a_glow_to_a_ring() -> None:
    card, ring = cut(sprite("KH", 216, 0.0, "plain", FOUR_COLOURS)), cut(glow(164, 2.0, (9, 9, 9)))
    assert len(card.solid) == 1
    assert len(card.edges) == len(ring.edges) == 4
    assert not ring.solid
    assert not whole(Image.new("RGBA", (9, 9))).edges
