"""Where the rows of a sheet go, and the plot below them."""

from collections.abc import Iterator
from itertools import accumulate
from typing import Final

from games.scene import Column, Row, Sheet
from images.drawing import Drawing, Label, Medal, Operation, Plaque, Tone
from images.layout.plot import PLOT_HEIGHT, layout_plot
from images.theme import LARGE, LEAST_TEXT, MEDIUM, TITLE, WIDTH

_EDGE: Final = 24
_INSET: Final = 34  # from the end of a row's plate to its first and last cell
_GAP: Final = 22  # between cells
_HEAD: Final = 134  # title and subtitle
_COLUMNS: Final = 52  # the line of their heads
_ROW: Final = 64
_STEP: Final = 74  # from row to row
_NOTE: Final = 76
_MEDAL: Final = 10  # its middle, from where the text of the cell would begin

Cell = tuple[float, float]
"""From where to where a column goes."""


def layout_sheet(sheet: Sheet) -> Drawing:
    """The picture of a sheet, 1200 wide and as high as it needs to be."""
    parts: list[Operation] = [
        Label(sheet.title, _EDGE + 10, 52, TITLE, 750, WIDTH - 2 * _EDGE - 20),
        Label(sheet.subtitle, _EDGE + 10, 102, MEDIUM, 560, WIDTH - 2 * _EDGE - 20, "quiet"),
    ]
    y = _HEAD
    if sheet.rows:
        parts += _rows(sheet, y)
        y += _COLUMNS + _STEP * len(sheet.rows)
    if sheet.note:
        parts.append(
            Label(sheet.note, WIDTH / 2, y + _NOTE / 2, MEDIUM, 560, WIDTH - 80, "gold", "middle")
        )
        y += _NOTE
    if sheet.plot:
        parts += layout_plot(sheet.plot, _EDGE, y)
        y += PLOT_HEIGHT
    return Drawing(WIDTH, y + _EDGE, False, tuple(parts))


def _rows(sheet: Sheet, top: float) -> Iterator[Operation]:
    cells = _cells(sheet.columns)
    for column, cell in zip(sheet.columns, cells, strict=True):
        yield _text(column.head, column, cell, top + 18, LEAST_TEXT, 560, "quiet")
    for at, row in enumerate(sheet.rows):
        yield from _row(row, sheet.columns, cells, top + _COLUMNS + _STEP * at + _ROW / 2)


def _row(row: Row, columns: tuple[Column, ...], cells: list[Cell], y: float) -> Iterator[Operation]:
    """A plate with a text in each cell; a medal in the first one of whoever has earned it."""
    yield Plaque(WIDTH / 2, y, WIDTH - 2 * _EDGE, _ROW, turn=row.marked)
    tone: Tone = "gold" if row.marked else "text"
    texts: list[Operation] = [
        _text(text, column, cell, y, LARGE, 640, tone)
        for text, column, cell in zip(row.cells, columns, cells, strict=True)
    ]
    if row.medal:
        texts[0] = Medal(row.medal, cells[0][0] + _MEDAL, y)
    yield from texts


def _text(
    text: str, column: Column, cell: Cell, y: float, size: int, weight: int, tone: Tone
) -> Label:
    """A text in a cell, at the end where its column begins."""
    left, right = cell
    x = left if column.align == "left" else right
    return Label(text, x, y, size, weight, right - left, tone, column.align)


def _cells(columns: tuple[Column, ...]) -> list[Cell]:
    """The columns side by side, by their shares of the width."""
    room = WIDTH - 2 * (_EDGE + _INSET) - _GAP * (len(columns) - 1)
    unit = room / sum(column.share for column in columns)
    starts = accumulate((column.share * unit + _GAP for column in columns), initial=0.0)
    return [
        (_EDGE + _INSET + start, _EDGE + _INSET + start + column.share * unit)
        for start, column in zip(starts, columns, strict=False)
    ]
