"""Pişti: captures and the points of a deal, the vectors PI01 to PI37, and what always holds."""

from random import Random
from typing import Any

import pytest

from games.cards import HIDDEN, PACK, Card, cards
from games.pisti import Options, Pisti
from games.pisti.state import points_of
from games.view import view
from tests.games.pisti_positions import last, position, stacked, turn
from tests.games.positions import after

TEN = {"jack_pisti": 10}
COUNTS = {"last_pisti": True}


@pytest.mark.parametrize(
    ("floor", "card", "takes", "points", "options"),
    [
        pytest.param("3C KD 7H", "7S", 4, 0, {}, id="PI01"),
        pytest.param("3C KD 7H", "KS", 0, 0, {}, id="PI01 lays"),
        pytest.param("3C KD 7H", "JD", 4, 0, {}, id="PI01 jack"),
        pytest.param("7H", "7S", 2, 10, {}, id="PI02"),
        pytest.param("7H", "JS", 2, 0, {}, id="PI03"),
        pytest.param("JH", "JS", 2, 20, {}, id="PI04"),
        pytest.param("JH", "JS", 2, 10, TEN, id="PI04 ten"),
        pytest.param("JH", "7S", 0, 0, {}, id="PI05"),
        pytest.param("JH 7S", "JD", 3, 0, {}, id="PI05 jack"),
        pytest.param("3C JH", "JD", 3, 0, {}, id="PI06"),
        pytest.param("", "7S", 0, 0, {}, id="PI07"),
        pytest.param("", "JS", 0, 0, {}, id="PI07 jack"),
        pytest.param("QH 7S", "QD", 0, 0, {}, id="PI08"),
    ],
)
def test_what_a_card_takes(
    floor: str, card: str, takes: int, points: int, options: dict[str, Any]
) -> None:
    game = after(turn(floor, card, **options), card)
    assert (game.captured(0), game.bonus[0]) == (takes, points)
    assert len(game.floor) == (0 if takes else len(floor.split()) + 1)


@pytest.mark.parametrize(
    ("floor", "card", "options", "points"),
    [
        pytest.param("7H", "7S", {}, 0, id="PI09"),
        pytest.param("7H", "7S", COUNTS, 10, id="PI09 counts"),
        pytest.param("JH", "JS", {}, 0, id="PI10"),
    ],
)
def test_the_last_card_of_a_deal_makes_no_pisti(
    floor: str, card: str, options: dict[str, Any], points: int
) -> None:
    game = after(last(floor, card, **options), card)
    assert (game.captured(0), game.bonus[0]) == (2, points)


def test_pi11_every_card_of_the_hand_is_legal() -> None:
    game = position("7D", "2C 7H JS JD", "QS")
    assert sorted(game.legal(0)) == sorted(["2C", "7H", "JD", "JS"])


@pytest.mark.parametrize(
    ("dealt", "pile", "closed"),
    [
        pytest.param("5C KD 3H 9S", "9S 3H KD 5C", 3, id="PI12"),
        pytest.param("JC KD 3H 9S", "9S 3H JC KD", 2, id="PI13"),
        pytest.param("JC JD JH 9S", "JC JD JH 9S", 0, id="PI14"),
        pytest.param("5C JD JH JS", "JS JH JD 5C", 3, id="PI16"),
    ],
)
def test_the_center_is_turned_up_until_a_card_is_no_jack(
    dealt: str, pile: str, closed: int
) -> None:
    game = stacked(dealt)
    assert [*game.closed, *game.floor] == cards(pile)
    assert len(game.closed) == closed


def test_pi15_four_jacks_are_dealt_anew_by_the_same_dealer() -> None:
    game = stacked("JC JD JH JS")
    assert game.dealer == 1
    assert [event.words.key for event in game.events or ()].count("pisti-void") == 1
    assert game.floor[-1].rank != "J"


CENTER = "5C KD 3H 9S"
DECK = f"{CENTER} 5H 2C TD AS 8C 8D 8H 8S"


def test_pi17_a_deal_from_a_pack() -> None:
    game = stacked(DECK)
    assert game.turn == 0
    assert [set(hand) for hand in game.hands] == [{*cards("AS 2C 5H TD")}, {*cards("8C 8D 8H 8S")}]
    assert len(game.stock) == 40


def test_pi18_the_closed_cards_are_seen_by_their_captor_alone() -> None:
    game = after(stacked(DECK), "5H")
    assert (game.captured(0), game.bonus[0]) == (5, 0)
    assert {*view(game, 0).game.closed} == {*cards("9S 3H KD")}
    assert {*view(game, 1).game.closed} == {*view(game, None).game.closed} == {HIDDEN}


def test_without_the_option_nobody_may_look() -> None:
    game = after(stacked(DECK, look=False), "5H")
    assert {*view(game, 0).game.closed} == {HIDDEN}


def test_pi19_the_open_pile_is_seen_by_everybody() -> None:
    game = after(stacked(DECK), "5H", "8C", "2C", "8D")
    assert view(game, None).game.floor == cards("8C 2C 8D")


def test_pi20_what_nobody_takes_stays() -> None:
    game = after(stacked(DECK), "5H", "8C", "AS", "8D")
    assert game.floor == cards("8C AS 8D")
    assert (game.captured(0), game.captured(1)) == (5, 0)


@pytest.mark.parametrize(
    ("seats", "stock", "packets"),
    [
        pytest.param(2, 40, 6, id="PI21"),
        pytest.param(3, 36, 4, id="PI21 three"),
        pytest.param(4, 32, 3, id="PI21 four"),
    ],
)
def test_how_many_cards_are_dealt(seats: int, stock: int, packets: int) -> None:
    game, plays = Pisti(seats, "seed"), 0
    assert ([len(hand) for hand in game.hands], len(game.stock)) == ([4] * seats, stock)
    while not (game.resting or game.over):
        after(game, game.legal(game.turn)[0])
        plays += 1
    assert plays == packets * 4 * seats == 48


@pytest.mark.parametrize(
    ("low", "lowest"),
    [
        pytest.param("4S JD 9C", "JD 9C", id="PI22"),
        pytest.param("4S 9C JD", "JD 9C", id="PI22 jack"),
        pytest.param("4S JC JD", "JC JD 4S", id="PI22 PI23"),
    ],
)
def test_the_bottom_card_is_shown_and_is_no_jack(low: str, lowest: str) -> None:
    game = stacked(DECK, low, open_bottom=True)
    shown = cards(lowest)
    assert game.stock[: len(shown)] == shown[::-1]
    assert view(game, None).game.stock[0] == shown[-1]


def test_pi24_the_dealer_gets_the_bottom_card_as_everybody_knows() -> None:
    game = stacked(DECK, "9C", seats=4, open_bottom=True)
    while game.stock:
        after(game, game.legal(game.turn)[0])
    assert "9C" in view(game, None).game.hands[1]
    after(game, *(game.hands[seat][0] for seat in (2, 3, 0)), "9C")
    assert "9C" not in view(game, None).game.hands[1]


def test_pi25_all_of_the_center_may_be_open() -> None:
    game = stacked(DECK, closed_start=False)
    assert (game.floor, game.closed) == (cards("9S 3H KD 5C"), [])


def test_pi26_open_jacks_are_under_the_top_card() -> None:
    game = stacked("JC KD 3H 9S KS 2C TD AS 8C 8D 8H 8S")
    assert game.floor == cards("JC KD")
    after(game, "KS")
    assert game.captured(0) == 5
    assert {*view(game, 0).game.closed} == {*cards("9S 3H")}


@pytest.mark.parametrize(
    ("held", "points"),
    [
        pytest.param("AC JD 2C TD 2D TC KS", 7, id="PI27"),
        pytest.param(" ".join(PACK), 13, id="PI27 the pack"),
    ],
)
def test_points_of_cards(held: str, points: int) -> None:
    assert points_of(cards(held)) == points


PLAIN = [str(card) for card in PACK if card.rank in "3456789"]


def scores(*taken: str, **state: Any) -> list[int]:
    """The scores after a deal with these captures by seat, whose last card is a three more."""
    hands = [*[""] * (len(taken) - 1), "QC"]
    game = position("", *hands, taken=taken, turn=len(taken) - 1, **state)
    return after(game, "QC").scores


def pile(count: int) -> str:
    """So many cards without points."""
    return " ".join((PLAIN * 2)[:count])


@pytest.mark.parametrize(
    ("taken", "points"),
    [
        pytest.param([27, 25], [3, 0], id="PI28 PI29"),
        pytest.param([26, 26], [0, 0], id="PI28 PI29 a tie"),
        pytest.param([20, 20, 12], [0, 0, 0], id="PI29 three"),
        pytest.param([20, 18, 14], [3, 0, 0], id="PI29 alone"),
    ],
)
def test_most_cards_score_alone(taken: list[int], points: list[int]) -> None:
    assert scores(*map(pile, taken)) == points


def test_pi30_pi31_a_deal_counts_its_items() -> None:
    game = position(
        *("4S", "JH", ""),
        taken=("AC AD JC TD 5S 5H", "2C AH 9S 9H"),
        pistis=[1, 1],
        bonus=[10, 20],
        taker=1,
    )
    game.floor.clear()
    game.taken[1] += cards("4S")
    after(game, "JH")
    assert [[*item.figures] for item in game.items()] == [[6, 6], [6, 4], [10, 20]]
    assert game.scores == [16, 24]


@pytest.mark.parametrize(
    ("partners", "expected"),
    [
        pytest.param(True, [17, 13, 17, 13], id="PI32"),
        pytest.param(False, [11, 2, 6, 11], id="PI33"),
    ],
)
def test_partners_count_together(partners: bool, expected: list[int]) -> None:
    """The queen left over goes to nobody."""
    taken, bonus = ("AC", "2C 3D", "TD 4S 4H", "JC"), [10, 0, 0, 10]
    options = {"partners": partners}
    assert scores(*taken, bonus=bonus, pistis=[1, 0, 0, 1], options=options) == expected


@pytest.mark.parametrize(
    ("floor", "hands", "bonus", "winner"),
    [
        pytest.param("4C", ("4S", "QD"), 10, 0, id="PI34"),
        pytest.param("", ("QS", "QD"), 0, 1, id="PI35"),
    ],
)
def test_the_rest_goes_to_the_last_capturer(
    floor: str, hands: tuple[str, str], bonus: int, winner: int
) -> None:
    game = after(position(floor, *hands), *hands)
    assert sum(game.bonus) == bonus
    assert "QD" in game.cards_of(winner)


@pytest.mark.parametrize(
    ("before", "winners"),
    [
        pytest.param([151, 140], [0], id="PI36"),
        pytest.param([160, 155], [0], id="PI36 both over"),
        pytest.param([152, 152], [], id="PI36 shared"),
        pytest.param([150, 149], [], id="PI36 nobody"),
        pytest.param([90, 151, 151], [], id="PI36 three"),
    ],
)
def test_the_target_wins_alone(before: list[int], winners: list[int]) -> None:
    hands = [*[""] * (len(before) - 1), "QC"]
    game = position("", *hands, scores=before, turn=len(before) - 1)
    after(game, "QC")
    assert (game.winners, game.resting) == (winners, not winners)


def test_pi37_the_seat_left_of_the_dealer_begins_each_packet() -> None:
    stock = " ".join(card for card in PLAIN if card[0] in "3456")
    game = position("", "7C", "7D", "8H", "9S", stock=stock)
    assert game.turn == 0
    assert after(game, "7C", "7D", "8H", "9S").turn == 0


CHOICES: dict[str, list[Any]] = {
    "partners": [True, False],
    "jack_pisti": [0, 10, 20],
    "most_cards": [0, 3],
    "last_pisti": [True, False],
    "closed_start": [True, False],
    "look": [True, False],
    "open_bottom": [True, False],
}


@pytest.mark.parametrize("luck", range(24))
def test_a_deal_keeps_its_cards_and_its_points(luck: int) -> None:
    random = Random(luck)
    options = {name: random.choice(among) for name, among in CHOICES.items()}
    game, plays = Pisti(random.choice([2, 3, 4]), f"seed {luck}", Options(**options)), 0
    while not (game.resting or game.over):
        assert game.legal(game.turn) == game.hands[game.turn]
        after(game, random.choice(game.legal(game.turn)))
        plays += 1
        piles: list[Card] = [card for pile in game.piles() for card in pile]
        assert sorted(piles) == sorted(PACK)
    points = {item.key: item.figures for item in game.items()}["points"]
    assert plays == 48
    assert sum(points) == (13 if game.taker >= 0 else 0)
