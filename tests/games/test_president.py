"""The vectors of the specification, section 14, each under its id."""

from typing import Any

import pytest

from games.cards import EVERYONE, Pile, cards
from games.game import HOST
from games.president import Options, President
from games.president.state import CLIMB, Meld, meld_of, tribute
from tests.games.positions import after, hint_of
from tests.games.president_positions import REST, exchange, listed, moves, opening, position
from tests.voice import SAY

TRICK = ("5H 4S KC", "6D JD KD", "9C AC KH", "TD QS KS")
SKIPS = ("5H 5S", "5D 8C 9D", "9C AC", "TD QS")
SUITED: dict[str, Any] = {"runs": "suited"}


def meld(text: str, is_reversed: bool = False) -> Meld | None:
    return meld_of(tuple(cards(text)), is_reversed)


@pytest.mark.parametrize(
    ("seats", "jokers", "dealt"),
    [
        pytest.param(5, 0, "11 11 10 10 10", id="PR01"),
        pytest.param(8, 2, "7 7 7 7 7 7 6 6", id="PR02"),
        pytest.param(3, 1, "18 18 17", id="PR03"),
    ],
)
def test_cards_dealt_from_the_dealers_left(seats: int, jokers: int, dealt: str) -> None:
    game = President(seats, "seed", Options(jokers=jokers))
    round_the_table = [(game.dealer + 1 + i) % seats for i in range(seats)]
    assert " ".join(str(len(game.hands[seat])) for seat in round_the_table) == dealt


def test_pr04_the_first_round_is_opened_with_the_three_of_clubs() -> None:
    assert moves(opening("3C 3D 4H 5S")) == listed("3C, 3C 3D")


@pytest.mark.parametrize(
    ("beat", "hand", "options", "legal"),
    [
        pytest.param("6C", "6H 7C 7D AS 2H", {}, "7C, AS, 2H, pass", id="PR05"),
        pytest.param(
            "6C", "6H 7C 7D AS 2H", {"equal": "allowed"}, "6H, 7C, AS, 2H, pass", id="PR06"
        ),
        pytest.param("9C 9D", "TC TD TH KS 2C 2D", {}, "TC TD, 2C 2D, pass", id="PR07"),
        pytest.param("9C 9D", "2C 5S", {}, "pass", id="PR08 high"),
        pytest.param("9C 9D", "2C 5S", {"twos": "clear"}, "2C, pass", id="PR08 clear"),
        pytest.param("JB", "2C 5S JR", {"jokers": 2, "twos": "clear"}, "pass", id="PR09"),
        pytest.param(
            "9C 9D", "TC KS JR JB", {"jokers": 2}, "TC JR, KS JR, JR JB, pass", id="PR10"
        ),
        pytest.param("2C", "KS JR", {"jokers": 2}, "JR, pass", id="PR11"),
        pytest.param("", "4C 4D JR", {"jokers": 1}, "4C, 4C 4D, 4C JR, 4C 4D JR, JR", id="PR12"),
        pytest.param("9D", "8C TD", {"eight_stop": True}, "TD, pass", id="PR22"),
        pytest.param("4C 5C 6C", "5H 6H 7H 8H 8D 9D", SUITED,
                     "5H 6H 7H, 6H 7H 8H, pass", id="PR30"),
        pytest.param("4C 5C 6C", "5H 6H 7H 8H 8D 9D", {"runs": "any"},
                     "5H 6H 7H, 6H 7H 8D, 7H 8D 9D, pass", id="PR31"),
        pytest.param("9C TC JC", "TH QH KH JR", SUITED | {"jokers": 1},
                     "TH QH JR, QH KH JR, pass", id="PR32"),
    ],
)  # fmt: skip
def test_what_may_be_played(beat: str, hand: str, options: dict[str, Any], legal: str) -> None:
    assert moves(position(hand, beat=beat, options=options)) == listed(legal)


def test_pr13_who_passes_is_out_of_the_trick() -> None:
    game = after(position(*TRICK), "5H", "6D", "9C", "pass", "pass", "JD")
    assert game.turn == 2
    assert (after(game, "pass").turn, game.trick) == (1, [])


def test_pr14_unless_passing_is_for_one_turn() -> None:
    game = position(*TRICK, options={"pass_rule": "reenter"})
    after(game, "5H", "6D", "9C", "pass", "pass", "JD", "pass")
    assert (game.turn, moves(game)) == (3, listed("QS, KS, pass"))


def test_pr15_the_first_out_is_president_and_leaves_the_lead() -> None:
    game = after(position("5H", *[REST] * 3), "5H", "pass", "pass", "pass")
    assert (game.out, game.turn, game.trick) == ([0], 1, [])


def test_pr16_pr17_the_round_goes_on_until_one_has_cards() -> None:
    game = after(position("5H", "6D", "9C AC", "TD QS"), "5H", "6D", "9C", "TD")
    assert (game.turn, moves(game)) == (2, listed("AC, pass"))
    assert (after(game, "AC").resting, game.out) == (True, [0, 1, 2, 3])


def test_pr18_an_equal_skips_the_next() -> None:
    game = position("5H 4S", "5D 6D", REST, REST, options={"equal": "skips"})
    assert after(game, "5H", "5D").turn == 3


def test_pr19_who_was_skipped_may_act_later() -> None:
    game = after(position(*SKIPS, options={"equal": "skips"}), "5H", "5D", "pass", "5S")
    assert [
        dict(event.words.args) for event in game.events or () if "skips" in event.words.key
    ] == [{"other": 1}]
    assert (game.turn, moves(game)) == (2, listed("9C, AC, pass"))
    assert after(game, "pass").turn == 1


def test_pr20_a_skip_that_comes_round_wins_the_trick() -> None:
    game = position("5H 4S", "5D 6D", "", "", out=[2, 3], options={"equal": "skips"})
    after(game, "5H", "5D")
    assert (game.turn, game.trick) == (1, [])


def test_pr21_an_eight_ends_the_trick() -> None:
    game = position("5H 4S", "8D 6D", options={"eight_stop": True})
    assert (after(game, "5H", "8D").turn, game.trick) == (1, [])


def test_pr23_after_a_revolution_low_ranks_are_high() -> None:
    game = position("6C 6D 6H 6S 4S 9S", "3H 7D JD 2S", options={"revolution": True})
    after(game, "6C 6D 6H 6S", "pass", "pass", "pass", "4S")
    assert moves(game) == listed("3H, pass")


def test_pr24_jokers_stay_highest() -> None:
    game = position("4C 2S JR", beat="3D", revolted=True, options={"jokers": 1})
    assert moves(game) == listed("JR, pass")


def test_pr25_four_with_a_joker_are_a_revolution_and_the_next_turns_it_back() -> None:
    game = position("5C 5D 5H JR 9C 9D 9H 9S 4S", options={"revolution": True, "jokers": 1})
    assert after(game, "5C 5D 5H JR").is_reversed
    assert not after(game, "pass", "pass", "pass", "9C 9D 9H 9S").is_reversed


def test_pr26_a_revolution_is_judged_by_the_order_before_it() -> None:
    hand = "5C 5D 5H 5S 9C 9D 9H 9S"
    options = {"revolution": True}
    game = position(hand, beat="7C 7D 7H 7S", revolted=True, options=options)
    assert moves(game) == listed("5C 5D 5H 5S, pass")


def test_pr27_pr28_jacks_reverse_the_order_for_a_trick() -> None:
    hands = ("JH 4S", "TD KD", "9C AC", "AH AS")
    game = after(position(*hands, options={"jack_back": True}), "JH")
    assert moves(game) == listed("TD, pass")
    after(game, "TD", "pass", "pass", "pass", "KD")
    assert moves(game) == listed("AC, pass")


def test_pr29_the_three_of_spades_beats_a_joker_and_ends_the_trick() -> None:
    game = position("3S 4S", beat="JR", options={"spade_three": True, "jokers": 1})
    assert moves(game) == listed("3S, pass")
    assert (after(game, "3S").turn, game.trick) == (0, [])


def test_pr33_a_run_does_not_go_round_the_corner() -> None:
    assert meld("KH AH 2H") == Meld(True, 3, CLIMB.index("K"))
    assert meld("3H AH 2H") is None


@pytest.mark.parametrize(("is_reversed", "lowest"), [(False, "5"), (True, "4")])
def test_pr34_a_joker_extends_a_run_where_that_is_strongest(is_reversed: bool, lowest: str) -> None:
    assert meld("5H 6H JR", is_reversed) == Meld(True, 3, CLIMB.index(lowest))


def test_pr35_one_natural_with_two_jokers_is_a_set() -> None:
    assert meld("5H JR JB") == Meld(False, 3, CLIMB.index("5"))


def test_pr36_a_run_with_an_eight_in_it_ends_the_trick() -> None:
    game = position("6H 7H 8H 9C", options=SUITED | {"eight_stop": True})
    assert (after(game, "6H 7H 8H").turn, game.trick) == (0, [])


def test_pr37_who_goes_out_on_a_two_is_last() -> None:
    game = position("2H", "6D JD", "9C AC", "TD QS", options={"bad_finish": True})
    after(game, "2H", "pass", "pass", "pass", "6D", "9C", "TD", "JD", "pass", "pass")
    assert (game.turn, game.out) == (2, [1])
    assert after(game, "AC").out == [1, 2, 3, 0]


@pytest.mark.parametrize(("card", "place"), [("3H", 3), ("2H", 0)])
def test_pr38_while_the_order_is_reversed_threes_are_bad_and_twos_are_not(
    card: str, place: int
) -> None:
    game = position(card, revolted=True, options={"bad_finish": True})
    assert after(game, card).finish(0) == place


def test_pr39_the_president_falls_when_another_is_first_out() -> None:
    game = position("5H 4S", "KD", before=[0, 1, 2, 3], options={"capital_fall": True})
    after(game, "5H", "KD")
    assert (game.hands[0], game.finish(0), game.turn) == ([], 3, 2)
    assert sorted(game.fallen_hand) == ["4S"]


def test_pr40_pr41_those_at_the_bottom_pay_and_those_on_top_give_back() -> None:
    hands = ("3D 4D 9S TC KD", "5C 6H 8S QD", "7C 7D 8C 9D AC", "4C 5H AH AS JR")
    game = exchange(*hands, options={"jokers": 1})
    assert game.hands[3] == cards("4C 5H AH")
    assert game.hands[2] == cards("7C 7D 8C 9D")
    assert game.hands[0][-2:] == cards("JR AS")
    assert game.hands[1][-1:] == cards("AC")
    assert (game.turn, len(moves(game))) == (0, 21)
    assert after(game, "give 3D 4D").turn == 1
    assert after(game, "give 5C").turn == 0


def test_pr42_with_three_players_only_the_scum_pays() -> None:
    game = exchange("9S KD", REST, "4C 5H AH AS 2D", before="0 1 2", seats=3)
    assert len(game.swaps) == 1
    assert game.hands[0][-2:] == cards("2D AS")


def test_pr43_of_equal_cards_the_spade_is_paid() -> None:
    assert tribute(cards("4C 5H AC AH AS"), 1) == cards("AS")


def test_pr44_the_lowest_cards_go_back_by_themselves() -> None:
    options = {"give_back": "lowest"}
    game = exchange("3D 3S 9S TC KD", REST, REST, "4C 5H AH AS", options=options)
    assert (game.swaps, game.turn) == ([], 0)
    assert sorted(game.hands[3]) == sorted(cards("4C 5H 3D 3S"))


def test_pr45_the_three_of_clubs_leads_wherever_it_went() -> None:
    hands = ("3C 4D", "5C", "6C", "AH AS")
    game = exchange(*hands, options={"first_lead": "lowest"})
    after(game, "give 3C 4D", f"give {game.hands[1][0]}")
    assert (game.turn, moves(game)) == (3, listed("3C"))


@pytest.mark.parametrize(
    ("seats", "titles"),
    [
        (3, "president citizen scum"),
        (4, "president vice vice-scum scum"),
        (6, "president vice citizen citizen vice-scum scum"),
    ],
)
def test_pr46_titles_in_order_of_place(seats: int, titles: str) -> None:
    game = President(seats, "seed")
    assert [game.title_key(place) for place in range(seats)] == titles.split()


@pytest.mark.parametrize(
    ("scoring", "points"),
    [("places", [2, 0, 3, 1]), ("titles", [1, 0, 2, 0]), ("presidencies", [0, 0, 1, 0])],
)
def test_pr47_points(scoring: str, points: list[int]) -> None:
    game = position("", "4D 5D", "", "5H", out=[2, 0], options={"scoring": scoring})
    game.turn = 3
    assert after(game, "5H").out == [2, 0, 3, 1]
    assert game.scores == points


def test_pr48_equal_points_are_decided_by_presidencies_and_then_by_fewer_scums() -> None:
    game = President(4, "seed", Options(max_rounds=0))
    game.scores, game.presidents, game.scums = [9, 9, 9, 5], [2, 3, 3, 0], [1, 2, 1, 2]
    game.resting = True
    game.apply(HOST, "stop")
    assert game.winners == [2]


MANY = "4C 4D 4H"


SURE = "Nobody can beat it, so you keep the lead and go out."


@pytest.mark.parametrize(
    ("hand", "beat", "others", "gone", "action"),
    [
        pytest.param("8C KC", "", "QD", "AC AD AH AS 2C 2D 2H 2S", "KC", id="the last two"),
        pytest.param("8C 2C", "4D", MANY, "", "2C", id="following"),
        pytest.param("6C KH KS 2C", "", MANY, "AC AD AH 2D 2H", "KH KS", id="no pair is left"),
        pytest.param("3C QH QS", "", "QD", "", "QH QS", id="one card cannot answer a pair"),
    ],
)
def test_who_cannot_be_kept_from_going_out_plays_what_nobody_beats(
    hand: str, beat: str, others: str, gone: str, action: str
) -> None:
    game = position(hand, others, others, others, beat=beat, played=Pile(cards(gone), EVERYONE))
    hint = hint_of(game, 0)
    assert (hint.action, SAY(hint.why)) == (action, SURE)
