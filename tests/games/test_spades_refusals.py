"""What Spades refuses, and what it says instead."""

from typing import Any

import pytest

from games.game import DEAL, HOST
from games.spades import Spades
from games.words import translator
from tests.games.spades_positions import bidding, position, scored

BLIND: dict[str, Any] = {"nil": True, "blind_nil": True, "blind_nil_behind": 0}
tr = translator(["Ann", "Bob", "Cid", "Dee"])


def refused(game: Spades, action: str) -> str:
    """The key of the refusal to the seat to act."""
    problem = game.check(game.turn, action)
    assert problem is not None, f"{action} is legal"
    return problem.key


def sentence(game: Spades, action: str) -> str:
    """The refusal in English."""
    problem = game.check(game.turn, action)
    assert problem is not None, f"{action} is legal"
    return tr(problem)


@pytest.mark.parametrize(
    ("game", "action", "key"),
    [
        (bidding(), "QS", "wrong-phase-bid"),
        (bidding(), "look", "wrong-phase-bid"),
        (bidding(), "", "wrong-phase-bid"),
        (bidding(), "bid 14", "bad-bid"),
        (bidding(), "bid -1", "bad-bid"),
        (bidding(), "bid ²", "bad-bid"),
        (bidding(), "bid", "bad-bid"),
        (bidding(), "bid nil", "bad-bid"),
        (bidding(options={"nil": True}), "bid blind nil", "bad-bid"),
        (bidding(options=BLIND), "bid 4", "wrong-phase-blind"),
        (bidding(options=BLIND), "bid nil", "wrong-phase-blind"),
        (position("4S 3H"), "bid 4", "wrong-phase-play"),
        (position("4S 3H"), "look", "wrong-phase-play"),
        (position("4S 3H"), "queen", "bad-card"),
        (position("4S 3H"), "4S 3H", "bad-card"),
        (position("4S 3H"), "QS", "not-in-hand"),
        (position("4S 3H"), "4S", "spades-not-broken"),
        (position("4S 3H", "2H"), "4S", "must-follow-suit"),
        (position("4S 3H", "KS"), "3H", "must-follow-suit"),
        (position("4S 3H", "2C", options={"no_spade_trick_one": True}), "4S", "no-spade-trick-one"),
        (position("4S 2C", options={"first_lead": "low_club"}), "4S", "must-lead-low-club"),
        (scored("3 3 3 3", "4 3 3 3"), "4S", "round-over"),
    ],
)
def test_refusals_name_their_rule(game: Spades, action: str, key: str) -> None:
    assert refused(game, action) == key


def test_the_host_alone_deals_the_next_hand() -> None:
    game = scored("3 3 3 3", "4 3 3 3")
    assert game.check(HOST, DEAL) is None
    assert game.check(0, DEAL) is not None


def test_who_must_follow_is_told_with_what() -> None:
    text = sentence(position("AS 4S KD 7D 2C", "QD 3D"), "AS")
    assert text == "You have diamonds, so you have to follow suit. You can play K♦ 7♦."


def test_the_cards_to_play_are_told_in_the_order_they_are_held() -> None:
    text = sentence(position("7D 2C KD", "QD 3D"), "nonsense")
    assert text == "“nonsense” isn't a card. You can play K♦ 7♦."


def test_who_may_not_lead_spades_is_told_what_to_lead() -> None:
    text = sentence(position("AS 4S KD 2C"), "AS")
    assert text == "Spades aren't broken yet, so you can't lead one. You can play 2♣ K♦."


def test_bids_that_are_possible_are_told_in_short() -> None:
    game = bidding("4 3 2", options={"not_thirteen": True, "nil": True})
    assert (
        sentence(game, "bid 4") == "The four bids can't add up to 13. You can bid 0-3, 5-13, nil."
    )


def test_a_bid_too_low_for_the_team_is_told_so() -> None:
    text = sentence(bidding("1 3", options={"min_team_bid": 4}), "bid 2")
    assert text == "Your side has to bid at least 4. You can bid 3-13."


def test_a_bid_too_high_for_the_team_is_told_so() -> None:
    text = sentence(bidding("9 3", options={"cap_team_bid": True}), "bid 5")
    assert text == "Your side can't bid more than 13. You can bid 0-4."


def test_the_rule_named_is_the_one_that_was_broken() -> None:
    both = {"cap_team_bid": True, "not_thirteen": True}
    assert "can't add up to 13" in sentence(bidding("4 3 2", options=both), "bid 4")
    assert "can't bid more than 13" in sentence(bidding("9 3", options=both), "bid 5")
    least = {"min_team_bid": 2, "nil": True}
    assert "at least 2" in sentence(bidding("1 3", options=least), "bid nil")
    assert "You can't bid that" in sentence(bidding("1 3", options={"min_team_bid": 2}), "bid nil")


def test_a_bid_out_of_range_is_told_the_range() -> None:
    assert sentence(bidding(), "bid 14") == "You can't bid that. You can bid 0-13."


def test_a_card_before_the_bids_are_made_is_told_to_bid() -> None:
    assert sentence(bidding(), "QS") == "Bids come first. You can bid 0-13."


def test_a_bid_before_looking_is_told_to_look() -> None:
    text = sentence(bidding(options=BLIND), "bid 4")
    assert text == "Look at your cards first, or bid blind nil."


def test_who_can_only_look_is_told_to_look() -> None:
    game = bidding(options=BLIND | {"min_team_bid": 1})
    game.apply(0, "bid blind nil")
    game.apply(1, "look")
    assert sentence(game, "bid blind nil") == "Look at your cards first."


def test_a_card_that_is_none_is_told_what_to_play() -> None:
    text = sentence(position("TS 3H 4C"), "queen")
    assert text == "“queen” isn't a card. You can play 3♥ 4♣."
