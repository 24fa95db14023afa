"""The computer player of Texas Hold'em, section 13."""

from random import Random

import pytest

from games.cards import cards
from games.game import HOST
from games.players import PLAYERS
from games.texas_holdem import TexasHoldem
from games.texas_holdem.hint import ANY, RAISES, chance, points, points_to_open
from games.view import view
from tests.games.positions import after
from tests.games.test_texas_holdem_options import lost
from tests.games.texas_holdem_positions import dealt, holding
from tests.voice import SAY


def said(game: TexasHoldem) -> tuple[str, str]:
    """The hint to the seat to act, and its reason in English."""
    hint = game.mind.hint(game, game.turn)
    return hint.action, SAY(hint.why)


@pytest.mark.parametrize(
    ("hand", "count"),
    [
        ("AS AH", 20),
        ("9S 9H", 9),
        ("2S 2H", 5),
        ("AS KS", 12),
        ("AS KH", 10),
        ("JS TS", 9),
        ("9S 7H", 4.5),
        ("KS TH", 6),
        ("TS 6H", 1),
        ("AS 2H", 5),
        ("7S 2H", -1.5),
    ],
)
def test_two_cards_are_counted(hand: str, count: float) -> None:
    assert points(cards(hand)) == count


def test_more_is_wanted_the_more_are_still_to_act() -> None:
    game = dealt("500 500 500 500 500 500")
    assert points_to_open(game, game.turn) == 3.5 + 0.5 * 5
    after(game, "fold", "fold")
    assert points_to_open(game, game.turn) == 3.5 + 0.5 * 3
    heads_up = dealt("500 500")
    assert points_to_open(heads_up, heads_up.turn) == 3


@pytest.mark.parametrize(
    ("hand", "action", "why"),
    [
        ("AS KS", "raise to 60", "A♠ K♠ is good enough to raise from where you sit."),
        ("7S 2H", "fold", "7♠ 2♥ is too weak with players still to act after you."),
    ],
)
def test_who_opens_raises_to_three_blinds_or_folds(hand: str, action: str, why: str) -> None:
    assert said(holding(dealt("1000 1000 1000"), f"{hand}|-|-")) == (action, why)


def test_dead_money_makes_the_raise_larger() -> None:
    game = after(holding(dealt("1000 1000 1000 1000", button=3), "-|-|-|AS KS"), "call")
    assert said(game)[0] == "raise to 80"


def test_a_middling_small_blind_is_completed_and_a_big_blind_checks() -> None:
    game = after(holding(dealt("1000 1000 1000"), "-|TS 6S|7S 2H"), "fold")
    assert said(game)[0] == "call"
    assert said(after(game, "call")) == (
        "check",
        "7♠ 2♥ isn't worth a raise. See the flop for free.",
    )


def test_with_ten_blinds_it_is_all_in_or_fold() -> None:
    game = holding(dealt("200 1000 1000"), "AS KS|-|-")
    assert said(game)[0] == "raise to 200"
    assert "You're short of chips." in said(game)[1]
    assert said(holding(dealt("200 1000 1000"), "7S 2H|-|-"))[0] == "fold"


def test_aces_raise_a_raise_and_rags_fold() -> None:
    game = after(dealt("2000 2000 2000"), "raise to 60")
    assert said(holding(game, "-|AS AH|-"))[0] == "raise to 180"
    action, why = said(holding(game, "-|7S 2H|-"))
    assert action == "fold"
    assert why == (
        "Against hands people raise with, 7♠ 2♥ only wins about 25% of the time. "
        "To call you'd need more than 35%."
    )


def flop(hand: str, board: str) -> TexasHoldem:
    """Heads-up on the flop, the hand to act first."""
    return after(holding(dealt("1000 1000"), f"-|{hand}", board), "call", "check")


def test_after_the_flop_a_good_hand_bets_and_a_poor_one_checks() -> None:
    action, why = said(flop("9S 9H", "9D 2C 2D"))
    assert action == "bet 24"
    assert why == (
        "With a full house, nines over twos, you'd win about 95% against a random hand. "
        "That's worth a bet."
    )
    assert said(flop("7S 2H", "AD KC QD"))[0] == "check"


def test_on_the_river_no_further_card_is_promised() -> None:
    game = holding(dealt("1000 1000"), "-|7S 2H", "AD KC QD 9C 4S")
    after(game, "call", "check", *["check"] * 4)
    action, why = said(game)
    assert action == "check"
    assert why.endswith("See who wins for free.")


@pytest.mark.parametrize(
    ("hand", "action"), [("9S 9H", "raise to 130"), ("7S 3H", "fold"), ("AS 9H", "call")]
)
def test_a_bet_is_raised_called_or_folded_to(hand: str, action: str) -> None:
    board = "9D 2C 2D" if hand != "AS 9H" else "9D KC QD"
    game = holding(dealt("1000 1000"), f"{hand}|-", board)
    assert said(after(game, "call", "check", "bet 40"))[0] == action


def test_an_ace_with_a_small_card_does_not_raise_a_raise() -> None:
    game = after(dealt("1500 1500"), "raise to 60")
    assert said(holding(game, "-|AH 3C"))[0] == "call"
    assert said(holding(game, "-|AH KC"))[0] == "raise to 180"


@pytest.mark.parametrize(
    ("hand", "action"),
    [
        ("AH JS", "call"),
        ("AD 8H", "call"),
        ("KD TC", "call"),
        ("6S 5S", "call"),
        ("9S 9H", "raise to 180"),
        ("7S 2H", "fold"),
        ("9D 3C", "fold"),
    ],
)
def test_a_big_blind_defends_against_a_small_blind_that_raises(hand: str, action: str) -> None:
    game = after(dealt("1500 1500 1500 1500"), "fold", "fold", "raise to 60")
    assert said(holding(game, f"-|-|{hand}|-"))[0] == action


def test_who_raises_again_has_better_cards_than_who_raises() -> None:
    game = after(dealt("3000 3000 3000 3000"), "raise to 60", "fold", "raise to 180", "fold")
    for hand, action in (("KH TS", "fold"), ("TS TH", "call"), ("QS QH", "raise to 540")):
        assert said(holding(game, f"-|-|-|{hand}"))[0] == action, hand


def test_of_four_between_a_third_and_two_thirds_see_the_flop() -> None:
    """Before, one hand in four did: a partner at the table hardly ever saw one."""
    flops = 0
    for number in range(120):
        game = TexasHoldem(4, f"flop {number}")
        while not game.resting and not game.board:
            game.step(game.turn, game.mind.hint(game, game.turn).action)
        flops += bool(game.board)
    assert 120 / 3 < flops < 120 * 2 / 3


def test_a_pair_on_the_board_with_a_king_folds_to_a_bet() -> None:
    game = holding(dealt("1500 1500"), "-|KD 4D", "AC AH QH 3H 6S")
    after(game, "call", "check", *["check"] * 4, "check", "bet 40")
    assert said(game)[0] == "fold"


@pytest.mark.parametrize(
    ("hand", "against", "least", "most"),
    [("AS AH", 1, 0.7, 0.98), ("AS AH", 8, 0.15, 0.6), ("7S 2H", 1, 0.15, 0.55)],
)
def test_the_chance_is_that_of_beating_random_hands(
    hand: str, against: int, least: float, most: float
) -> None:
    game = holding(dealt(" ".join(["500"] * 9)), f"{hand}{'|-' * 8}")
    assert least <= chance(game, 0, [ANY] * against) <= most


def test_the_chance_is_smaller_against_hands_that_raise() -> None:
    game = holding(dealt("500 500"), "KS 9H|-")
    assert chance(game, 0, [RAISES]) < chance(game, 0, [ANY])


def test_a_hint_does_not_depend_on_hidden_cards() -> None:
    game = after(dealt("500 500 500 500"), "raise to 60", "call")
    seen = view(game, game.turn)
    worlds = [seen.sample(Random(n)) for n in range(5)]
    assert {world.mind.hint(world, game.turn) for world in worlds} == {
        game.mind.hint(game, game.turn)
    }


def test_a_bankrupt_seat_buys_in_again() -> None:
    assert said(lost(rebuys=1)) == ("rebuy", "Without chips all you can do is watch.")


def test_who_is_idle_checks_or_folds_and_does_not_buy_in() -> None:
    game = dealt("500 500")
    assert game.mind.timeout_action(game, game.turn) == "fold"
    assert game.mind.timeout_action(after(game, "call"), game.turn) == "check"
    bankrupt = lost(rebuys=1)
    assert bankrupt.mind.timeout_action(bankrupt, bankrupt.turn) == "pass"


def won(players: list[str], seed: str) -> list[int]:
    """Who wins a match of these."""
    game, random = TexasHoldem(len(players), seed), Random(seed)
    game.events = None
    while waiting := game.waiting():
        seat = waiting[0]
        if seat == HOST:
            game.step(HOST, game.legal(HOST)[0])
        elif players[seat] == "caller":
            game.step(seat, "call" if "call" in game.legal(seat) else "check")
        else:
            game.step(seat, PLAYERS[players[seat]](view(game, seat), random))
    return game.winners


@pytest.mark.parametrize(("foe", "least"), [("random", 11), ("caller", 14)])
def test_hints_win_most_matches_heads_up(foe: str, least: int) -> None:
    """Of 20; the specification has 43 and 57 of 60."""
    wins = 0
    for number in range(20):
        own = number % 2
        players = [foe, foe]
        players[own] = "normal"
        wins += won(players, f"seed {number}") == [own]
    assert wins >= least
