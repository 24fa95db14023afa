"""Lines of text as they are drawn at any scale."""

import pytest

from images.drawing import Label
from images.layout.breadth import breadth
from images.paint.stamps import fitted
from images.theme import LEAST_TEXT


@pytest.mark.parametrize("scale", [0.4, 0.5, 0.56, 0.6, 0.71, 0.75, 1])
@pytest.mark.parametrize("word", ["doubted", "answered", "took the pile"])
def test_a_text_with_room_for_it_is_whole_at_every_scale(word: str, scale: float) -> None:
    label = Label(word, 0, 0, LEAST_TEXT, 700, breadth(word, LEAST_TEXT) + 4)
    assert fitted(label, scale)[0] == word
