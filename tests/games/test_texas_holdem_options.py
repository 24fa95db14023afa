"""The options and presets of Texas Hold'em, section 10, and how a match ends, section 9."""

from typing import Any

import pytest

from games.game import DEAL, DEAL_UP, HOST
from games.options import BadOptions
from games.texas_holdem import Options, TexasHoldem
from tests.games.positions import after
from tests.games.texas_holdem_positions import dealt, holding, run_out
from tests.voice import SAY

DRY = "2C 7D 9H 3S JC"


def lost(chips: str = "500 100 300", **options: Any) -> TexasHoldem:
    """Seats 1 and 2 have just lost all they had to seat 0."""
    game = holding(dealt(chips, **options), "AS AH|KS KH|QS QH", DRY)
    while game.waiting() != [HOST]:
        after(game, "allin")
    return run_out(game)


def test_a_big_blind_over_a_tenth_is_refused() -> None:
    with pytest.raises(BadOptions) as refusal:
        TexasHoldem(2, "seed", Options(starting_chips=100, big_blind=11))
    assert SAY(refusal.value.words) == (
        "That big blind is too high. It can be a tenth of the starting chips at most: 10."
    )


@pytest.mark.parametrize("seats", range(2, 10))
def test_two_to_nine_play_whatever_the_preset(seats: int) -> None:
    for options in TexasHoldem.variants.values():
        game = TexasHoldem(seats, "seed", options)
        assert game.scores[game.big] + game.put[game.big] + game.dead[game.big] == (
            options.starting_chips
        )


def test_blinds_stay_without_levels_and_for_cash() -> None:
    assert dealt("500 500", hand=400, hands_per_level=0).floor == 20
    assert dealt("500 500", hand=400, mode="cash").floor == 20


@pytest.mark.parametrize(
    ("ante", "put", "dead"), [("none", [0, 10, 20], 0), ("each", [2, 12, 22], 0),
                              ("big_blind", [0, 10, 20], 20)],
)  # fmt: skip
def test_who_pays_which_ante(ante: str, put: list[int], dead: int) -> None:
    game = dealt("500 500 500", ante=ante, ante_from_level=1)
    assert (game.put, sum(game.dead)) == (put, dead)


@pytest.mark.parametrize(("hand", "paid"), [(20, 0), (21, 50)])
def test_antes_begin_at_their_level(hand: int, paid: int) -> None:
    assert sum(dealt("500 500", hand=hand, ante="big_blind").dead) == paid


def test_for_cash_antes_are_paid_from_the_first_hand() -> None:
    assert sum(dealt("500 500", ante="big_blind", mode="cash").dead) == 20


def test_the_match_ends_when_one_seat_has_all_the_chips() -> None:
    game = lost()
    assert (game.winners, game.waiting()) == ([0], [])


def test_of_two_that_go_out_together_more_chips_are_better() -> None:
    assert lost().final_places() == [1, 3, 2]
    assert lost("500 300 300").final_places() == [1, 2, 2]


def test_who_goes_out_later_is_better() -> None:
    game = dealt("500 0 300")
    game.out_in[1], game.out_with[1] = 1, 400
    holding(game, "AS AH|-|QS QH", DRY)
    after(game, "allin", "call")
    assert run_out(game).final_places() == [1, 3, 2]


def test_after_the_last_hand_most_chips_win() -> None:
    game = after(dealt("500 500 500", max_hands=2), "fold", "fold")
    assert (game.winners, game.scores) == ([2], [500, 490, 510])


def test_for_cash_the_net_counts() -> None:
    game = dealt("900 600", mode="cash", max_hands=2, starting_chips=400, rebuys=1)
    game.bought[0] = 1
    after(game, "fold")
    assert (game.winners, game.net(0), game.net(1)) == ([1], 90, 210)
    reason = game.place_reason(1)
    assert reason is not None
    assert SAY(reason) == "up 210"


def test_a_bankrupt_seat_may_buy_in_again() -> None:
    game = lost(rebuys=1, starting_chips=1000)
    assert (game.waiting(), game.legal(1)) == ([1], ["rebuy", "pass"])
    after(game, "rebuy", "pass")
    assert (game.scores, game.waiting()) == ([900, 1000, 0], [HOST])
    game.apply(HOST, DEAL)
    assert game.live == [True, True, False]


def test_nobody_buys_in_more_often_than_told() -> None:
    game = dealt("500 100 300", rebuys=1)
    game.bought = [0, 1, 1]
    holding(game, "AS AH|KS KH|QS QH", DRY)
    after(game, "allin", "allin", "allin")
    assert run_out(game).winners == [0]


@pytest.mark.parametrize(("hand", "asked"), [(29, [1]), (30, [])])
def test_nobody_buys_in_after_the_third_level(hand: int, asked: list[int]) -> None:
    assert lost(hand=hand, rebuys=1).waiting() == asked


def test_the_match_is_over_when_nobody_buys_in_again() -> None:
    assert after(lost(rebuys=1), "pass", "pass").winners == [0]


def test_by_the_clock_the_blinds_go_up_when_the_host_says_so() -> None:
    game = TexasHoldem(2, "seed", Options(hands_per_level=1, minutes_per_level=10))
    blinds = list[str]()
    for deal in (DEAL, DEAL_UP, DEAL, DEAL_UP):
        after(game, "fold").apply(HOST, deal)
        blinds.append(game.table(SAY).badges[0].value)
    assert blinds == ["10/20", "15/30", "15/30", "25/50"]


def test_the_table_tells_how_often_the_blinds_go_up_by_the_clock() -> None:
    game = TexasHoldem(2, "seed", Options(minutes_per_level=10))
    shown = [(badge.label, badge.value) for badge in game.table(SAY).badges]
    assert shown == [("Blinds", "10/20"), ("Blinds up every", "10 min")]


def test_where_blinds_go_up_by_hands_the_host_cannot_raise_them() -> None:
    game = after(TexasHoldem(2, "seed", Options()), "fold")
    assert game.check(HOST, DEAL_UP) is not None


@pytest.mark.parametrize(
    ("options", "can_stop"),
    [
        ({}, False),
        ({"hands_per_level": 0}, True),
        ({"hands_per_level": 0, "minutes_per_level": 10}, False),
        ({"hands_per_level": 0, "max_hands": 5}, False),
        ({"mode": "cash"}, True),
        ({"mode": "cash", "max_hands": 5}, False),
    ],
)
def test_the_host_may_stop_a_match_without_a_certain_end(
    options: dict[str, Any], can_stop: bool
) -> None:
    assert TexasHoldem(2, "seed", Options(**options)).can_stop() is can_stop


@pytest.mark.parametrize(
    ("name", "differs"),
    [
        ("turbo", {"hands_per_level": 5, "starting_chips": 1000}),
        ("club", {"starting_chips": 5000, "ante": "big_blind", "button_rule": "dead"}),
        ("rebuy_night", {"starting_chips": 1000, "rebuys": 2, "showdown": "everybody"}),
        ("cash_40", {"mode": "cash", "starting_chips": 2000, "max_hands": 40, "rebuys": 10}),
    ],
)
def test_a_preset_differs_by_what_the_specification_says(
    name: str, differs: dict[str, Any]
) -> None:
    assert TexasHoldem.variants[name] == Options(**differs)
