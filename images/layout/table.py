"""The layout of a table."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain, zip_longest
from typing import Final

from games.scene import Spot, Table
from images.drawing import Chips, Drawing, Frame, Label, Operation, Sprite, Way
from images.layout.area import Area, bared, bounds, covered, enclosing
from images.layout.arrow import layout_arrow
from images.layout.breadth import breadth
from images.layout.extents import extent
from images.layout.grids import layout_bars
from images.layout.hand_parts import layout_part_notes, with_notes
from images.layout.head import EDGE, layout_head
from images.layout.latest import layout_latest
from images.layout.notes import layout_notes
from images.layout.open_hands import FEW, FREE, Room, layout_open_hands
from images.layout.seats import (
    BOTTOM,
    HEAD,
    LOW,
    MARKED,
    TOP,
    Chair,
    Edge,
    chairs,
    layout_marks,
    layout_seat,
    lowered,
)
from images.layout.spots import layout_spots
from images.layout.strokes import layout_strokes
from images.layout.track import layout_track
from images.layout.trick import chair_of, layout_calls, layout_trick
from images.theme import TABLE_HEIGHT, TITLE, WIDTH

PROMPT: Final = 58
"""Size of a text on bare felt."""
_GAP: Final = 12  # between the sides and the middle
_POT: Final = 70  # height of its line
_SAID: Final = Area(440, 277, 760, 457)  # amid the calls of an auction
_WAY: Final = 578  # y of the arrow in the direction of play
_WAY_HIGH: Final = 56
_STROKES: Final = 54  # width of a bundle of strokes at most
_FEW_OF_TWO: Final = 6  # cards face up
_CORNER: Final = 112  # width of cards in the corners, beside a trick


def layout_table(table: Table) -> Drawing:
    """The picture of a table, 1200 by 750."""
    places = chairs(len(table.seats))
    seated = [places[chair_of(table, seat)] for seat in range(len(table.seats))]
    head = layout_head(table)
    low = _low(head)
    seated = [lowered(chair, low) if chair.edge == "right" else chair for chair in seated]
    room = _room(table, low)
    taken = _taken(table, room)
    above = _above(table, room, low)
    shown = layout_open_hands(table.seats, taken, seated, room, above)
    spots = [spot for spot in table.spots if spot.seat is None or not any(taken)]
    parts: list[Operation] = [*head, *chain.from_iterable(shown)]
    for place, cards in zip(table.seats, shown, strict=True):
        parts += layout_notes(cards, place.notes)
        parts += layout_bars(place.grid, cards) if place.grid else ()
        parts += layout_part_notes(cards, place.parts)
    for place, chair in zip(table.seats, seated, strict=True):
        parts += layout_seat(place, chair)
    parts += _centre(replace(table, spots=tuple(spots)), seated, shown, head, room)
    if table.way and not any(place.has_cards_out for place in table.seats):  # else there is no room
        parts.append(Way((table.way > 0) != table.anticlockwise, WIDTH / 2, _WAY))
    for seat, (place, chair) in enumerate(zip(table.seats, seated, strict=True)):
        parts += layout_marks(place, chair, word_of(table, seat), parts)
    parts = [*_arrow(table, seated, shown, parts), *parts]
    parts = layout_raised(table, bared(parts))
    if table.latest:
        parts = layout_latest(table.latest, seated[table.latest.seat], parts)
    return Drawing(WIDTH, TABLE_HEIGHT, True, tuple(parts))


def _arrow(
    table: Table,
    seated: Sequence[Chair],
    shown: Sequence[Sequence[Sprite]],
    over: Sequence[Operation],
) -> list[Operation]:
    """The arrow from a seat and the cards in front of it to another."""
    if table.arrow is None:
        return []
    start, end = (
        enclosing([seated[seat].area, *map(covered, shown[seat])])
        for seat in (table.arrow.seat, table.arrow.to)
    )
    team = table.seats[table.arrow.seat].team
    return layout_arrow(team, start, end, over=[extent(part) for part in over])


def _low(head: Sequence[Operation]) -> float:
    """The lowest y of the texts of the head."""
    return max(part.y + 20 for part in head if isinstance(part, Label))


def layout_raised(table: Table, parts: Sequence[Operation]) -> list[Operation]:
    """The parts, with the cards that have won marked."""
    return [each for part in parts for each in _marked(table, part)]


def _marked(table: Table, part: Operation) -> Iterator[Operation]:
    """A part: a card that has won is gold, one that has in a second way has a frame."""
    if not isinstance(part, Sprite):
        yield part
        return
    yield part._replace(look="gold") if part.card in table.raised else part
    if part.card in table.framed:
        yield Frame(part.x, part.y, part.width)


def word_of(table: Table, seat: int) -> str:
    """The word for a seat's latest action, where no card shows it."""
    latest = table.latest
    return latest.word if latest and latest.seat == seat else ""


def _room(table: Table, low: float) -> Room:
    """The room that cards face up leave free; a few of them are beside a trick."""
    if not table.trick:
        if table.track:
            return "track"
        if any(map(_is_board, table.spots)):
            return "board"
        if low <= HEAD and _are_two_with_few(table):
            return "aside"
        fills = table.spots or table.strokes or table.pot or table.prompt
        return "middle" if fills else "whole"
    several = len(table.trick) > len({play.seat for play in table.trick})
    shown = max(len(place.shown) for place in table.seats)
    others = low > HEAD or several or any(spot.seat is None for spot in table.spots)
    if shown > FEW or len(table.seats) > FEW or (shown and others):
        return "trick"
    return "beside"


def _are_two_with_few(table: Table) -> bool:
    """True for two seats around one pile, with so few cards face up that they lie right of it."""
    is_one_pile = len(table.spots) == 1 and not table.pot
    return (
        is_one_pile
        and len(table.seats) == 2
        and all(
            len(place.shown) <= _FEW_OF_TWO and not (place.notes or place.parts or place.grid)
            for place in table.seats
        )
    )


def _is_board(spot: Spot) -> bool:
    """True if it may need all the room from side to side."""
    return spot.places > 0 or bool(spot.over)


def _taken(table: Table, room: Room) -> list[tuple[str, ...]]:
    """The cards that each seat has taken, if there is room for them."""
    taken: list[tuple[str, ...]] = [()] * len(table.seats)
    if room == "beside" and all(spot.seat is not None for spot in table.spots):
        for spot in table.spots:
            taken[spot.seat or 0] = spot.cards
    return taken


def _above(table: Table, room: Room, low: float) -> frozenset[Edge]:
    """The sides at which cards face up are above the plaque, to leave room for others below."""
    if room == "beside" or (room == "trick" and table.spots and len(table.seats) in (3, 4)):
        return frozenset(("left", "right") if low <= HEAD else ("left",))
    return frozenset()


def _centre(
    table: Table,
    seated: Sequence[Chair],
    shown: Sequence[Sequence[Sprite]],
    head: Sequence[Operation],
    room: Room,
) -> list[Operation]:
    """The trick with the spots in the corners, or the spots alone; the pot below or in a corner."""
    low = _low(head)
    free = _free(table, seated, shown, low, room)
    parts: list[Operation] = []
    if table.trick:
        has_shown = any(place.shown for place in table.seats)
        has_room = not has_shown or len(seated) <= FEW  # among more, hands fill the sides
        parts += _beside_trick(
            table,
            table.spots if has_room else (),
            _corner(seated, has_shown),
            not has_shown or low <= HEAD,
        )
        is_low = room == "beside" and any(
            cards for cards, chair in zip(shown, seated, strict=True) if chair.edge == "top"
        )
        bare = free if has_shown and room == "trick" else None
        parts += layout_trick(table, seated, bare, is_low)
    else:
        if table.track:
            board, bottom = layout_track(table.track, free.left, free.right, free.top)
            parts += board
            free = free._replace(top=bottom + _GAP)
        calls = [] if any(shown) else [*layout_calls(table, head)]
        parts += _with_fresh_cards(
            layout_spots(table.spots, _SAID if calls else free, table.seats), table
        )
        parts += calls
        if table.strokes:
            parts += layout_strokes(table.strokes, _beside(free, calls), _STROKES)
    if table.prompt:
        middle = (free.left + free.right) / 2, (free.top + free.bottom) / 2
        parts.append(layout_prompt(table.prompt, *middle, free.width - 2 * _GAP))
    if table.pot and table.trick:
        parts += layout_pot(table.pot, EDGE + 170, 150, 280)
    elif table.pot:
        parts += layout_pot(
            table.pot,
            (free.left + free.right) / 2,
            free.bottom + _POT / 2,
            min(560, free.width - 56),
        )
    return parts


def _beside(area: Area, calls: Sequence[Operation]) -> Sequence[Area]:
    """The area, or what calls leave of it below, above, right, and left of all of them."""
    if not calls:
        return (area,)
    around = enclosing([extent(part) for part in calls])
    return (
        area._replace(top=around.bottom + _GAP),
        area._replace(bottom=around.top - _GAP),
        area._replace(left=around.right + _GAP),
        area._replace(right=around.left - _GAP),
    )


def _with_fresh_cards(parts: Sequence[Operation], table: Table) -> Iterator[Operation]:
    """The parts, with the cards just played marked, unless older cards are over them.

    A card that is shown once more, in a spot of less importance, is not marked there.
    """
    cards = table.latest.cards if table.latest else frozenset()
    main = Counter(card for spot in table.spots if not spot.aside for card in spot.cards)
    marked = Counter[str]()
    for part, over in zip_longest(parts, parts[1:]):
        if isinstance(part, Sprite) and part.card in cards:
            under_old = part.bare and not (isinstance(over, Sprite) and over.card in cards)
            is_again = 0 < main[part.card] <= marked[part.card]
            marked[part.card] += 1
            yield part._replace(fresh=not (under_old or is_again))
        else:
            yield part


def layout_prompt(text: str, x: float, y: float, width: float) -> Label:
    """The next step of the game, large on bare felt around a point."""
    return Label(text, x, y, PROMPT, 720, width, "quiet", "middle")


def layout_pot(text: str, x: float, y: float, most: float) -> list[Operation]:
    """Chips and an amount about a point."""
    width = min(most, breadth(text, TITLE))
    label = Label(text, x + 28, y, TITLE, 750, width, "gold", "middle")
    return [Chips(x - width / 2 - 10, y - 4), label]


def _corner(seated: Sequence[Chair], is_narrow: bool) -> Area:
    """The area for spots left of a trick, which `is_narrow` beside cards face up.

    With many seats it is in the middle.
    """
    left = sorted((chair for chair in seated if chair.edge == "left"), key=lambda chair: chair.y)
    match left:
        case []:
            return Area(34, 452, 340, LOW)
        case [only]:
            return Area(34, only.bottom + 4, 346 if is_narrow else 254, LOW)
        case [upper, lower]:
            return Area(34, upper.bottom + 4, 340, lower.top - MARKED)
    return Area(508, 302, 692, 448)


def _beside_trick(table: Table, spots: Sequence[Spot], area: Area, both: bool) -> list[Operation]:
    """Half of the spots left of a trick, and half at the right if `both` sides are free."""
    if area.left > 34:
        return list(layout_spots(spots, area, table.seats, 72))
    half = (len(spots) + 1) // 2 if both else len(spots)
    across = area._replace(left=WIDTH - area.right, right=WIDTH - area.left)
    parts = layout_spots(spots[:half], area, table.seats, _CORNER)
    return [*parts, *layout_spots(spots[half:], across, table.seats, _CORNER)]


def _free(
    table: Table,
    seated: Sequence[Chair],
    shown: Sequence[Sequence[Sprite]],
    low: float,
    room: Room,
) -> Area:
    """The middle of the table, as far as plaques, shown cards and the pot leave it."""
    count = len(seated)
    edges = [chair.x + chair.width / 2 for chair in seated if chair.edge == "left"]
    left = right = max([60.0, *edges])
    half = next(chair.height for chair in seated if chair.edge == "bottom") / 2
    top = TOP + half if count % 2 == 0 else HEAD - _GAP / 2
    bottom = BOTTOM - half - MARKED + _GAP
    for place, chair, cards in zip(table.seats, seated, shown, strict=True):
        if not cards:
            continue
        area = with_notes(bounds(cards), place.parts)
        if chair.edge == "left":
            left = max(left, area.right)
        elif chair.edge == "right":
            right = max(right, WIDTH - area.left)
        elif room == "track":
            continue  # they are beside the plaque
        elif room == "aside":
            left, right = max(left, WIDTH - FREE), max(right, WIDTH - FREE)
        elif chair.edge == "top":
            top = area.bottom
        else:
            bottom = area.top
    if not any(chair.is_beside for chair in seated):  # else the middle is too narrow for that
        left = right = max(left, right)
    gap = 0 if count <= 2 else _GAP
    pot = _POT if table.pot and not table.trick else 0
    if table.way and not any(shown):
        bottom = min(bottom, _WAY - _WAY_HIGH / 2)
    if count <= FEW:  # the lines of wordy badges reach in
        top = max(top, low)
    rows = [chair for chair in seated if chair.edge == "left"]
    if len(rows) == 2 and not any(shown) and any(map(_is_board, table.spots)):
        lower, upper = rows  # a board is between the plaques, from side to side
        left = right = 60.0
        top, bottom = upper.bottom, lower.top - MARKED + _GAP
    return Area(left + gap, top + _GAP, WIDTH - right - gap, bottom - _GAP - pot)
