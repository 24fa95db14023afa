"""The layout of a sheet: a podium, rows, and below them a plot."""

from collections.abc import Iterator
from itertools import accumulate
from typing import Final

from games.scene import Award, Column, Plot, Row, Sheet
from images.drawing import Curve, Drawing, Label, Medal, Operation, Plaque, Tone
from images.layout.breadth import breadth
from images.layout.lines import wrapped
from images.layout.podium import layout_podium, podium_height
from images.theme import LARGE, LEAST_TEXT, MEDIUM, NARROWEST, TITLE, WIDTH

_EDGE: Final = 24
_INSET: Final = 34  # from the end of a row's plate to its first and last cell
_GAP: Final = 22  # between cells
_HEAD: Final = 134  # title and subtitle
_COLUMNS: Final = 52  # the line of their heads
_ROW: Final = 64
_STEP: Final = 10  # between rows
_SECOND: Final = 46  # height of a second line in a row
_FACT: Final = 48
_APART: Final = 14  # from the facts to the rows
_AWARD: Final = 116  # height of its plate
_ICON, _ICON_SIZE = 124, 64  # the room of its sign, and how large that is
_NOTE: Final = 76
_MEDAL: Final = 10  # its middle, from where the text of the cell would begin
_PLOT: Final = 400
_PLOT_TITLE: Final = 66  # height of its line
_LEFT, _RIGHT, _TOP, _BOTTOM = 120, 50, 40, 74
"""Inside the plate: the left and right ends of texts."""

Cell = tuple[float, float]
"""The left and right ends of a column."""


def layout_sheet(sheet: Sheet) -> Drawing:
    """The picture of a sheet, 1200 wide and as high as it needs to be."""
    parts: list[Operation] = [
        Label(sheet.title, _EDGE + 10, 52, TITLE, 750, WIDTH - 2 * _EDGE - 20),
        Label(sheet.subtitle, _EDGE + 10, 102, MEDIUM, 560, WIDTH - 2 * _EDGE - 20, "quiet"),
    ]
    y = _HEAD
    if sheet.steps:
        parts += layout_podium(sheet.steps, y)
        y += podium_height(sheet.steps)
    for fact in sheet.facts:
        parts.append(Label(fact, WIDTH / 2, y + 20, MEDIUM, 560, WIDTH - 80, "gold", "middle"))
        y += _FACT
    if sheet.facts:
        y += _APART
    for award in sheet.awards:
        parts += _award(award, y)
        y += _AWARD + _STEP
    if sheet.awards:
        y += _APART
    if sheet.rows:
        parts += _rows(sheet, y)
        y += _COLUMNS + sum(_height(row) + _STEP for row in sheet.rows)
    if sheet.note:
        parts.append(
            Label(sheet.note, WIDTH / 2, y + _NOTE / 2, MEDIUM, 560, WIDTH - 80, "gold", "middle")
        )
        y += _NOTE
    if sheet.plot:
        parts += _plot(sheet.plot, _EDGE, y)
        y += _PLOT
    return Drawing(WIDTH, y + _EDGE, False, tuple(parts))


def _award(award: Award, top: float) -> Iterator[Operation]:
    """A plate with the sign of an award, and its two lines beside it."""
    middle, room = top + _AWARD / 2, WIDTH - 2 * _EDGE - _ICON - _INSET
    yield Plaque(WIDTH / 2, middle, WIDTH - 2 * _EDGE, _AWARD)
    yield Label(award.icon, _EDGE + _ICON / 2, middle, _ICON_SIZE, 640, _ICON, anchor="middle")
    left = _EDGE + _ICON
    yield Label(award.title, left, middle - _SECOND / 2, LARGE, 700, room, "gold")
    yield Label(award.line, left, middle + _SECOND / 2, MEDIUM, 560, room, "quiet")


def _rows(sheet: Sheet, top: float) -> Iterator[Operation]:
    cells = _cells(sheet.columns)
    for column, cell in zip(sheet.columns, cells, strict=True):
        yield _text(column.head, column, cell, top + 18, LEAST_TEXT, 560, "quiet")
    y = top + _COLUMNS
    for row in sheet.rows:
        yield from _row(row, sheet.columns, cells, y)
        y += _height(row) + _STEP


def _height(row: Row) -> int:
    return _ROW + _SECOND * len(_notes(row))


def _notes(row: Row) -> list[str]:
    """The lines below the cells: one, unless it would be shortened."""
    room = WIDTH - 2 * (_EDGE + _INSET)
    if NARROWEST * breadth(row.note, LEAST_TEXT) > room:
        return wrapped(row.note, room, LEAST_TEXT)
    return [row.note] if row.note else []


def _row(
    row: Row, columns: tuple[Column, ...], cells: list[Cell], top: float
) -> Iterator[Operation]:
    """A plate with a text in each cell, the first one with a medal if the row has earned it."""
    height, y = _height(row), top + _ROW / 2
    yield Plaque(WIDTH / 2, top + height / 2, WIDTH - 2 * _EDGE, height, turn=row.marked)
    left, right = cells[0][0], cells[-1][1]
    for at, note in enumerate(_notes(row), 1):
        yield Label(note, left, y + _SECOND * at, MEDIUM, 560, right - left, "quiet")
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


def _plot(plot: Plot, edge: float, top: float) -> Iterator[Operation]:
    """A title, and below it the plate from edge to edge; `_PLOT` in all."""
    width, height = round(WIDTH - 2 * edge), _PLOT - _PLOT_TITLE
    yield Label(plot.title, edge + 10, top + _PLOT_TITLE / 2, MEDIUM, 620, width - 20)
    low, high = plot.ticks[0].value, plot.ticks[-1].value

    def down(value: float) -> float:
        return _TOP + (high - value) / (high - low) * (height - _TOP - _BOTTOM)

    step = (width - _LEFT - _RIGHT) / max(1, len(plot.values) - 1)
    points = tuple((_LEFT + step * n, down(value)) for n, value in enumerate(plot.values))
    plate = top + _PLOT_TITLE
    middle = edge + width / 2, plate + height / 2
    yield Curve(points, tuple(down(tick.value) for tick in plot.ticks), *middle, width, height)
    for tick in plot.ticks:
        at = edge + _LEFT - 20, plate + down(tick.value)
        yield Label(tick.label, *at, LEAST_TEXT, 560, _LEFT - 30, "quiet", "right")
    foot, half = plate + height - _BOTTOM / 2 + 4, (width - _LEFT - _RIGHT) / 2 - 20
    yield Label(plot.first, edge + _LEFT, foot, LEAST_TEXT, 560, half, "quiet")
    yield Label(plot.last, edge + width - _RIGHT, foot, LEAST_TEXT, 560, half, "quiet", "right")
