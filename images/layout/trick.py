"""The trick in the middle: what each seat has played lies before it, every index to be seen."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain, groupby, product
from typing import Final

from games.scene import Call, Play, Table
from images.drawing import Label, Operation, Pill, Sprite
from images.layout.area import INDEX, INDEX_DOWN, Area
from images.layout.breadth import breadth
from images.layout.seats import Chair
from images.theme import CARD_RATIO, HAND_CARD

_X: Final = 600.0
_FEW: Final = 4  # seats whose plays lie about a middle
_WHOLE: Final = Area(262, 142, 938, 592)
"""The room of a trick when no more than a few cards lie face up around it."""
_NARROW: Final = replace(_WHOLE, left=352, right=848)
_SIDES: Final = {2: ((1.0, 1), (1.0, -1)), 3: ((0.5, 1), (1.0, 0), (0.5, -1))}
"""Where the cards of those lie who sit at a side, by their number, from below: how far aside and
how far down from the middle, by the farthest. So no index is covered."""
_SOME: Final = 2 * max(_SIDES) + 2  # seats whose cards lie so
_CROWD: Final = (96, 205, 160)
_TURNS: Final = {1: (0,), 2: (0, 0.5), 3: (0, 0.25, 0.75), 4: (0, 0.25, 0.5, 0.75)}
"""Where few sit, in turns from the viewer, clockwise."""
_CROSS: Final = (HAND_CARD, 192, 172, 150, 132, 112, 96, 84, 72, 60)
_ASIDE: Final = 1.04  # from the middle of a cross to the cards at its sides, by their width
_ROW_CARDS: Final = (150, 132, 112, 96, 84, 72, 66, 60, 54, 48)
_LINES: Final = (1, 2, 3)  # of one play
_LOOSE: Final = 0.5  # from card to card of a row, by their width, when there is room
_BETWEEN: Final = 8  # plays beside each other
_SPOKEN: Final = 66  # size of what is said in an auction
_SAID: Final = 240  # how far it may reach aside of the middle
_TURNED: Final = 88  # and how near to that from a side
PLATE: Final = 110
"""Height of what that stands on."""


def layout_trick(table: Table, chairs: Sequence[Chair], free: Area | None) -> list[Sprite]:
    """The cards: those that lie alone from left to right, of many and rows one over the other.

    `chairs` are by seat.

    `free` is what cards face up above and below it leave, if there are any.
    """
    room = _WHOLE if len(chairs) <= _FEW else _NARROW
    if free:
        room = replace(_NARROW, top=free.top, bottom=free.bottom)
    plays = [list(cards) for _, cards in groupby(table.trick, key=lambda play: play.seat)]
    if max(map(len, plays)) > 1 or (free and len(chairs) > _FEW):
        rows = chain.from_iterable(_rows(table, plays, chairs, room))
        return sorted(rows, key=lambda sprite: (sprite.y, sprite.x))
    sprites = [_thrown(table, play, room) for play in table.trick]
    if len(chairs) > _SOME:
        return sorted(sprites, key=lambda sprite: (sprite.y, sprite.x))
    return sorted(sprites, key=lambda sprite: (sprite.x, sprite.y))


def chair_of(table: Table, seat: int) -> int:
    """Where a seat is drawn, counted clockwise from the viewer."""
    steps = table.viewer - seat if table.anticlockwise else seat - table.viewer
    return steps % len(table.seats)


def layout_calls(table: Table) -> Iterator[Operation]:
    """What has been said in an auction, large, each before its seat."""
    for call in table.calls:
        _, across, down = _ring(len(table.seats), _WHOLE)
        down = _WHOLE.height / 2 - PLATE / 2 - 6
        x, y = _on(table, call.seat, across, down, _WHOLE)
        yield from layout_call(call, x, y, _said_in(x))


def _said_in(x: float) -> Area:
    """The room of what a seat says: free of plaques, badges, and a card turned up."""
    if x < _X:
        return replace(_WHOLE, right=_X - _TURNED)
    if x > _X:
        return replace(_WHOLE, left=_X + _TURNED)
    return replace(_WHOLE, left=_X - _SAID, right=_X + _SAID)


def layout_call(call: Call, x: float, y: float, room: Area) -> Iterator[Operation]:
    """What a seat has said, large on a plate as near to a point as it comes in its room."""
    width = min(round(breadth(call.word, _SPOKEN) + 60), int(room.width))
    half = max(width, PLATE) / 2
    x = min(max(x, room.left + half), room.right - half)
    yield Pill(x, y, max(width, PLATE), PLATE, "text")
    yield Label(call.word, x, y, _SPOKEN, 760, width - 30, "dark", "middle")


def _thrown(table: Table, play: Play, room: Area) -> Sprite:
    """The card of a seat: of few on a cross, of some over each other, of many on an ellipse."""
    count = len(table.seats)
    if _FEW < count <= _SOME:
        x, y = _heaped(count, chair_of(table, play.seat), room)
        return layout_play(table, play, x, y, HAND_CARD)
    width, across, down = _ring(count, room)
    return layout_play(table, play, *_on(table, play.seat, across, down, room), width)


def _heaped(count: int, chair: int, room: Area) -> tuple[float, float]:
    """The middle of a card as far towards its seat as it may lie in a room."""
    aside = _SIDES[(count - 1) // 2]
    if chair <= len(aside):
        across, down = (-aside[chair - 1][0], aside[chair - 1][1]) if chair else (0.0, 1)
    else:
        across, down = aside[count - chair - 1] if count - chair <= len(aside) else (0.0, -1)
    x = _X + across * (room.width - HAND_CARD) / 2
    return x, (room.top + room.bottom + down * (room.height - HAND_CARD * CARD_RATIO)) / 2


def _on(table: Table, seat: int, across: float, down: float, room: Area) -> tuple[float, float]:
    """The point before a seat on an ellipse about the middle of a room; of few, on a cross."""
    count, chair = len(table.seats), chair_of(table, seat)
    turn = math.tau * (_TURNS[count][chair] if count <= _FEW else chair / count)
    middle = (room.top + room.bottom) / 2
    return _X - across * math.sin(turn), round(middle + down * math.cos(turn), 3)


def _ring(count: int, room: Area) -> tuple[int, float, float]:
    """Width of the cards, and the half axes of the ellipse on which they lie."""
    if count <= _FEW:
        fit = (width for width in _CROSS if _least(width) <= room.height)
        width = next((each for each in fit if (1 + 2 * _ASIDE) * each <= room.width), _CROSS[-1])
        return width, width * _ASIDE, (room.height - width * CARD_RATIO) / 2
    return _CROWD


def _least(width: int) -> float:
    """The height of a card and the index of one below the other."""
    return width * CARD_RATIO * (1 + INDEX_DOWN) + 8


@dataclass(frozen=True, slots=True)
class _Block:
    """How a play of several cards lies: in lines, each over the one above it."""

    width: int
    abreast: int
    step: float
    lines: int

    @property
    def across(self) -> float:
        return self.width + self.step * (self.abreast - 1)

    @property
    def down(self) -> float:
        """From line to line."""
        return self.width * CARD_RATIO * INDEX_DOWN

    @property
    def height(self) -> float:
        return self.width * CARD_RATIO + self.down * (self.lines - 1)


def _rows(
    table: Table, plays: Sequence[Sequence[Play]], chairs: Sequence[Chair], room: Area
) -> Iterator[list[Sprite]]:
    """Plays of several cards: each in a row or more, before its seat."""
    block = _block(max(map(len, plays)), len(chairs), room)
    for cards in plays:
        x, y = _before(cards[0].seat, chairs, block, room)
        left = x - block.step * (min(len(cards), block.abreast) - 1) / 2
        top = y - (block.height - block.width * CARD_RATIO) / 2
        places = [divmod(at, block.abreast) for at in range(len(cards))]
        yield [
            layout_play(
                table, play, left + at * block.step, round(top + line * block.down), block.width
            )
            for play, (line, at) in zip(cards, places, strict=True)
        ]


def _block(most: int, seats: int, room: Area) -> _Block:
    """The largest cards of which so many can lie before each seat."""
    for width, lines in product(_ROW_CARDS, _LINES):
        abreast = math.ceil(most / lines)
        across = _share(seats, room) - width
        block = _Block(width, abreast, min(_LOOSE * width, across / max(1, abreast - 1)), lines)
        if block.step >= INDEX * width and _high(block, seats) <= room.height:
            break
    return block


def _share(seats: int, room: Area) -> float:
    """How wide a play may lie: two beside each other, or three where many are seated."""
    return (room.width - _BETWEEN) / 2 if seats <= _FEW else (room.width - 2 * _BETWEEN) / 3


def _high(block: _Block, seats: int) -> float:
    """The height of all plays: of few, each over those above it; of many, in columns."""
    if seats <= _FEW:
        return block.height + 2 * block.lines * block.down
    return block.height * max(2, (seats - 1) // 2)


def _before(seat: int, chairs: Sequence[Chair], block: _Block, room: Area) -> tuple[float, float]:
    """The middle of what a seat has played."""
    edge, half = chairs[seat].edge, block.height / 2
    if edge in ("top", "bottom"):
        return _X, room.top + half if edge == "top" else room.bottom - half
    aside = (room.width - _share(len(chairs), room)) / 2
    if len(chairs) <= _FEW:
        aside = (room.width - block.across) / 2
    beside = sorted(chair.y for chair in chairs if chair.edge == edge)
    part = beside.index(chairs[seat].y) / (len(beside) - 1) if len(beside) > 1 else 0.5
    y = room.top + half + (room.height - block.height) * part
    return _X - aside if edge == "left" else _X + aside, y


def layout_play(table: Table, play: Play, x: float, y: float, width: int) -> Sprite:
    """A card of the trick: gold if it takes it."""
    deed = table.latest
    is_new = deed is not None and play.seat == deed.seat and play.card in deed.cards
    return Sprite(play.card, x, y, width, "gold" if play.best else "plain", is_new)
