"""The vectors TH01 to TH52 of the specification, each under its id."""

from typing import Any

import pytest

from games.cards import cards
from games.game import DEAL, HOST
from games.poker.ranking import CATEGORIES, best_of, category, ranks
from games.testing import play_lawfully
from games.texas_holdem import Options, TexasHoldem
from tests.games.board_positions import legal, numbers, shared, shown, table, told
from tests.games.positions import after
from tests.games.texas_holdem_positions import dealt, holding, run_out

DRY = "2C 7D 9H 3S JC"
"""A board that helps nobody."""
ACES, KINGS, QUEENS = "AS AH", "KS KH", "QS QH"
BIG: dict[str, Any] = {"big_blind": 100}


@pytest.mark.parametrize(
    ("held", "name", "compared"),
    [
        pytest.param("AS KS QS JS 2D TS 3C", "straight-flush", "A", id="TH01"),
        pytest.param("AH 2D 3C 4S 5H KD KC", "straight", "5", id="TH02"),
        pytest.param("QC KD AH 2S 3C 7D 8D", "high-card", "AKQ87", id="TH03"),
        pytest.param("8C 8D 8H 5S 5C 5D AS", "full-house", "85", id="TH04"),
        pytest.param("KC KD 9H 9S 4C 4D QS", "two-pair", "K9Q", id="TH05"),
        pytest.param("AH QH 9H 6H 3H 2H KD", "flush", "AQ963", id="TH06"),
        pytest.param("7C 7D 7H 7S KD KC KH", "four", "7K", id="TH07"),
    ],
)
def test_what_the_best_five_are(held: str, name: str, compared: str) -> None:
    number = best_of(cards(held))
    assert (CATEGORIES[category(number)], ranks(number)) == (name, compared)


@pytest.mark.parametrize(
    ("board", "one", "other", "better"),
    [
        pytest.param("TC JD QH KS AC", "AD AH", "2C 3C", 0, id="TH08"),
        pytest.param("AC KD 8H 8S 3C", "AD QH", "AH JC", 0, id="TH09"),
        pytest.param("5H 6H 7H 8H KD", "9H 2C", "AH AD", 1, id="TH10"),
    ],
)
def test_which_hand_is_better(board: str, one: str, other: str, better: int) -> None:
    first, second = (best_of(cards(f"{board} {hand}")) for hand in (one, other))
    assert (first > second) - (first < second) == better


def test_TH11_blinds_sit_left_of_the_button_and_the_next_acts() -> None:
    game = dealt("500 500 500 500 500", button=3)
    assert (game.small, game.big, game.turn) == (4, 0, 1)


def test_TH12_heads_up_the_button_is_the_small_blind() -> None:
    game = dealt("500 500")
    assert (game.small, game.big, game.turn) == (0, 1, 0)
    assert after(game, "call", "check").turn == 1


THREE = "200 200 200"
SHORT: dict[str, Any] = {"chips": "500 95 500 500", "button": 1}
SIX: dict[str, Any] = {"chips": "1000 1000 225 1000 300 1000", "starting_chips": 1000, **BIG}
FLOP = ("call", "call", "call", "call", "call", "check")
ALL_INS = ("bet 100", "raise to 125", "call", "raise to 200", "call", "fold")


@pytest.mark.parametrize(
    ("place", "actions", "turn", "moves"),
    [
        pytest.param(THREE, (), 0, "`call` (20) `raise to 40`..`raise to 200` `fold`", id="TH13"),
        pytest.param(THREE, ("call", "call"), 2, "`check` `raise to 40`..`raise to 200`",
                     id="TH14"),
        pytest.param(THREE, ("call", "call", "check"), 1, "`check` `bet 20`..`bet 180`",
                     id="TH15"),
        pytest.param(THREE, ("raise to 60",), 1,
                     "`call` (50) `raise to 100`..`raise to 200` `fold`", id="TH16"),
        pytest.param(THREE, ("raise to 60", "raise to 150"), 2,
                     "`call` (130) `raise to 200` `fold`", id="TH17"),
        pytest.param(SHORT, ("raise to 60", "raise to 95"), 2,
                     "`call` (85) `raise to 135`..`raise to 500` `fold`", id="TH18"),
        pytest.param(SHORT, ("raise to 60", "raise to 95", "fold", "fold"), 0,
                     "`call` (35) `fold`", id="TH19"),
        pytest.param(SIX, (*FLOP, *ALL_INS), 1,
                     "`call` (100) `raise to 300`..`raise to 900` `fold`", id="TH20"),
        pytest.param(SIX, (*FLOP, *ALL_INS, "call"), 3, "`call` (75) `fold`", id="TH21"),
        pytest.param(SIX | {"reopening": "single_raise"}, (*FLOP, *ALL_INS), 1,
                     "`call` (100) `fold`", id="TH22"),
        pytest.param("300 300 25", ("call", "call", "check", "check", "bet 5"), 0,
                     "`call` (5) `raise to 25`..`raise to 280` `fold`", id="TH23"),
        pytest.param("300 300 25", ("call", "call", "check", "check", "bet 5", "call"), 1,
                     "`call` (5) `fold`", id="TH24"),
        pytest.param("300 300 12", (), 0,
                     "`call` (20) `raise to 40`..`raise to 300` `fold`", id="TH25"),
        pytest.param("300 300 12", ("fold",), 1, "`call` (2) `fold`", id="TH26"),
        pytest.param("300 150 100", ("raise to 150", "call"), 2, "`call` (80) `fold`", id="TH29"),
        pytest.param("500 300 300", ("call", "raise to 300", "call"), 0, "`call` (280) `fold`",
                     id="TH30"),
    ],
)  # fmt: skip
def test_what_may_be_bet(
    place: str | dict[str, Any], actions: tuple[str, ...], turn: int, moves: str
) -> None:
    options = {"chips": place} if isinstance(place, str) else place
    game = after(dealt(**options), *actions)
    assert (game.turn, legal(game)) == (turn, moves)


def test_TH26_what_nobody_lacks_does_not_come_back() -> None:
    game = after(dealt("300 300 12"), "fold", "call")
    assert not [text for text in told(game) if "back" in text]


def test_TH27_who_owes_nothing_of_a_short_big_blind_is_not_asked() -> None:
    game = after(dealt("300 300 6"), "fold")
    assert "Ben gets 4 back, since nobody matched it." in told(game)
    assert game.waiting() == [HOST]


def test_TH28_what_an_all_in_cannot_match_comes_back_and_betting_is_over() -> None:
    game = after(dealt("300 150 300"), "raise to 200", "call", "fold")
    assert "Ann gets 50 back, since nobody matched it." in told(game)
    assert game.waiting() == [HOST]


@pytest.mark.parametrize(
    ("chips", "button", "hands", "before", "paid"),
    [
        pytest.param("50 200 200", 0, f"{ACES}|{KINGS}|{QUEENS}",
                     "150 (seats 0 1 2), 300 (seats 1 2)", "150 300 0", id="TH31"),
        pytest.param("50 120 200 200", 3, f"{ACES}|{KINGS}|{QUEENS}|5C 6D",
                     "200 (seats 0 1 2 3), 210 (seats 1 2 3), 160 (seats 2 3)",
                     "200 210 160 0", id="TH32"),
    ],
)  # fmt: skip
def test_who_is_paid_what_of_all_ins(
    chips: str, button: int, hands: str, before: str, paid: str
) -> None:
    game = holding(dealt(chips, button), hands, DRY)
    while game.waiting() != [HOST]:
        after(game, "allin")
    assert shared(game) == before
    run_out(game)
    assert game.won == numbers(paid)


def test_TH33_a_side_pot_of_one_is_paid_to_that_one() -> None:
    game = holding(dealt("500 500 80"), f"{QUEENS}|{KINGS}|{ACES}", DRY)
    after(game, "raise to 100", "call", "call", "check", "bet 60", "fold")
    assert "Ann gets 60 back, since nobody matched it." in told(game)
    assert shared(game) == "240 (seats 0 2), 40 (seats 0)"
    assert run_out(game).won == [40, 0, 240]


TIE = "AS KH|2C 2D|AD KC"
TIED_01 = "AS KH|AD KC|2C 2D"


def test_TH34_a_pot_of_a_tie_is_split() -> None:
    game = holding(dealt("105 105 105", big_blind=10), TIED_01, "AH KS 9H 8D 3S")
    after(game, "raise to 105", "call", "fold")
    assert game.in_pot() == 220
    assert run_out(game).won == [110, 110, 0]


def test_TH35_the_odd_chip_goes_to_the_first_from_the_left_of_the_button() -> None:
    game = holding(dealt("105 105 105", big_blind=10), TIE, "AH KS 9H 8D 3S")
    raise_blinds(game, 7, 15)
    after(game, "raise to 105", "fold", "call")
    assert game.in_pot() == 217
    assert run_out(game).won == [108, 0, 109]


def raise_blinds(game: TexasHoldem, small: int, big: int) -> None:
    """Post other blinds than the options can name."""
    for seat, blind in ((game.small, small), (game.big, big)):
        more = blind - game.stakes[seat]
        game.stake(seat, more) if more > 0 else give(game, seat, -more)
    game.floor = game.full = big


def give(game: TexasHoldem, seat: int, chips: int) -> None:
    """Take back chips of a blind."""
    game.scores[seat] += chips
    game.stakes[seat] -= chips
    game.put[seat] -= chips


@pytest.mark.parametrize(
    ("big", "pot", "paid"),
    [
        pytest.param(10, 129, [43, 43, 0, 43], id="TH36"),
        pytest.param(8, 128, [43, 42, 0, 43], id="TH37"),
    ],
)
def test_several_odd_chips_go_one_each(big: int, pot: int, paid: list[int]) -> None:
    game = dealt("41 41 41 41", 1, big_blind=big, ante="each", ante_from_level=1)
    holding(game, "AS KH|AD KC|2C 2D|AC KD", "AH KS 9H 8D 3S")
    while game.waiting() != [HOST]:
        after(game, "fold" if game.turn == 2 else "allin")
    assert game.in_pot() == pot
    assert run_out(game).won == paid


BB_ANTE: dict[str, Any] = {"ante": "big_blind", "ante_from_level": 1}


def test_TH38_the_blind_is_paid_before_the_ante() -> None:
    game = dealt("300 300 12 300", **BB_ANTE)
    assert (game.stakes[2], game.dead[2]) == (12, 0)


def test_TH39_the_ante_of_the_big_blind_is_dead_money() -> None:
    game = holding(dealt("300 300 30 300", **BB_ANTE), f"-|{QUEENS}|{ACES}|{KINGS}", DRY)
    after(game, "call", "fold", "call")
    assert shared(game) == "70 (seats 1 2 3)"
    after(game, *["check"] * 6)
    assert game.won == [0, 0, 70, 0]


def test_TH40_a_short_ante_makes_a_side_pot() -> None:
    game = dealt("4 100 100", big_blind=20, ante="each", ante_from_level=1)
    for seat in range(3):  # the vector has an ante of 10, half a big blind
        more = min(10 - game.put[seat] + game.stakes[seat], game.scores[seat])
        game.pay(seat, more)
    game.open_bets(game.big)
    assert game.put == [4, 20, 30]
    holding(game, f"{ACES}|{KINGS}|{QUEENS}", DRY)
    after(game, "call", "check")
    assert shared(game) == "12 (seats 0 1 2), 52 (seats 1 2)"
    after(game, *["check"] * 6)
    assert game.won == [12, 52, 0]


BOARD = "KD 7S 4H 2C 9D"
RIVER = ("call", "call", "call", "check", *["check"] * 8)


def test_TH41_who_bet_last_on_the_river_shows_first() -> None:
    game = holding(dealt("500 500 500 500", 3), "AC QC|KC TD|JD TC|9C 8C", BOARD)
    after(game, *RIVER, "check", "check", "bet 40", "fold", "call", "call")
    assert shown(game) == ([2, 0, 1], [])


@pytest.mark.parametrize(
    ("showdown", "order"),
    [
        pytest.param("winners", ([0, 1], [2, 3]), id="TH42"),
        pytest.param("everybody", ([0, 1, 2, 3], []), id="TH43"),
    ],
)
def test_who_cannot_win_mucks(showdown: str, order: tuple[list[int], list[int]]) -> None:
    game = dealt("500 500 500 500", 3, showdown=showdown)
    holding(game, "AC QC|KC TD|JD TC|9C 8C", BOARD)
    after(game, *RIVER, *["check"] * 4)
    assert shown(game) == order


def test_TH44_who_is_best_of_a_side_pot_shows() -> None:
    game = holding(dealt("500 100 500"), f"{ACES}|{KINGS}|{QUEENS}", DRY)
    after(game, "raise to 100", "call", "call")
    assert game.turn == 2
    after(game, "bet 50", "call", *["check"] * 4)
    assert shown(game) == ([1, 2, 0], [])


def test_TH45_who_is_left_alone_shows_nothing_and_gets_the_rest_back() -> None:
    game = after(dealt("500 500"), "raise to 60", "raise to 200", "fold")
    assert told(game)[1:] == [
        "Ben gets 140 back, since nobody matched it.",
        "Ben takes 120 without showing.",
    ]
    assert shown(game) == ([], [])


def test_TH46_the_blinds_rise_by_the_number_of_hands() -> None:
    game = TexasHoldem(2, "seed")
    hands = (1, 10, 11, 21, 31, 41, 180, 181, 191)
    found = [game.big_blind(game.level_of(hand)) for hand in hands]
    assert found == [20, 20, 30, 50, 100, 150, 10_000, 20_000, 40_000]


@pytest.mark.parametrize(("hand", "stakes"), [(11, [18, 37]), (21, [31, 62])])
def test_TH47_blinds_are_rounded_down(hand: int, stakes: list[int]) -> None:
    assert dealt("500 500", hand=hand, big_blind=25).stakes == stakes


def moved(
    rule: str, chips: str, last: tuple[int, int, int], kind: type[TexasHoldem] = TexasHoldem
) -> TexasHoldem:
    """The hand after one with this button and these blinds."""
    game = table(kind, chips, hand=2, button_rule=rule)
    game.dealer, game.small, game.big = last
    game.apply(HOST, DEAL)
    return game


def following(game: TexasHoldem) -> TexasHoldem:
    """The next hand, everybody keeping their chips."""
    while game.waiting() != [HOST]:
        after(game, "fold" if "fold" in game.legal(game.turn) else "check")
    game.apply(HOST, DEAL)
    return game


def seats(game: TexasHoldem) -> tuple[int, int | None, int]:
    """Button and blinds; None for a small blind that nobody posts."""
    return game.dealer, game.small if game.live[game.small] else None, game.big


def test_TH48_the_button_moves_to_the_next_with_chips() -> None:
    assert seats(moved("moving", "500 0 500 500", (0, 1, 2))) == (2, 3, 0)


def test_TH49_a_dead_button_stands_before_an_empty_chair() -> None:
    game = moved("dead", "500 0 500 500", (0, 1, 2))
    assert seats(game) == (1, 2, 3)
    assert seats(following(game)) == (2, 3, 0)


def test_TH50_nobody_posts_the_small_blind_of_who_went_out() -> None:
    game = moved("dead", "500 500 0 500", (0, 1, 2))
    assert seats(game) == (1, None, 3)
    assert game.put == [0, 0, 0, 20]
    assert seats(following(game)) == (2, 3, 0)


def test_TH51_nobody_has_the_big_blind_twice_running() -> None:
    game = moved("moving", "0 500 500", (0, 1, 2))
    assert (game.dealer, game.big) == (2, 1)


def test_TH52_nobody_has_the_button_twice_running_when_the_big_blind_goes_out() -> None:
    game = moved("moving", "500 500 0", (0, 1, 2))
    assert (game.dealer, game.big) == (1, 0)
    assert (following(game).dealer, game.big) == (0, 1)


@pytest.mark.check
def test_a_match_begun_by_the_first_version_goes_on_by_it() -> None:
    first = TexasHoldem.of_version(1)
    assert first is not None
    assert issubclass(first, TexasHoldem)
    game = moved("moving", "500 500 0", (0, 1, 2), first)
    assert (game.dealer, game.big) == (0, 1)
    play_lawfully(first, 0, most=25)


def test_the_usual_options_are_those_of_the_usual_single_table() -> None:
    assert TexasHoldem.options == Options()
