"""Tables: nothing covers a name, nothing leaves the picture, every card can be read."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import permutations, product
from math import hypot
from statistics import fmean
from typing import TypeVar

import pytest

from games.cards import PACK
from games.scene import (
    Arrow,
    Badge,
    Call,
    Hand,
    Latest,
    Play,
    Private,
    Spot,
    StrokeScore,
    Table,
    TableSeat,
    Token,
)
from images.drawing import (
    ArrowHead,
    Crown,
    DealerChip,
    Disc,
    Emblem,
    Fresh,
    Label,
    Pill,
    Plaque,
    Robot,
    Said,
    Slot,
    Sprite,
    Strokes,
    SuitDisc,
    VerdictFrame,
)
from images.layout import layout
from images.layout.area import Area, around
from images.layout.extents import extent
from images.layout.seats import MOST_SEATS
from images.text.writing import fitted
from images.theme import CARD_RATIO, TABLE_HEIGHT, WIDTH
from tests.images.layout.extents import apart, faults, inside, overlaps
from tests.images.layout.test_labels import is_cut

Part = TypeVar("Part")

CARDS = [str(card) for card in PACK]
SEATS = range(2, MOST_SEATS + 1)
STOCKS = (Spot("Stock", ("??",), 23), Spot("Discard", ("5D", "QH"), 9))
RIM = 4  # around the card that takes the trick
INDEX = 0.28  # of the width of a card, and 0.42 of its height, hold rank and suit


def seats(count: int, shown: int = 0) -> tuple[TableSeat, ...]:
    hand = tuple(CARDS[:shown])
    return tuple(
        TableSeat(f"Player {seat}", "Bid 4", cards=9, shown=hand, team=seat)
        for seat in range(count)
    )


def gap(box: Area, x: float, y: float) -> float:
    """The distance of a point from a box."""
    across, down = max(box.left - x, x - box.right, 0), max(box.top - y, y - box.bottom, 0)
    return hypot(across, down)


def trick(count: int) -> tuple[Play, ...]:
    return tuple(Play(seat, CARDS[seat], best=seat == 1) for seat in range(count))


def rows(most: int) -> tuple[Play, ...]:
    """A trick of four plays of several cards each."""
    return tuple(Play(at // most, CARDS[at], best=at < most) for at in range(4 * most))


def parts(table: Table, kind: type[Part]) -> list[Part]:
    return [part for part in layout(table).operations if isinstance(part, kind)]


@pytest.mark.parametrize("count", SEATS)
def test_plaques_keep_apart_from_each_other_and_from_trick_cards(count: int) -> None:
    table = Table(seats(count), trick=trick(count))
    plaques = [extent(plaque) for plaque in parts(table, Plaque)]
    cards = [extent(sprite) for sprite in parts(table, Sprite)]
    assert overlaps(plaques) == []
    assert all(apart(card, plaque) for card, plaque in product(cards, plaques))


@pytest.mark.parametrize("count", SEATS)
def test_title_and_badges_keep_apart_from_plaques(count: int) -> None:
    badges = (Badge("Alice and Charlotte", "1212 · 1187"), Badge("Trump", suit="D"))
    table = Table(seats(count), "A rather long title", "and a longer subtitle", badges=badges)
    plaques = [extent(plaque) for plaque in parts(table, Plaque)]
    head = [
        extent(part)
        for part in layout(table).operations
        if isinstance(part, SuitDisc)
        or (
            isinstance(part, Label) and part.y < 100 and not part.text.startswith(("Player", "Bid"))
        )
    ]
    assert len(head) == 6
    assert all(apart(part, plaque) for part, plaque in product(head, plaques))


@pytest.mark.parametrize("count", SEATS)
def test_every_index_of_a_trick_can_be_read(count: int) -> None:
    sprites = parts(Table(seats(count), trick=trick(count)), Sprite)
    for at, sprite in enumerate(sprites):
        x0, y0, x1, y1 = extent(sprite)
        index = x0, y0, x0 + (x1 - x0) * INDEX, y0 + (y1 - y0) * 0.42
        assert all(apart(index, extent(later)) for later in sprites[at + 1 :]), sprite


@pytest.mark.parametrize(("count", "high"), [*((n, 0.4) for n in (2, 3, 4)), (5, 0.36), (8, 0.36)])
def test_the_cards_of_a_trick_are_two_fifths_of_the_table_high(count: int, high: float) -> None:
    """Of cards in two rows a tenth less."""
    sprites = parts(Table(seats(count), trick=trick(count)), Sprite)
    assert all(sprite.width * CARD_RATIO >= high * TABLE_HEIGHT for sprite in sprites)


@pytest.mark.parametrize("count", range(5, 9))
def test_the_lower_row_of_a_trick_covers_no_more_than_a_third_of_the_upper_one(count: int) -> None:
    sprites = parts(Table(seats(count), trick=trick(count)), Sprite)
    (_, _, _, bottom), (_, below, _, _) = extent(sprites[0]), extent(sprites[-1])
    assert 0 < bottom - below <= sprites[0].width * CARD_RATIO / 3


def in_sight(table: Table) -> tuple[float, float]:
    """The shares in sight of the rim around the card that wins, and of its upper edge."""
    sprites = parts(table, Sprite)
    at = next(at for at, sprite in enumerate(sprites) if sprite.look == "gold")
    left, top, right, bottom = extent(sprites[at])
    across, down = range(round(left - RIM), round(right + RIM)), range(round(top), round(bottom))
    upper, lower = ([(x, y) for x in across] for y in (top - RIM, bottom + RIM))
    sides = [*product((left - RIM, right + RIM), down)]
    over = [extent(later) for later in sprites[at + 1 :]]

    def seen(points: Sequence[tuple[float, float]]) -> float:
        return fmean(all(apart((*point, *point), card) for card in over) for point in points)

    return seen([*upper, *sides, *lower]), seen(upper)


@pytest.mark.parametrize("count", SEATS)
def test_of_the_card_that_takes_the_trick_most_is_seen_and_all_where_many_play(count: int) -> None:
    for best in range(count):
        won = tuple(Play(seat, CARDS[seat], best=seat == best) for seat in range(count))
        for played in range(best + 1, count + 1):
            rim, upper = in_sight(Table(seats(count), trick=won[:played]))
            assert rim >= (1 if count > 8 else 0.5)
            assert upper >= 0.7


@pytest.mark.parametrize("count", [5, 6])
def test_no_card_of_its_row_covers_the_rim_of_the_card_that_takes_the_trick(count: int) -> None:
    for best in range(count):
        won = tuple(Play(seat, CARDS[seat], best=seat == best) for seat in range(count))
        sprites = parts(Table(seats(count), trick=won), Sprite)
        at = next(at for at, sprite in enumerate(sprites) if sprite.look == "gold")
        assert all(later.y > sprites[at].y for later in sprites[at + 1 :])


@pytest.mark.parametrize("count", range(9, MOST_SEATS + 1))
def test_cards_of_a_trick_of_many_are_a_quarter_of_the_table_high(count: int) -> None:
    sprites = parts(Table(seats(count), trick=trick(count)), Sprite)
    assert all(sprite.width * CARD_RATIO >= TABLE_HEIGHT / 4 for sprite in sprites)


@pytest.mark.parametrize("count", range(2, 9))
def test_each_card_of_a_trick_lies_towards_its_seat(count: int) -> None:
    table = Table(seats(count), trick=trick(count))
    cards = {sprite.card: sprite for sprite in parts(table, Sprite)}
    plaques = parts(table, Plaque)
    for play, plaque in zip(table.trick, plaques, strict=True):
        card = cards[play.card]
        if abs(plaque.x - WIDTH / 2) > 1:
            assert (card.x - WIDTH / 2) * (plaque.x - WIDTH / 2) > 0
        else:
            assert (card.y - 367) * (plaque.y - 367) > 0


@pytest.mark.parametrize("most", range(2, 7))
def test_every_index_of_plays_of_several_cards_can_be_read(most: int) -> None:
    sprites = parts(Table(seats(4), trick=rows(most)), Sprite)
    assert len(sprites) == 4 * most
    for at, sprite in enumerate(sprites):
        x0, y0, x1, y1 = extent(sprite)
        index = x0, y0, x0 + (x1 - x0) * INDEX, y0 + (y1 - y0) * 0.42
        assert all(apart(index, extent(later)) for later in sprites[at + 1 :]), sprite


@pytest.mark.parametrize("most", [2, 4, 6, 9, 13])
def test_plays_of_several_cards_keep_apart_from_plaques_and_piles(most: int) -> None:
    kitty = Spot("Buried", tuple(CARDS[:8]), spread="row")
    for spots in (STOCKS, (kitty,)):
        table = Table(seats(4), trick=rows(most), spots=spots)
        sprites = parts(table, Sprite)
        played = [extent(sprite) for sprite in sprites[-4 * most :]]
        around = [extent(sprite) for sprite in sprites[: -4 * most]]
        around += [extent(plaque) for plaque in parts(table, Plaque)]
        assert all(apart(card, other) for card, other in product(played, around))


def test_a_play_of_several_cards_lies_before_its_seat() -> None:
    sprites = parts(Table(seats(4), trick=rows(3), viewer=1), Sprite)
    middle = {card: (sprite.x, sprite.y) for sprite in sprites if (card := sprite.card)}
    lowest = max(sprites, key=lambda sprite: sprite.y)
    assert lowest.card in CARDS[3:6]
    assert middle[CARDS[1]][0] > middle[CARDS[4]][0] > middle[CARDS[7]][0]
    assert {sprite.card for sprite in sprites if sprite.look == "gold"} == set(CARDS[:3])


@pytest.mark.parametrize(("count", "shown"), [*product(range(2, 9), (0, 3, 13))])
def test_piles_in_the_middle_keep_apart_from_seats_and_shown_cards(count: int, shown: int) -> None:
    table = Table(seats(count, shown), spots=STOCKS)
    hands = [part for part in parts(table, Sprite) if part.card in CARDS[:shown]]
    middle = [extent(part) for part in parts(table, Sprite) if part not in hands]
    middle += [extent(part) for part in parts(table, Label) if part.text in ("Stock", "Discard")]
    around = [extent(part) for part in parts(table, Plaque)]
    around += [extent(part) for part in hands]
    assert len(around) == count * (1 + shown)
    assert all(apart(part, other) for part, other in product(middle, around))


@pytest.mark.parametrize("count", range(2, 6))
def test_two_piles_alone_are_large_when_no_cards_are_shown(count: int) -> None:
    assert {sprite.width for sprite in parts(Table(seats(count), spots=STOCKS), Sprite)} == {192}


@pytest.mark.parametrize("count", range(2, 7))
def test_piles_beside_a_trick_keep_apart_from_it(count: int) -> None:
    table = Table(seats(count), trick=trick(count), spots=STOCKS)
    played = [extent(s) for s in parts(table, Sprite) if s.card in CARDS[:count]]
    piles = [extent(s) for s in parts(table, Sprite) if s.card not in CARDS[:count]]
    around = played + [extent(plaque) for plaque in parts(table, Plaque)]
    assert all(apart(pile, other) for pile, other in product(piles, around))


@pytest.mark.parametrize("trick_of", [0, 1, 2])
@pytest.mark.parametrize("shown", [5, 13, 25])
def test_open_hands_at_four_seats_are_large(trick_of: int, shown: int) -> None:
    played = rows(trick_of) if trick_of else ()
    sprites = parts(Table(seats(4, shown), trick=played), Sprite)[: 4 * shown]
    assert {sprite.card for sprite in sprites} == set(CARDS[:shown])
    upright = [sprite.width for sprite in sprites if abs(sprite.x - 600) < 250]
    aside = [sprite.width for sprite in sprites if abs(sprite.x - 600) > 250]
    assert min(aside) >= 84
    assert min(upright) >= (84 if shown < 25 else 60)


def test_a_pot_keeps_apart_from_trick_piles_and_plaques() -> None:
    for table in (Table(seats(4), spots=STOCKS), Table(seats(4), trick=trick(4), spots=STOCKS)):
        (label,) = [
            part for part in parts(replace(table, pot="Pot 1,250"), Label) if "Pot" in part.text
        ]
        others = [extent(part) for part in parts(replace(table, pot="Pot 1,250"), Sprite)]
        others += [extent(part) for part in parts(table, Plaque)]
        assert all(apart(extent(label), other) for other in others)


def test_the_viewer_sits_at_the_bottom_and_the_others_follow_clockwise() -> None:
    table = Table(seats(4), viewer=2)
    at = {label.text: (label.x, label.y) for label in parts(table, Label) if "Player" in label.text}
    assert at["Player 2"][1] > at["Player 1"][1] == at["Player 3"][1] > at["Player 0"][1]
    assert at["Player 3"][0] < at["Player 2"][0] < at["Player 1"][0]


def test_seats_and_their_trick_cards_may_go_anticlockwise() -> None:
    table = Table(seats(4), trick=(Play(3, "QS"),), viewer=2, anticlockwise=True)
    at = {label.text: label.x for label in parts(table, Label) if "Player" in label.text}
    assert at["Player 1"] < at["Player 2"] < at["Player 3"]
    (card,) = parts(table, Sprite)
    assert card.x > 600


def test_a_trick_card_lies_before_its_seat() -> None:
    table = Table(seats(4), trick=(Play(1, "QS"),), viewer=1)
    (card,) = parts(table, Sprite)
    assert card.x == 600
    assert card.y > 375


def test_only_the_winning_card_glows() -> None:
    looks = {sprite.card: sprite.look for sprite in parts(Table(seats(4), trick=trick(4)), Sprite)}
    assert looks == {CARDS[0]: "plain", CARDS[1]: "gold", CARDS[2]: "plain", CARDS[3]: "plain"}


def test_the_seat_to_act_has_a_ring_and_a_gold_line() -> None:
    two = seats(2)
    table = Table((two[0], replace(two[1], turn=True)))
    assert [plaque.turn for plaque in parts(table, Plaque)] == [False, True]
    assert [label.tone for label in parts(table, Label) if label.text == "Bid 4"] == [
        "quiet",
        "gold",
    ]


def test_who_has_won_wears_a_crown() -> None:
    two = seats(2)
    table = Table((two[0], replace(two[1], won=True)))
    assert [crown.y < 100 for crown in parts(table, Crown)] == [True]


def test_dealer_tag_and_a_seat_that_is_out_are_marked() -> None:
    two = seats(2, shown=2)
    table = Table((replace(two[0], dealer=True, tag="leads"), replace(two[1], out=True)))
    assert len(parts(table, DealerChip)) == 1
    assert len(parts(table, Pill)) == 1
    assert "leads" in [label.text for label in parts(table, Label)]
    assert [disc.out for disc in parts(table, Disc)] == [False, True]
    assert [sprite.look for sprite in parts(table, Sprite)] == ["plain", "plain", "dim", "dim"]


def test_a_pile_says_its_label_and_count_and_an_empty_one_shows_its_place() -> None:
    table = Table(seats(2), spots=(Spot("Stock", ("??",), 23), Spot("Discard")))
    assert {("Stock", "· 23"), ("Discard", "")} <= {
        (label.text, label.tail) for label in parts(table, Label)
    }
    assert len(parts(table, Slot)) == 1


def test_a_wordy_badge_has_a_line_of_its_own_under_the_short_ones() -> None:
    wordy = Badge("Red", "71 points · bid 7 · won 8")
    table = Table(seats(4), badges=(wordy, Badge("Trump", "broken", "S")))
    (line,) = [label for label in parts(table, Label) if "71 points" in label.tail]
    (disc,) = parts(table, SuitDisc)
    assert line.text == "Red"
    assert apart(extent(line), extent(disc))


def test_a_badge_that_is_aside_is_left_out_where_it_would_cut_words() -> None:
    amounts = Badge("Blinds", "2,352,600/4,705,200"), Badge("Ante", "4,705,200")
    labels = {
        chips: [each.text for each in parts(Table(seats(6), badges=shown), Label)]
        for chips, shown in (
            ("many", (*amounts, Badge("Blinds up every", "35 min", aside=True))),
            ("few", (Badge("Blinds", "10/20"), Badge("Blinds up every", "35 min", aside=True))),
        )
    }
    assert ["35 min" in labels[chips] for chips in ("many", "few")] == [False, True]
    assert {"2,352,600/4,705,200", "4,705,200"} <= set(labels["many"])


def test_a_counted_pile_without_faces_lies_face_down() -> None:
    table = Table(seats(2), spots=(Spot("Stock", (), 5),))
    assert {sprite.card for sprite in parts(table, Sprite)} == {"??"}


def test_under_an_open_pile_no_other_face_and_no_back_is_drawn() -> None:
    table = Table(seats(2), spots=(Spot("Discard", ("5D", "QH"), 9),))
    assert [sprite.card for sprite in parts(table, Sprite)] == ["", "", "", "QH"]


def test_every_card_of_a_row_is_drawn_in_order() -> None:
    board = ("QS", "JS", "3H", "TS", "2C")
    sprites = parts(Table(seats(6), spots=(Spot("Board", board, None, "row"),)), Sprite)
    assert tuple(sprite.card for sprite in sprites) == board
    assert overlaps([extent(sprite) for sprite in sprites]) == []


def test_a_spot_that_asks_for_a_new_line_lies_below_the_ones_before_it() -> None:
    meld, other = Spot("Meld", ("7C",)), Spot("Meld", ("7D",), new_line=True)
    first, second = parts(Table(seats(2), spots=(meld, other)), Sprite)
    assert first.x == second.x
    assert apart(extent(first), extent(second))
    assert first.y < second.y


@pytest.mark.parametrize("count", [2, 3, 4])
def test_a_long_row_is_broken_into_lines_of_cards_that_can_be_read(count: int) -> None:
    row = Spot("Table", tuple(CARDS[:10]), None, "row")
    sprites = parts(
        Table(seats(count), spots=(row, Spot("Last", tuple(CARDS[10:16]), None, "fan"))), Sprite
    )
    board = sprites[:10]
    assert tuple(sprite.card for sprite in board) == tuple(CARDS[:10])
    assert overlaps([extent(sprite) for sprite in board]) == []
    assert min(sprite.width for sprite in board) >= 84


def test_the_lines_of_a_broken_row_are_even_and_their_label_is_below_them() -> None:
    table = Table(
        seats(4), spots=(Spot("Table", tuple(CARDS[:8]), None, "row"), Spot("Stock", (), 9))
    )
    board = parts(table, Sprite)[:8]
    assert len({sprite.y for sprite in board[:4]}) == len({sprite.y for sprite in board[4:]}) == 1
    assert [sprite.x for sprite in board[:4]] == [sprite.x for sprite in board[4:]]
    (label,) = [label for label in parts(table, Label) if label.text == "Table"]
    assert all(apart(extent(label), extent(sprite)) for sprite in board)
    assert label.y > board[7].y


@pytest.mark.parametrize("count", range(2, 7))
def test_a_row_of_five_is_never_broken(count: int) -> None:
    stock = Spot("Stock", (), 30)
    row = Spot("Board", tuple(CARDS[:5]), None, "row")
    board = parts(Table(seats(count), spots=(row, stock, stock)), Sprite)[:5]
    assert len({sprite.y for sprite in board}) == 1


@pytest.mark.parametrize("shown", [(), (1,), (1, 9)])
def test_a_pile_among_eleven_seats_can_be_read_whoever_shows_cards(shown: tuple[int, ...]) -> None:
    eleven = [
        replace(place, shown=tuple(CARDS[:3] * (n in shown))) for n, place in enumerate(seats(11))
    ]
    table = Table(tuple(eleven), spots=(Spot("Five", tuple(CARDS[5:10]), None, "fan"),))
    (width,) = {sprite.width for sprite in parts(table, Sprite) if sprite.card in CARDS[5:10]}
    assert width >= (112 if len(shown) < 2 else 72)


@pytest.mark.parametrize("taken", [5, 10, 15, 16])
def test_captured_cards_beside_a_trick_can_be_read(taken: int) -> None:
    names = ("Dmitri", "Ann", "Charlotte", "Bob")
    shares = (0, 0, 16 - taken, taken)
    piles = [
        Spot(name, tuple(CARDS[:n]), None, "fan", seat=seat)
        for seat, (name, n) in enumerate(zip(names, shares, strict=True))
    ]
    table = Table(
        seats(4), trick=tuple(Play(n, CARDS[20 + n]) for n in range(4)), spots=tuple(piles)
    )
    assert min(sprite.width for sprite in parts(table, Sprite)) >= 72
    assert faults(layout(table)) == []


@pytest.mark.parametrize(("shown", "taken"), [(1, 0), (4, 0), (0, 4), (2, 4)])
def test_cards_beside_the_upper_seat_keep_apart_from_a_trick(shown: int, taken: int) -> None:
    four = list(seats(4))
    four[2] = replace(four[2], shown=tuple(CARDS[10 : 10 + shown]))
    piles = (Spot("Taken", tuple(CARDS[20 : 20 + taken]), None, "fan", seat=2),) if taken else ()
    table = Table(tuple(four), trick=trick(4), spots=piles)
    cards = {sprite.card: extent(sprite) for sprite in parts(table, Sprite)}
    spread = [cards[card] for card in CARDS[10 : 10 + shown] + CARDS[20 : 20 + taken]]
    assert len(spread) == shown + taken
    assert all(apart(one, cards[card]) for one in spread for card in CARDS[:4])


def test_no_word_of_a_badge_is_cut_beside_long_scores() -> None:
    scores = Badge("Red", "-50 · 0b"), Badge("Blue", "-110 · 0b")
    for last in ("Trump", "Broken"):
        badges = (*scores, Badge(last, suit="S"))
        labels = parts(Table(seats(4), badges=badges), Label)
        texts = [fitted(each.text, each.width, each.size, each.weight)[0] for each in labels]
        assert {"Red", "-50 · 0b", "Blue", "-110 · 0b", last} <= set(texts)


def test_an_outline_is_around_the_card_just_played_and_around_nothing_else() -> None:
    played = (Play(0, "QS"), Play(1, "QS", best=True))
    table = Table(seats(4), trick=played, latest=Latest(1, frozenset({"QS"})))
    (outline,) = parts(table, Fresh)
    (fresh,) = [sprite for sprite in parts(table, Sprite) if sprite.fresh]
    assert fresh.look == "gold"
    assert (outline.x, outline.y) == (fresh.x, fresh.y)
    assert outline.width > fresh.width


def test_a_card_just_played_is_not_marked_where_a_spot_of_less_importance_shows_it_again() -> None:
    play = Spot("play", ("KS", "AS"), spread="fan")
    spots = (play, Spot("talon", ("3C", "KS"), spread="fan", aside=True))
    table = Table(seats(3), spots=spots, latest=Latest(1, frozenset({"KS", "AS"})))
    drawn = [(card.card, card.fresh) for card in parts(table, Sprite) if card.card]
    assert drawn == [("KS", True), ("AS", True), ("3C", False), ("KS", False)]


def test_an_outline_is_around_who_acted_without_a_card_or_a_word() -> None:
    table = Table(seats(4), latest=Latest(1))
    (outline,) = parts(table, Fresh)
    assert (outline.x, outline.y) in [(plaque.x, plaque.y) for plaque in parts(table, Plaque)]
    assert parts(replace(table, latest=Latest(1, word="passed")), Fresh) == []


def test_what_a_seat_has_done_without_a_card_stands_left_of_its_tag() -> None:
    four = seats(4)
    table = Table((replace(four[0], tag="leads"), *four[1:]), latest=Latest(0, word="passed"))
    tag, word = parts(table, Pill)
    assert (tag.tone, word.tone) == ("gold", "text")
    assert word.x < tag.x
    assert "passed" in [label.text for label in parts(table, Label)]


def test_a_word_is_left_out_where_marks_take_its_room() -> None:
    four = seats(4)
    marked = replace(four[1], tag="double declarer of all", dealer=True, won=True)
    table = Table((four[0], marked, *four[2:]), latest=Latest(1, word="passed"))
    assert [pill.tone for pill in parts(table, Pill)] == ["gold"]


def test_labels_of_melds_have_the_room_there_is() -> None:
    fans = [Spot("Meld · Charlotte", tuple(CARDS[at : at + 3]), spread="fan") for at in (0, 3, 6)]
    labels = [label for label in parts(Table(seats(2), spots=tuple(fans)), Label) if label.y > 200]
    assert [label.width >= 210 for label in labels if "Meld" in label.text] == [True] * 3


def test_few_cards_of_two_seats_are_large_and_leave_the_middle_to_a_spot() -> None:
    house = Spot("House", ("AS", "??"), spread="row")
    drawn = parts(Table(seats(2, 3), spots=(house,)), Sprite)
    widths = {part.width for part in drawn if part.card in CARDS[:3]}
    assert widths == {116}
    assert {part.width for part in drawn if part.card in house.cards} == {192}


@pytest.mark.parametrize("count", [2, 4, 6])
@pytest.mark.parametrize("shown", [0, 3])
@pytest.mark.parametrize("half", [5, 15, 30])
def test_strokes_of_a_score_keep_apart_from_seats_and_cards(
    count: int, shown: int, half: int
) -> None:
    scores = tuple(StrokeScore(team, ((half, half), (team, half))) for team in range(2))
    table = Table(seats(count, shown), strokes=scores)
    strokes = [extent(part) for part in parts(table, Strokes)]
    others = [*map(extent, parts(table, Plaque)), *map(extent, parts(table, Sprite))]
    assert sum(part.number for part in parts(table, Strokes)) == 2 * half + 1
    assert not [pair for pair in product(strokes, others) if pair[0].touches(pair[1])]


@pytest.mark.parametrize(
    ("count", "chair"), [(count, chair) for count in (2, 4, 6) for chair in range(count)]
)
def test_strokes_of_a_score_keep_clear_of_a_call_and_stay_large(count: int, chair: int) -> None:
    scores = tuple(StrokeScore(team, ((15, 20), (0, 20))) for team in range(2))
    call = Call(chair, "Contraflor al resto")
    table = Table(seats(count), strokes=scores, calls=(call,))
    strokes, plates = parts(table, Strokes), parts(table, Pill)
    assert min(part.size for part in strokes) >= 36
    pairs = product(map(extent, strokes), map(extent, plates))
    assert not [pair for pair in pairs if pair[0].touches(pair[1])]


def test_a_long_tag_beside_a_crown_and_the_mark_of_the_dealer_is_whole() -> None:
    place = TableSeat("Al", tag="Contraflor al resto", dealer=True, won=True)
    drawing = layout(Table((place,) * 4))
    labels = [part for part in drawing.operations if isinstance(part, Label)]
    assert [part for part in labels if is_cut(part, drawing.scale)] == []


def test_a_long_tag_beside_the_mark_of_the_dealer_is_whole_where_plaques_are_low() -> None:
    drawing = layout(Table((TableSeat("Al", tag="carte haute", dealer=True),) * 9))
    labels = [part for part in drawing.operations if isinstance(part, Label)]
    assert [part for part in labels if is_cut(part, drawing.scale)] == []


@pytest.mark.parametrize("count", range(2, 7))
def test_an_arrow_leads_from_a_seat_to_another_and_ends_next_to_it(count: int) -> None:
    for seat, to in permutations(range(count), 2):
        table = Table(seats(count), arrow=Arrow(seat, to))
        for scene in (table, Private(table, Hand(()))):
            drawn = layout(scene).operations
            [head] = [part for part in drawn if isinstance(part, ArrowHead)]
            plaques = [extent(part) for part in drawn if isinstance(part, Plaque)]
            names = [part.text for part in drawn if isinstance(part, Label) and "P" in part.text]
            near = min(range(count), key=lambda at: gap(plaques[at], head.x, head.y))
            assert (names[near], head.team) == (f"Player {to}", seat)


@pytest.mark.parametrize("count", range(2, 7))
def test_the_head_of_an_arrow_is_covered_by_nothing(count: int) -> None:
    asked = tuple(replace(place, tag=f"{place.name}, 7s?") for place in seats(count))
    for seat, to in permutations(range(count), 2):
        drawn = layout(Table(asked, spots=STOCKS, arrow=Arrow(seat, to))).operations
        [at] = [n for n, part in enumerate(drawn) if isinstance(part, ArrowHead)]
        middle = around(drawn[at].x, drawn[at].y, 20, 20)
        assert not any(extent(part).touches(middle) for part in drawn[at + 1 :])


@pytest.mark.parametrize("count", [1, 4, 8])
@pytest.mark.parametrize("is_true", [True, False])
def test_cards_that_prove_a_claim_are_framed_in_the_table_and_in_what_a_player_sees(
    is_true: bool, count: int
) -> None:
    spot = Spot("Shown", tuple(CARDS[:count]), spread="fan", verdict=is_true)
    table = Table(seats(4), spots=(spot,))
    for scene in (table, Private(table, Hand(()))):
        drawn = layout(scene).operations
        [frame] = [part for part in drawn if isinstance(part, VerdictFrame)]
        around, shown = extent(frame), [extent(part) for part in drawn if isinstance(part, Sprite)]
        assert frame.is_true is is_true
        assert len(shown) == count
        assert all(around.left < card.left and card.right < around.right for card in shown)
        assert all(around.top < card.top and card.bottom < around.bottom for card in shown)
        assert inside(around, layout(scene))


@pytest.mark.parametrize("viewer", range(4))
def test_a_trick_of_four_is_a_cross_about_the_middle_two_fifths_of_the_picture_high(
    viewer: int,
) -> None:
    cards = {
        card.card: card for card in parts(Table(seats(4), trick=trick(4), viewer=viewer), Sprite)
    }
    own, left, across, right = (cards[CARDS[(viewer + at) % 4]] for at in range(4))
    assert own.x == across.x == 600
    assert left.x + right.x == 1200
    assert left.y == right.y == (own.y + across.y) / 2
    assert abs(left.y - 375) < 15
    assert own.width * CARD_RATIO >= 0.4 * TABLE_HEIGHT
    assert left.x + left.width / 2 <= own.x - own.width / 2
    assert own.x + own.width / 2 <= right.x - right.width / 2


def test_what_is_called_in_an_auction_is_large_and_before_its_seat() -> None:
    table = Table(seats(4), calls=(Call(1, "4"), Call(2, "Nil")))
    four, nil = (label for label in parts(table, Label) if label.text in ("4", "Nil"))
    assert four.size == nil.size > 60
    assert four.x < nil.x == 600
    assert nil.y < 300


def test_a_computer_is_marked_beside_its_name() -> None:
    two = seats(2)
    [robot] = parts(Table((two[0], replace(two[1], computer=True))), Robot)
    [name] = [label for label in parts(Table(two), Label) if label.text == "Player 1"]
    assert abs(robot.y - name.y) < 5


def test_what_somebody_says_stands_on_their_disc() -> None:
    two = seats(2)
    table = Table((replace(two[0], said="👏"), two[1]))
    [word], [disc, _] = parts(table, Said), parts(table, Disc)
    assert word == Said("👏", disc.x, disc.y)


def test_what_a_seat_has_gained_is_a_sign_with_its_number() -> None:
    two = seats(2)
    table = Table((replace(two[0], tokens=(Token("crown", 3, "King 3 times"),)), two[1]))
    [sign] = parts(table, Emblem)
    [count] = [label for label in parts(table, Label) if label.text == "3"]
    assert sign.kind == "crown"
    assert 0 < count.x - sign.x < 60


def test_cards_shown_and_taken_around_a_trick_have_one_scale() -> None:
    four = [replace(place, shown=("QS", "JD")[: 1 + n % 2]) for n, place in enumerate(seats(4))]
    taken = Spot("Ann", tuple(CARDS[:9]), None, "fan", seat=0)
    table = Table(tuple(four), trick=(Play(0, "2C"),), spots=(taken,))
    widths = {card.width for card in parts(table, Sprite) if card.card != "2C"}
    assert len(widths) == 1
    assert min(widths) >= 72


def test_hands_at_a_showdown_are_large() -> None:
    for count in (2, 4, 6):
        widths = {card.width for card in parts(Table(seats(count, shown=5)), Sprite)}
        assert min(widths) >= 104
