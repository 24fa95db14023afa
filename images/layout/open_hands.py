"""The cards face up in front of a seat: as large as fits, in as many rows as that takes."""

import math
from collections.abc import Collection, Sequence
from itertools import combinations, product
from typing import Final, Literal, NamedTuple

from games.scene import Grid, HandPart, TableSeat
from images.drawing import Sprite
from images.layout.area import HALF, INDEX, INDEX_DOWN, Area, bounds, card_lines
from images.layout.grids import grid_height, grid_width, layout_grid
from images.layout.hand_parts import layout_parts, with_notes
from images.layout.seats import HEAD, LOW, MARKED, Chair, Edge
from images.theme import CARD_RATIO, WIDTH

Room = Literal["whole", "middle", "aside", "board", "trick", "beside", "track"]
"""Room that shown cards leave free: none, the middle, all of it between two seats, a row in it, a
trick, all round one, or a board of holes."""
FEW: Final = 4
"""Up to this many cards of the seats above and below are beside their plaques during a trick."""

_WIDTHS: Final = (116, 104, 92, 84, 76, 72, 66, 60, 54, 48, 42, 36, 30)
_LARGEST: Final[dict[Room, int]] = {
    "whole": 116,
    "middle": 84,
    "aside": 116,
    "board": 84,
    "trick": 104,
    "beside": 84,
    "track": 84,
}
_WHOLE: Final = 1.04  # from card to card, by their width, where all of each can be seen
_NOTED: Final = 0.76  # step between cards with notes
_HIGH: Final = 121  # of cards beside the plaques above and below
_ACROSS: Final = (382, 818)  # above and below a trick, clear of badges
_TALL: Final = 166  # of those where two seats leave the middle free
_ASIDE: Final = 348  # from the edge, as far as hands at its sides reach
FREE: Final = 812
"""The x right of the plaques above and below."""
_EDGE: Final = 26
_SHARE, _LESS = 0.66, 0.42  # of the width for cards in fixed places: beside a few others, and more
_FEW_SHOWN: Final = 6
_GRID_HIGH: Final = 136  # of cards in fixed places above and below the middle
_APART: Final = 5  # half the gap between cards in fixed places and others
_BY_TRICK: Final = 254  # from the edge to the ends of cards beside a trick


class _OpenCards(NamedTuple):
    """A group of open cards, its seat, and the field for it."""

    seat: int
    chair: Chair
    cards: tuple[str, ...]
    field: Area
    has_notes: bool = False
    grid: Grid | None = None
    parts: tuple[HandPart, ...] = ()
    is_alone: bool = False  # no other cards of the seat are beside those of a grid


def layout_open_hands(
    places: Sequence[TableSeat],
    taken: Sequence[tuple[str, ...]],
    chairs: Sequence[Chair],
    room: Room,
    above: Collection[Edge] = (),
) -> list[list[Sprite]]:
    """The cards face up by each seat, shown and taken, all on one scale.

    At the edges `above` shown cards are above the plaque instead of below it. Whole
    hands around a trick have a scale at the sides, and another above and below.
    """
    groups = [
        each
        for seat, (place, cards, chair) in enumerate(zip(places, taken, chairs, strict=True))
        for each in (
            *_in_front(seat, place, chair, _field(chair, room, chair.edge in above)),
            _OpenCards(seat, chair, cards, _taken_field(chair)),
        )
        if each.cards
    ]
    upright = [room == "trick" and each.chair.edge in ("top", "bottom") for each in groups]
    parts: list[list[Sprite]] = [[] for _ in places]
    for group in (False, True):
        members = [each for each, is_of in zip(groups, upright, strict=True) if is_of is group]
        for each, row in zip(members, _scaled(members, room), strict=True):
            is_out = places[each.seat].out
            parts[each.seat] += [card._replace(look="dim") if is_out else card for card in row]
    return parts


def _in_front(seat: int, place: TableSeat, chair: Chair, field: Area) -> tuple[_OpenCards, ...]:
    """The cards in front of a seat: those in fixed places, and beside them those that it shows."""
    has_notes = bool(place.notes)
    if place.grid is None:
        return (_OpenCards(seat, chair, place.shown, field, has_notes, parts=place.parts),)
    if chair.edge == "top":
        field = field._replace(bottom=min(field.bottom, field.top + _GRID_HIGH))
    elif chair.edge == "bottom":
        field = field._replace(top=max(field.top, field.bottom - _GRID_HIGH))
    here = beside = field
    if place.shown:
        edge = field.left + field.width * (_SHARE if len(place.shown) <= _FEW_SHOWN else _LESS)
        here, beside = field._replace(right=edge - _APART), field._replace(left=edge + _APART)
    return (
        _OpenCards(seat, chair, place.grid.cards, here, grid=place.grid, is_alone=not place.shown),
        _OpenCards(seat, chair, place.shown, beside, has_notes),
    )


def _scaled(groups: Sequence[_OpenCards], room: Room) -> list[list[Sprite]]:
    """Cards as large as fit; of the same size, rather whole than as fans."""
    is_tight = room in ("beside", "track")
    widths = [each for each in _WIDTHS if each <= _LARGEST[room]]
    for width, loose in product(widths, (HALF,) if is_tight else (_WHOLE, HALF)):
        rows = [_rows(each, width, loose, is_tight) for each in groups]
        if _fit(rows, groups):
            break
    return rows


def _fit(rows: Sequence[Sequence[Sprite]], groups: Sequence[_OpenCards]) -> bool:
    """True if all are within their fields, and apart from each other."""
    areas = [with_notes(bounds(row), each.parts) for row, each in zip(rows, groups, strict=True)]
    return all(
        area.height <= each.field.height + 1 and area.width <= each.field.width + 1
        for area, each in zip(areas, groups, strict=True)
    ) and not any(one.touches(other) for one, other in combinations(areas, 2))


def _field(chair: Chair, room: Room, is_above: bool) -> Area:
    """The field for the shown cards of a seat, never on its plaque."""
    field = chair.field
    if chair.edge in ("top", "bottom"):
        if room == "track":
            return Area(FREE, chair.y - _HIGH / 2, WIDTH - _EDGE, chair.y + _HIGH / 2)
        if room == "aside":
            high = HEAD if chair.edge == "top" else LOW - _TALL
            return Area(FREE, high, WIDTH - _EDGE, high + _TALL)
        if room == "beside":
            top = _top_beside_plaque(chair)
            return Area(FREE, top, WIDTH - _EDGE, top + _HIGH)
        return _field_of_line(chair) if room == "trick" else field
    if is_above:
        field = field._replace(top=HEAD, bottom=chair.top - MARKED)
    if room in ("whole", "middle", "board"):
        return field
    wide = _BY_TRICK if room in ("beside", "track") else _ASIDE
    left, right = (_EDGE, wide) if chair.edge == "left" else (WIDTH - wide, WIDTH - _EDGE)
    return field._replace(left=left, right=right)


def _field_of_line(chair: Chair) -> Area:
    """A line of cards above or below a trick."""
    field = chair.field._replace(left=_ACROSS[0], right=_ACROSS[1])
    if chair.edge == "top":
        return field._replace(bottom=field.top + _HIGH)
    return field._replace(top=field.bottom - _HIGH)


def _top_beside_plaque(chair: Chair) -> float:
    """The top of cards beside the plaque above or below: clear of title, badges, and rail."""
    return chair.bottom - (18 if chair.edge == "top" else 126)


def _taken_field(chair: Chair) -> Area:
    """The field for cards that a seat has taken, beside a trick of few."""
    if chair.edge in ("left", "right"):
        top = chair.bottom + 6
        left = _EDGE if chair.edge == "left" else WIDTH - _BY_TRICK
        return Area(left, top, left + _BY_TRICK - _EDGE, top + 1.5 * _HIGH)
    top = _top_beside_plaque(chair)
    return Area(_EDGE - 6, top, WIDTH - FREE + 8, top + _HIGH)


def _per_line(field: Area, width: int) -> int:
    """The number of cards that fit in a row."""
    return max(1, 1 + int((field.width - width) / (INDEX * width)))


def _height(rows: int, width: float) -> float:
    """The height of rows, of which only the last is seen whole."""
    return (rows - 1) * _row_step(width) + width * CARD_RATIO


def _row_step(width: float) -> float:
    """The step from row to row."""
    return width * CARD_RATIO * INDEX_DOWN


def _rows(open_cards: _OpenCards, width: int, loose: float, is_tight: bool) -> list[Sprite]:
    """The cards of a seat, lower rows over upper ones."""
    if open_cards.grid:
        is_whole = loose >= 1 or (open_cards.is_alone and bool(open_cards.grid.over))
        return _grid(open_cards, open_cards.grid, width, is_whole, is_tight)
    if open_cards.parts:
        return _in_parts(open_cards, width, loose, is_tight)
    _, chair, cards, field, has_notes, *_ = open_cards
    per_line = math.ceil(len(cards) / math.ceil(len(cards) / _per_line(field, width)))
    rows = math.ceil(len(cards) / per_line)
    high = _height(rows, width)
    top = _top(chair, field, high)
    step = _step(width, (field.width - width) / max(1, per_line - 1), loose, has_notes)
    left = _left(chair, field, width + step * (per_line - 1), is_tight)
    return [
        Sprite(
            cards[at],
            left + width / 2 + (at - line.start) * step,
            top + width * CARD_RATIO / 2 + row * _row_step(width),
            width,
        )
        for row, line in enumerate(card_lines(len(cards), per_line))
        for at in line
    ]


def _grid(
    open_cards: _OpenCards, grid: Grid, width: int, is_whole: bool, is_tight: bool
) -> list[Sprite]:
    """The cards of a seat in fixed places."""
    _, chair, _, field, *_ = open_cards
    left = _left(chair, field, grid_width(grid, width, is_whole), is_tight)
    top = _top(chair, field, grid_height(grid, width, is_whole))
    return layout_grid(grid, left, top, width, is_whole)


def _in_parts(open_cards: _OpenCards, width: int, loose: float, is_tight: bool) -> list[Sprite]:
    """The hands of a seat, with room for a note above each."""
    _, chair, cards, field, *_ = open_cards
    row = layout_parts(cards, open_cards.parts, field, width, loose)
    area = with_notes(bounds(row), open_cards.parts)
    right = _left(chair, field, area.width, is_tight) - area.left
    down = _top(chair, field, area.height) - area.top
    return [card._replace(x=card.x + right, y=card.y + down) for card in row]


def _top(chair: Chair, field: Area, high: float) -> float:
    """The top of cards so high, as near to their plaque as may be."""
    if field.top >= chair.bottom:
        return field.top
    if field.bottom <= chair.top:
        return field.bottom - high
    return (field.top + field.bottom - high) / 2


def _left(chair: Chair, field: Area, wide: float, is_tight: bool) -> float:
    """The left edge of cards so wide."""
    middle = _middle_of_row(chair, field, is_tight)
    return max(field.left, min(field.right - wide, middle - wide / 2))


def _step(width: int, most: float, loose: float, has_notes: bool) -> float:
    """The distance from card to card: all of each is seen, or its index alone."""
    if has_notes:
        return min(_NOTED * width, most)
    return min(loose * width, most) if min(loose, most / width) >= 1 else min(HALF * width, most)


def _middle_of_row(chair: Chair, field: Area, is_tight: bool) -> float:
    """The middle of a row, about: before its plaque, or beside it, and away from a trick."""
    if field.left >= chair.x + chair.width / 2:
        return field.left
    if field.right <= chair.x - chair.width / 2:
        return field.right
    if is_tight and chair.edge in ("left", "right"):
        return field.left if chair.edge == "left" else field.right
    return chair.x
