"""Cards that their holders do not see, and what they were told of them."""

import io

import pytest
from PIL import Image

from games.cards import HIDDEN
from games.scene import Hand, Note, Private, Scene, Table, TableSeat
from images.drawing import Sprite, Told
from images.layout import layout
from images.work import draw
from tests.images.layout.extents import faults, inside

NOTES = (Note("RY", "12345", pointed=True), Note("GBW"), Note("R", "3", True, True), Note(), Note())
BACKS, FACES = (str(HIDDEN),) * 5, ("1R", "2Y", "3G", "4B", "5W")


def table(seats: int, own: tuple[str, ...]) -> Table:
    """Seat 0 looks on at the faces of the others."""
    others = [TableSeat(f"Player {n}", shown=FACES, notes=NOTES) for n in range(1, seats)]
    return Table((TableSeat("Ann", shown=own, notes=NOTES[: len(own)]), *others))


def notes(scene: Scene) -> list[Told]:
    return [part for part in layout(scene).operations if isinstance(part, Told)]


def cards(scene: Scene) -> list[Sprite]:
    return [part for part in layout(scene).operations if isinstance(part, Sprite)]


HAND = Hand(BACKS, title="Your hand", note="Your turn", notes=NOTES)


def test_backs_bear_the_number_of_their_place_and_faces_do_not() -> None:
    assert [each.number for each in notes(HAND)] == [1, 2, 3, 4, 5]
    assert {each.number for each in notes(table(2, ()))} == {0}


@pytest.mark.parametrize("seats", range(2, 6))
def test_a_note_lies_on_the_part_of_its_card_that_is_in_sight(seats: int) -> None:
    for scene in (table(seats, BACKS), Private(table(seats, ()), HAND), HAND):
        drawn = {(card.x, card.y): card for card in cards(scene)}
        for note in notes(scene):
            card = drawn[note.x, note.y]
            left = note.x - note.width / 2
            later = [each for each in drawn.values() if each.y == card.y and each.x > card.x]
            assert all(left + note.sight <= each.x - each.width / 2 + 1 for each in later)


@pytest.mark.parametrize("seats", range(2, 6))
def test_notes_hide_nothing_and_lie_in_the_picture(seats: int) -> None:
    for scene in (table(seats, BACKS), Private(table(seats, ()), HAND), HAND):
        drawing = layout(scene)
        assert not faults(drawing)
        assert all(inside((n.x, n.y, n.x, n.y), drawing) for n in notes(scene))


def test_all_of_each_card_of_such_a_hand_is_in_sight() -> None:
    for each in notes(Private(table(3, ()), HAND))[-5:]:
        assert each.sight == each.width


def test_what_was_told_just_now_is_drawn_otherwise() -> None:
    drawn = {
        draw(Hand(("??",), notes=(Note("R", "", pointed, fresh),)))
        for pointed, fresh in ((False, False), (True, False), (True, True))
    }
    assert len(drawn) == 3
    assert all(Image.open(io.BytesIO(each)).size == (1200, 400) for each in drawn)
