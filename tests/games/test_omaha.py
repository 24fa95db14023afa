"""The vectors OM01 to OM57 of the specification, each under its id."""

from typing import Any

import pytest

from games.cards import cards
from games.game import HOST
from games.omaha import Omaha, Options
from games.poker.lows import low_name
from games.poker.pots import Pot, awards
from games.poker.ranking import CATEGORIES, category, ranks
from games.poker.two_three import Board
from tests.games.board_positions import legal, numbers, shared, shown, told, winners
from tests.games.omaha_positions import dealt, holding, run_out
from tests.games.positions import after, offered
from tests.voice import SAY

SPADES = "KS QS JS TS 3D"
KINGS = "KC KD 7S 7H 2D"
BROADWAY = "TC JD QH KS AC"


@pytest.mark.parametrize(
    ("hand", "board", "name", "compared"),
    [
        pytest.param("AS KS 7D 2C", "QS JS TS 3H 3D", "straight-flush", "A", id="OM01"),
        pytest.param("AS 7D 6C 2C", SPADES, "high-card", "AKQJ7", id="OM02"),
        pytest.param("AS 9S 6C 2C", SPADES, "flush", "AKQJ9", id="OM03"),
        pytest.param("AC AD AH AS", "KD KC 7S 4H 2D", "two-pair", "AK7", id="OM04"),
        pytest.param("KH 9C 8D 3S", KINGS, "three", "K97", id="OM05"),
        pytest.param("KH 7C 8D 3S", KINGS, "full-house", "K7", id="OM06"),
        pytest.param("AC 2D JH 9S", "KC KD KH KS QD", "three", "KAJ", id="OM07"),
        pytest.param("5C 4D KH KS", "AD 2C 3H 9S 9D", "straight", "5", id="OM08"),
        pytest.param("AC 3C 8D QS", "4C 9C TC JC 2H", "flush", "AJT93", id="OM09"),
        pytest.param("2C 3D 4H 5S", BROADWAY, "high-card", "AKQ54", id="OM10 high card"),
        pytest.param("AD 9D 4H 5S", BROADWAY, "pair", "AKQ9", id="OM10 pair"),
        pytest.param("AS KD 9H 9C 4S", "9S QS 2S 7D 7H", "full-house", "97", id="OM57"),
    ],
)
def test_two_of_the_hand_and_three_of_the_board_count(
    hand: str, board: str, name: str, compared: str
) -> None:
    number = Board(cards(board)).high(cards(hand))
    assert (CATEGORIES[category(number)], ranks(number)) == (name, compared)


@pytest.mark.parametrize(
    ("hand", "board", "low"),
    [
        pytest.param("AC 2D KH KS", "3C 4H 8S QD JD", "8-4-3-2-A", id="OM11"),
        pytest.param("AC 2D KH KS", "2C 4H 8S JC JD", "", id="OM12"),
        pytest.param("AC 2D 3H KS", "2C 4H 8S 7D JD", "7-4-3-2-A", id="OM13"),
        pytest.param("AC 2D 3H KS", "4H 8S QD JD KD", "", id="OM14"),
        pytest.param("4C 5D KH KS", "AD 2C 3H 9S 9D", "5-4-3-2-A", id="OM15"),
        pytest.param("AS 2S 9C 9D", "3S 6S 7S KD KH", "7-6-3-2-A", id="OM16"),
    ],
)
def test_a_low_has_five_ranks_of_which_two_are_of_the_hand(hand: str, board: str, low: str) -> None:
    assert low_name(Board(cards(board)).low(cards(hand))) == low


def test_OM17_lows_are_compared_from_the_highest_card_down() -> None:
    lows = ("7C 5C 4C 2C AC", "7C 6C 3C 2C AC", "8C 4C 3C 2C AC", "6C 5C 4C 3C 2C")
    strengths = [Board(cards(low)[2:]).low(cards(low)[:2]) for low in lows]
    ordered = [low_name(number) for number in sorted(strengths, reverse=True)]
    assert ordered == ["6-5-4-3-2", "7-5-4-2-A", "7-6-3-2-A", "8-4-3-2-A"]


THREE = "1000 1000 1000"
FOUR = "1000 1000 1000 1000"
LIMPED = ("call", "call", "check")
FIXED: dict[str, Any] = {"betting": "fixed_limit"}
NO_LIMIT: dict[str, Any] = {"betting": "no_limit"}
EACH: dict[str, Any] = {"ante": "each", "ante_from_level": 1}
BIG_BLIND: dict[str, Any] = {"ante": "big_blind", "ante_from_level": 1}


@pytest.mark.parametrize(
    ("chips", "options", "actions", "turn", "moves"),
    [
        pytest.param(THREE, {}, (), 0, "`call` (20) `raise to 40`..`raise to 70` `fold`",
                     id="OM18"),
        pytest.param(THREE, {}, ("raise to 70",), 1,
                     "`call` (60) `raise to 120`..`raise to 230` `fold`", id="OM19"),
        pytest.param(THREE, {}, ("raise to 70", "raise to 230"), 2,
                     "`call` (210) `raise to 390`..`raise to 760` `fold`", id="OM20"),
        pytest.param(THREE, {}, ("call", "call"), 2, "`check` `raise to 40`..`raise to 80`",
                     id="OM21"),
        pytest.param(THREE, {}, LIMPED, 1, "`check` `bet 20`..`bet 60`", id="OM22"),
        pytest.param(THREE, {}, (*LIMPED, "bet 60", "call"), 0,
                     "`call` (60) `raise to 120`..`raise to 300` `fold`", id="OM23"),
        pytest.param("5000 5000 5000", {"big_blind": 100},
                     ("call", "fold", "check", "bet 150"), 0,
                     "`call` (150) `raise to 300`..`raise to 700` `fold`", id="OM24"),
        pytest.param("1000 1000", {}, (), 0, "`call` (10) `raise to 40`..`raise to 60` `fold`",
                     id="OM25"),
        pytest.param("1000 55 1000", {}, ("fold",), 1,
                     "`call` (10) `raise to 40`..`raise to 55` `fold`", id="OM26"),
        pytest.param("1000 1000 35", {}, ("raise to 70", "call"), 2, "`call` (15) `fold`",
                     id="OM27"),
        pytest.param("1000 1000 90", {}, ("raise to 70", "call", "raise to 90"), 0,
                     "`call` (20) `fold`", id="OM28"),
        pytest.param(THREE, EACH, (), 0, "`call` (20) `raise to 40`..`raise to 76` `fold`",
                     id="OM29"),
        pytest.param(THREE, BIG_BLIND, (), 0, "`call` (20) `raise to 40`..`raise to 90` `fold`",
                     id="OM30"),
        pytest.param("1000 1000 6", {}, (), 0, "`call` (20) `raise to 40`..`raise to 56` `fold`",
                     id="OM31"),
        pytest.param(THREE, NO_LIMIT, (), 0, "`call` (20) `raise to 40`..`raise to 1000` `fold`",
                     id="OM32"),
        pytest.param(FOUR, FIXED, (), 3, "`call` (20) `raise to 40` `fold`", id="OM33"),
        pytest.param(FOUR, FIXED, ("raise to 40", "raise to 60", "raise to 80"), 2,
                     "`call` (60) `fold`", id="OM34"),
        pytest.param(FOUR, FIXED, ("raise to 40", "raise to 60", "raise to 80", *["call"] * 3), 1,
                     "`check` `bet 20`", id="OM35 flop"),
        pytest.param(FOUR, FIXED, ("raise to 40", "raise to 60", "raise to 80", *["call"] * 3,
                                   *["check"] * 4), 1, "`check` `bet 40`", id="OM35 turn"),
        pytest.param("1000 1000", FIXED, ("raise to 40", "raise to 60", "raise to 80"), 1,
                     "`call` (20) `raise to 100` `fold`", id="OM36"),
        pytest.param("1000 1000 45 1000", FIXED, ("raise to 40", "call", "fold", "raise to 45"), 3,
                     "`call` (5) `fold`", id="OM37"),
        pytest.param("1000 1000 50 1000", FIXED, ("raise to 40", "call", "fold", "raise to 50"), 3,
                     "`call` (10) `raise to 80` `fold`", id="OM38"),
        pytest.param("1000 28 1000 1000", FIXED, ("call", *LIMPED, "bet 8"), 2,
                     "`call` (8) `raise to 20` `fold`", id="OM39"),
        pytest.param("1000 33 1000 1000", FIXED, ("call", *LIMPED, "bet 13"), 2,
                     "`call` (13) `raise to 40` `fold`", id="OM40"),
    ],
)  # fmt: skip
def test_what_may_be_bet(
    chips: str, options: dict[str, Any], actions: tuple[str, ...], turn: int, moves: str
) -> None:
    game = after(dealt(chips, **options), *actions)
    assert (game.turn, legal(game)) == (turn, moves)


def all_in(chips: str, hands: str, board: str, **options: Any) -> Omaha:
    """Everybody puts in all there is before the flop, whatever it takes."""
    game = holding(dealt(chips, betting="no_limit", **options), hands, board)
    while game.waiting() != [HOST]:
        after(game, "allin")
    return game


def test_OM41_side_pots_are_those_of_all_poker() -> None:
    hands = "AC AD 7S 6S|QC QD 7H 6H|JC JD 7D 6D"
    game = all_in("50 200 200", hands, "2C 3D 9H TS KS")
    assert shared(game) == "150 (seats 0 1 2), 300 (seats 1 2)"
    assert run_out(game).won == [150, 300, 0]


@pytest.mark.parametrize(
    ("high", "low", "order", "pot", "paid"),
    [
        pytest.param("2 1", "1 2", "0 1", 200, "100 100", id="OM42"),
        pytest.param("2 1", "1 2", "0 1", 201, "101 100", id="OM42 odd"),
        pytest.param("2 1", "0 0", "0 1", 201, "201 0", id="OM43"),
        pytest.param("2 1", "2 1", "0 1", 201, "201 0", id="OM44"),
        pytest.param("2 1", "1 1", "0 1", 200, "150 50", id="OM45"),
        pytest.param("2 1", "1 1", "0 1", 203, "153 50", id="OM45 odd"),
        pytest.param("2 1", "1 1", "1 0", 203, "152 51", id="OM46"),
        pytest.param("2 2 1", "0 0 1", "0 1 2", 202, "51 50 101", id="OM47"),
        pytest.param("2 1 1", "1 1 1", "1 2 0", 101, "67 17 17", id="OM48"),
        pytest.param("1 1 1", "1 1 1", "0 1 2", 100, "34 33 33", id="OM49"),
        pytest.param("1 1", "1 1", "1 0", 103, "51 52", id="OM50"),
    ],
)
def test_halves_are_shared_by_the_best_of_each(
    high: str, low: str, order: str, pot: int, paid: str
) -> None:
    strengths = (dict(enumerate(numbers(each))) for each in (high, low))
    chips = dict.fromkeys(numbers(order), 0)
    for award in awards(Pot(pot, tuple(chips)), *strengths):
        for seat, share in zip(award.winners, award.shares(), strict=True):
            chips[seat] += share
    assert [chips[seat] for seat in sorted(chips)] == numbers(paid)


LOW_BOARD = "3C 5D 8H KS QD"


@pytest.mark.parametrize(
    ("second", "paid"),
    [
        pytest.param("AD 2H QC 9S", "75 275 350", id="OM51"),
        pytest.param("AD TH QC 9S", "150 0 550", id="OM52"),
    ],
)
def test_a_low_wins_half_only_of_pots_its_seat_is_in(second: str, paid: str) -> None:
    hands = f"AC 2D KC 9H|{second}|KD KH JC TS"
    game = all_in("100 300 300", hands, LOW_BOARD, high_low=True)
    assert shared(game) == "300 (seats 0 1 2), 400 (seats 1 2)"
    assert run_out(game).won == numbers(paid)


@pytest.mark.parametrize(
    ("hands", "order", "paid"),
    [
        pytest.param("AC 2D KC 9H|AD 4H QC 9S|KD KH JC TS", ([1, 2, 0], []), "30 0 30", id="OM53"),
        pytest.param("AC 9D QC 9H|AD 2H QS 9S|AH 4D JC TS", ([1, 0], [2]), "15 45 0", id="OM54"),
    ],
)
def test_who_wins_no_half_mucks(hands: str, order: tuple[list[int], list[int]], paid: str) -> None:
    game = holding(dealt(THREE, high_low=True), hands, LOW_BOARD)
    after(game, *LIMPED, *["check"] * 9)
    assert (shown(game), game.won) == (order, numbers(paid))


def test_OM55_who_is_left_alone_shows_nothing_and_gets_the_rest_back() -> None:
    game = after(dealt("1000 1000"), "raise to 60", "raise to 180", "fold")
    assert told(game)[1:] == [
        "Ben gets 120 back, since nobody matched it.",
        "Ben takes 120 without showing.",
    ]
    assert shown(game) == ([], [])


@pytest.mark.parametrize(
    ("seats", "size", "enough"), [(9, 4, True), (9, 5, True), (7, 6, True), (8, 6, False)]
)
def test_OM56_the_pack_has_to_be_enough(seats: int, size: int, enough: bool) -> None:
    assert (Omaha.objection(seats, Options(hole_cards=size)) is None) is enough


@pytest.mark.parametrize(
    ("chips", "options", "labels"),
    [
        (THREE, {}, ["Call 20", "Raise to 40", "Raise to 45 · half pot",
                     "Raise to 70 · pot", "Fold"]),
        ("60 1000 1000", {}, ["Call 20", "Raise to 40", "Raise to 45 · half pot",
                              "Raise to 60 · all in", "Fold"]),
        (THREE, FIXED, ["Call 20", "Raise to 40", "Fold"]),
        ("30 1000 1000", FIXED, ["Call 20", "Raise to 30 · all in", "Fold"]),
        ("15 1000 1000", FIXED, ["Call 15 · all in", "Fold"]),
    ],
)  # fmt: skip
def test_a_control_says_pot_or_all_in_as_it_is(
    chips: str, options: dict[str, Any], labels: list[str]
) -> None:
    assert offered(dealt(chips, **options)) == labels


@pytest.mark.parametrize(
    ("options", "typed", "action"),
    [
        ({}, "pot", "raise to 70"),
        ({}, "All in", "raise to 70"),
        ({}, "raise by 30", "raise to 50"),
        (NO_LIMIT, "pot", "raise to 70"),
        (FIXED, "pot", "raise to 40"),
        (FIXED, "allin", "raise to 40"),
    ],
)
def test_the_pot_is_a_word_whatever_the_form_of_betting(
    options: dict[str, Any], typed: str, action: str
) -> None:
    assert dealt(THREE, **options).read(typed) == action


def test_cards_of_both_halves_are_marked_each_in_its_way() -> None:
    game = holding(dealt(THREE, high_low=True), "AC 2D KC 9H|AD 4H QC 9S|KD KH JC TS", LOW_BOARD)
    table = after(game, *LIMPED, *["check"] * 9).table(SAY)
    assert table.raised == {"KD", "KH", "KS", "QD", "8H"}
    assert table.framed == {"AC", "2D", "3C", "5D", "8H"}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("preset", "foe", "least"),
    [("usual", "random", 11), ("usual", "caller", 15), ("high_low", "random", 11),
     ("limit_eight", "caller", 14)],
)  # fmt: skip
def test_hints_win_most_matches_heads_up(preset: str, foe: str, least: int) -> None:
    """Of 20; the specification has 47 and 59, 53, and 51 of 60."""
    options, _ = Omaha.rule_sets()[preset]
    wins = 0
    for number in range(20):
        own = number % 2
        players = [foe, foe]
        players[own] = "normal"
        wins += winners(Omaha(2, f"seed {number}", options), players) == [own]
    assert wins >= least
