"""Every option of Crazy King changes what it says, section 9."""

import pytest

from games.crazy_king import CrazyKing, Options
from tests.games.crazy_king_positions import calls, moves, position
from tests.games.positions import after


@pytest.mark.parametrize(("target", "over"), [(50, True), (51, False)])
def test_target_ends_the_match(target: int, over: bool) -> None:
    game = position("3H | KC TC QC", "7H", options={"target": target})
    assert bool(after(game, "3H").winners) is over


@pytest.mark.parametrize("size", [3, 10])
def test_hand_size_is_dealt(size: int) -> None:
    game = CrazyKing(5, "seed", Options(hand_size=size))
    assert [len(hand) for hand in game.hands] == [size] * 5


def test_runouts_end_the_round() -> None:
    game = position("2S 9C | 3S", "5C 7H", "4D", options={"runouts": 1})
    assert after(game, "draw").resting


@pytest.mark.parametrize("most", [1, 3])
def test_max_draws_come_before_a_pass(most: int) -> None:
    game = position("2S 9C | 3S", "7H", "4D 5C 6C 8C", options={"max_draws": most})
    after(game, *["draw"] * most)
    assert moves(game) == ["pass"]


def test_king_obliges_leaves_no_draw() -> None:
    assert "draw" not in moves(position("9C KD | 2S", "7H", options={"king_obliges": True}))


def test_a_skipped_holder_of_a_king_may_take_a_normal_turn() -> None:
    options = {"skipped_player": "normal_turn"}
    game = after(position("JH 4C | 5H 9D KD | 3S 4S", "7H", options=options), "JH")
    assert moves(game) == ["5H", *calls(), "pass"]
    assert after(game, "5H").turn == 2


def test_without_a_king_the_normal_turn_is_lost_all_the_same() -> None:
    options = {"skipped_player": "normal_turn"}
    assert moves(after(position("JH 4C | 5H 9D | 3S", "7H", options=options), "JH")) == ["pass"]


@pytest.mark.parametrize(("cancels", "drawn"), [(True, 0), (False, 2)])
def test_queen_king_cancels_the_two_cards(cancels: bool, drawn: int) -> None:
    options = {"queen_king_cancels": cancels}
    game = position("QH 4C | KD 9D | 3S", "7H", options=options)
    assert len(after(game, "QH", "KD suit S").hands[1]) == 1 + drawn


def test_an_ace_between_three_never_skips() -> None:
    options = {"ace_two_players": "acts_as_skip"}
    assert after(position("AH 4C | 2S | 3S", "7H", options=options), "AH").turn == 2


def test_a_last_queen_costs_the_next_player_in_the_direction_of_play() -> None:
    options = {"last_queen_draws": True}
    game = position("QH | 2S 9D | 3S", "7H", "5C 6C", options=options, direction=-1)
    assert [len(hand) for hand in after(game, "QH").hands] == [0, 2, 3]


@pytest.mark.parametrize(("tie", "starter"), [("fewest_cards", 0), ("no_score", 2)])
def test_without_a_score_the_same_starter_starts_again(tie: str, starter: int) -> None:
    options = {"exhaustion_tie": tie}
    game = position("3C | 3D 2D | KC", "7H", "2C", options=options, starter=2, runs=4)
    assert after(game, "draw").starter == starter
