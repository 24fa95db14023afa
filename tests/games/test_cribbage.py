"""The vectors of the specification, section 14, each under its id."""

from typing import Any

import pytest

from games.cards import EVERYONE, Pile, cards
from games.cribbage import Cribbage, Options
from games.cribbage.state import game_points, play_points
from games.game import DEAL, HOST
from tests.games.cribbage_positions import last_cards, playing, shown_at, stands, table
from tests.games.positions import after, hint_of


@pytest.mark.parametrize(
    ("hand", "starter", "parts"),
    [
        pytest.param("5C 5D 5S JH", "5H", (16, 12, 0, 0, 1), id="CR01"),
        pytest.param("5C 5D 5H 5S", "JH", (16, 12, 0, 0, 0), id="CR02"),
        pytest.param("4C 5D 5H 6S", "6C", (8, 4, 12, 0, 0), id="CR03"),
        pytest.param("3C 3D 4H 5S", "3S", (6, 6, 9, 0, 0), id="CR04"),
        pytest.param("AC 2D 3H 4S", "5C", (2, 0, 5, 0, 0), id="CR05"),
        pytest.param("JD QC KH AS", "2C", (0, 0, 3, 0, 0), id="CR06"),
        pytest.param("2H 4H 8H KH", "9H", (2, 0, 0, 5, 0), id="CR07 with the starter"),
        pytest.param("2H 4H 8H KH", "9C", (2, 0, 0, 4, 0), id="CR07 without it"),
        pytest.param("2H 4H 8H KC", "9H", (2, 0, 0, 0, 0), id="CR10"),
        pytest.param("JD 2C 4H 8S", "KD", (0, 0, 0, 0, 1), id="CR11 nobs"),
        pytest.param("JD 2C 4H 8S", "JH", (0, 2, 0, 0, 0), id="CR11 a jack turned up"),
        pytest.param("2C 4D 6H 8S", "KC", (0, 0, 0, 0, 0), id="CR12"),
        pytest.param("3C 4D 5H 6S", "5D", (4, 2, 8, 0, 0), id="a double run of four"),
    ],
)
def test_what_a_hand_counts(hand: str, starter: str, parts: tuple[int, ...]) -> None:
    assert shown_at(hand, starter) == (sum(parts), parts)


@pytest.mark.parametrize(
    ("starter", "four", "parts"),
    [
        pytest.param("9H", False, (2, 0, 0, 5, 0), id="CR08 with the starter"),
        pytest.param("9C", False, (2, 0, 0, 0, 0), id="CR08 without it"),
        pytest.param("9C", True, (2, 0, 0, 4, 0), id="CR09"),
    ],
)
def test_what_a_flush_counts_in_the_crib(starter: str, four: bool, parts: tuple[int, ...]) -> None:
    assert shown_at("2H 4H 8H KH", starter, crib=True, four=four) == (sum(parts), parts)


@pytest.mark.parametrize(
    ("count", "points"),
    [
        pytest.param("8H 7S", "0 2", id="CR13"),
        pytest.param("7H 7S 7C 7D", "0 2 6 12", id="CR14"),
        pytest.param("4H 6S 5C", "0 0 5", id="CR15"),
        pytest.param("4H 6S 5C 3D 7S", "0 0 5 4 5", id="CR16"),
        pytest.param("4H 5S 5C 6D", "0 0 2 0", id="CR17"),
        pytest.param("4H 5S 6C 5D", "0 0 5 0", id="CR18"),
        pytest.param("5S 6C 5D 4H", "0 0 0 3", id="CR19"),
        pytest.param("KH QS JC AD", "0 0 3 2", id="CR20"),
        pytest.param("9H 4S 2C", "0 0 2", id="CR21 fifteen with the third"),
        pytest.param("TH 5S 5C", "0 2 2", id="CR21 fifteen and a pair"),
        pytest.param("2H 2S 9C 2D", "0 2 0 2", id="CR21 a pair, and fifteen"),
    ],
)
def test_what_each_card_of_a_count_makes(count: str, points: str) -> None:
    pile = cards(count)
    made = [sum(play_points(pile[:end])) for end in range(1, len(pile) + 1)]
    assert made == [int(each) for each in points.split()]


TWO = "KH QS 3C 2D|JC 9D 8S 7H"
LAST = "KH 2D 3S 4C|JC QD 9S 8H"
THREE = "KH 9S|QC 2H|JC 3D"


@pytest.mark.parametrize(
    ("hands", "actions", "expected"),
    [
        pytest.param(TWO, "KH JC", "0 0; 0: 2D 3C QS", id="CR22"),
        pytest.param(TWO, "KH JC QS", "3 0; 1: go", id="CR23"),
        pytest.param(TWO, "KH JC QS go", "4 0; 1: 7H 8S 9D", id="CR24"),
        pytest.param("KH 4S 3C 2D|JC 9D 8S 7H", "KH JC 4S 7H", "0 2; 0: 2D 3C", id="CR25"),
        pytest.param("KH AC 2D 3S|JC KD 9S 8H", "KH JC AC KD", "0 2; 0: 2D 3S", id="CR26"),
        pytest.param(LAST, "KH JC 2D", "0 0; 1: 8H 9S", id="CR27 at 22"),
        pytest.param(LAST, "KH JC 2D 8H", "0 0; 0: go", id="CR27 at 30"),
        pytest.param(LAST, "KH JC 2D 8H go", "0 1; 0: 3S 4C", id="CR28"),
        pytest.param("KH AS AD 2C|JC QD 9S 8H", "KH JC AS 9S AD", "2 0; 1: 8H QD", id="CR29"),
        pytest.param("KH 5D|JC QD", "KH JC 5D", "0 0; 1: go", id="CR30 at 25"),
        pytest.param("KH 5D|JC QD", "KH JC 5D go", "1 0; 1: QD", id="CR30 after go"),
        pytest.param(THREE, "KH QC JC", "0 0 3; 0: go", id="CR32"),
        pytest.param(THREE, "KH QC JC go go", "0 0 4; 0: 9S", id="CR33"),
        pytest.param("KH 9S|QC AH|7C 3D", "KH QC 7C go AH", "0 0 0; 2: 3D", id="CR34"),
        pytest.param("KH 9S|QC AH|7C 3D", "KH QC 7C go AH 3D", "0 0 2; 0: 9S", id="CR35"),
        pytest.param("5H 2S|TC KS|JC 3D|7C 8C", "5H TC", "0 2 0 2; 2: 3D JC", id="CR36"),
    ],
)
def test_the_play(hands: str, actions: str, expected: str) -> None:
    assert stands(after(playing(hands), *actions.split())) == expected


def test_CR31_last_is_pegged_then_hands_and_crib_are_counted() -> None:
    game = last_cards("2H 4S 6D 8D|3H 3C 7S 9H", starter="JC", crib="8C 9D TH QS")
    assert stands(after(game, "2H", "3H")) == "0 10; END"


def test_CR37_all_throw_at_once_and_a_jack_turned_up_may_win() -> None:
    game = table(2, "100 119")
    game.stock[0] = cards("JH")[0]
    after(game, game.legal(0)[0])
    assert game.waiting() == [1]
    assert stands(after(game, game.legal(1)[0])) == "100 121; OVER"


def test_without_points_for_his_heels_a_jack_turned_up_is_a_card() -> None:
    game = table(2, "100 119", heels=0)
    game.stock[0] = cards("JH")[0]
    after(game, game.legal(0)[0], game.legal(1)[0])
    assert game.scores == [100, 119]


def test_CR38_who_counts_first_wins() -> None:
    game = last_cards("2H 4S TD QD|3H 3C 7S 9H", "117 119", starter="5C", crib="8C 9D TH QS")
    assert stands(after(game, "2H", "3H")) == "121 120; OVER"
    assert game.crib.seen_by != EVERYONE


def test_CR39_a_win_in_the_play_ends_the_match_at_once() -> None:
    game = playing("8H 2S|7S 3S", "50 120")
    assert stands(after(game, "8H", "7S")) == "50 121; OVER"
    assert [hand.seen_by for hand in game.hands] == [0, 1]


@pytest.mark.parametrize(
    ("claimed", "pegs"),
    [
        pytest.param(8, [8, 3], id="CR40"),
        pytest.param(20, [10, 1], id="CR41"),
        pytest.param(10, [10, 1], id="all of it"),
    ],
)
def test_a_claim_pegs_no_more_than_is_there(claimed: int, pegs: list[int]) -> None:
    game = last_cards("5H 4S TD QD|3H 3C 7S 9H", starter="5C", muggins=True)
    after(game, "5H", "3H", f"claim {claimed}")
    assert game.scores == pegs
    assert game.waiting() == [1]


def test_with_muggins_the_dealer_claims_a_hand_and_then_the_crib() -> None:
    game = last_cards("5H 4S TD QD|3H 3C 7S 9H", starter="5C", crib="8C 9D TH QS", muggins=True)
    after(game, "5H", "3H", "claim 10")
    assert game.crib.seen_by != EVERYONE
    after(game, "claim 0")
    assert (game.turn, game.crib.seen_by) == (1, EVERYONE)
    assert stands(after(game, "claim 3")) == "22 4; END"


@pytest.mark.parametrize(("crib_flush", "pegs"), [("five", [4, 1]), ("four", [4, 5])])
def test_four_of_a_suit_in_the_crib_count_where_the_option_says_so(
    crib_flush: str, pegs: list[int]
) -> None:
    game = last_cards(
        "2H 4S 6D 8D|AH 3C 7S QH", starter="9C", crib="2S 8S QS KS", crib_flush=crib_flush
    )
    assert after(game, "2H", "AH").scores == pegs


@pytest.mark.parametrize(("seats", "count"), [(2, 15), (3, 5), (4, 5)])
def test_CR42_the_throws_to_choose_from(seats: int, count: int) -> None:
    game = table(seats)
    assert game.waiting() == list(range(seats))
    assert [len(game.legal(seat)) for seat in range(seats)] == [count] * seats


@pytest.mark.parametrize(
    ("target", "lowest", "points"),
    [
        pytest.param(121, 91, 1, id="CR43 at 91"),
        pytest.param(121, 90, 2, id="CR43 at 90"),
        pytest.param(121, 61, 2, id="CR43 at 61"),
        pytest.param(121, 60, 3, id="CR43 at 60"),
        pytest.param(61, 31, 1, id="CR44 at 31"),
        pytest.param(61, 30, 2, id="CR44 at 30"),
        pytest.param(61, 1, 2, id="to 61 nobody is skunked twice"),
    ],
)
def test_what_a_win_counts(target: int, lowest: int, points: int) -> None:
    assert game_points(Options(target=target), lowest) == points


def test_CR45_of_three_the_lowest_decides_what_a_win_counts() -> None:
    game = playing("8H 2S|7S 3S|9S TS", "70 120 95", games=5)
    after(game, "8H", "7S")
    assert (game.scores, game.won) == ([70, 121, 95], [0, 2, 0])


@pytest.mark.parametrize(("seats", "left"), [(2, 39), (3, 35), (4, 31)])
def test_CR46_the_crib_has_four_cards(seats: int, left: int) -> None:
    game = table(seats)
    for seat in range(seats):
        game.apply(seat, game.legal(seat)[0])
    assert len(game.crib) + sum(map(len, game.throws)) == 4
    assert len(game.stock) == left


def test_without_skunks_every_win_counts_one() -> None:
    assert game_points(Options(skunk=False), 3) == 1
    assert game_points(Options(double_skunk=4), 3) == 4


def test_partners_peg_together() -> None:
    game = playing("5H 2S|TC KS|JC 3D|7C 8C", "10 119 10 119")
    after(game, "5H", "TC")
    assert (game.scores, game.winners) == ([10, 121, 10, 121], [1, 3])


def test_the_deal_goes_to_the_left() -> None:
    game = Cribbage(3, "seed")
    dealers = []
    for _ in range(4):
        dealers.append(game.dealer)
        while not game.resting:
            seat = game.waiting()[0]
            game.apply(seat, hint_of(game, seat).action)
        game.apply(HOST, DEAL)
    assert dealers == [(dealers[0] + step) % 3 for step in range(4)]


@pytest.mark.parametrize(
    ("loser_deals", "dealer"),
    [pytest.param(True, 1, id="the lowest"), pytest.param(False, 0, id="in turn")],
)
def test_who_deals_the_next_game(loser_deals: bool, dealer: int) -> None:
    game = playing("8H 2S|9S TS|7S 3S", "100 70 120", games=5, loser_deals=loser_deals)
    after(game, "8H", "9S")
    game.hands[2] = Pile(cards("8C"), 2)
    game.pile[:] = cards("7C")
    game.played_by[:] = [0]
    after(game, "8C")
    assert game.won == [0, 0, 2]
    game.apply(HOST, DEAL)
    assert game.dealer == dealer


def test_of_equal_losers_the_one_left_of_the_winner_deals() -> None:
    game = playing("8H 2S|7S 3S|9S TS", "95 120 95", games=5)
    after(game, "8H", "7S")
    game.apply(HOST, DEAL)
    assert game.dealer == 2


def test_pegs_start_anew_for_each_game_until_somebody_has_won_enough() -> None:
    game: Any = playing("8H 2S|7S 3S", "100 120", games=2)
    after(game, "8H", "7S")
    assert (game.resting, game.won) == (True, [0, 1])
    game.apply(HOST, DEAL)
    assert (game.scores, game.back, game.dealer) == ([0, 0], [0, 0], 0)
    game.scores[1] = 120
    game.peg(1, 2, "play")
    game.close()
    assert (game.winners, game.final_places()) == ([1], [2, 1])


def test_the_back_peg_stands_where_the_front_one_stood() -> None:
    game = after(playing("5H 6S|TC 4S", "7 20"), "5H", "TC")
    assert (game.scores, game.back) == ([7, 22], [7, 20])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_count_ends_in_thirty_one_or_in_a_point_for_last(seats: int) -> None:
    game = table(seats)
    game.events = []
    keys: list[str] = []
    while game.phase != "show" and not game.resting:
        seat = game.waiting()[0]
        for event in game.apply(seat, hint_of(game, seat).action):
            said = dict(event.words.args)
            is_full = event.words.key == "cribbage-makes" and said["what"] == "full"
            keys += [event.words.key] if is_full or event.words.key == "cribbage-last" else []
        if not game.pile and game.last:
            assert len(keys) == 1
            keys.clear()
