"""Every option of Kings & Bastards changes what it says, section 9, and how a match ends."""

from collections import Counter
from typing import Any

import pytest

from games.cards import JOKERS, cards
from games.game import DEAL, HOST, STOP
from games.kings_and_bastards import KingsAndBastards, Options
from tests.games.kings_and_bastards_positions import REST, exchange, moves, opening, position
from tests.games.positions import after


def won(**state: Any) -> KingsAndBastards:
    """A round that seat 1 has just won, and seat 3 lost."""
    return after(position("5H", "", "", REST, out=[1, 2], **state), "5H")


@pytest.mark.parametrize(
    ("seats", "decks", "packs"), [(6, "auto", 1), (7, "auto", 2), (12, "auto", 2), (4, 2, 2)]
)
def test_decks(seats: int, decks: str | int, packs: int) -> None:
    game = KingsAndBastards(seats, "seed", Options(decks=decks))
    assert Counter(card for hand in game.hands for card in hand) == Counter(game.pack())
    assert len(game.pack()) == 53 * packs


@pytest.mark.parametrize(("jokers", "held"), [(0, []), (1, ["JR"] * 2), (2, ["JB", "JR"] * 2)])
def test_jokers_are_counted_by_the_pack(jokers: int, held: list[str]) -> None:
    game = KingsAndBastards(7, "seed", Options(jokers=jokers))
    dealt = [card for hand in game.hands for card in hand if card in JOKERS]
    assert sorted(dealt) == sorted(held)


def test_a_locked_player_is_not_asked_again() -> None:
    game = position("5H 8C", "JD 4S", "9C 4C", REST, options={"pass_rule": "locked"})
    assert after(game, "5H", "pass", "9C", "pass").turn == 0
    assert after(game, "pass").turn == 2


def test_a_locked_player_is_back_in_the_next_trick() -> None:
    game = position("5H 8C", "JD 4S", "9C 4C", REST, options={"pass_rule": "locked"})
    after(game, "5H", "pass", "9C", "pass", "pass", "4C")
    assert game.passed == [False] * 4


@pytest.mark.parametrize(("count", "kept"), [(1, "AH KS"), (2, "KS"), (3, "")])
def test_exchange_count(count: int, kept: str) -> None:
    game = exchange("3C 4D", REST, REST, "AH KS 2S", options={"exchange_count": count})
    assert game.hands[3] == cards(kept)
    assert {len(gift.split()) - 1 for gift in moves(game)} == {count}


def test_without_an_exchange_the_round_is_opened_at_once() -> None:
    game = exchange("3C 4D", REST, REST, "AH", options={"exchange_count": 0, "vice_titles": True})
    assert (game.swaps, moves(game)) == ([], ["3C"])


@pytest.mark.parametrize(("ranking", "kept"), [("twos_high", "QH KS"), ("ace_high", "JR 2S")])
def test_exchange_ranking(ranking: str, kept: str) -> None:
    game = exchange("3C 4D", REST, REST, "QH KS JR 2S", options={"exchange_ranking": ranking})
    assert game.hands[3] == cards(kept)


def test_ace_high_hands_over_jokers_and_twos_when_nothing_else_is_left() -> None:
    game = exchange("3C 4D", REST, REST, "QH JR 2S", options={"exchange_ranking": "ace_high"})
    assert game.hands[3] == cards("JR")


@pytest.mark.parametrize(("rule", "seat"), [("king", 2), ("bastard", 0), ("three_of_clubs", 3)])
def test_lead_rule(rule: str, seat: int) -> None:
    game = opening("9C", REST, "8C", "3C 5D", before=[2, 1, 3, 0], options={"lead_rule": rule})
    assert game.turn == seat
    assert moves(game) == {2: ["8C"], 0: ["9C"], 3: ["3C"]}[seat]


@pytest.mark.parametrize("rule", ["king", "bastard"])
def test_the_first_round_is_opened_by_the_three_of_clubs_in_any_case(rule: str) -> None:
    game = KingsAndBastards(4, "seed", Options(lead_rule=rule))
    assert "3C" in moves(game)
    assert game.opening


def test_the_three_of_clubs_opens_wherever_the_exchange_took_it() -> None:
    game = after(exchange("3C 4D", REST, REST, "AH KS QS"), "give 3C 4D")
    assert (game.turn, moves(game)) == (3, ["3C"])


def test_vice_titles_swap_a_card_after_the_king() -> None:
    game = exchange("5C 5D", "3C 4D", "QD JD", "AH KS QS", options={"vice_titles": True})
    assert (game.hands[1], game.hands[2]) == (cards("3C 4D QD"), cards("JD"))
    assert game.turn == 0
    after(game, "give 5C 5D")
    assert (game.turn, moves(game)) == (1, ["give 3C", "give 4D", "give QD"])
    after(game, "give 3C")
    assert (game.turn, moves(game)) == (2, ["3C"])


@pytest.mark.parametrize(("most", "over"), [(1, True), (2, False)])
def test_max_rounds(most: int, over: bool) -> None:
    game = won(options={"max_rounds": most})
    assert (bool(game.winners), game.resting) == (over, not over)


@pytest.mark.parametrize(("target", "over"), [(2, True), (3, False)])
def test_target_kings(target: int, over: bool) -> None:
    game = won(options={"target_kings": target}, scores=[0, 1, 0, 0])
    assert (game.winners == [1], game.resting) == (over, not over)


def test_a_match_without_an_end_is_stopped_by_the_host() -> None:
    game = won()
    assert game.legal(HOST) == [DEAL, STOP]
    game.apply(HOST, STOP)
    assert game.winners == [1]


@pytest.mark.parametrize("options", [{"max_rounds": 5}, {"target_kings": 5}])
def test_a_match_with_an_end_is_not_stopped(options: dict[str, int]) -> None:
    assert won(options=options).legal(HOST) == [DEAL]


@pytest.mark.parametrize(
    ("kings", "bastards", "winners"),
    [
        ([3, 1, 0, 0], [2, 0, 0, 1], [0]),
        ([2, 1, 0, 0], [2, 0, 0, 1], [1]),
        ([2, 1, 2, 0], [0, 0, 0, 1], [0, 1, 2]),
    ],
)
def test_equal_kings_are_decided_by_fewer_bastards(
    kings: list[int], bastards: list[int], winners: list[int]
) -> None:
    game = won(scores=kings, bastards=bastards)  # the fourth becomes Bastard, the second King
    game.apply(HOST, STOP)
    assert game.winners == winners


def test_the_bastard_deals_the_next_round() -> None:
    game = won()
    game.apply(HOST, DEAL)
    assert (game.dealer, game.before, game.turn) == (3, [1, 2, 0, 3], 1)
