"""What each option of Spades changes, section 10."""

from typing import Any

import pytest

from games.game import DEAL, HOST
from games.spades import Options, Spades
from games.spades.state import POWER, SUIT
from tests.games.positions import after
from tests.games.spades_positions import bidding, bids_of, legal, position, scored, team_scores

NUMBERS = bids_of("0 1 2 3 4 5 6 7 8 9 10 11 12 13")
BLIND: dict[str, Any] = {"nil": True, "blind_nil": True}


def test_a_lower_target_ends_the_match_sooner() -> None:
    game = scored("2 3 2 2", "4 3 3 3", scores=[60, 0] * 2, options={"target": 100})
    assert game.winners == [0, 2]


def test_a_tie_may_be_shared() -> None:
    game = scored("2 3 2 2", "4 3 3 3", scores=[460, 452] * 2, options={"tie_break": "shared"})
    assert game.winners == [0, 1, 2, 3]


def test_tricks_above_the_bid_may_be_worth_more() -> None:
    game = scored("4 3 3 3", "5 2 3 3", options={"overtrick_points": 5})
    assert team_scores(game) == [75, -60]


def test_nil_is_no_bid_unless_it_is_an_option() -> None:
    assert legal(bidding()) == NUMBERS
    assert legal(bidding(options={"nil": True})) == NUMBERS | {"bid nil"}


def test_zero_is_no_nil() -> None:
    game = scored("4 3 0 3", "5 4 0 4", options={"nil": True})
    assert game.scores[0] == 41


def test_nil_points_can_be_chosen() -> None:
    options = {"nil": True, "nil_points": 60}
    assert scored("4 3 nil 3", "5 4 0 4", options=options).scores[0] == 101
    assert scored("4 3 nil 3", "5 3 1 4", options=options).scores[0] == 42 - 60


def test_tricks_of_a_failed_nil_are_bags_even_where_they_do_not_count() -> None:
    options = {"nil": True, "bags": True, "failed_nil_tricks": "bags_only"}
    game = scored("4 3 nil 3", "4 3 2 4", options=options)
    assert (game.scores[0], game.bags[0]) == (42 - 100, 2)


def test_blind_nil_needs_nil() -> None:
    objection = Spades.objection(4, Options(blind_nil=True))
    assert objection is not None
    assert objection.key == "spades-blind-nil-needs-nil"


@pytest.mark.parametrize(("tricks", "gain"), [("5 4 0 4", 41 + 300), ("5 3 1 4", 42 - 300)])
def test_blind_nil_points_can_be_chosen(tricks: str, gain: int) -> None:
    options = BLIND | {"blind_nil_points": 300}
    assert scored("4 3 blind 3", tricks, options=options).scores[0] == gain


@pytest.mark.parametrize(
    ("scores", "behind", "asked"),
    [
        ([0, 100], 100, [0, 2]),
        ([0, 99], 100, []),
        ([250, 0], 100, [1, 3]),
        ([500, 0], 0, [0, 1, 2, 3]),
        ([0, 0], 1, []),
    ],
)
def test_only_teams_far_enough_behind_are_asked(
    scores: list[int], behind: int, asked: list[int]
) -> None:
    game = bidding(scores=scores * 2, options=BLIND | {"blind_nil_behind": behind})
    assert sorted(game.unasked) == asked


def test_the_blind_are_asked_in_bid_order_before_anybody_bids() -> None:
    game = bidding(scores=[0, 100] * 2, dealer=0, options=BLIND)
    assert (game.dealer, game.turn, legal(game)) == (1, 2, {"look", "bid blind nil"})
    after(game, "look")
    assert (game.turn, legal(game)) == (0, {"look", "bid blind nil"})
    after(game, "bid blind nil")
    assert (game.turn, legal(game)) == (2, NUMBERS | {"bid nil"})


def test_who_bid_blind_nil_does_not_bid_again() -> None:
    game = bidding(options=BLIND | {"blind_nil_behind": 0})
    after(game, "bid blind nil", "look", "look", "look", "bid 4", "bid 5", "bid 3")
    assert (game.nils[0], game.bids, game.turn) == ("blind nil", [0, 4, 5, 3], 0)
    assert len(legal(game)) > 1


def test_when_all_bid_blind_nil_play_begins() -> None:
    game = bidding(options=BLIND | {"blind_nil_behind": 0})
    after(game, *["bid blind nil"] * 4)
    assert game.bids == [0] * 4
    assert legal(game) <= {str(card) for card in game.hands[0]}


def test_without_bags_nothing_is_carried_over() -> None:
    assert scored("3 2 2 3", "5 2 3 3", bags=[8, 0]).scores[0] == 53


def test_the_bag_limit_and_penalty_can_be_chosen() -> None:
    options = {"bags": True, "bag_limit": 5, "bag_penalty": 60}
    game = scored("2 3 2 3", "8 1 4 0", bags=[2, 0], options=options)
    assert (game.scores[0], game.bags[0]) == (48 - 2 * 60, 0)


def test_bags_are_kept_from_hand_to_hand() -> None:
    game = scored("3 2 2 3", "5 2 3 3", options={"bags": True})
    game.apply(HOST, DEAL)
    assert game.bags == [3, 0]


def test_a_failed_contract_brings_no_bags() -> None:
    game = scored("4 3 4 2", "4 3 3 3", bags=[4, 4], options={"bags": True})
    assert game.bags == [4, 5]


def test_jokers_replace_two_low_cards() -> None:
    pack = Spades(4, "seed", Options(jokers="two")).pack()
    assert len(pack) == len(set(pack)) == 52
    assert {"2C", "2D"}.isdisjoint(pack)
    assert sorted((c for c in pack if SUIT[c] == "S"), key=POWER.__getitem__)[-3:] == [
        "AS",
        "JB",
        "JR",
    ]


def test_a_joker_led_asks_for_spades() -> None:
    game = position("2S KH", "JR", options={"jokers": "two"})
    assert legal(game) == {"2S"}


def test_a_joker_may_not_be_led_before_spades_are_broken() -> None:
    assert legal(position("JR KH", options={"jokers": "two"})) == {"KH"}


def test_the_second_partner_must_raise_the_team_to_the_least_bid() -> None:
    options = {"min_team_bid": 4, "nil": True}
    assert bids_of("0 nil") <= legal(bidding(options=options))
    assert legal(bidding("1 3", options=options)) == NUMBERS - bids_of("0 1 2")
    assert legal(bidding("4 3", options=options)) == NUMBERS | {"bid nil"}


def test_a_partner_of_blind_nil_must_make_the_least_bid_alone() -> None:
    game = bidding(options=BLIND | {"blind_nil_behind": 0, "min_team_bid": 1})
    assert legal(game) == {"look", "bid blind nil"}
    after(game, "bid blind nil", "look")
    assert legal(game) == {"look"}


def test_a_team_may_be_kept_to_thirteen() -> None:
    options = {"cap_team_bid": True}
    assert legal(bidding("9 3", options=options)) == bids_of("0 1 2 3 4")
    assert legal(bidding("9 3")) == NUMBERS


def test_the_last_bid_may_not_make_thirteen() -> None:
    options = {"not_thirteen": True}
    assert legal(bidding("4 3", options=options)) == NUMBERS
    assert legal(bidding("4 3 2", options=options)) == NUMBERS - bids_of("4")


def test_nil_may_not_make_thirteen_either() -> None:
    options = {"not_thirteen": True, "nil": True}
    assert legal(bidding("4 3 6", options=options)) == NUMBERS - bids_of("0")


def test_a_last_bidder_left_with_nothing_may_make_thirteen() -> None:
    options = {"not_thirteen": True, "cap_team_bid": True}
    assert legal(bidding("0 13 0", options=options)) == bids_of("0")


HANDS = "AS 3C | KS 2C 4D | QS 5C | JS 6C"


def test_the_lowest_club_may_lead() -> None:
    game = bidding("3 3 3 3", HANDS, options={"first_lead": "low_club"})
    assert (game.turn, legal(game)) == (1, {"2C"})


def test_the_lowest_club_is_the_three_with_jokers() -> None:
    options = {"first_lead": "low_club", "jokers": "two"}
    game = bidding("3 3 3 3", HANDS.replace(" 2C", ""), options=options)
    assert (game.turn, legal(game)) == (0, {"3C"})


def test_later_tricks_are_led_freely() -> None:
    game = position("2H 3C", seen="2C 4C 5C 6C", options={"first_lead": "low_club"})
    assert legal(game) == {"2H", "3C"}


FIRST = {"no_spade_trick_one": True}


def test_no_spade_is_thrown_on_the_first_trick() -> None:
    assert legal(position("AS 3D", "2C", options=FIRST)) == {"3D"}
    assert legal(position("AS 3D", "2C", "3C 4C 5C 6C", options=FIRST)) == {"AS", "3D"}
    assert legal(position("AS 2S", "2C", options=FIRST)) == {"AS", "2S"}


def test_no_spade_leads_the_first_trick() -> None:
    options = FIRST | {"spade_leads": "anytime"}
    assert legal(position("AS 3D", options=options)) == {"3D"}


def test_a_spade_led_on_the_first_trick_is_followed() -> None:
    assert legal(position("JR 3D", "AS", options=FIRST | {"jokers": "two"})) == {"JR"}


def test_spades_may_be_led_at_any_time() -> None:
    assert legal(position("AS 3D", options={"spade_leads": "anytime"})) == {"AS", "3D"}


@pytest.mark.parametrize(
    ("scores", "winners"),
    [([-460, 0], [1, 3]), ([-459, 0], []), ([-460, -520], [0, 2])],
)
def test_a_team_far_below_zero_loses(scores: list[int], winners: list[int]) -> None:
    game = scored("2 3 2 3", "3 3 0 2", scores=scores * 2, options={"lose_at": -500})
    assert game.winners == winners


@pytest.mark.parametrize(("tie_break", "winners"), [("extra_hand", []), ("shared", [0, 1, 2, 3])])
def test_both_teams_equally_far_below_zero_tie(tie_break: str, winners: list[int]) -> None:
    options = {"lose_at": -500, "tie_break": tie_break}
    game = scored("2 2 2 2", "3 3 0 0", scores=[-480] * 4, options=options)
    assert game.winners == winners


def test_there_is_no_lower_limit_by_default() -> None:
    assert scored("2 3 2 3", "3 3 0 2", scores=[-2000, 0] * 2).winners == []


def test_points_come_before_the_test_for_the_end() -> None:
    options = {"bags": True, "nil": True}
    game = scored("5 3 nil 3", "6 4 0 3", scores=[400, 0] * 2, bags=[9, 0], options=options)
    assert (team_scores(game)[0], game.winners) == (400 + 51 + 100 - 100, [])


def test_every_value_of_the_specification_is_allowed() -> None:
    for lose_at in (None, -1000, -555, -100):
        assert Spades.objection(4, Options(lose_at=lose_at)) is None
    for lose_at in (-1001, -99, 0):
        assert Spades.objection(4, Options(lose_at=lose_at)) is not None


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_four_play(seats: int) -> None:
    assert Spades.objection(seats, Options()) is not None
