"""Laws of every table picture: whatever lies there, all of it can be read."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import combinations, cycle, islice, product
from math import hypot
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from games.cards import CARDS, HIDDEN
from games.game import Game
from games.plugins import OURS
from games.scene import (
    Badge,
    Call,
    Hand,
    HandPart,
    Lane,
    Latest,
    Play,
    Private,
    Spot,
    Table,
    TableSeat,
    Token,
    Track,
)
from games.stage import hand_scene, open_table_scene, table_scene
from games.testing.matches import any_deal, play_on
from games.view import view
from images.drawing import (
    BLANK,
    Board,
    Chips,
    Crown,
    DealerChip,
    Disc,
    Drawing,
    Emblem,
    Held,
    Label,
    Peg,
    Pill,
    Plaque,
    Robot,
    Slot,
    Sprite,
    SuitDisc,
)
from images.layout import layout
from images.layout.area import covered
from images.layout.extents import extent
from images.layout.seats import MOST_SEATS
from images.theme import LEAST_TEXT, RAIL
from tests.images.layout.extents import apart, faults, inside
from tests.voice import NAMES, SAY

FACES = tuple(CARDS)
PHONE, LEAST_PEG = 400, 5
"""Least width at which a picture is seen, and of a peg then, in pixels."""
GRID, MOST_BARE = 20, 0.62
"""Points a side at which a card is tested for cover; and the greatest share that may be bare."""
NAMES_LONG = tuple(f"{name} of the Wide Wild Woods WMWM" for name in NAMES)


ON_PLAQUES = (DealerChip, Crown, Held, Robot, Emblem, Pill)
DISCS = (DealerChip, Crown, Disc)


def is_whole(drawing: Drawing) -> None:
    """No card shows half of its pips: one that another lies on shows its index alone."""
    cards = [part for part in drawing.operations if isinstance(part, Sprite)]
    for at, card in enumerate(cards):
        if card.card not in (BLANK, HIDDEN) and not card.bare:
            assert not any(covered(card).touches(covered(later)) for later in cards[at + 1 :])


def sight(card: Sprite, over: Sequence[Sprite]) -> float:
    """The share of a card that those on it leave in sight."""
    left, top, right, bottom = covered(card)
    points = [
        (left + (x + 0.5) * (right - left) / GRID, top + (y + 0.5) * (bottom - top) / GRID)
        for x, y in product(range(GRID), repeat=2)
    ]
    areas = [area for each in over if (area := covered(each)).touches(covered(card))]
    free = [
        (x, y)
        for x, y in points
        if not any(a.left < x < a.right and a.top < y < a.bottom for a in areas)
    ]
    return len(free) / GRID**2


def no_empty_face_is_seen(drawing: Drawing) -> None:
    """A card that shows its index alone is covered for the most part by others."""
    cards = [part for part in drawing.operations if isinstance(part, Sprite)]
    for at, card in enumerate(cards):
        if card.bare:
            assert sight(card, cards[at + 1 :]) <= MOST_BARE, card


def tags_are_seen(drawing: Drawing) -> None:
    """No card lies on a tag or a name."""
    for at, part in enumerate(drawing.operations):
        if isinstance(part, Pill):
            over = [each for each in drawing.operations[at + 1 :] if isinstance(each, Sprite)]
            assert all(apart(extent(part), extent(card)) for card in over), part


def is_lawful(drawing: Drawing) -> None:
    assert [part for part in drawing.operations if not inside(extent(part), drawing)] == []
    labels = [part for part in drawing.operations if isinstance(part, Label)]
    assert all(label.size >= LEAST_TEXT for label in labels)
    assert faults(drawing) == []
    is_whole(drawing)
    tags_are_seen(drawing)
    assert covering(drawing, (Sprite, Slot), Plaque) == []
    assert covering(drawing, ON_PLAQUES, Disc) == []
    pegs_can_be_told_apart(drawing)
    if drawing.table:
        assert [label for label in labels if crosses_rail(label, drawing)] == []


def pegs_can_be_told_apart(drawing: Drawing) -> None:
    """Nothing but its pegs and texts is on a board, each peg in a hole of its own, large enough."""
    boards = [part for part in drawing.operations if isinstance(part, Board)]
    pegs = [part for part in drawing.operations if isinstance(part, Peg)]
    assert covering(drawing, (Sprite, Slot, Plaque, Pill, Chips, SuitDisc), Board) == []
    assert all(peg.size * drawing.scale * PHONE / drawing.size[0] >= LEAST_PEG for peg in pegs)
    for board in boards:
        left, top, right, bottom = extent(board)
        for x0, y0, x1, y1 in map(extent, pegs):
            assert left <= x0
            assert top <= y0
            assert x1 <= right
            assert y1 <= bottom
    for one, other in combinations(pegs, 2):
        assert (one.x, one.y) != (other.x, other.y)
        assert one.lane == other.lane or apart(extent(one), extent(other))
    assert covering(drawing, (Label,), Peg) == []


def covering(drawing: Drawing, kinds: tuple[type, ...], what: type) -> list[tuple[object, object]]:
    """Parts of these kinds with what of another kind they have an area in common with."""
    parts, below = (
        [(part, extent(part)) for part in drawing.operations if isinstance(part, some)]
        for some in (kinds, what)
    )
    pairs = product(parts, below)
    return [
        (one, other)
        for (one, box), (other, under) in pairs
        if not (apart(box, under) or are_discs_apart(one, other))
    ]


def are_discs_apart(one: object, other: object) -> bool:
    """True for two discs that do not touch, though the squares around them do."""
    if not (isinstance(one, DISCS) and isinstance(other, DISCS)):
        return False
    reach = (extent(one).width + extent(other).width) / 2
    return hypot(one.x - other.x, one.y - other.y) >= reach


def crosses_rail(label: Label, drawing: Drawing) -> bool:
    """True if a text is on the rail itself, not on a plaque or a pill before it."""
    left, top, right, bottom = box = extent(label)
    wide, high = drawing.width - RAIL, drawing.height - RAIL
    plates = [part for part in drawing.operations if isinstance(part, Plaque | Pill)]
    if any(not apart(box, extent(plate)) for plate in plates):
        return False
    return left < RAIL or top < RAIL or right > wide or bottom > high


def cards(most: int, known: Sequence[str] = FACES) -> st.SearchStrategy[tuple[str, ...]]:
    """Up to so many, any of them as often as another."""
    return st.builds(
        lambda start, count: tuple(islice(cycle(known), start, start + count)),
        st.integers(0, len(known) - 1),
        st.integers(0, most),
    )


lines = st.sampled_from(("", "Bid 4 · Won 2", "1,234,567 · bet 1,340,000", "0 K · passed"))
words = st.sampled_from(("", "passed", "took 10♠", "raised by 1,340,000"))


tokens = st.builds(
    Token, st.sampled_from(("crown", "rags", "bag", "trick")), st.integers(1, 99), st.just("some")
)


@cache
def places(shown: int) -> st.SearchStrategy[TableSeat]:
    """A seat with so many cards face up at most; Hypothesis takes long to make ready to draw."""
    return st.builds(
        TableSeat,
        name=st.sampled_from(("Al", *NAMES_LONG)),
        line=lines,
        cards=st.none() | st.integers(0, 99),
        shown=cards(shown),
        turn=st.booleans(),
        dealer=st.booleans(),
        team=st.integers(0, 11),
        out=st.booleans(),
        tag=st.sampled_from(("", "leads", "double declarer of all")),
        won=st.booleans(),
        tokens=st.lists(tokens, max_size=2).map(tuple),
        computer=st.booleans(),
    )


spots = st.builds(
    Spot,
    label=st.sampled_from(("", "Stock", "Last catch", "Meld · Charlotte of the Woods")),
    cards=cards(12, (*FACES, "??")),
    count=st.none() | st.integers(0, 108),
    spread=st.sampled_from(("stack", "row", "fan")),
)
wordy = ("", "1,234,567", "1212 · 1187b", "Q♠ J♦ 10♣ A♥", "71 points · bid 7 · won 8")
suitless = st.builds(Badge, st.sampled_from(("Bid", "Us and them")), st.sampled_from(wordy))
trump = st.builds(
    Badge, st.just("Trump"), st.sampled_from(("", "none", "212")), st.sampled_from("CDHS")
)
teams = st.builds(
    lambda score, token: tuple(
        Badge("You & Charlotte of the Woods", score, team=team, token=token) for team in (0, 1)
    ),
    st.sampled_from(("0", "-120", "1,250")),
    st.none() | tokens,
)
short = st.lists(st.builds(Badge, st.just("Bid"), st.sampled_from(("", "55"))), max_size=2)
badges = st.builds(
    lambda first, last: (*first, *last),
    st.lists(suitless, max_size=2) | teams,
    st.lists(trump, max_size=1),
)
prompts = st.sampled_from(("", "Pass 3 cards left", "Charlotte of the Wide Wild Woods leads"))
pots = st.sampled_from(("", "1,250", "1,179,840 + 1,315,248 + 710,462"))


@st.composite
def tables(
    draw: st.DrawFn, least: int, most: int, *, shown: int = 0, spot: int = 0, plays: int = 0
) -> Table:
    """A table of `least` to `most` seats, with so many cards, spots, and cards of a play at most.

    What no game sends and no picture can hold is left out: two badges with a suit; a pot beside a
    trick or hands of more than five; cards face up beside a trick of more than four seats; spots
    beside a trick of more than six; beside open hands two lines of spots, or two spots at up to
    four seats with more than fourteen cards each; long badges beside a trick, spots and open hands;
    two tokens each among more than eight.
    """
    count = draw(st.integers(least, most))
    drawn = (draw(places(shown)) for _ in range(count))
    seats = tuple(replace(each, tokens=each.tokens[: 1 + (count <= 8)]) for each in drawn)
    trick = draw(tricks(count, plays)) if plays else ()
    middle = draw(st.lists(spots, max_size=spot))
    if len(middle) > 1 and not (trick or shown) and draw(st.booleans()):
        middle[1] = replace(middle[1], new_line=True)
    seat = trick[-1].seat if trick else draw(st.integers(0, count - 1))
    seen = [play.card for play in trick if play.seat == seat]
    seen = seen or [card for spot in middle for card in spot.cards]
    latest = st.builds(
        Latest, st.just(seat), st.sampled_from((frozenset(), frozenset(seen))), words
    )
    pot = draw(pots) if not trick and shown <= 5 else ""
    prompt = "" if trick or middle or pot else draw(prompts)
    return Table(
        seats,
        draw(st.sampled_from(("Spades", "A game with a long name"))),
        draw(lines),
        trick,
        (),
        tuple(middle),
        draw(short.map(tuple) if trick and shown and middle else badges),
        pot,
        draw(st.integers(0, count - 1)),
        draw(st.booleans()),
        draw(st.none() | latest),
        prompt=prompt,
    )


@st.composite
def taken(draw: st.DrawFn) -> Table:
    """A trick of four seats that have shown a few cards, and taken sixteen in all."""
    table, left = draw(tables(4, 4, shown=4, plays=1)), [*FACES[30:46]]
    shares = [draw(st.integers(0, 16)) for _ in range(4)]
    spots = []
    for seat, share in enumerate(shares):
        spots.append(Spot("Al", tuple(left[:share]), None, "fan", seat=seat))
        left = left[share:]
    filled = tuple(spot for spot in spots if spot.cards)
    return replace(table, spots=filled, badges=draw(short.map(tuple)))


@st.composite
def auctions(draw: st.DrawFn) -> Table:
    """The calls of three to seven seats around a pile, or around nothing; hands may be open."""
    words = st.none() | st.sampled_from(("0", "13", "Nil", "Blind", "Order up, alone"))
    count = draw(st.integers(3, 7))
    calls = [Call(seat, word) for seat in range(count) if (word := draw(words))]
    pile = (Spot("Kitty", ("??",), 8),)
    spots = draw(st.sampled_from(((), pile)))
    shown = draw(st.sampled_from((0, 13)))
    table = draw(tables(count, count, shown=shown))
    return replace(table, calls=tuple(calls), spots=spots, pot="", prompt="")


@st.composite
def tracks(draw: st.DrawFn) -> Track:
    """Two or three sides anywhere on a board."""
    length, lanes = draw(st.sampled_from((61, 121, 181))), []
    for team in range(draw(st.integers(2, 3))):
        front = draw(st.integers(0, length))
        name = draw(st.sampled_from(("Al", *NAMES_LONG)))
        lanes.append(Lane(name, team, front, draw(st.integers(0, front))))
    lines = draw(st.sampled_from(((), (30,), (length - 61, length - 31))))
    summary = draw(st.sampled_from(("", "All even", "Charlotte and Alexander are 121 ahead")))
    return Track(length, tuple(lanes), tuple(line for line in lines if line), summary)


@st.composite
def boards(draw: st.DrawFn, spot: int, shown: int = 0) -> Table:
    """A board with so many spots, those with a label with a note, among two to four seats.

    Where hands are shown there are no badges; and no pot anywhere.
    """
    table = draw(tables(2, 4, shown=shown, spot=spot))
    few = (replace(each, cards=each.cards[:8]) for each in table.spots)
    note = st.sampled_from(("", "fifteen 2", "fifteen 12, pairs 6, run 9, nobs 1"))
    noted = tuple(
        replace(each, note=draw(note) if each.label else "", new_line=False) for each in few
    )
    badges = () if shown else draw(short.map(tuple))
    return replace(table, spots=noted, track=draw(tracks()), pot="", badges=badges, prompt="")


@st.composite
def tricks(draw: st.DrawFn, seats: int, most: int) -> tuple[Play, ...]:
    """A number of cards from each of some seats in turn."""
    leader, played = draw(st.integers(0, seats - 1)), draw(st.integers(1, seats))
    each, best = draw(st.integers(1, most)), draw(st.integers(0, played - 1))
    faces = islice(cycle(FACES), draw(st.integers(0, len(FACES) - 1)), None)
    return tuple(
        Play((leader + at) % seats, next(faces), at == best)
        for at in range(played)
        for _ in range(each)
    )


@pytest.mark.parametrize(
    "tables",
    [
        pytest.param(tables(2, 4, spot=4), id="four spots, up to 4 seats"),
        pytest.param(tables(2, 4, shown=5, spot=2), id="two spots and a pot, up to 4 seats"),
        pytest.param(tables(2, 4, shown=14, spot=2), id="open hands, up to 4 seats"),
        pytest.param(tables(2, 4, shown=33, spot=1), id="largest hands, up to 4 seats"),
        pytest.param(tables(5, 8, spot=4), id="four spots, up to 8 seats"),
        pytest.param(tables(5, 8, shown=5, spot=2), id="two spots and a pot, up to 8 seats"),
        pytest.param(tables(5, 6, shown=25, spot=2), id="open hands, up to 6 seats"),
        pytest.param(tables(7, 8, shown=18, spot=2), id="open hands, up to 8 seats"),
        pytest.param(tables(9, MOST_SEATS, spot=3), id="three spots, up to 12 seats"),
        pytest.param(tables(9, MOST_SEATS, shown=4, spot=1), id="sets, up to 12 seats"),
        pytest.param(tables(9, MOST_SEATS, shown=14, spot=1), id="open hands, up to 12 seats"),
        pytest.param(tables(2, MOST_SEATS, plays=1), id="a trick"),
        pytest.param(tables(2, MOST_SEATS, plays=6), id="a trick of several cards a seat"),
        pytest.param(tables(2, 6, plays=6, spot=2), id="a trick and spots"),
        pytest.param(tables(2, 4, plays=13, spot=4), id="a trick, long throws and spots"),
        pytest.param(tables(2, 4, plays=1, shown=13, spot=4), id="open hands beside a trick"),
        pytest.param(tables(4, 4, plays=8, shown=25, spot=2), id="large hands beside a trick"),
        pytest.param(taken(), id="a trick and what each has taken"),
        pytest.param(auctions(), id="an auction"),
        pytest.param(boards(4), id="a board and four spots"),
        pytest.param(boards(2, shown=4), id="a board, two spots and open hands"),
    ],
)
@settings(max_examples=settings().max_examples // 4)
@given(data=st.data())
def test_whatever_lies_on_a_table_can_be_read(
    tables: st.SearchStrategy[Table], data: st.DataObject
) -> None:
    is_lawful(layout(data.draw(tables)))


@pytest.mark.parametrize(
    "tables",
    [
        pytest.param(tables(2, 4, shown=33), id="up to 4 seats"),
        pytest.param(tables(5, 8, shown=18, spot=2), id="up to 8 seats"),
        pytest.param(tables(9, MOST_SEATS, shown=14, spot=1), id="up to 12 seats"),
        pytest.param(tables(2, 4, shown=13, spot=2), id="with spots"),
    ],
)
@settings(max_examples=settings().max_examples // 4)
@given(data=st.data())
def test_no_card_of_an_open_hand_is_mostly_an_empty_face(
    tables: st.SearchStrategy[Table], data: st.DataObject
) -> None:
    no_empty_face_is_seen(layout(data.draw(tables)))


@pytest.mark.parametrize("shown", range(1, 14))
def test_no_card_of_a_trick_beside_an_open_hand_is_mostly_an_empty_face(shown: int) -> None:
    seats = (*map(TableSeat, ("Ann", "Ben", "Cyd")), TableSeat("Dan", shown=FACES[:shown]))
    scores = tuple(Badge(names, "0", team=team) for team, names in enumerate(("A & C", "B & D")))
    trick = tuple(Play(seat, FACES[20 + seat]) for seat in range(3))
    table = Table(seats, trick=trick, badges=(*scores, Badge("Trump", suit="S")))
    no_empty_face_is_seen(layout(table))


PARTS = (HandPart(4, "15"), HandPart(3, "13", True), HandPart(2, "20 · bet 40"), HandPart(1, "8"))
HANDS = TableSeat("Charlotte", "940 · bet 100", shown=FACES[:10], parts=PARTS)


@pytest.mark.parametrize("count", range(1, 8))
def test_several_hands_of_each_seat_can_be_read(count: int) -> None:
    house = Spot("House · 16", FACES[10:13], spread="row")
    table = Table((HANDS,) * count, spots=(house,), badges=(Badge("Bets", "10-200"),))
    hand = Hand(FACES[:10], groups=tuple(part.size for part in PARTS))
    for scene in (table, Private(table, hand)):
        is_lawful(layout(scene))


def test_most_of_two_packs_in_one_hand_lies_clear_of_the_seats_around_it() -> None:
    most = tuple(islice(cycle(FACES[:52]), 70))
    few, much = TableSeat("Al", shown=FACES[:3]), TableSeat("Ben", shown=most)
    is_lawful(layout(Table((*(few,) * 7, much), spots=(Spot("Pile", FACES[:1]),))))


OPEN = TableSeat("Al", "Bid 4", shown=FACES[:13])
ROW = Spot("Cards captured so far", FACES[:12], None, "row")
TEN = tuple(TableSeat("Al", shown=FACES[:count]) for count in (1, 0, 0, 0, 3, 0, 0, 0, 2, 0))
ROWS = (replace(ROW, cards=FACES[:2]), replace(ROW, cards=FACES[:7]), Spot("Stock"), Spot(""))


@example(Table(TEN, spots=ROWS, pot="1,250"))
@example(Table((OPEN,) * 10, spots=(ROW,) * 4, pot="1,250"))
@example(Table((*(OPEN,) * 5, replace(OPEN, shown=()), *(OPEN,) * 4), spots=(ROW,) * 4))
@example(Table((OPEN,) * MOST_SEATS, spots=(ROW,) * 4))
@example(Table((OPEN,) * 9, spots=(replace(ROW, spread="stack"), ROW, ROW, ROW)))
@settings(deadline=None, derandomize=True)
@given(
    st.builds(
        Table,
        st.lists(places(13), min_size=2, max_size=MOST_SEATS).map(tuple),
        st.just("A game with a long name"),
        lines,
        spots=st.lists(spots, max_size=4).map(tuple),
        badges=badges,
        pot=pots,
    )
)
def test_not_even_what_is_too_much_to_be_read_leaves_the_picture(table: Table) -> None:
    drawing = layout(table)
    assert [part for part in drawing.operations if not inside(extent(part), drawing)] == []


def look(game: Game) -> None:
    is_lawful(layout(table_scene(view(game, None), NAMES_LONG, SAY)))
    is_lawful(layout(open_table_scene(game, NAMES_LONG, SAY)))
    for seat in game.waiting():
        if seat >= 0:
            is_lawful(layout(hand_scene(view(game, seat), SAY)))


COUNTS = [(kind, count) for kind in OURS for count in kind.players]


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "count"), COUNTS)
def test_long_play_at_every_number_of_players_can_be_read(kind: type[Game], count: int) -> None:
    random = Random(f"{kind.key} for {count}")
    for _ in range(4):
        game = any_deal(kind, random)
        while game.seats != count:
            game = any_deal(kind, random)
        play_on(game, random, 250, 0.3, look)
