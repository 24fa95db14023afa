"""The vectors of the specification, section 12, each under its id; JK1 and JK2 are JR and JB."""

import pytest

from games.cards import cards
from games.game import HOST
from games.kings_and_bastards import KingsAndBastards, Options
from games.kings_and_bastards.state import tribute
from games.options import BadOptions
from tests.games.kings_and_bastards_positions import REST, exchange, moves, opening, position
from tests.games.positions import after
from tests.voice import SAY

TRICK = ("5H 8C", "JD 4S", "9C 4C", REST)
"""Seat 0 leads 5H, seat 2 goes over it with 9C."""


@pytest.mark.parametrize(
    ("seats", "jokers", "dealt"),
    [
        pytest.param(4, 0, "13 13 13 13", id="K1"),
        pytest.param(4, 1, "14 13 13 13", id="K2"),
        pytest.param(5, 1, "11 11 11 10 10", id="K3"),
        pytest.param(6, 2, "9 9 9 9 9 9", id="K4"),
        pytest.param(7, 1, "16 15 15 15 15 15 15", id="K5"),
    ],
)
def test_cards_dealt_from_the_dealers_left(seats: int, jokers: int, dealt: str) -> None:
    game = KingsAndBastards(seats, "seed", Options(jokers=jokers))
    round_the_table = [(game.dealer + 1 + i) % seats for i in range(seats)]
    assert " ".join(str(len(game.hands[seat])) for seat in round_the_table) == dealt


def test_k6_the_opening_contains_the_three_of_clubs() -> None:
    assert moves(opening("3C 3D 4H 5S 7S JR 2H")) == ["3C", "3C 3D", "3C JR", "3C 3D JR"]


@pytest.mark.parametrize(
    ("beat", "hand", "legal"),
    [
        pytest.param(
            "6C", "6H 7C 7D AS JR 2H",
            "7C, AS, JR as 7, JR as 8, JR as 9, JR as T, JR as J, JR as Q, JR as K, JR as A, "
            "2H, pass",
            id="K7",
        ),
        pytest.param("6C 6S", "7C KD KH JR 2H", "7C JR, KD KH, KD JR, 2H, pass", id="K8"),
        pytest.param("4C 4S", "8S KC KD KH", "KC KD, pass", id="K9"),
        pytest.param("JC JD JH", "8S KC KD KH", "KC KD KH, pass", id="K10"),
        pytest.param("9H 9S", "5S 9C 9D", "pass", id="K11"),
        pytest.param("8C 8D 8H 8S", "9C 9D 9H JR", "9C 9D 9H JR, pass", id="K12"),
        pytest.param("6C 6S", "5S JR JB", "pass", id="K13"),
        pytest.param("6C 6D 6S", "7S JR JB", "7S JR JB, pass", id="K14"),
        pytest.param("AC", "4S JR", "pass", id="K33"),
    ],
)  # fmt: skip
def test_what_may_follow(beat: str, hand: str, legal: str) -> None:
    assert moves(position(hand, beat=beat)) == legal.split(", ")


def test_k15_twos_go_one_by_one_and_the_leader_does_not_pass() -> None:
    assert moves(position("2C 2D")) == ["2C"]


def test_k16_no_set_is_larger_than_a_pack_has_cards_of_a_rank() -> None:
    large = [play for play in moves(position("7C 7D 7H 7S JR")) if len(play.split()) >= 4]
    assert large == ["7C 7D 7H 7S", "7C 7D 7H JR"]


def test_k17_two_packs_allow_larger_sets() -> None:
    game = position("7C 7C 7D 7H 7S JR", options={"decks": 2})
    assert max(moves(game), key=len) == "7C 7C 7D 7H 7S JR"


def test_k18_a_two_takes_any_trick_at_once() -> None:
    game = after(position("2S 4S", beat="6C 6D 6H"), "2S")
    assert (game.trick, game.turn) == ([], 0)


def test_k19_who_passed_may_come_back_in() -> None:
    game = after(position(*TRICK), "5H", "pass", "9C", "pass", "pass")
    assert (game.turn, moves(game)) == (1, ["JD", "pass"])


def test_k20_unless_passing_is_for_the_whole_trick() -> None:
    game = position(*TRICK, options={"pass_rule": "locked"})
    after(game, "5H", "pass", "9C", "pass", "pass")
    assert (game.turn, game.trick) == (2, [])


def test_k21_the_trick_is_won_when_all_others_have_passed() -> None:
    game = after(position(*TRICK), "5H", "pass", "9C", "pass", "pass", "pass")
    assert (game.turn, game.trick) == (2, [])


def test_k22_k23_a_last_card_must_still_be_beaten() -> None:
    game = position("5H 8C", "6D 4S", "AC", REST)
    after(game, "5H", "6D", "AC", "pass", "pass", "pass")
    assert (game.turn, game.trick) == (3, [])
    assert game.out == [2]


def test_k24_a_two_as_last_card_leaves_the_lead_to_the_next() -> None:
    assert after(position("5H 8C", "2D", "9C 4C"), "5H", "2D").turn == 2


def test_k25_the_round_ends_with_one_hand_left() -> None:
    game = after(position("5H", "", "", REST, out=[1, 2]), "5H")
    assert (game.resting, game.out) == (True, [1, 2, 0, 3])
    assert (game.scores, game.bastards) == ([0, 1, 0, 0], [0, 0, 0, 1])


@pytest.mark.parametrize(
    ("hand", "ace_high", "paid"),
    [
        pytest.param("AS KD 2C JR 5H", False, "2C JR", id="K26"),
        pytest.param("AS AD AH KC", False, "AS AH", id="K27"),
        pytest.param("2D JR AS KC", True, "AS KC", id="K28"),
    ],
)
def test_cards_handed_over(hand: str, ace_high: bool, paid: str) -> None:
    assert tribute(cards(hand), 2, ace_high) == cards(paid)


def test_k29_the_king_chooses_between_120_gifts() -> None:
    game = KingsAndBastards(4, "seed")
    game.out, game.resting = [0, 1, 2, 3], True
    game.apply(HOST, "deal")
    assert (game.dealer, game.turn, len(game.hands[0])) == (3, 0, 16)
    assert len(moves(game)) == 120


def test_k30_k31_the_exchange_may_move_the_three_of_clubs() -> None:
    game = exchange("3C 4D 9S KD", REST, REST, "4C AH 2S")
    assert game.hands[3] == cards("4C")
    assert sorted(game.hands[0]) == sorted(cards("3C 4D 9S KD AH 2S"))
    after(game, "give 3C 4D")
    assert sorted(game.hands[3]) == sorted(cards("3C 4C 4D"))
    assert game.turn == 3


def test_k32_of_two_holders_the_first_from_the_dealers_left_opens() -> None:
    game = opening("3C 4S", REST, "3C 5S", REST, dealer=1, options={"decks": 2})
    assert game.turn == 2


def test_k34_a_last_joker_stands_for_any_of_twelve_ranks() -> None:
    assert len(moves(position("JR"))) == 12


STEM = "kings-and-bastards-"


def test_seven_need_a_second_deck() -> None:
    with pytest.raises(BadOptions, match=f"{STEM}one-deck") as refusal:
        KingsAndBastards(7, "seed", Options(decks=1))
    assert SAY(refusal.value.words)
