"""No label of any game is cut beside free felt, however long the names are."""

import pytest

from games.scene import Hand, Private, Scene, Spot, Table, TableSeat
from images.drawing import Dot, Drawing, Label, Operation, Pill, Plaque, Sprite
from images.layout import layout
from images.layout.extents import extent
from images.layout.widening import widened
from images.text.writing import ELLIPSIS, fitted
from images.theme import LEAST_TEXT, RAIL, SMALL
from tests.images.layout.extents import apart
from tests.voice import NAMES

NAMES_USUAL = ("Charlotte", "Alexander", "Dmitri", *NAMES[3:])
NAMES_LONG = tuple(f"{name} of the Wide Wild Woods" for name in NAMES_USUAL)
FREE = 40
"""Pixels beside a label that would hold another letter or two."""


def is_cut(label: Label, scale: float) -> bool:
    """True if a label is drawn with an ellipsis that it does not have itself."""
    width, size, least = label.width * scale, round(label.size * scale), round(LEAST_TEXT * scale)
    drawn, *_ = fitted(label.text, width, size, label.weight, label.tail, least)
    return ELLIPSIS in drawn and ELLIPSIS not in label.text


def has_room(label: Label, drawing: Drawing) -> bool:
    """True if another letter or two would fit beside a label, at the side to which it may grow."""
    plates = [part for part in drawing.operations if isinstance(part, Pill)]
    plates = [each for each in plates if each.x == label.x and abs(each.y - label.y) <= 2]
    left, top, right, bottom = extent(plates[0] if plates else label)
    sides = {
        "left": [(right, top, right + FREE, bottom)],
        "right": [(left - FREE, top, left, bottom)],
        "middle": [(right, top, right + FREE, bottom), (left - FREE, top, left, bottom)],
    }
    edge = RAIL if drawing.table else 0
    others = [extent(part) for part in drawing.operations if part not in (label, *plates[:1])]
    return any(
        side[0] >= edge
        and side[2] <= drawing.width - edge
        and all(apart(side, other) for other in others)
        for side in sides[label.anchor]
    )


def on_plaque(label: Label, drawing: Drawing) -> bool:
    """True if a label is on the plate of a seat, which is as wide as all others."""
    plaques = [part for part in drawing.operations if isinstance(part, Plaque)]
    return any(not apart(extent(label), extent(each)) for each in plaques)


def cut(scene: Scene) -> list[str]:
    """The labels that are cut though something beside them is free."""
    drawing = layout(scene)
    return [
        label.text
        for label in cut_anywhere(drawing)
        if not on_plaque(label, drawing) and has_room(label, drawing)
    ]


def cut_anywhere(drawing: Drawing) -> list[Label]:
    """The labels that are cut."""
    labels = [part for part in drawing.operations if isinstance(part, Label)]
    return [label for label in labels if is_cut(label, drawing.scale)]


DURAK = "Charlotte → Alice · up to 5 more"
TWO = (TableSeat("Charlotte", turn=True), TableSeat("Alice"))


def drawn(scene: Scene) -> list[str]:
    """The labels of a picture as they are drawn."""
    drawing = layout(scene)
    labels = [part for part in drawing.operations if isinstance(part, Label) and part.text]
    assert not any(is_cut(label, drawing.scale) for label in labels)
    return [label.text for label in labels]


def test_a_long_label_below_one_card_is_written_in_full() -> None:
    spots = (Spot("Stock", ("??",), 20), Spot(DURAK, ("6C",), None, "row"))
    assert DURAK in drawn(Table(TWO, spots=spots))
    assert DURAK in drawn(Private(Table(TWO, spots=spots), Hand(("7C", "8C"))))


def test_what_is_held_stands_below_the_number_of_cards_where_melds_lie_beside_it() -> None:
    melds = tuple(f"{rank}C" for rank in "345678")
    seats = (TableSeat("Charlotte", cards=10, shown=melds), TableSeat("Alice", cards=10))
    hand = Hand(("7D", "8D"), title="Your hand, 10 cards · deadwood 31", note="Your turn")
    lines = drawn(Private(Table(seats), hand))
    assert lines[lines.index("Your hand, 10 cards") + 1] == "deadwood 31"


@pytest.mark.parametrize(
    ("below", "is_whole"),
    [
        pytest.param((), True, id="felt"),
        pytest.param((Dot(0, 600, 400, 16),), True, id="an arrow"),
        pytest.param((Sprite("KS", 600, 400, 100),), False, id="a card"),
        pytest.param(
            (Sprite("KS", 600, 400, 100), Pill(600, 400, 130, 46, "plaque")),
            True,
            id="a card, on a plate",
        ),
    ],
)
def test_a_label_grows_unless_it_lies_on_a_bare_card(
    below: tuple[Operation, ...], is_whole: bool
) -> None:
    label = Label("A pile with a long name", 600, 400, SMALL, 600, 100, "quiet", "middle")
    drawing = widened(Drawing(1200, 750, True, (*below, label)))
    assert cut_anywhere(drawing) == ([] if is_whole else [label])
