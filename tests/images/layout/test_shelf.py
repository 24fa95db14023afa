"""Shelves: every cover whole, its cards and its texts side by side, legible on a phone."""

from itertools import pairwise

import pytest

from games.plugins import OURS
from games.scene import Cover, Shelf
from games.stage import shelf_scene
from images.drawing import Drawing, Label, Plaque, Sprite
from images.layout import layout
from images.theme import CARD_RATIO
from tests.voice import SAY

PHONE = 400
EVERY = shelf_scene(OURS, SAY)
ALONE = [shelf_scene([kind], SAY) for kind in OURS]
LONG = Shelf((Cover("Name " * 9, "facts " * 20, "word " * 60, ("AS", "KS", "QS", "JS", "TS")),))


def labels(drawing: Drawing) -> list[Label]:
    return [part for part in drawing.operations if isinstance(part, Label)]


def cards(drawing: Drawing) -> list[Sprite]:
    return [part for part in drawing.operations if isinstance(part, Sprite)]


@pytest.mark.parametrize("shelf", [EVERY, *ALONE, LONG])
def test_texts_and_cards_lie_inside_and_do_not_touch(shelf: Shelf) -> None:
    drawing = layout(shelf)
    for text in labels(drawing):
        assert max(card.x + card.width / 2 for card in cards(drawing)) < text.x
        assert text.x + text.width < drawing.width
        assert text.size / 2 < text.y < drawing.height - text.size / 2
    for card in cards(drawing):
        assert card.width * CARD_RATIO / 2 < card.y < drawing.height - card.width * CARD_RATIO / 2
        assert card.x > card.width / 2


def test_the_covers_of_a_shelf_stand_below_each_other_with_their_texts_and_cards() -> None:
    drawing = layout(EVERY)
    plates = [part for part in drawing.operations if isinstance(part, Plaque)]
    assert len(plates) == len(OURS)
    assert all(one.y + one.height / 2 < two.y - two.height / 2 for one, two in pairwise(plates))
    for plate, cover in zip(plates, EVERY.covers, strict=True):
        inside = [part for part in labels(drawing) if abs(part.y - plate.y) < plate.height / 2]
        assert [text.text for text in inside] == [cover.name, cover.facts, cover.line]
        drawn = [card.card for card in cards(drawing) if card.y == plate.y]
        assert drawn == list(cover.cards)


@pytest.mark.parametrize("shelf", ALONE)
def test_a_cover_alone_tells_all_of_its_line(shelf: Shelf) -> None:
    texts = [text.text for text in labels(layout(shelf))]
    assert " ".join(texts[2:]) == shelf.covers[0].line


@pytest.mark.parametrize("shelf", [EVERY, *ALONE])
def test_texts_can_be_read_on_a_phone(shelf: Shelf) -> None:
    drawing = layout(shelf)
    assert min(text.size for text in labels(drawing)) * PHONE / drawing.width >= 12
