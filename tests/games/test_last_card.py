"""The vectors of the specification, section 14, each under its id."""

from random import Random
from typing import Any

import pytest

from games.cards import cards
from games.game import DEAL, HOST
from games.last_card import LastCard
from games.last_card.hint import policy
from games.last_card.state import PACK, POINTS
from games.view import view
from tests.games.last_card_positions import moves, named, position, state, turned_up
from tests.games.positions import after, hint_of

THREE = "5B 7R WW 2G | 1R 1Y 3B | 9G 9Y SB"
REVERSE = "RR 2G 3G | 1R 1Y 3B | 9G 9Y SB"
FOUR = "W4 5R 2G 3G | 1R 1Y 1B | 9G 9Y SB"
INNOCENT = "W4 5B 2G 3G | 1R 1Y 1B | 9G 9Y SB"
STACK = "DR 2G 3G | DB W4 1Y | DY 8Y 9Y"
SWAP = "7R 2G 3G | 1R | 9G 9Y"
CALL = "5B 7R | 1B 1Y 3B | 9B 9Y SB"
JUMP = "5B 7R 9R | 1B 1Y 3B | 5B 9Y SB"
DEALT = "1R 1Y 3B | 2R 2Y 4B | 8Y 9G 9Y"
REST = "| 9G 9Y SB"


def seat_does(game: LastCard, seat: int, action: str) -> LastCard:
    """The same table after a seat has done this, perhaps out of turn."""
    game.apply(seat, action)
    return game


@pytest.mark.parametrize(
    ("hand", "top", "options", "legal"),
    [
        pytest.param("5B 7R WW 2G", "5R", {}, ["7R", "5B", *named("WW"), "draw"], id="LC01"),
        pytest.param(
            "5B 7R WW 2G", "5R", {"forced_play": True}, ["7R", "5B", *named("WW")], id="LC02"
        ),
        pytest.param("2G 3G", "5R", {}, ["draw", "call"], id="LC03"),
        pytest.param("DR 9R 9Y", "DY", {}, ["DR", "9Y", "draw"], id="LC11"),
        pytest.param(
            "W4 WW 5R 2G", "5R", {"wild_four": "strict"}, ["5R", *named("WW"), "draw"], id="LC20"
        ),
        pytest.param("7R", "5R", {"seven_zero": True}, ["7R", "draw"], id="LC32"),
        pytest.param("5B 7R", "5R", {}, ["7R", "5B", "draw", "call"], id="LC33"),
        pytest.param("WW", "5R", {}, ["WW", "draw"], id="LC45"),
    ],
)
def test_legal_actions(hand: str, top: str, options: dict[str, Any], legal: list[str]) -> None:
    assert moves(position(f"{hand} | 1R 1Y 3B {REST}", top, options=options)) == legal


def test_lc04_a_card_goes_on_the_same_face_and_sets_the_colour() -> None:
    game = after(position(THREE), "5B")
    assert (state(game), moves(game)) == ("PLAY 1 blue 3 3 3", ["3B", "draw"])


def test_lc05_a_wild_names_the_colour() -> None:
    assert state(after(position(THREE), "WW colour green")) == "PLAY 1 green 3 3 3"


def test_lc06_on_a_wild_only_the_colour_counts() -> None:
    assert moves(after(position(THREE), "WW colour green")) == ["draw"]


@pytest.mark.parametrize(
    ("face", "after_three"),
    [
        pytest.param("RR", "PLAY 2 red 2 3 3", id="LC07 LC08"),
        pytest.param("SR", "PLAY 2 red 2 3 3", id="LC09"),
    ],
)
def test_reverse_and_skip(face: str, after_three: str) -> None:
    hands = REVERSE.replace("RR", face)
    two = hands.rpartition(" |")[0]
    assert state(after(position(hands), face)) == after_three
    assert state(after(position(two), face)) == "PLAY 0 red 2 3"


def test_lc10_a_draw_two_makes_the_next_seat_draw_and_miss_its_turn() -> None:
    assert state(after(position(REVERSE.replace("RR", "DR")), "DR")) == "PLAY 2 red 2 5 3"


def test_lc12_a_drawn_card_that_fits_may_be_played_or_kept() -> None:
    game = after(position("2G 3G | 1R 1Y 3B | 9G 9Y", stock="7R 2Y 1Y"), "draw")
    assert (state(game), moves(game)) == ("PLAY 0 red 3 3 2", ["7R", "pass"])


def test_lc13_a_drawn_card_that_does_not_fit_ends_the_turn() -> None:
    game = after(position("2G 3G 5Y | 1R 1Y 3B | 9G 9Y", stock="1B 2Y"), "draw")
    assert state(game) == "PLAY 1 red 4 3 2"


def test_lc14_after_drawing_only_the_drawn_card_may_be_played() -> None:
    game = after(position("2G 3G 5Y | 1R 1Y 3B", stock="7R 2Y"), "draw")
    assert moves(game) == ["7R", "pass"]


def test_lc15_drawing_until_a_card_fits_and_has_to_be_played() -> None:
    options = {"draw": "until_playable"}
    game = position("2G 3G | 1R 1Y 3B", stock="1B 2B 7R 8B", options=options)
    after(game, "draw")
    assert (len(game.hands[0]), moves(game)) == (5, ["7R"])


def test_lc16_a_wild_four_may_be_challenged() -> None:
    game = after(position(FOUR), "W4 colour blue")
    assert (state(game), moves(game)) == ("PENALTY 1 blue 3 3 3", ["challenge", "draw"])


def test_lc17_who_held_the_colour_draws_the_four() -> None:
    game = after(position(FOUR), "W4 colour blue", "challenge")
    assert state(game) == "PLAY 1 blue 7 3 3"


def test_lc18_who_challenges_in_vain_draws_six() -> None:
    game = after(position(INNOCENT), "W4 colour blue", "challenge")
    assert state(game) == "PLAY 2 blue 3 9 3"


def test_lc19_who_does_not_challenge_draws_four() -> None:
    assert state(after(position(FOUR), "W4 colour blue", "draw")) == "PLAY 2 blue 3 7 3"


def test_lc21_a_free_wild_four_cannot_be_challenged() -> None:
    game = position(FOUR, options={"wild_four": "free"})
    assert state(after(game, "W4 colour blue")) == "PLAY 2 blue 3 7 3"


def test_lc22_the_colour_that_was_called_before_counts() -> None:
    game = position("W4 5R 2G 3G | 1R 1Y 1B", "WW", suit="R")
    assert state(after(game, "W4 colour green", "challenge")) == "PLAY 1 green 7 3"


def test_lc23_a_draw_two_may_be_passed_on() -> None:
    game = after(position(STACK, options={"stacking": "same"}), "DR")
    assert moves(game) == ["DB", "draw"]


def test_lc24_and_again() -> None:
    game = after(position(STACK, options={"stacking": "same"}), "DR", "DB")
    assert (state(game), moves(game)) == ("PENALTY 2 blue 2 2 3", ["DY", "draw"])


def test_lc25_until_somebody_draws_it_all() -> None:
    game = after(position(STACK, options={"stacking": "same"}), "DR", "DB", "draw")
    assert state(game) == "PLAY 0 blue 2 2 7"


def test_lc26_a_wild_four_goes_up_on_a_draw_two() -> None:
    game = after(position(STACK, options={"stacking": "up"}), "DR")
    assert moves(game) == ["DB", *named("W4"), "draw"]


def test_lc27_a_challenge_is_about_the_whole_sum() -> None:
    game = after(position(STACK, options={"stacking": "up"}), "DR", "W4 colour green")
    assert moves(game) == ["challenge", "draw"]
    assert state(after(game, "challenge")) == "PLAY 0 green 2 2 11"


def test_lc28_with_two_players_a_draw_two_gives_another_turn() -> None:
    assert state(after(position("DR 2G 3G | 1R 1Y 3B"), "DR")) == "PLAY 0 red 2 5"


def test_lc29_a_seven_names_a_seat() -> None:
    game = position(SWAP, options={"seven_zero": True})
    assert moves(game) == ["7R swap 1", "7R swap 2", "draw"]


def test_lc30_a_seven_swaps_hands() -> None:
    game = after(position(SWAP, options={"seven_zero": True}), "7R swap 1")
    assert [list(hand) for hand in game.hands[:2]] == [cards("1R"), cards("2G 3G")]
    assert state(game) == "PLAY 1 red 1 2 2"


def test_lc31_a_zero_moves_all_hands_on() -> None:
    game = after(position(SWAP.replace("7R", "0R"), options={"seven_zero": True}), "0R")
    assert [list(hand) for hand in game.hands] == [cards("9G 9Y"), cards("2G 3G"), cards("1R")]


def test_lc34_who_has_called_cannot_be_caught() -> None:
    game = after(position(CALL), "call", "5B")
    assert [moves(game, seat) for seat in (1, 2)] == [["1B", "3B", "draw"], []]


def test_lc35_who_keeps_silent_may_still_call_and_all_others_may_catch() -> None:
    game = after(position(CALL), "5B")
    assert [moves(game, seat) for seat in range(3)] == [
        ["call"],
        ["1B", "3B", "draw", "catch 0"],
        ["catch 0"],
    ]


def test_lc36_a_catch_does_not_touch_the_turn() -> None:
    game = seat_does(after(position(CALL), "5B"), 2, "catch 0")
    assert state(game) == "PLAY 1 blue 3 3 3"


def test_lc37_the_first_word_counts() -> None:
    game = seat_does(after(position(CALL), "5B"), 0, "call")
    assert [moves(game, seat) for seat in (1, 2)] == [["1B", "3B", "draw"], []]


def test_lc38_after_the_next_action_it_is_too_late() -> None:
    game = after(position(CALL), "5B", "1B")
    assert [moves(game, seat) for seat in (0, 2)] == [[], ["9B", "SB", "draw"]]


def test_lc39_only_the_next_seat_catches() -> None:
    game = after(position(CALL, options={"catchers": "next"}), "5B")
    assert [moves(game, seat) for seat in (1, 2)] == [["1B", "3B", "draw", "catch 0"], []]


def test_lc40_without_calls_nothing_is_to_be_said() -> None:
    game = after(position(CALL, options={"last_call": "off"}), "5B")
    assert [moves(game, seat) for seat in range(3)] == [[], ["1B", "3B", "draw"], []]


def test_lc41_the_same_card_may_jump_in() -> None:
    assert moves(after(position(JUMP, options={"jump_in": True}), "5B"), 2) == ["5B"]


def test_lc42_play_goes_on_from_whoever_jumped_in() -> None:
    game = seat_does(after(position(JUMP, options={"jump_in": True}), "5B"), 2, "5B")
    assert state(game) == "PLAY 0 blue 2 3 2"


@pytest.mark.parametrize(
    ("last_effect", "gain"),
    [pytest.param(True, 19, id="LC43"), pytest.param(False, 14, id="LC44")],
)
def test_a_draw_two_as_the_last_card(last_effect: bool, gain: int) -> None:
    game = position("DR | 1R 1Y 3B | 9G", options={"last_effect": last_effect})
    assert after(game, "DR").scores == [gain, 0, 0]


def test_lc46_a_wild_four_as_the_last_card_cannot_be_challenged() -> None:
    game = after(position("W4 | 1R 1Y 3B", stock="9B 8B 6B 4B 1G"), "W4")
    assert (game.resting, game.scores) == (True, [32, 0])


def test_lc47_points() -> None:
    points = [POINTS[card.rank] for card in cards("0R 9G SB RB DY WW W4")]
    assert points == [0, 9, 20, 20, 20, 50, 50]


def test_lc48_the_pack() -> None:
    assert (len(PACK), sum(POINTS[card.rank] for card in PACK)) == (108, 1240)


@pytest.mark.parametrize(
    ("top", "begins"),
    [
        pytest.param("SR", "PLAY 1 red 3 3 3", id="LC49 SR"),
        pytest.param("DR", "PLAY 1 red 5 3 3", id="LC49 DR"),
        pytest.param("RR", "PLAY 1 red 3 3 3", id="LC49 RR"),
    ],
)
def test_what_is_turned_up_works_on_the_first_player(top: str, begins: str) -> None:
    assert state(turned_up(DEALT, top)) == begins


def test_lc50_after_a_reverse_turned_up_play_goes_the_other_way() -> None:
    assert after(turned_up(DEALT, "RR"), "2R").turn == 0


def test_lc51_the_first_player_names_the_colour_of_a_wild() -> None:
    game = turned_up(DEALT, "WW")
    assert state(game) == "COLOUR 0 None 3 3 3"
    assert moves(game) == ["colour red", "colour yellow", "colour green", "colour blue"]
    assert state(after(game, "colour green")) == "PLAY 0 green 3 3 3"


def test_lc52_with_two_players_the_dealer_begins_after_a_reverse() -> None:
    assert turned_up("1R 1Y | 2R 2Y", "RR").turn == 1


def test_lc53_covered_discards_become_the_stock() -> None:
    game = after(position("2G 3G 4G | 1Y 3B 4B", "7G 8G 5R", "1B"), "draw", "draw")
    assert (len(game.stock), len(game.discard)) == (1, 1)


def test_lc54_when_nobody_can_play_or_draw_nobody_scores() -> None:
    game = after(position("2G 3G 4G | 1Y 3B 4B", stock=""), "pass", "pass")
    assert (game.resting, game.scores) == (True, [0, 0])


def test_lc55_without_a_stock_one_plays_what_fits() -> None:
    assert moves(position("5B 2G | 1Y 3B 4B", stock="")) == ["5B", "call"]


def test_the_deal_goes_one_seat_to_the_left() -> None:
    game = LastCard(3, "seed")
    first = game.starter
    game.hands[game.turn][:] = []
    game.count(game.turn)
    game.apply(HOST, DEAL)
    assert game.starter == (first + 1) % 3


def played(game: LastCard) -> str:
    """What seat 0 plays."""
    return policy(view(game, 0), Random(1))


def test_it_takes_a_wild_four_for_clean() -> None:
    game = after(position("1Y 3B | 1Y 1Y 3B | W4 2G 2G", turn=2), "W4 colour blue")
    assert (played(game), hint_of(game, 0).action) == ("draw", "challenge")
