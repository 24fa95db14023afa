"""Sheets: every cell in its column, medals for the best, and a plot that shows how it went."""

import io

import pytest
from PIL import Image

from games.scene import Column, Plot, Row, Sheet, Tick
from images import Renderer
from images.drawing import Curve, Label, Medal, Plaque
from images.layout import layout

TICKS = (Tick(1000, "1,000"), Tick(1400, "1,400"))
COLUMNS = (Column("Rank", 2, "left"), Column("Player", 10, "left"), Column("Rating", 4))


def sheet(rows: int, note: str = "", plot: Plot | None = None) -> Sheet:
    lines = tuple(Row((str(n), f"P{n}", f"{1500 - n}")) for n in range(1, rows + 1))
    return Sheet(COLUMNS, lines, "Spades", "Of Cardiff", note, plot)


def labels(scene: Sheet) -> dict[str, Label]:
    return {part.text: part for part in layout(scene).operations if isinstance(part, Label)}


def test_rows_stand_below_each_other_inside_the_picture() -> None:
    drawing = layout(sheet(10))
    plates = [part for part in drawing.operations if isinstance(part, Plaque)]
    assert [plate.y for plate in plates] == sorted({plate.y for plate in plates})
    assert len(plates) == 10
    assert plates[-1].y + plates[-1].height / 2 < drawing.height
    assert drawing.width == 1200


def test_cells_stand_in_their_columns_and_cannot_meet() -> None:
    shown = labels(sheet(2))
    assert shown["Rating"].x == shown["1499"].x == shown["1498"].x
    for texts in (("1", "P1", "1499"), ("Rank", "Player", "Rating")):
        rank, player, rating = (shown[text] for text in texts)
        assert rank.x + rank.width <= player.x
        assert player.x + player.width <= rating.x - rating.width


def test_the_marked_row_has_a_ring_and_is_gold() -> None:
    rows = (Row(("1", "Ann", "1600")), Row(("2", "Bob", "1500"), marked=True))
    scene = Sheet(COLUMNS, rows)
    plates = [part for part in layout(scene).operations if isinstance(part, Plaque)]
    assert [plate.turn for plate in plates] == [False, True]
    assert (labels(scene)["Ann"].tone, labels(scene)["Bob"].tone) == ("text", "gold")


def test_medals_stand_in_place_of_ranks() -> None:
    rows = tuple(Row((str(n), f"P{n}", "9"), medal=n if n < 4 else 0) for n in range(1, 6))
    scene = Sheet(COLUMNS, rows)
    medals = [part.place for part in layout(scene).operations if isinstance(part, Medal)]
    assert medals == [1, 2, 3]
    assert {"4", "5"} <= labels(scene).keys()
    assert "1" not in labels(scene)


def test_a_sheet_without_rows_says_its_note() -> None:
    drawing = layout(sheet(0, note="Nobody yet"))
    assert "Nobody yet" in labels(sheet(0, note="Nobody yet"))
    assert "Rank" not in labels(sheet(0, note="Nobody yet"))
    assert drawing.height < 300


def test_a_curve_goes_from_left_to_right_and_up_for_more() -> None:
    drawing = layout(sheet(1, plot=Plot("Rating", (1000.0, 1400.0, 1200.0), TICKS, "May", "June")))
    [curve] = [part for part in drawing.operations if isinstance(part, Curve)]
    (x0, y0), (x1, y1), (x2, y2) = curve.points
    assert x1 - x0 == pytest.approx(x2 - x1)
    assert 0 < x0 < x2 < curve.width
    assert y1 < y2 < y0
    assert curve.y + curve.height / 2 < drawing.height


async def test_a_sheet_is_a_png_with_a_palette_1200_wide() -> None:
    renderer = Renderer()
    scene = sheet(3, plot=Plot("Rating", (1000.0, 1400.0), TICKS, "May", "June"))
    picture = Image.open(io.BytesIO(await renderer.sheet(scene)))
    assert (picture.format, picture.mode, picture.width) == ("PNG", "P", 1200)
    await renderer.close()
