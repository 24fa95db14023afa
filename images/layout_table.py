"""Where everything on a table goes."""

import math
from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby
from typing import Final

from games.scene import Badge, Play, Spot, Table
from images.drawing import Chips, Drawing, Fresh, Label, Operation, Sprite, SuitDisc
from images.layout_seats import (
    BESIDE,
    BOTTOM,
    FAN,
    INSET,
    PEEP,
    PLAQUE_HEIGHT,
    SHOWN,
    SIDE,
    TOP,
    Chair,
    chairs,
    layout_marks,
    layout_seat,
    layout_shown,
)
from images.layout_spots import Area, layout_spots
from images.measure import breadth
from images.theme import CARD_RATIO, SMALL, TABLE_HEIGHT, TILTS, TITLE, TRICK_CARD, WIDTH

_MIDDLE: Final = (WIDTH / 2, 374.0)
_EDGE: Final = 26
_MARKED: Final = 20  # height of what marks a seat, above its plaque
_GAP: Final = 12  # between what lies at the sides and in the middle
_SYMBOL: Final = 72  # width of a suit in a badge, with the gap after it
_BETWEEN: Final = 24  # badges
_CROWDED: Final = 1.15  # as estimated, which is rather too much; beyond it a row does not fit
_POT: Final = 70  # height of its line
_OVER_PLAQUE: Final = 4  # shown cards that are no wider than the plaque below them
_CORNER: Final = 112  # width of cards in the corners, beside a trick

_ROW_CARDS: Final = (132, 112, 96, 84)  # widths of cards where several are played at once
_ROOM: Final = 1.31  # length of a row at a side, by the half axis of the trick
_LOOSE: Final = 0.5  # from card to card of a row, by their width, when there is room
_INDEX: Final = 0.28  # so much of a card's width has to be seen
_HEIGHT: Final = 472  # between the plaques above and below
_BESIDE_ROW: Final = 8  # on each side of the middle


def layout_table(table: Table) -> Drawing:
    """The picture of a table, 1200 by 750."""
    places = chairs(len(table.seats))
    seated = [(place, places[_chair(table, seat)]) for seat, place in enumerate(table.seats)]
    parts: list[Operation] = _head(table)
    for place, chair in seated:
        parts += layout_shown(place, chair, bool(table.trick))
    for place, chair in seated:
        parts += layout_seat(place, chair)
    parts += _centre(table, places)
    for place, chair in seated:
        parts += layout_marks(place, chair)
    parts += _fresh(table, places, parts)
    return Drawing(WIDTH, TABLE_HEIGHT, True, tuple(parts))


def _fresh(table: Table, places: tuple[Chair, ...], parts: list[Operation]) -> list[Operation]:
    """An arrow on the last card of what has just been played, and one on the seat that acted."""
    if table.latest is None:
        return []
    chair = places[_chair(table, table.latest.seat)]
    last = {part.y: part for part in parts if isinstance(part, Sprite) and part.fresh}
    arrows = [
        Fresh(card.x - card.width * 0.36, card.y + max(card.width * 0.14, 20 - card.width * 0.11))
        for card in last.values()  # below the index, of small cards too
    ]
    return [Fresh(chair.x - chair.width / 2 + 24, chair.y + 34), *arrows]


def _chair(table: Table, seat: int) -> int:
    """Where a seat is drawn, counted clockwise from the viewer."""
    steps = table.viewer - seat if table.anticlockwise else seat - table.viewer
    return steps % len(table.seats)


def _head(table: Table) -> list[Operation]:
    """Title and subtitle in the left corner, badges in the right."""
    room = 352 if len(table.seats) % 2 == 0 else 560
    parts: list[Operation] = [
        Label(table.title, _EDGE, 44, TITLE, 750, room),
        Label(table.subtitle, _EDGE, 90, SMALL, 550, room, "quiet"),
    ]
    return [*parts, *_badges(table.badges, room, may_break=len(table.seats) < 5)]


def _badges(badges: Sequence[Badge], room: float, may_break: bool) -> list[Operation]:
    """Side by side, up to the right edge.

    Under them, where nobody sits, a line for each that is too long for that.
    """
    short = list(badges)
    wordy = sorted((badge for badge in badges if not badge.suit), key=_badge_width)
    while may_break and wordy and _crowd(short, room) > _CROWDED:
        short.remove(wordy.pop())
    scale = 1 / max(1.0, _crowd(short, room))
    parts: list[Operation] = []
    right = right_edge = float(WIDTH - _EDGE)
    for badge in reversed(short):
        width = _badge_width(badge) * scale
        parts += _badge(badge, right - width / 2, width)
        right -= width + _BETWEEN
    y = 140 if short else 36
    for at, badge in enumerate(badge for badge in badges if badge not in short):
        line = Label(badge.label, right_edge, y + 38 * at, SMALL, 600, room, "text", "right")
        parts.append(replace(line, tail=badge.value))
    return parts


def _crowd(badges: Sequence[Badge], room: float) -> float:
    """How wide badges are by the room there is for them."""
    return sum(map(_badge_width, badges)) / (room - _BETWEEN * max(0, len(badges) - 1))


def _badge_width(badge: Badge) -> float:
    return max(breadth(badge.label, SMALL), _value_width(badge))


def _value_width(badge: Badge) -> float:
    return breadth(badge.value, TITLE) + (_SYMBOL if badge.suit else 0)


def _badge(badge: Badge, x: float, width: float) -> list[Operation]:
    """A label, and under it a suit, a value or both."""
    parts: list[Operation] = [Label(badge.label, x, 36, SMALL, 550, width, "quiet", "middle")]
    value = x
    if badge.suit:
        aside = min(breadth(badge.value, TITLE), width - _SYMBOL) / 2
        parts.append(SuitDisc(badge.suit, x - aside, 86))
        value += _SYMBOL / 2
    if badge.value:
        room = width - (_SYMBOL if badge.suit else 0)
        parts.append(Label(badge.value, value, 86, TITLE, 750, room, "text", "middle"))
    return parts


def _centre(table: Table, places: tuple[Chair, ...]) -> list[Operation]:
    """The trick with the spots in the corners, or the spots alone; the pot below or in a corner."""
    free = _free(table, places)
    parts: list[Operation] = []
    if table.trick:
        parts += _beside_trick(table.spots, sides=(len(places) - 1) // 2)
        parts += _trick(table)
    else:
        cards = table.latest.cards if table.latest else ()
        parts += (
            replace(part, fresh=True) if isinstance(part, Sprite) and part.card in cards else part
            for part in layout_spots(table.spots, free)
        )
    if table.pot:
        x, y = (_EDGE + 170, 144) if table.trick else (WIDTH / 2, free.bottom + _POT / 2)
        parts += _pot(table.pot, x, y, 280.0 if len(places) < 9 else 150.0)
    return parts


def _pot(text: str, x: float, y: float, most: float) -> list[Operation]:
    """Chips and an amount about a point."""
    width = min(most, breadth(text, TITLE))
    label = Label(text, x + 28, y, TITLE, 750, width, "gold", "middle")
    return [Chips(x - width / 2 - 10, y - 4), label]


def _beside_trick(spots: Sequence[Spot], sides: int) -> list[Operation]:
    """In the corners beside the viewer's plaque; where people sit there, inside the trick."""
    if sides > 2:
        return list(layout_spots(spots, Area(508, 302, 692, 448), 72))
    half = (len(spots) + 1) // 2
    top = 444 if sides < 2 else 588
    left = layout_spots(spots[:half], Area(24, top, 340, 744), _CORNER)
    return [*left, *layout_spots(spots[half:], Area(WIDTH - 340, top, WIDTH - 24, 744), _CORNER)]


def _free(table: Table, places: tuple[Chair, ...]) -> Area:
    """The middle of the table, as far as plaques, shown cards and the pot leave it."""
    count = len(table.seats)
    most = dict.fromkeys(("top", "bottom", "left", "right"), 0)
    for seat, place in enumerate(table.seats):
        edge = places[_chair(table, seat)].edge
        most[edge] = max(most[edge], len(place.shown))
    aside = _aside(count, max(most["left"], most["right"]))
    top = (TOP + PLAQUE_HEIGHT / 2 if count % 2 == 0 else 116) + _GAP / 2
    top += SHOWN * CARD_RATIO + 16 if most["top"] else 0
    bottom = BOTTOM - PLAQUE_HEIGHT / 2 - (PEEP + _GAP if most["bottom"] else _MARKED)
    bottom -= _POT if table.pot else 0
    return Area(aside, top, WIDTH - aside, bottom)


def _aside(count: int, shown: int) -> float:
    """How far the seats at the sides reach in, with their longest row of shown cards."""
    if count <= 2:
        return 60
    if count > 8:
        return INSET + SIDE + _GAP + (BESIDE if shown else 0)
    return INSET + (FAN if shown > _OVER_PLAQUE else SIDE) + _GAP


def _trick(table: Table) -> list[Operation]:
    """The cards before their seats, lower ones over higher ones, so that every index is seen."""
    count = len(table.seats)
    width, across, down = _ring(count)
    of_one = [list(cards) for _, cards in groupby(table.trick, key=lambda play: play.seat)]
    most = max(map(len, of_one))
    if most > 1:
        return _rows(table, of_one, *_row(most, across))
    sprites = [
        _played(play, _chair(table, play.seat), count, width, across, down, _new(table, play))
        for play in table.trick
    ]
    return sorted(sprites, key=lambda sprite: (sprite.y, sprite.x))


def _row(most: int, across: float) -> tuple[int, float, float]:
    """Width of the cards of a row, from card to card, and how long a row may be beside another."""
    room = _ROOM * across
    for width in _ROW_CARDS:
        step = min(_LOOSE * width, (room - width) / (most - 1))
        if step >= _INDEX * width:
            break
    return width, step, room


def _rows(
    table: Table, of_one: Sequence[Sequence[Play]], width: int, step: float, room: float
) -> list[Operation]:
    """Plays of several cards: a row before each seat."""
    down = (_HEIGHT - width * CARD_RATIO) / 2
    sprites: list[Sprite] = []
    for plays in of_one:
        turn = math.tau * _chair(table, plays[0].seat) / len(table.seats)
        x = _MIDDLE[0] - (room / 2 + _BESIDE_ROW) * math.sin(turn) - step * (len(plays) - 1) / 2
        y = round(_MIDDLE[1] + down * math.cos(turn))
        sprites += (
            Sprite(
                play.card,
                x + step * at,
                y,
                width,
                0.0,
                "gold" if play.best else "plain",
                _new(table, play),
            )
            for at, play in enumerate(plays)
        )
    return sorted(sprites, key=lambda sprite: sprite.y)


def _ring(count: int) -> tuple[int, float, float]:
    """Width of the cards of a trick, and the half axes of the ellipse on which they lie."""
    if count <= 4:
        return TRICK_CARD, 164, 110
    if count <= 6:
        return 132, 186, 138
    return (112, 196, 150) if count <= 8 else (96, 205, 170)


def _new(table: Table, play: Play) -> bool:
    deed = table.latest
    return deed is not None and play.seat == deed.seat and play.card in deed.cards


def _played(
    play: Play, chair: int, count: int, width: int, across: float, down: float, fresh: bool
) -> Sprite:
    turn = math.tau * chair / count
    x, y = _MIDDLE[0] - across * math.sin(turn), _MIDDLE[1] + down * math.cos(turn)
    tilt = TILTS[play.seat % len(TILTS)]
    return Sprite(play.card, x, y, width, tilt, "gold" if play.best else "plain", fresh)
