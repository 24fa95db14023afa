"""Laws of what one player sees: all of it can be read on a phone, whatever is played."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from itertools import combinations, pairwise
from typing import Final, Literal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.cards import HIDDEN, JOKERS
from games.scene import Badge, Call, Hand, Play, Private, Spot, Table, TableSeat, Token
from images.drawing import DealerChip, Dot, Drawing, Label, Pill, Sprite
from images.layout import layout
from images.layout.area import covered, index
from images.layout.breadth import breadth
from images.layout.seats import MOST_SEATS
from images.theme import CARD_RATIO, SMALL, WIDTH
from tests.images.layout.test_table_laws import (
    FACES,
    boards,
    cards,
    is_lawful,
    no_empty_face_is_seen,
    tables,
)
from tests.voice import FRENCH_OF

PHONE: Final = 400
"""Width at which the picture is seen, in pixels."""
LEGIBLE: Final = 28
RANK, INDEX = 0.27, 0.515
"""Height of a card's rank by its width, and of rank and suit together."""

hands = st.builds(
    lambda cards, playable, marked, groups: Hand(
        cards,
        frozenset(cards[::2]) if playable else None,
        frozenset(cards[:marked]),
        "Your hand",
        groups=groups,
    ),
    cards(33),
    st.booleans(),
    st.integers(0, 3),
    st.sampled_from(((), (3, 3, 4), (3, 4, 3, 3, 4, 5))),
)


def face_up(drawing: Drawing) -> list[tuple[str, float]]:
    """The cards to be read, and how wide a phone shows them."""
    pixels = PHONE / drawing.size[0]
    return [
        (part.card, round(part.width * drawing.scale) * pixels)
        for part in drawing.operations
        if isinstance(part, Sprite) and part.card not in ("", HIDDEN)
    ]


def played_on(table: Table, hand: Hand) -> list[str]:
    """The cards in the middle: the trick, or the visible cards of rows and piles.

    A card turned up below a pile, or cards aside, are only looked at.
    """
    if table.trick:
        return [play.card for play in table.trick]
    piles = [spot for spot in table.spots if spot.over and spot.count is not None]
    aside = [spot for spot in table.spots if spot.aside]
    spots = [spot for spot in table.spots if spot not in (*hand.own, *piles, *aside)]
    seen = (spot.cards[-1:] if spot.spread == "stack" else spot.cards for spot in spots)
    return [card for cards in seen for card in cards if card != HIDDEN]


def is_legible(scene: Private) -> None:
    """All is to be read, and what one plays, and plays on, from afar."""
    drawing = layout(scene)
    is_lawful(drawing)
    shown = face_up(drawing)
    assert all(width * INDEX >= LEGIBLE for _, width in shown)
    large = in_french(card for card, width in shown if width * RANK >= LEGIBLE)
    held = in_french(card for card in scene.hand.cards if card != HIDDEN)
    assert held | in_french(played_on(scene.table, scene.hand)) <= large


def in_french(cards: Iterable[str]) -> Counter[str]:
    """The number of each card, whichever faces it has."""
    return Counter(FRENCH_OF.get(card, card) for card in cards)


@pytest.mark.parametrize(
    "tables",
    [
        pytest.param(tables(2, 4, spot=4), id="four spots, up to 4 seats"),
        pytest.param(tables(5, MOST_SEATS, spot=4), id="four spots, many seats"),
        pytest.param(tables(2, MOST_SEATS, shown=33, spot=2), id="open hands"),
        pytest.param(tables(2, MOST_SEATS, plays=1, spot=4), id="a trick and spots"),
        pytest.param(tables(2, MOST_SEATS, plays=13, shown=13), id="long throws"),
        pytest.param(boards(4, shown=4), id="a board, spots and open hands"),
    ],
)
@settings(max_examples=settings().max_examples // 3)
@given(data=st.data(), hand=hands)
def test_whatever_a_player_sees_can_be_read_on_a_phone(
    tables: st.SearchStrategy[Table], data: st.DataObject, hand: Hand
) -> None:
    is_legible(Private(data.draw(tables), hand))


@pytest.mark.parametrize(
    "tables",
    [
        pytest.param(tables(2, MOST_SEATS, spot=4), id="spots"),
        pytest.param(tables(2, MOST_SEATS, shown=13, spot=2), id="open hands"),
        pytest.param(tables(2, MOST_SEATS, plays=1, spot=4), id="a trick and spots"),
    ],
)
@settings(max_examples=settings().max_examples // 3)
@given(data=st.data(), hand=hands)
def test_no_card_that_a_player_sees_is_mostly_an_empty_face(
    tables: st.SearchStrategy[Table], data: st.DataObject, hand: Hand
) -> None:
    """Except beside a joker, whose letters reach far down."""
    drawing = layout(Private(data.draw(tables), hand))
    cards = (part for part in drawing.operations if isinstance(part, Sprite))
    if not any(card.bare and card.card in JOKERS for card in cards):
        no_empty_face_is_seen(drawing)


SPADES = Table(tuple(TableSeat(name) for name in ("Ann", "Bob", "Cid", "Dan")), viewer=2)


def where(scene: Private, card: str) -> tuple[float, float]:
    [at] = [
        (part.x, part.y)
        for part in layout(scene).operations
        if isinstance(part, Sprite) and part.card == card
    ]
    return at


def test_a_trick_lies_as_a_cross_each_card_towards_its_seat() -> None:
    trick = tuple(Play(seat, card) for seat, card in enumerate(("2C", "3C", "4C", "5C")))
    scene = Private(replace(SPADES, trick=trick), Hand(("AS",)))
    across, right, own, left = (where(scene, play.card) for play in trick)
    assert left[0] < across[0] == own[0] < right[0]
    assert across[1] < left[1] == right[1] < own[1]


def ring(count: int, best: int, viewer: int) -> tuple[list[Sprite], list[Label]]:
    """The cards of a trick, in the order in which they are drawn, and the names of the players."""
    trick = tuple(Play(seat, FACES[seat], seat == best) for seat in range(count))
    table = Table(tuple(TableSeat(f"P{seat}") for seat in range(count)), trick=trick, viewer=viewer)
    drawn = layout(Private(table, Hand(()))).operations
    names = [part for part in drawn if isinstance(part, Label) and part.text.startswith("P")]
    return [part for part in drawn if isinstance(part, Sprite)], names


@pytest.mark.parametrize("count", range(5, MOST_SEATS + 1))
def test_a_trick_of_many_lies_as_they_sit_around_the_table(count: int) -> None:
    for viewer in range(count):
        sprites, names = ring(count, 0, viewer)
        cards = {part.card: part for part in sprites}
        seats = {int(name.text[1:]): name for name in names}
        clockwise = [cards[FACES[(viewer + at) % count]] for at in range(count)]
        own, first, last = clockwise[0], clockwise[1], clockwise[-1]
        assert (first.y, last.y) == (own.y, own.y)
        assert first.x < own.x == WIDTH / 2 < last.x
        half = count // 2
        up, down = clockwise[1 : half + 1], clockwise[-half:]
        assert all(one.y >= other.y for one, other in pairwise(up))
        assert all(one.y <= other.y for one, other in pairwise(down))
        others = [seat for seat in seats if seat != viewer]
        lines = sorted({seats[seat].y for seat in others})
        rows = sorted({cards[FACES[seat]].y for seat in others})
        for seat in others:
            assert abs(cards[FACES[seat]].x - seats[seat].x) < WIDTH / 6
            assert rows.index(cards[FACES[seat]].y) == lines.index(seats[seat].y)


@pytest.mark.parametrize("count", range(5, MOST_SEATS + 1))
def test_nothing_covers_the_upper_half_of_the_card_that_takes_a_trick_of_many(count: int) -> None:
    for best in range(count):
        sprites, _ = ring(count, best, 0)
        [at] = [at for at, part in enumerate(sprites) if part.look == "gold"]
        whole = covered(sprites[at])
        upper = whole._replace(bottom=sprites[at].y)
        assert not any(covered(later).touches(upper) for later in sprites[at + 1 :])


@pytest.mark.parametrize("count", range(2, MOST_SEATS + 1))
def test_of_a_joker_in_a_trick_all_letters_are_seen(count: int) -> None:
    trick = tuple(Play(seat, JOKERS[seat % 2]) for seat in range(count))
    scene = Private(Table(tuple(map(TableSeat, "ABCDEFGHIJKL"[:count])), trick=trick), Hand(()))
    cards = [part for part in layout(scene).operations if isinstance(part, Sprite)]
    for card, later in combinations([part for part in cards if part.card in JOKERS], 2):
        assert not index(card).touches(covered(later))


def test_the_own_plaque_is_below_the_table_and_above_the_hand() -> None:
    scene = Private(replace(SPADES, spots=(Spot("Pile", ("QS",)),)), Hand(("AS",)))
    [own] = [
        part.y
        for part in layout(scene).operations
        if isinstance(part, Label) and part.text == "Cid"
    ]
    assert where(scene, "QS")[1] < own < where(scene, "AS")[1]


def test_cards_played_together_lie_under_the_name_of_who_played_them() -> None:
    trick = (Play(0, "2C", best=True), Play(0, "3C", best=True), Play(1, "4C"), Play(1, "5C"))
    texts = [
        part.text
        for part in layout(Private(replace(SPADES, trick=trick), Hand(()))).operations
        if isinstance(part, Label)
    ]
    assert (texts.count("Ann"), texts.count("Bob"), texts.count("Dan")) == (2, 2, 1)


def test_the_own_open_hand_is_not_shown_twice() -> None:
    seats = (*SPADES.seats[:2], TableSeat("Cid", cards=None, shown=("AS",)), SPADES.seats[3])
    scene = Private(replace(SPADES, seats=seats), Hand(("AS",)))
    assert where(scene, "AS")


def test_what_only_its_holder_may_look_at_is_drawn_once() -> None:
    own = Spot("Buried", ("QS",), 1, "fan")
    scene = Private(replace(SPADES, spots=(own,)), Hand(("AS",), own=(own,)))
    assert where(scene, "QS")


def test_what_is_bid_stands_large_below_each_who_said_it_and_above_the_own_seat() -> None:
    calls = (Call(0, "3"), Call(1, "Nil"), Call(3, "Pass"))
    table = Table(tuple(map(TableSeat, ("Ann", "Ben", "Cyd", "Dee"))), calls=calls)
    labels = {
        part.text: part
        for part in layout(Private(table, Hand(("AS",)))).operations
        if isinstance(part, Label)
    }
    for name, word in (("Ben", "Nil"), ("Dee", "Pass")):
        assert abs(labels[word].x - labels[name].x) < WIDTH / 6
        assert labels[name].y < labels[word].y < labels["Ann"].y
    assert labels["Nil"].y < labels["3"].y < labels["Ann"].y
    assert all(labels[call.word].size > 1.5 * labels["Ben"].size for call in calls)


def test_the_card_just_drawn_bears_a_tab_and_no_other() -> None:
    table = Table((TableSeat("Ann"), TableSeat("Ben")))
    hand = Hand(("AS", "7C", "2D"))

    def pills(hand: Hand) -> list[Pill]:
        drawing = layout(Private(table, hand))
        return [part for part in drawing.operations if isinstance(part, Pill)]

    [tab] = Counter(pills(replace(hand, fresh=("7C",)))) - Counter(pills(hand))
    drawing = layout(Private(table, replace(hand, fresh=("7C",))))
    [card] = [p for p in drawing.operations if isinstance(p, Sprite) and p.card == "7C"]
    assert abs(tab.x - card.x) < card.width / 2
    gap = card.y - card.width * CARD_RATIO / 2 - (tab.y + tab.height / 2)
    assert 0 <= gap < 3, "it stands whole on the upper edge of the card"


def test_the_own_cards_that_have_won_are_marked_in_the_hand_too() -> None:
    board = Spot("", ("QS", "2H"), spread="row")
    table = replace(SPADES, spots=(board,), raised=frozenset({"AS", "QS"}))
    drawn = layout(Private(table, Hand(("AS", "KD")))).operations
    gold = {part.card for part in drawn if isinstance(part, Sprite) and part.look == "gold"}
    assert gold == {"AS", "QS"}


@pytest.mark.parametrize("count", range(1, 34))
@pytest.mark.parametrize("playable", [None, frozenset(FACES[::2]), frozenset(FACES)])
def test_no_card_of_a_hand_is_mostly_an_empty_face(
    count: int, playable: frozenset[str] | None
) -> None:
    hand = Hand(FACES[:count], playable, title="Your hand")
    no_empty_face_is_seen(layout(Private(SPADES, hand)))


@pytest.mark.parametrize("spread", ["row", "fan"])
@pytest.mark.parametrize("counts", [(5,), (4, 4), (1, 4, 4, 4), (3, 3, 4), (8,), (13,)])
def test_no_card_on_the_table_is_mostly_an_empty_face(
    counts: tuple[int, ...], spread: Literal["row", "fan"]
) -> None:
    spots = tuple(Spot("Meld", FACES[:count], spread=spread) for count in counts)
    table = replace(SPADES, spots=spots)
    no_empty_face_is_seen(layout(Private(table, Hand(FACES[:5]))))


def test_the_names_of_partners_stand_whole_above_the_others() -> None:
    names = "Bob & Daphne of the Woods"
    scores = tuple(
        Badge(names, "120", team=team, token=Token("bag", 3, "3 bags")) for team in (0, 1)
    )
    trump = Badge("Trump", suit="S")
    for table in (SPADES, replace(SPADES, seats=SPADES.seats[:2])):
        drawing = layout(Private(replace(table, viewer=0, badges=(*scores, trump)), Hand(())))
        labels = [each for each in drawing.operations if isinstance(each, Label)]
        [width, _] = [each.width for each in labels if each.text == names]
        assert width >= breadth(names, SMALL)


def test_what_marks_a_seat_keeps_away_from_the_scores() -> None:
    scores = tuple(Badge("You & Bob", "120", team=team) for team in (0, 1))
    seats = tuple(replace(seat, dealer=True, won=True) for seat in SPADES.seats)
    drawing = layout(Private(replace(SPADES, seats=seats, badges=scores), Hand(())))
    below = max(each.y + 14 for each in drawing.operations if isinstance(each, Dot))
    chips = [each.y - 20 for each in drawing.operations if isinstance(each, DealerChip)]
    assert min(chips) - below >= 28


def test_no_card_hides_the_tag_of_one_just_drawn() -> None:
    hand = Hand(FACES[:12], frozenset(FACES[1:12:2]), title="Your hand", fresh=FACES[:12])
    drawing = layout(Private(SPADES, hand))
    tags = [each for each in drawing.operations if isinstance(each, Pill) and each.tone == "gold"]
    assert len(tags) == 12
    is_lawful(drawing)
