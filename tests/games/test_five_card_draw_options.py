"""The options of Five Card Draw, section 10."""

from typing import Any

import pytest

from games.cards import JOKERS
from games.five_card_draw import FiveCardDraw, Options
from games.five_card_draw.state import BETS
from games.game import DEAL, DEAL_UP, HOST
from games.options import BadOptions
from tests.games.five_card_draw_positions import betting, dealt, holding, legal, shown
from tests.games.positions import after
from tests.voice import SAY


def test_everybody_begins_with_the_starting_chips() -> None:
    game = FiveCardDraw(3, "seed", Options(starting_chips=50, ante=5))
    assert game.scores == [45, 45, 45]


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"starting_chips": 50, "ante": 11},
         "That ante is too high. It can be a fifth of the starting chips at most: 10."),
        ({"starting_chips": 50, "min_bet": 51},
         "That lowest bet is too high. It can't be more than the starting chips: 50."),
    ],
)  # fmt: skip
def test_options_that_do_not_go_together_are_refused(
    options: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(BadOptions) as refusal:
        FiveCardDraw(2, "seed", Options(**options))
    assert SAY(refusal.value.words) == sentence


def test_an_ante_of_a_fifth_is_possible() -> None:
    FiveCardDraw(2, "seed", Options(starting_chips=50, ante=10, min_bet=50))


@pytest.mark.parametrize(("min_bet", "least"), [(0, 7), (1, 1), (30, 30)])
def test_the_lowest_bet_is_the_ante_unless_told(min_bet: int, least: int) -> None:
    game = betting("200 200", dealer=1, ante=7, min_bet=min_bet)
    assert legal(game) == f"bet {least}..200 | fold"


@pytest.mark.parametrize("jokers", [0, 1, 2])
def test_as_many_jokers_as_wanted_are_in_the_pack(jokers: int) -> None:
    pack = FiveCardDraw(2, "seed", Options(jokers=jokers)).pack()
    assert (len(pack), pack[52:]) == (52 + jokers, JOKERS[:jokers])


def test_checking_is_allowed_in_both_stages() -> None:
    game = betting("100 100", dealer=1, allow_check=True)
    after(game, "check", "check", "stand", "stand")
    assert (game.stage, legal(game)) == (BETS[1], "check | bet 10..100 | fold")


def test_a_bet_after_a_check_is_answered_by_who_checked() -> None:
    game = after(betting("100 100", dealer=1, allow_check=True), "check", "bet 10")
    assert (game.turn, legal(game)) == (0, "call | raise 10..90 | fold")


@pytest.mark.parametrize(("max_draw", "exchanges"), [(1, 5), (3, 25), (5, 31)])
def test_at_most_so_many_cards_are_exchanged(max_draw: int, exchanges: int) -> None:
    game = holding("AC AD KH 9S 2C | 3C", stage="draw", options={"max_draw": max_draw})
    assert len(game.legal(0)) == 1 + exchanges
    discard = game.choices(0)[1]
    assert (discard.verb, discard.least, discard.most) == ("discard", 1, max_draw)


def test_where_no_card_is_exchanged_nobody_is_asked() -> None:
    game = after(betting("100 100", dealer=1, max_draw=0), "bet 10", "call")
    assert game.stage == BETS[1]


def test_after_the_last_hand_most_chips_win() -> None:
    game = dealt("100 100 100", max_hands=2, ante=10)
    assert game.round == 2
    after(game, "bet 10", "fold", "fold")
    assert (game.winners, game.scores) == ([1], [90, 120, 90])


def test_equal_chips_after_the_last_hand_share_the_win() -> None:
    game = dealt("100 100 70", max_hands=2, ante=10)
    after(game, "fold", "bet 10", "fold")
    assert (game.scores, game.winners) == ([90, 90, 90], [0, 1, 2])


def test_before_the_last_hand_the_match_goes_on() -> None:
    game = dealt("100 100", max_hands=3, ante=10)
    assert after(game, "fold").waiting() == [HOST]


@pytest.mark.parametrize(("max_hands", "can_stop"), [(0, True), (5, False)])
def test_the_host_may_stop_a_match_without_a_last_hand(max_hands: int, can_stop: bool) -> None:
    assert betting("9 9", max_hands=max_hands).can_stop() is can_stop


REBUY = Options(rebuy=True, starting_chips=500)


def lost(**state: Any) -> FiveCardDraw:
    """Seat 1 has just lost its last chips to seat 0."""
    return shown("50 50 50", "A K -", options=REBUY, **state)


def test_who_lost_everything_may_buy_in_again() -> None:
    game = lost()
    assert (game.waiting(), game.legal(1)) == ([1], ["rebuy", "pass"])
    game.apply(1, "rebuy")
    assert (game.scores, game.waiting()) == ([150, 500, 0], [2])


def test_each_bankrupt_seat_is_asked_in_turn() -> None:
    game = lost()
    game.apply(1, "pass")
    game.apply(2, "rebuy")
    assert (game.scores, game.waiting()) == ([150, 0, 500], [HOST])


def test_the_match_is_over_when_nobody_buys_in_again() -> None:
    game = lost()
    game.apply(1, "pass")
    game.apply(2, "pass")
    assert game.winners == [0]


def test_nobody_is_asked_twice() -> None:
    game = lost(declined=[False, True, False])
    assert game.waiting() == [2]


def test_nobody_buys_in_after_the_last_hand() -> None:
    game = shown("50 50 50", "A K -", options=Options(rebuy=True, max_hands=1))
    assert game.winners == [0]


def test_who_bought_in_again_is_dealt_in() -> None:
    game = lost()
    game.apply(1, "rebuy")
    game.apply(2, "pass")
    game.apply(HOST, DEAL)
    assert [len(hand) for hand in game.hands] == [5, 5, 0]


def test_without_the_option_nobody_is_asked() -> None:
    assert shown("50 50", "A K").winners == [0]


def test_the_ante_doubles_after_as_many_hands_as_told() -> None:
    game, paid = FiveCardDraw(3, "seed", Options(ante_rises=2)), list[int]()
    while len(paid) < 5:
        paid.append(sum(game.put) // 3)
        while not game.resting:
            game.apply(game.turn, "fold")
        game.apply(HOST, DEAL)
    assert paid == [10, 10, 20, 20, 40]


def test_by_the_clock_the_ante_doubles_when_the_host_says_so() -> None:
    game, paid = FiveCardDraw(3, "seed", Options(ante_rises=1, ante_minutes=5)), list[int]()
    for deal in (DEAL, DEAL_UP, DEAL, DEAL_UP):
        while not game.resting:
            game.apply(game.turn, "fold")
        game.apply(HOST, deal)
        paid.append(sum(game.put) // 3)
    assert paid == [10, 20, 20, 40]


def test_a_rising_ante_raises_the_lowest_bet_and_stops_at_the_starting_chips() -> None:
    game = betting("200 200", dealer=1, ante=10, starting_chips=100, ante_rises=1)
    game.round = 3
    assert (game.ante(), game.least_bet()) == (40, 40)
    game.round = 400
    assert game.ante() == 100


def test_a_match_whose_ante_rises_comes_to_an_end() -> None:
    game = FiveCardDraw(4, "s6", FiveCardDraw.variants["modern"])
    while game.waiting() and game.round < 60:
        seat = game.waiting()[0]
        game.apply(seat, DEAL if seat == HOST else game.mind.hint(game, seat).action)
    assert game.over
