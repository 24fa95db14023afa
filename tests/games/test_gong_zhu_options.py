"""What each option of Gong Zhu changes, section 10."""

from typing import Any

import pytest

from games.game import DEAL, HOST
from games.gong_zhu import GongZhu, Options
from games.gong_zhu.state import TABLES
from tests.games.gong_zhu_positions import exposing, legal, position, settled
from tests.games.positions import after
from tests.games.test_gong_zhu import HEARTS, TWELVE, points


def hand(number: int, **options: Any) -> GongZhu:
    """The table at the lead of a hand, the pig having gone to seat 2 in the hand before."""
    game = GongZhu(4, "seed", Options(expose=False, **options))
    if number > 1:
        game.pig_taker, game.resting, game.round = 2, True, number - 1
        game.apply(HOST, DEAL)
    return game


def test_without_exposing_play_begins_at_once() -> None:
    game = hand(1)
    assert (legal(game), game.exposed) == ({"2C"}, [])


def test_exposing_in_turn_is_asked_from_the_holder_of_the_two_of_clubs() -> None:
    game = exposing("QS 3S | JD | 2C AH | TC 3C", expose_timing="in_turn")
    order = []
    while game.unanswered:
        order.append(game.turn)
        after(game, "expose none")
    assert order == [2, 3, 0, 1]


def test_protection_can_be_switched_off() -> None:
    game = position("QS 5S 2H", "3S", "QS", options={"expose_protect": False})
    assert legal(game) == {"QS", "5S"}


@pytest.mark.parametrize(
    ("first_lead", "number", "card", "free"),
    [
        ("two_of_clubs", 1, "2C", False),
        ("two_of_clubs", 2, "2C", False),
        ("two_of_spades_then_pig", 1, "2S", False),
        ("two_of_spades_then_pig", 2, "", True),
        ("seven_of_spades_then_pig", 1, "7S", True),
        ("seven_of_spades_then_pig", 2, "", True),
    ],
)
def test_who_leads_a_hand(first_lead: str, number: int, card: str, free: bool) -> None:
    game = hand(number, first_lead=first_lead)
    holder = next(seat for seat in range(4) if card in game.hands[seat]) if card else 2
    assert game.turn == holder
    assert legal(game) == (set(map(str, game.hands[holder])) if free else {card})


def test_who_took_the_pig_leads_the_next_hand() -> None:
    game = position("AS", "2S 3S QS", options={"first_lead": "two_of_spades_then_pig"})
    for seat in (1, 2, 3):
        game.hands[seat].clear()
    after(game, "AS")
    assert (game.resting, game.pig_taker) == (True, 0)


def test_either_table_of_hearts_adds_up_to_200() -> None:
    assert [sum(table.values()) for table in TABLES.values()] == [-200, -200]


@pytest.mark.parametrize(
    ("taken", "standard", "pip"),
    [
        ("AH KH QH JH", -140, -140),
        ("TH", -10, -10),
        ("9H 8H 7H 6H 5H", -50, -35),
        ("4H", 0, -10),
        ("3H 2H", 0, -5),
        (HEARTS, 200, 200),
    ],
)
def test_hearts_may_count_their_pips(taken: str, standard: int, pip: int) -> None:
    assert points(taken) == standard
    assert points(taken, hearts_table="pip") == pip


def test_the_pig_may_cost_more() -> None:
    assert points("QS", pig_value=-200) == -200
    assert points("QS", "QS", pig_value=-50) == -100
    assert points(f"{HEARTS} QS", pig_value=-150) == 350


@pytest.mark.parametrize(
    ("pig_flip", "hearts", "slam"),
    [("all_hearts", 300, 800), ("grand_slam", 100, 800), ("never", 100, 400)],
)
def test_when_the_pig_counts_plus(pig_flip: str, hearts: int, slam: int) -> None:
    assert points(f"{HEARTS} QS", pig_flip=pig_flip) == hearts
    assert points(f"{HEARTS} QS JD TC", pig_flip=pig_flip) == slam
    assert points(f"{TWELVE} QS", pig_flip=pig_flip) == -300


def test_the_sheep_may_count_minus_with_all_hearts_but_the_slam() -> None:
    assert points(f"{HEARTS} QS JD", sheep_flip=True) == 200
    assert points(f"{HEARTS} JD", "JD", sheep_flip=True) == 0
    assert points(f"{HEARTS} QS JD TC", sheep_flip=True) == 800
    assert points(f"{TWELVE} JD", sheep_flip=True) == -100


def test_the_transformer_alone_may_bring_something_else() -> None:
    assert points("TC", transformer_alone=0) == 0
    assert points("TC", "TC", transformer_alone=80) == 160
    assert points("TC JD", transformer_alone=80) == 200


def test_the_target_can_be_chosen() -> None:
    assert settled("-200 0 0 0", options={"target": -200}).winners == [1, 2, 3]
    assert settled("-2900 0 0 0", options={"target": -3000}).winners == []


def test_a_high_score_may_end_the_match_too() -> None:
    game = settled("200 -300 -300 100", options={"win_target": 200})
    assert (game.winners, game.pigs()) == ([0], [1, 2])
    assert settled("199 -300 -300 100", options={"win_target": 200}).winners == []


def test_a_match_may_end_after_some_hands() -> None:
    game = settled("-100 -300 50 50", round=3, options={"max_hands": 3})
    assert (game.winners, game.pigs()) == ([2, 3], [1])
    assert settled("-100 -300 50 50", round=2, options={"max_hands": 3}).winners == []


def test_nobody_is_a_pig_where_all_are_equal() -> None:
    game = settled("0 0 0 0", options={"max_hands": 1})
    assert (game.winners, game.pigs()) == ([0, 1, 2, 3], [])


def test_partners_are_of_one_team_and_stand_alike() -> None:
    game = settled("-100 30 50 -80", options={"partners": True})
    assert [game.team(seat) for seat in range(4)] == [0, 1, 0, 1]
    assert game.scores == [-50, -50, -50, -50]
    game = settled("-100 30 50 0", options={"partners": True})
    assert [game.utility(seat) for seat in range(4)] == [-80, 80, -80, 80]


def test_without_partners_everybody_plays_alone() -> None:
    assert [position("2C").team(seat) for seat in range(4)] == [0, 1, 2, 3]


def test_the_usual_options_are_those_of_the_specification() -> None:
    assert GongZhu.options == Options(
        expose=True,
        expose_timing="simultaneous",
        expose_protect=True,
        first_lead="two_of_clubs",
        hearts_table="standard",
        pig_value=-100,
        pig_flip="all_hearts",
        sheep_flip=False,
        transformer_alone=50,
        target=-1000,
        win_target=None,
        max_hands=None,
        partners=False,
    )
