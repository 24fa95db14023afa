"""The vectors of the specification, section 12, each under its id."""

import pytest

from games.cards import cards
from games.crazy_king import CrazyKing, Options
from games.crazy_king.fast import SUIT, mask, suit_to_call
from games.crazy_king.state import POINTS
from tests.games.crazy_king_positions import calls, moves, position
from tests.games.positions import after

SKIP = "JH 4C | 2S 9D | 3S 4S"
QUEEN = "QH 4C | 2S KD | 3S 4S"
SAMPLE = "4H 8H | AH QS QC 4C 6C 5H 9H 3D 7C | JS TC | JH 6S"
TIED = "2S TC | 3S 9S | 8S 8D 4C"


@pytest.mark.parametrize(
    ("hand", "top", "called", "legal"),
    [
        pytest.param("3H 7S 9C KD", "7H", "H", ["3H", "7S", *calls()], id="C1"),
        pytest.param("9C KD", "7H", "H", [*calls(), "draw"], id="C2"),
        pytest.param("4S 6D KC", "KS", "D", ["6D", *calls("KC")], id="C8"),
        pytest.param("4S 6C", "KS", "D", ["draw"], id="C9"),
        pytest.param("JS TC", "9C", "C", ["TC"], id="C27"),
        pytest.param("KD", "7C", "C", ["KD", "draw"], id="C32"),
    ],
)
def test_legal_actions(hand: str, top: str, called: str, legal: list[str]) -> None:
    assert moves(position(f"{hand} | 2S 9D", top, suit=called)) == legal


def test_c3_a_king_obliges_by_option() -> None:
    assert moves(position("9C KD | 2S", "7H", options={"king_obliges": True})) == calls()


def test_c4_the_drawn_match_must_be_played() -> None:
    game = position("2S 9C | 3S", "7H", "4D TH 5C")
    assert moves(game) == ["draw"]
    assert moves(after(game, "draw")) == ["draw"]
    assert moves(after(game, "draw")) == ["TH"]


def test_c5_two_draws_in_vain_end_the_turn() -> None:
    game = after(position("2S 9C | 3S", "7H", "4D 5C 6C"), "draw", "draw")
    assert (moves(game), len(game.hands[0])) == (["pass"], 4)
    assert after(game, "pass").turn == 1


def test_c6_a_drawn_king_may_be_kept() -> None:
    assert moves(after(position("2S 9C | 3S", "7H", "KD 5C 6C"), "draw")) == [*calls(), "draw"]


def test_c7_the_drawn_match_or_a_king() -> None:
    assert moves(after(position("2S 9C KD | 3S", "7H", "8H 5C 6C"), "draw")) == ["8H", *calls()]


def test_c10_a_jack_skips() -> None:
    game = after(position(SKIP, "7H"), "JH")
    assert (game.skipped, game.turn, moves(game)) == ("J", 1, ["pass"])
    assert after(game, "pass").turn == 2


def test_c11_a_skipped_king_may_answer() -> None:
    assert moves(after(position(SKIP.replace("9D", "KD"), "7H"), "JH")) == [*calls(), "pass"]


def test_c12_the_answering_king_names_the_suit() -> None:
    game = after(position(SKIP.replace("9D", "KD"), "7H"), "JH", "KD suit S")
    assert (game.turn, game.suit, game.skipped) == (2, "S", "")


def test_c13_a_queen_costs_two_cards() -> None:
    game = after(position(QUEEN.replace("KD", "9D"), "7H"), "QH")
    assert moves(game) == ["pass"]
    after(game, "pass")
    assert (len(game.hands[1]), game.turn) == (4, 2)


def test_c14_a_king_saves_the_two_cards() -> None:
    game = after(position(QUEEN, "7H"), "QH", "KD suit S")
    assert (len(game.hands[1]), game.turn) == (1, 2)


def test_c15_unless_the_option_says_not() -> None:
    game = position(QUEEN, "7H", options={"queen_king_cancels": False})
    after(game, "QH", "KD suit S")
    assert (len(game.hands[1]), game.turn) == (3, 2)


def test_c16_the_king_may_be_kept_at_that_price() -> None:
    game = after(position(QUEEN, "7H"), "QH", "pass")
    assert (len(game.hands[1]), game.turn) == (4, 2)


def test_c17_a_jack_between_two_gives_another_turn() -> None:
    assert after(position("JH 4C | 2S 9D", "7H"), "JH", "pass").turn == 0


def test_c18_an_ace_reverses() -> None:
    assert after(position("AH 4C | 2S 9D | 3S 4S", "7H"), "AH").turn == 2


def test_c19_an_ace_reverses_back() -> None:
    game = position("4C 4S | AH 9D | 3S 4S | 5S 6S", "7H", direction=-1, turn=1)
    assert after(game, "AH").turn == 2


@pytest.mark.parametrize(("option", "seat"), [("no_effect", 1), ("acts_as_skip", 0)])
def test_c20_an_ace_between_two(option: str, seat: int) -> None:
    game = position("AH 4C | 2S 9D", "7H", options={"ace_two_players": option})
    assert after(game, "AH").turn == seat


def test_c21_the_discards_renew_the_stock() -> None:
    game = after(position("2S 9C | 3S", "5C 6C 8C TC JC QC 7H", "4D", runs=2), "draw")
    assert (game.runs, len(game.stock), len(game.discard)) == (3, 6, 1)


def test_c22_the_fifth_run_out_ends_the_round() -> None:
    game = position("2S 9C | 3S 4S 5S | 6S 6D", "5C 6C 8C 7H", "4D", runs=4)
    assert after(game, "draw").resting
    assert (game.starter, game.scores) == (2, [0, 0, 27])


def test_c23_fewer_cards_win_a_tie() -> None:
    game = position("2S TC | 3S 4S 5S | 8S 4D", "5C 7H", "4C", runs=4, turn=2)
    assert after(game, "draw").starter == 0


@pytest.mark.parametrize(
    ("tie", "scores"),
    [
        pytest.param("fewest_cards", [32, 0, 0], id="C24"),
        pytest.param("no_score", [0, 0, 0], id="C25"),
    ],
)
def test_a_tie_of_points_and_cards(tie: str, scores: list[int]) -> None:
    game = position(TIED.replace(" 4C", ""), "7H", "4C", options={"exhaustion_tie": tie})
    game.runs, game.turn = 4, 2
    assert after(game, "draw").scores == scores


def test_c26_points_of_the_sample_hands() -> None:
    hands = SAMPLE.replace(" TC", "").split("|")
    points = [sum(POINTS[card.rank] for card in cards(hand)) for hand in hands]
    assert points == [12, 64, 10, 16]


def test_c28_the_fourth_player_must_draw() -> None:
    assert moves(after(position(SAMPLE, "9C", turn=2), "TC")) == ["draw"]


def test_c29_the_third_player_goes_out() -> None:
    game = position(SAMPLE.replace(" TC", ""), "9S", turn=2, scores=[0, 0, 273, 0])
    assert after(game, "JS").resting
    assert game.scores == [0, 0, 365, 0]


@pytest.mark.parametrize(
    ("draws", "points"), [pytest.param(False, 44, id="C30"), pytest.param(True, 55, id="C31")]
)
def test_a_queen_as_last_card(draws: bool, points: int) -> None:
    options = {"last_queen_draws": draws}
    game = position("QH | 2S 9D | 3S KD", "7H", "5C 6C 8C", options=options)
    assert after(game, "QH").scores == [points, 0, 0]


def test_c33_points_of_the_ranks() -> None:
    assert [POINTS[rank] for rank in "KAQJT2"] == [30, 10, 10, 10, 10, 2]


@pytest.mark.parametrize(
    ("rest", "suit"),
    [
        pytest.param("4S 6S QH 9D", "S", id="C34"),
        pytest.param("4S 6S QH 9H KD", "H", id="C35"),
    ],
)
def test_suit_to_call(rest: str, suit: str) -> None:
    assert suit_to_call(mask(cards(rest))) == SUIT[suit]


def test_c36_the_stock_after_the_deal() -> None:
    assert [len(CrazyKing(seats, "seed").stock) for seats in (2, 3, 4, 5)] == [37, 30, 23, 16]


@pytest.mark.parametrize(("score", "total", "winners"), [(470, 530, [0]), (455, 499, [])])
def test_c37_five_hundred_wins(score: int, total: int, winners: list[int]) -> None:
    others = "KC KH" if total == 530 else "KC 4S TS"
    game = after(position(f"2H | {others}", "7H", scores=[score, 0]), "2H")
    assert (game.scores[0], game.winners, game.resting) == (total, winners, not winners)


def test_ten_cards_each_leave_one_in_the_stock_of_five() -> None:
    assert len(CrazyKing(5, "seed", Options(hand_size=10)).stock) == 1
