"""Laws of every table picture: whatever lies there, all of it can be read."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games import GAMES
from games.cards import CARDS
from games.game import Game
from games.scene import Badge, Place, Play, Spot, Table
from games.stage import hand_scene, table_scene
from games.view import view
from images.drawing import Drawing, Label
from images.layout import layout
from images.layout_seats import MOST_SEATS
from images.theme import LEAST_TEXT
from tests.images.extents import extent, faults, inside
from tests.matches import any_deal, play_on
from tests.voice import NAMES, SAY

FACES = tuple(CARDS)
NAMES_LONG = tuple(f"{name} of the Wide Wild Woods WMWM" for name in NAMES)


def is_lawful(drawing: Drawing) -> None:
    assert [part for part in drawing.operations if not inside(extent(part), drawing)] == []
    labels = [part for part in drawing.operations if isinstance(part, Label)]
    assert all(label.size >= LEAST_TEXT for label in labels)
    assert faults(drawing) == []


def face_up(most: int) -> st.SearchStrategy[tuple[str, ...]]:
    return st.lists(st.sampled_from(FACES), max_size=most).map(tuple)


words = st.sampled_from(("", "Bid 4 · Won 2", "1,234,567 chips · bet 340,000 and more"))
places = st.builds(
    Place,
    name=st.sampled_from(("Al", *NAMES_LONG)),
    line=words,
    cards=st.none() | st.integers(0, 99),
    shown=face_up(13),
    turn=st.booleans(),
    dealer=st.booleans(),
    team=st.integers(0, 11),
    out=st.booleans(),
    tag=st.sampled_from(("", "leads", "double declarer of all")),
    won=st.booleans(),
)
crowded = st.builds(Place, name=st.sampled_from(NAMES_LONG), line=words, shown=face_up(4))
spots = st.builds(
    Spot,
    label=st.sampled_from(("", "Stock", "Captured")),
    cards=face_up(6),
    count=st.none() | st.integers(0, 108),
    spread=st.sampled_from(("stack", "row", "fan")),
)
badges = st.lists(
    st.builds(
        Badge,
        st.sampled_from(("Trump", "Us and them")),
        st.sampled_from(("", "212", "1212 · 1187")),
    ),
    max_size=2,
).map(tuple)


def tables(seats: st.SearchStrategy[tuple[Place, ...]], most: int) -> st.SearchStrategy[Table]:
    return st.builds(
        Table,
        seats=seats,
        title=st.sampled_from(("Spades", "A game with a long name")),
        subtitle=words,
        spots=st.lists(spots, max_size=most).map(tuple),
        badges=badges,
        pot=st.sampled_from(("", "1,250")),
        anticlockwise=st.booleans(),
    )


def seated(
    place: st.SearchStrategy[Place], least: int, most: int
) -> st.SearchStrategy[tuple[Place, ...]]:
    return st.lists(place, min_size=least, max_size=most).map(tuple)


@settings(max_examples=60, deadline=None, derandomize=True)
@given(tables(seated(places, 2, 4), 2))
def test_up_to_four_seats_with_any_cards_and_piles_can_be_read(table: Table) -> None:
    is_lawful(layout(table))


@settings(max_examples=60, deadline=None, derandomize=True)
@given(tables(seated(places, 5, 8), 2))
def test_up_to_eight_seats_with_any_cards_and_two_piles_can_be_read(table: Table) -> None:
    is_lawful(layout(table))


@settings(max_examples=60, deadline=None, derandomize=True)
@given(tables(seated(crowded, 9, MOST_SEATS), 1))
def test_up_to_twelve_seats_with_sets_before_them_can_be_read(table: Table) -> None:
    is_lawful(layout(table))


@given(st.data(), st.integers(2, MOST_SEATS))
def test_a_trick_of_one_card_a_seat_can_be_read(data: st.DataObject, count: int) -> None:
    seats = tuple(Place(name, "Bid 4", 9, tag="leads") for name in NAMES_LONG[:count])
    played = data.draw(st.integers(1, count))
    leader = data.draw(st.integers(0, count - 1))
    trick = tuple(Play((leader + at) % count, FACES[at], at == 1) for at in range(played))
    is_lawful(layout(Table(seats, "Title", "Subtitle", trick)))


def look(game: Game) -> None:
    is_lawful(layout(table_scene(view(game, None), NAMES_LONG, SAY)))
    for seat in game.waiting():
        if seat >= 0:
            assert faults(layout(hand_scene(view(game, seat), SAY))) == []


@pytest.mark.parametrize("key", GAMES)
@settings(max_examples=3, deadline=None)
@given(random=st.randoms(use_true_random=False))
def test_every_position_of_real_play_can_be_read(key: str, random: Random) -> None:
    play_on(any_deal(GAMES[key], random), random, 120, 0.3, look)


COUNTS = [(key, count) for key, kind in GAMES.items() for count in kind.players]


@pytest.mark.slow
@pytest.mark.parametrize(("key", "count"), COUNTS)
def test_long_play_at_every_number_of_players_can_be_read(key: str, count: int) -> None:
    random = Random(f"{key} for {count}")
    for _ in range(4):
        game = any_deal(GAMES[key], random)
        while game.seats != count:
            game = any_deal(GAMES[key], random)
        play_on(game, random, 250, 0.3, look)
