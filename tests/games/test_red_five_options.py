"""The options of Red Five, section 13."""

from typing import Any

import pytest

from games.cards import Pile, cards
from games.game import DEAL, HOST
from games.red_five import Options, RedFive
from games.red_five.rules import result
from games.red_five.state import TRUMP
from tests.games.positions import after, hint_of, shown
from tests.games.red_five_positions import bidding, burying, playing, refused, scored

SINGLES = "AS 4S 6S 7S"


def bids_listed(game: RedFive) -> list[str]:
    return [move for move in game.legal(game.turn) if move != "pass"]


def test_the_lowest_bid() -> None:
    game = bidding(options={"min_bid": 80})
    assert (refused(game, "bid 75"), refused(game, "bid 80")) == ("bid-too-low", "")


def test_bids_rise_in_steps_and_200_may_always_be_bid() -> None:
    game = bidding("bid 55", options={"bid_step": 10})
    assert bids_listed(game)[:2] == ["bid 65", "bid 75"]
    assert bids_listed(game)[-2:] == ["bid 195", "bid 200"]


def test_if_all_pass_the_cards_are_dealt_again_but_not_for_ever() -> None:
    game = bidding(options={"all_pass": "redeal"}, opener=2)
    hand = list(game.hands[0])
    after(game, *["pass"] * 4)
    assert (game.phase, game.turn, game.declarer) == ("bid", 2, -1)
    assert list(game.hands[0]) != hand
    after(game, *["pass"] * 8)
    assert (game.phase, game.declarer, game.bid) == ("trump", 2, 55)


@pytest.mark.parametrize(
    ("first_bidder", "openers"),
    [("rotate", {2}), ("last_declarer", {3}), ("random", {0, 1, 2, 3})],
)
def test_who_bids_first_in_the_next_hand(first_bidder: str, openers: set[int]) -> None:
    found = set()
    for n in range(40):
        game = RedFive(4, f"seed {n}", Options(first_bidder=first_bidder))
        game.opener, game.declarer, game.resting = 1, 3, True
        game.apply(HOST, DEAL)
        found.add(game.turn)
    assert found == openers


def test_trumps_are_named_before_the_kitty_is_taken() -> None:
    game = burying("trump D")
    assert (game.phase, len(game.hands[0])) == ("bury", 33)


def test_trumps_may_be_named_after_burying() -> None:
    game = burying(options={"trump_timing": "after_kitty"})
    assert (game.phase, len(game.hands[0])) == ("bury", 33)
    after(game, hint_of(game, 0).action)
    assert (game.phase, len(game.hands[0])) == ("trump", 25)
    after(game, "trump D")
    assert (game.phase, game.turn) == ("play", 0)


def test_no_trump_has_14_trumps() -> None:
    game = burying(options={"no_trump": True})
    after(game, "trump NT")
    trumps = [card for card in game.pack() if game.ranking.group[card] == TRUMP]
    assert len(trumps) == 14
    assert len({game.ranking.power[card] for card in cards("2S 2H 2D 2C")}) == 1
    assert game.ranking.group[cards("3S")[0]] == "S"


def test_no_trump_is_an_option() -> None:
    assert refused(burying(), "trump NT") == "bad-suit"


def test_without_advisers_threes_are_low() -> None:
    game = playing("3C 7D", trick="4C", options={"advisers": False})
    assert refused(game, "7D") == "must-play-all-of-group"


@pytest.mark.parametrize(("high_tractors", "key"), [(False, "use-throw"), (True, "")])
def test_tractors_above_the_ace(high_tractors: bool, key: str) -> None:
    game = playing("JR JR JB JB 4C", options={"high_tractors": high_tractors})
    assert refused(game, "JR JR JB JB") == key


def test_throws_may_be_off() -> None:
    game = playing("AD KD 4C", options={"throws": False})
    assert refused(game, "throw AD KD") == refused(game, "AD KD") == "throws-off"
    assert "throw" not in [choice.verb for choice in game.choices(0)]


def test_a_throw_checked_by_unseen_cards_is_refused_unless_sure() -> None:
    options = {"throw_check": "unseen"}
    assert refused(playing("AD AD KD QD", options=options), "throw AD AD KD") == ""
    assert refused(playing("AD QD QD", options=options), "throw AD QD QD") == "unsure-throw"
    seen = playing("AD QD QD", seen="KD KD", options=options)
    assert refused(seen, "throw AD QD QD") == ""


def test_after_a_failed_throw_the_beaten_part_may_have_to_be_led() -> None:
    game = playing("AD QD QD", "KD KD", options={"failed_throw": "beaten_component"})
    assert list(after(game, "throw AD QD QD").trick) == cards("QD QD")


@pytest.mark.parametrize(("declarer", "shift"), [(0, -25), (1, 25)])
def test_a_failed_throw_may_cost_points(declarer: int, shift: int) -> None:
    options = {"failed_throw_penalty": 25}
    game = playing("AD QD QD", "KD KD", declarer=declarer, options=options)
    assert after(game, "throw AD QD QD").shift == shift


@pytest.mark.parametrize(("ruff_compare", "winner"), [("dominant", 0), ("all", 3)])
def test_what_overruffs_a_throw(ruff_compare: str, winner: int) -> None:
    game = playing(
        "TS 5S 4C", trick="AD KD QD TD 9S 7S", size=2, options={"ruff_compare": ruff_compare}
    )
    assert after(game, "TS 5S").leader == winner


@pytest.mark.parametrize(
    ("show_kitty", "bid", "cards"),
    [
        ("never", 55, 0),
        ("below", 65, 8),
        ("below", 70, 0),
        ("always", 200, 8),
    ],
)
def test_the_kitty_may_be_shown(show_kitty: str, bid: int, cards: int) -> None:
    if bid == 200:
        game = bidding("bid 200", "trump S", options={"show_kitty": show_kitty})
    else:
        game = burying("trump S", bid=bid, options={"show_kitty": show_kitty})
    assert len(shown(game, 0)) == cards


def test_once_eight_cards_are_buried_nobody_knows_what_is_left_of_the_kitty() -> None:
    game = burying("trump S", options={"show_kitty": "always"})
    after(game, hint_of(game, 0).action)
    assert shown(game, 0) == []


@pytest.mark.parametrize(
    ("option", "times"),
    [
        ("x1", [1, 1, 1]),
        ("x2", [2, 2, 2]),
        ("x2_4", [2, 4, 4]),
        ("x2_4_8", [2, 4, 8]),
    ],
)
def test_how_often_the_kitty_counts(option: str, times: list[int]) -> None:
    found = []
    for lead in ("AS", "AS AS", "AS AS KS KS"):
        game = playing("", leader=1, options={"kitty_multiplier": option})
        game.last, game.size = Pile(cards(f"{lead} " * 4)), len(cards(lead))
        found.append(game.kitty_times())
    assert found == times


def test_the_kitty_counts_once_for_the_declarer() -> None:
    game = scored(90, "TH 5D 4C 4D 6D 7D 8D 9D", "AS AS 4S 4S 6S 6S 7S 7S", winner=0)
    assert game.declarer_points() == 110


@pytest.mark.parametrize(
    ("taken", "level"),
    [(0, -3), (20, -3), (25, -2), (60, -2), (65, -1), (95, -1)],
)
def test_losses_by_40_points(taken: int, level: int) -> None:
    assert result(taken, 100, "fixed40") == level


@pytest.mark.parametrize(
    ("taken", "level"), [(100, 1), (135, 1), (140, 2), (175, 2), (180, 3), (200, 3)]
)
def test_wins_by_40_points(taken: int, level: int) -> None:
    assert result(taken, 100, "fixed40") == level


def captured(declarer: int, hand: str, trick: str) -> RedFive:
    """Seat 0 plays the last of a trick that seat 1 led."""
    options = {"red_five_capture": True, "base": 3}
    game = playing(f"{hand} 4C", trick=trick, declarer=declarer, options=options)
    return after(game, hand)


def test_a_red_five_of_the_declarer_captured() -> None:
    game = captured(0, "5H", "5H 4S 6S")
    assert (game.shift, game.paid) == (-20, [-3, 3, 0, 0])


def test_a_red_five_of_a_defender_captured() -> None:
    game = captured(1, "5H", "5H 4S 6S")
    assert (game.shift, game.paid) == (20, [-3, 3, 0, 0])


def test_a_red_five_taken_by_the_own_side_is_not_captured() -> None:
    game = captured(2, "5H", "5H 4S 6S")
    assert (game.shift, game.paid) == (0, [0, 0, 0, 0])


@pytest.mark.parametrize(("bid", "won"), [(55, 3), (70, 3), (75, 6), (95, 9)])
def test_stakes_may_rise_with_the_bid(bid: int, won: int) -> None:
    game = scored(200 - bid, "", SINGLES, winner=0, bid=bid, options={"bid_stake": "rising"})
    assert game.scores[0] == won


def test_the_base_multiplies_what_is_paid() -> None:
    game = scored(100, "", SINGLES, winner=0, options={"base": 10})
    assert game.scores == [30, -10, -10, -10]


@pytest.mark.parametrize(
    ("state", "winners"),
    [
        ({"round": 7}, []),
        ({"round": 8}, [0]),
        ({"round": 8, "scores": [0, 4, 4, 0]}, [0, 1, 2]),
        ({"round": 9, "options": {"hands": None}}, []),
        ({"options": {"target": 5}, "scores": [1, 0, 0, 0]}, []),
        ({"options": {"target": 5}, "scores": [2, 0, 0, 0]}, [0]),
        ({"options": {"target": 5, "base": 2}, "scores": [2, 0, 0, 0]}, []),
    ],
)
def test_the_end_of_a_match(state: dict[str, Any], winners: list[int]) -> None:
    assert scored(100, "", SINGLES, winner=0, **state).winners == winners


@pytest.mark.parametrize("target", [None, 5])
def test_a_match_that_may_have_no_end_is_stopped_by_the_host(target: int | None) -> None:
    endless = scored(100, "", SINGLES, winner=0, options={"hands": None, "target": target})
    assert endless.legal(HOST) == ["deal", "stop"]
    assert scored(100, "", SINGLES, winner=0).legal(HOST) == ["deal"]
