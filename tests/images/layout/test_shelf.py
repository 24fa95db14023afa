"""Shelves: every cover whole, its cards and its texts side by side, legible on a phone."""

from itertools import combinations

import pytest

from games.plugins import OURS
from games.scene import Cover, Shelf, ShelfSection
from games.shelf import cover_scene, sections, shelf_scene
from images.drawing import Drawing, Label, Plaque, Sprite
from images.layout import layout
from images.theme import CARD_RATIO
from tests.voice import SAY

PHONE = 400
EVERY = shelf_scene(sections(OURS, ("spades", "hearts", "durak")), SAY)
ALONE = [cover_scene(kind, SAY) for kind in OURS]
_COVER = Cover("Name " * 9, ("facts " * 20,), "word " * 60, ("AS", "KS", "QS", "JS", "TS"))
LONG = Shelf((ShelfSection("", (_COVER,)),))
MANY = Shelf((ShelfSection("Heading " * 20, (_COVER,) * 31),))


def labels(drawing: Drawing) -> list[Label]:
    return [part for part in drawing.operations if isinstance(part, Label)]


def cards(drawing: Drawing) -> list[Sprite]:
    return [part for part in drawing.operations if isinstance(part, Sprite)]


@pytest.mark.parametrize("shelf", [EVERY, *ALONE, LONG, MANY])
def test_texts_and_cards_lie_inside_and_do_not_touch(shelf: Shelf) -> None:
    drawing = layout(shelf)
    for text in labels(drawing):
        beside = [card for card in cards(drawing) if abs(card.y - text.y) < card.width]
        assert not any(text.x < card.x + card.width / 2 < text.x + text.width for card in beside)
        assert text.x + text.width < drawing.width
        assert text.size / 2 < text.y < drawing.height - text.size / 2
    for card in cards(drawing):
        assert card.width * CARD_RATIO / 2 < card.y < drawing.height - card.width * CARD_RATIO / 2
        assert card.x > card.width / 2


def test_the_covers_of_a_shelf_are_tiles_below_the_heading_of_their_section() -> None:
    drawing = layout(EVERY)
    plates = _plates(drawing)
    headings = [heading.text for heading in _headings(drawing)]
    assert headings == [section.heading for section in EVERY.sections for _ in section.covers]
    for plate, cover in zip(plates, EVERY.covers, strict=True):
        texts = [each.text for each in labels(drawing) if _is_in(each, plate)]
        assert texts == [cover.name, *cover.facts]
        assert [each.card for each in cards(drawing) if _is_in(each, plate)] == [*cover.cards[-4:]]


@pytest.mark.parametrize("shelf", [EVERY, MANY])
def test_no_tile_touches_another_or_a_heading(shelf: Shelf) -> None:
    drawing = layout(shelf)
    plates = _plates(drawing)
    for one, two in combinations(plates, 2):
        assert abs(one.x - two.x) > one.width or abs(one.y - two.y) > one.height
    for heading in {*_headings(drawing)}:
        for plate in plates:
            assert abs(heading.y - plate.y) > (heading.size + plate.height) / 2


def _plates(drawing: Drawing) -> list[Plaque]:
    return [part for part in drawing.operations if isinstance(part, Plaque)]


def _is_in(part: Label | Sprite, plate: Plaque) -> bool:
    return abs(part.y - plate.y) < plate.height / 2 and abs(part.x - plate.x) < plate.width / 2


def _headings(drawing: Drawing) -> list[Label]:
    """The heading of each plaque: the nearest text above it that is in none."""
    plates = _plates(drawing)
    free = [text for text in labels(drawing) if not any(_is_in(text, each) for each in plates)]
    above = ([text for text in free if text.y < plate.y] for plate in plates)
    return [max(texts, key=lambda text: text.y) for texts in above]


@pytest.mark.parametrize("shelf", ALONE)
def test_a_cover_alone_tells_all_of_its_line(shelf: Shelf) -> None:
    texts = [text.text for text in labels(layout(shelf))]
    assert " ".join(texts[2:]) == shelf.covers[0].line


@pytest.mark.parametrize("shelf", [EVERY, *ALONE, MANY])
def test_texts_can_be_read_on_a_phone(shelf: Shelf) -> None:
    drawing = layout(shelf)
    assert min(text.size for text in labels(drawing)) * PHONE / drawing.width >= 12
