"""What the options of Last Card change, sections 7 to 11."""

import pytest

from games.game import DEAL, HOST
from games.last_card import LastCard, Options
from tests.games.last_card_positions import moves, named, position, state
from tests.games.positions import after
from tests.voice import SAY

OTHERS = "| 1R 1Y 3B | 9G 9Y SB"


def test_one_quick_round_is_won_by_the_first_out() -> None:
    game = after(position(f"5B {OTHERS}", options={"match": "one_round"}), "5B")
    assert (game.over, game.winners) == (True, [0])


def test_a_blocked_quick_round_is_won_by_the_fewest_points() -> None:
    hands = "2G 3G | 1Y 4G | 5G"
    game = position(hands, "9R", stock="", options={"match": "one_round"})
    assert after(game, "pass", "pass", "pass").winners == [0, 1, 2]


def told_of(game: LastCard) -> list[str]:
    """What is said of each seat's place at the end."""
    reasons = map(game.place_reason, range(game.seats))
    return [SAY(reason) if reason else "" for reason in reasons]


def test_who_is_out_first_is_told_where_another_is_left_with_nothing_to_pay() -> None:
    options = {"match": "one_round", "scoring": "each_pays"}
    game = after(position("5B | 0B | 9G 9Y", options=options, lowest_wins=True), "5B")
    assert (game.scores, game.winners) == ([0, 0, 18], [0])
    assert told_of(game) == ["out first", "", ""]


def test_what_everyone_is_left_with_is_told_of_a_blocked_quick_round() -> None:
    game = position("2G 3G | 1Y | 5G", "9R", stock="", options={"match": "one_round"})
    after(game, "pass", "pass", "pass")
    assert (game.scores, game.winners) == ([0, 0, 0], [1])
    assert told_of(game) == ["5 points left", "1 point left", "5 points left"]


def test_when_each_pays_the_lowest_total_wins() -> None:
    options = {"scoring": "each_pays", "target": 50}
    game = position(f"5B {OTHERS}", options=options, lowest_wins=True, scores=[40, 30, 10])
    after(game, "5B")
    assert (game.scores, game.winners) == ([40, 35, 48], [])
    game = position(f"5B {OTHERS}", options=options, lowest_wins=True, scores=[30, 40, 30])
    after(game, "5B")
    assert (game.scores, game.winners) == ([30, 45, 68], [0])


def test_the_target_ends_the_match() -> None:
    game = after(position("5B | WW 3B", scores=[450, 0]), "5B")
    assert (game.scores, game.winners) == ([503, 0], [0])


@pytest.mark.parametrize("seed", range(30))
def test_numbers_only_turns_up_a_number(seed: int) -> None:
    game = LastCard(4, f"{seed}", Options(start="numbers_only"))
    assert game.discard[-1].rank.isdigit()


@pytest.mark.parametrize("seed", range(60))
def test_a_wild_four_is_never_turned_up(seed: int) -> None:
    assert LastCard(4, f"{seed}").discard[-1] != "W4"


@pytest.mark.parametrize(
    ("stacking", "legal"),
    [
        ("off", ["challenge", "draw"]),
        ("same", [*named("W4"), "challenge", "draw"]),
        ("up", [*named("W4"), "challenge", "draw"]),
        ("any", ["DB", *named("W4"), "challenge", "draw"]),
    ],
)
def test_what_answers_a_wild_four(stacking: str, legal: list[str]) -> None:
    game = position("W4 2G 3G | DB W4 1Y | 9G", options={"stacking": stacking})
    assert moves(after(game, "W4 colour red")) == legal


def test_who_can_stack_its_last_but_one_may_call_before() -> None:
    game = position("DR 2G 3G | DB 1Y | 9G 9Y", options={"stacking": "same"})
    assert moves(after(game, "DR")) == ["DB", "draw", "call"]


def test_a_last_card_that_is_stacked_makes_the_next_draw_it_all() -> None:
    game = position("DR 2G 3G | DB | 9G 9Y", options={"stacking": "same"})
    assert len(after(game, "DR", "DB").hands[2]) == 6


def test_what_is_turned_up_may_be_passed_on_where_stacking_is_played() -> None:
    game = position("DB 1R | 2R 2Y", "DR", options={"stacking": "same"}, turn=1)
    game.carry_out(game.discard[-1])
    assert (state(game), moves(game)) == ("PENALTY 0 red 2 2", ["DB", "draw", "call"])


def test_who_comes_to_one_card_by_a_swap_need_not_call() -> None:
    game = position("7R 2G 3G | 1R | 9G 9Y", options={"seven_zero": True})
    assert after(game, "7R swap 1").exposed == -1


def test_a_caught_seat_draws_as_many_as_the_option_says() -> None:
    game = after(position("5B 7R | 1B 1Y 3B | 9B 9Y SB", options={"call_penalty": 4}), "5B")
    game.apply(2, "catch 0")
    assert len(game.hands[0]) == 5


def test_with_two_players_the_next_action_of_the_same_player_ends_the_chance() -> None:
    game = after(position("SR 2R | 1B 1Y 3B"), "SR")
    assert (game.turn, moves(game, 1)) == (0, ["catch 0"])
    assert "call" in moves(game, 0)
    assert moves(after(game, "draw"), 1)[-1:] != ["catch 0"]


def test_a_call_lapses_when_the_hand_grows() -> None:
    game = after(position("5B 7R | 1B 1Y 3B", stock="1B 2B 3B"), "call", "draw")
    assert game.called == [False, False]


def test_with_next_as_catcher_only_the_seats_to_act_may_act() -> None:
    game = after(position("5B 7R | 1B 1Y 3B | 9B 9Y", options={"catchers": "next"}), "5B")
    assert game.active_seats() == game.waiting() == [1]


def test_a_number_with_an_effect_cannot_be_jumped_in_with() -> None:
    options = {"jump_in": True, "seven_zero": True}
    game = after(position("0B 7R 9R | 1B 1Y 3B | 2Y 0B SB", "5B", options=options), "0B")
    assert all(not game.interrupts(seat) for seat in range(3))


def test_whoever_jumps_in_to_one_card_has_to_call_as_well() -> None:
    game = after(position("5B 7R 9R | 1B 1Y 3B | 5B 9Y", options={"jump_in": True}), "5B")
    game.apply(2, "5B")
    assert (game.exposed, moves(game, 1)) == (2, ["catch 2"])


def test_a_match_of_points_goes_on_after_a_blocked_round() -> None:
    game = after(position("2G 3G | 1Y 4G", "9R", stock=""), "pass", "pass")
    game.apply(HOST, DEAL)
    assert (game.round, game.scores) == (2, [0, 0])
