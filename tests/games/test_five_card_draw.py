"""The vectors D7 to D31 of the specification, each under its id, and the course of a hand."""

from random import Random
from typing import Any

import pytest

from games.cards import JOKERS, cards
from games.five_card_draw import FiveCardDraw, Options
from games.five_card_draw.state import BETS
from games.game import DEAL, HOST
from games.poker.pots import Pot, pots, uncalled
from tests.games.five_card_draw_positions import (
    betting,
    dealt,
    holding,
    is_open,
    legal,
    news,
    numbers,
    shown,
)
from tests.games.positions import after

THREE: dict[str, Any] = {"chips": "200 200 200", "min_bet": 10}
CHECKS: dict[str, Any] = THREE | {"allow_check": True}
SHORT: dict[str, Any] = {"chips": "100 12 100", "dealer": 2, "min_bet": 10}


@pytest.mark.parametrize(
    ("table", "actions", "turn", "moves"),
    [
        pytest.param(THREE, [], 1, "bet 10..200 | fold", id="D7"),
        pytest.param(THREE, ["bet 20"], 2, "call | raise 20..180 | fold", id="D8"),
        pytest.param(THREE, ["bet 20", "raise 50"], 0, "call | raise 50..130 | fold", id="D9"),
        pytest.param(CHECKS, [], 1, "check | bet 10..200 | fold", id="D11"),
        pytest.param(THREE, ["fold"], 2, "bet 10..200 | fold", id="D14"),
        pytest.param(SHORT, ["bet 10"], 1, "call | raise 2..2 | fold", id="D15"),
        pytest.param(SHORT, ["bet 10", "raise 2"], 2, "call | raise 10..88 | fold", id="D16"),
        pytest.param(SHORT, ["bet 10", "raise 2", "call"], 0, "call | fold", id="D17"),
        pytest.param(SHORT | {"chips": "100 6 100"}, ["bet 10"], 1, "call | fold", id="D18"),
        pytest.param(SHORT | {"chips": "7 100 100"}, [], 0, "bet 7..7 | fold", id="D19"),
    ],
)
def test_what_may_be_bet(table: dict[str, Any], actions: list[str], turn: int, moves: str) -> None:
    game = after(betting(**table), *actions)
    assert (game.turn, legal(game)) == (turn, moves)


def test_D9_a_raise_puts_in_the_call_and_more() -> None:
    assert after(betting(**THREE), "bet 20", "raise 50").put[2] == 70


def test_D10_a_stage_is_over_when_all_have_matched() -> None:
    game = after(betting(**THREE), "bet 20", "raise 50", "call", "call")
    assert (game.stage, game.put) == ("draw", [70, 70, 70])


def test_D12_a_stage_is_over_when_all_have_checked() -> None:
    assert after(betting(**CHECKS), "check", "check", "check").stage == "draw"


def test_D13_the_last_one_left_does_not_have_to_bet() -> None:
    game = after(betting(**THREE), "fold", "fold")
    assert (game.stage, game.waiting()) == ("over", [HOST])


def test_D18_a_call_with_too_few_chips_is_all_in() -> None:
    game = after(betting("100 6 100", dealer=2), "bet 10", "call")
    assert (game.scores[1], game.put[1]) == (0, 6)


def test_D20_nobody_bets_when_only_one_has_chips() -> None:
    assert betting("0 0 100").stage == "draw"


def test_D21_nobody_bets_when_only_one_with_chips_is_left() -> None:
    assert after(betting("0 100 100"), "fold").stage == "draw"


def test_D22_the_main_pot_is_for_all_and_the_side_pot_for_who_paid_more() -> None:
    assert pots([50, 200, 200], [0, 1, 2]) == [Pot(150, (0, 1, 2)), Pot(300, (1, 2))]


@pytest.mark.parametrize(
    ("put", "hands", "chips"),
    [
        pytest.param("50 200 200", "A K Q", [150, 300, 0], id="D23"),
        pytest.param("50 120 200 200", "A K Q -", [200, 210, 160, 0], id="D24"),
        pytest.param("300 120", "A K", [420, 0], id="D25 better"),
        pytest.param("300 120", "K A", [180, 240], id="D25 worse"),
        pytest.param("300 120", "Q A", [180, 240], id="D26"),
        pytest.param("35 35 35", "a - b", [52, 0, 53], id="D27"),
    ],
)
def test_who_is_paid_what(put: str, hands: str, chips: list[int]) -> None:
    assert shown(put, hands).scores == chips


def test_D24_what_a_folded_seat_matched_is_not_returned() -> None:
    assert uncalled([50, 120, 200, 200])[1] == 0


def test_D25_what_nobody_matched_is_returned() -> None:
    assert uncalled([300, 120]) == (0, 180)


def test_D28_odd_chips_go_to_the_first_from_the_left_of_the_dealer() -> None:
    game = betting("1 1 1 1", dealer=1)
    game.put, game.scores = [25] * 4, [0] * 4
    hands = ("2C 3D 8H 9S TC", "AC KD 8C 7H 5S", "AD KH 8S 7C 5D", "AH KS 8D 7S 5C")
    for seat, hand in enumerate(hands):
        game.hands[seat][:] = cards(hand)
    game.stage = BETS[1]
    game.pass_turn(1)
    assert game.scores == [0, 33, 34, 33]


def test_D29_the_last_one_left_takes_everything() -> None:
    game = betting("1 1 1", dealer=2)
    game.put, game.scores, game.live = [10, 30, 60], [1, 1, 0], [False, True, True]
    game.turn = 1
    assert after(game, "fold").scores == [1, 1, 100]


def test_D30_a_short_ante_makes_a_side_pot() -> None:
    game = dealt("4 100 100", ante=10)
    assert game.put == [4, 10, 10]
    assert pots(game.put, [0, 1, 2]) == [Pot(12, (0, 1, 2)), Pot(12, (1, 2))]


@pytest.mark.parametrize(("jokers", "stub"), [(0, 12), (1, 13), (2, 14)])
def test_D31_the_stub_of_eight_players_is_shorter_than_what_they_can_ask_for(
    jokers: int, stub: int
) -> None:
    game = FiveCardDraw(8, "seed", Options(jokers=jokers))
    assert (len(game.stub), 8 * game.options.max_draw) == (stub, 24)


def test_the_first_dealer_is_drawn_by_lot() -> None:
    assert {FiveCardDraw(4, f"seed {n}").dealer for n in range(40)} == {0, 1, 2, 3}


def test_the_deal_moves_left_to_the_next_seat_with_chips() -> None:
    game = betting("100 100 0 100", dealer=1)
    game.resting = True
    game.apply(HOST, DEAL)
    assert game.dealer == 3


def test_everybody_pays_the_ante_before_the_deal() -> None:
    game = FiveCardDraw(4, "seed")
    assert (game.scores, game.put) == ([990] * 4, [10] * 4)


def test_cards_go_round_one_at_a_time_from_the_dealers_left() -> None:
    game = FiveCardDraw(3, "seed")
    game.shuffles = 1  # the second shuffle of a match is the first deal
    deck = game.shuffle(game.pack())
    assert list(game.hands[(game.dealer + 1) % 3]) == deck[0:15:3]
    assert list(game.hands[game.dealer]) == deck[2:15:3]


def test_a_bankrupt_seat_gets_no_cards_and_no_turn() -> None:
    game = dealt("100 0 100", ante=1)
    assert (game.turn, [len(hand) for hand in game.hands]) == (2, [5, 0, 5])


@pytest.mark.parametrize("chips", ["100 100", "100 0 100"])
def test_the_first_to_bet_sits_left_of_the_dealer(chips: str) -> None:
    assert dealt(chips, ante=1).turn == len(numbers(chips)) - 1


def test_a_full_raise_lets_everybody_raise_again() -> None:
    game = after(betting("500 500 500", min_bet=10), "bet 20", "raise 20", "call")
    assert legal(game) == "call | raise 20..460 | fold"


def test_nobody_may_raise_whom_nobody_could_answer() -> None:
    game = after(betting("100 500", dealer=1), "bet 100")
    assert legal(game) == "call | fold"


def test_an_all_in_bet_below_the_least_does_not_change_the_least_raise() -> None:
    game = after(betting("7 100 100", dealer=2, min_bet=10), "bet 7")
    assert legal(game) == "call | raise 10..93 | fold"


def test_who_checked_may_not_raise_a_bet_below_the_least() -> None:
    game = betting("100 7 100", dealer=2, min_bet=10, allow_check=True)
    after(game, "check", "bet 7", "call")
    assert (game.turn, legal(game)) == (0, "call | fold")


def test_who_is_all_in_draws_but_does_not_bet() -> None:
    game = after(betting("50 100 100", dealer=2), "bet 50", "call", "call")
    drawing = [game.turn]
    for _ in range(2):
        drawing.append(after(game, "stand").turn)
    assert drawing == [0, 1, 2]
    after(game, "stand")
    assert (game.stage, game.turn) == (BETS[1], 1)


def test_after_the_exchange_chips_are_bet_as_before() -> None:
    game = after(betting("100 100", dealer=1), "bet 10", "call", "stand", "stand")
    assert (game.stage, legal(game), game.put) == (BETS[1], "bet 10..90 | fold", [10, 10])


def test_cards_thrown_are_replaced_from_the_stub() -> None:
    game = holding("AC AD KH 9S 2C | 3C", stub="QS QH 4D", stage="draw")
    after(game, "discard 2C 9S KH")
    assert set(game.hands[0]) == set(cards("AC AD QS QH 4D"))
    assert (set(game.discards[0]), game.drawn[0]) == (set(cards("KH 9S 2C")), 3)


def test_a_joker_may_be_thrown() -> None:
    game = after(holding("AC AD KH 9S JR | 3C", stage="draw"), "discard JR")
    assert list(game.discards[0]) == [JOKERS[0]]


def test_a_stub_too_short_takes_in_folded_hands_and_earlier_discards() -> None:
    game = holding("AC AD KH 9S 2C | 3C 4C 5C 6C 8D | 7C", stage="draw")
    game.live[2] = False
    folded, kept = set(game.hands[2]), game.stub[2:]
    game.stub[:] = game.stub[:2]
    game.discards[0] += kept  # as if thrown before
    game.drawn[0], game.turn = 3, 1
    after(game, "discard 3C 4C 5C")
    assert "five-card-draw-reshuffles" in news(game)
    assert set(game.discards[1]) == set(cards("3C 4C 5C")), "never the player's own"
    assert not game.hands[2]
    assert not game.discards[0]
    assert len(game.stub) == 2 + len(folded) + len(kept) - 3


def test_who_is_left_alone_shows_nothing() -> None:
    game = after(betting("100 100 100"), "bet 10", "fold", "fold")
    assert not any(is_open(game, seat) for seat in range(3))


def test_folded_hands_stay_hidden_at_the_showdown() -> None:
    game = shown("10 10 10", "A - Q")
    assert [is_open(game, seat) for seat in range(3)] == [True, False, True]


@pytest.mark.parametrize(
    ("raises", "bettor", "order"), [(0, 0, [1, 2, 0]), (2, 0, [0, 1, 2]), (1, 2, [2, 0, 1])]
)
def test_who_bet_last_shows_first(raises: int, bettor: int, order: list[int]) -> None:
    game = betting("9 9 9", stage=BETS[1])
    game.raises, game.bettor, game.acted = raises, bettor, [True] * 3
    game.events = []
    game.pass_turn(0)
    told = [dict(e.words.args)["seat"] for e in game.events if "-shows" in e.words.key]
    assert told == order


def test_the_match_ends_when_one_seat_has_all_the_chips() -> None:
    game = shown("50 50", "A K")
    assert (game.winners, game.waiting()) == ([0], [])


def test_the_match_goes_on_while_two_seats_have_chips() -> None:
    game = shown("50 50 50", "a b -")
    assert game.waiting() == [HOST]


def test_the_host_may_stop_between_hands_and_most_chips_win() -> None:
    game = shown("50 50 50", "a b -", dealer=1)
    assert game.legal(HOST) == ["deal", "stop"]
    game.apply(HOST, "stop")
    assert game.winners == [0, 1]


@pytest.mark.parametrize("allow_check", [False, True])
@pytest.mark.parametrize("seats", range(2, 9))
def test_no_chip_is_made_or_lost(seats: int, allow_check: bool) -> None:
    random = Random(seats)
    for _ in range(20):
        chips = [random.randrange(1, 300) for _ in range(seats)]
        game = dealt(" ".join(map(str, chips)), ante=10, allow_check=allow_check)
        while game.waiting() not in ([], [HOST]):
            game.step(game.turn, random.choice(game.legal(game.turn)))
            in_pots = 0 if game.stage == "over" else sum(game.put)
            assert sum(game.scores) + in_pots == sum(chips)
