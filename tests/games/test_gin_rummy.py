"""Gin Rummy with the usual options: the vectors of section 13, and the rules by section."""

from typing import Any

import pytest

from games.cards import EVERYONE, Pile, cards
from games.game import DEAL, HOST
from games.gin_rummy import GinRummy
from tests.games.gin_rummy_positions import dealt, held, knocked, knocks, moves, position
from tests.games.positions import after, hint_of, timeout_of

LOOSE = "AC 2C 3C 7D 7H 7S 9C 10C JC 4H 6S"
BIG = "AC 2C 3C 4C 7D 7H 7S 9C 10C JC QC"


def left_by_knocks(game: GinRummy) -> dict[str, int]:
    """What each knock leaves, as told when it is done."""
    left = {}
    for card in knocks(game):
        trial = game.copy()
        news = trial.apply(trial.turn, f"knock {card}")
        left[card] = int(dict(news[0].words.args).get("number", 0))
    return left


def test_g1_legal_knocks() -> None:
    game = position("4H 5H 6H 8C 9C 10C QC QD QH 5S AS")
    assert left_by_knocks(game) == {"AS": 5, "5S": 1}


def test_g2_legal_knocks() -> None:
    assert left_by_knocks(position(LOOSE)) == {"4H": 6, "6S": 4}


def test_g3_the_card_just_taken_may_not_be_knocked_with() -> None:
    game = position(LOOSE.removesuffix(" 6S"), discard="6S", phase="draw")
    assert left_by_knocks(after(game, "take")) == {"4H": 6}


def test_g4_the_knock_limit_holds() -> None:
    assert left_by_knocks(position(LOOSE, options={"knock_limit": 5})) == {"6S": 4}


def test_g5_no_knock_with_too_much_deadwood() -> None:
    assert knocks(position("KC QD JH 9S 8C 7D 5H 4S 2C AD 3S")) == set()


def test_g6_legal_knocks_of_eleven_melded_cards() -> None:
    assert left_by_knocks(position(BIG)) == {"AC": 0, "2C": 8, "3C": 7, "4C": 0, "9C": 0, "QC": 0}


def test_g7_big_gin_needs_all_eleven_cards_melded() -> None:
    options = {"big_gin": True}
    assert "biggin" in moves(position(BIG, options=options))
    assert "biggin" not in moves(position(BIG.replace("QC", "KD"), options=options))


def test_g22_the_knocker_lays_down_what_is_open_to_fewest_lay_offs() -> None:
    game = knocked("7C 7D 7H 7S 8H 9H 10H AC AD 2S", "")
    assert game.melds == [held("7C 7D 7H 7S"), held("8H 9H 10H")]
    assert game.hands[0] == cards("AC AD 2S")


def test_g29_the_stock_after_the_deal_and_the_draws_it_allows() -> None:
    game = after(dealt(), "pass", "pass")
    assert len(game.stock) == 31
    draws = 0
    while not game.resting:
        after(game, "draw", next(move for move in moves_after_draw(game) if "discard" in move))
        draws += 1
    assert (draws, game.result) == (29, "dead")


def moves_after_draw(game: GinRummy) -> list[str]:
    return moves(after(game.copy(), "draw"))


def at_the_wall(stock: int, **options: Any) -> GinRummy:
    """Seat 0 may knock, and is to draw from a stock of so many cards."""
    return position(LOOSE.removesuffix(" 6S"), discard="KD", phase="draw", stock=stock,
                    options=options)  # fmt: skip


def test_g30_a_discard_with_two_cards_left_makes_a_dead_hand() -> None:
    game = after(at_the_wall(3), "draw", "discard 9C")
    assert (game.result, game.scores, game.resting) == ("dead", [0, 0], True)
    dealer = game.dealer
    game.apply(HOST, DEAL)
    assert (game.dealer, game.round) == (dealer, 2)


def test_g31_with_three_cards_left_play_goes_on() -> None:
    game = after(at_the_wall(4), "draw", "discard 9C")
    assert (game.resting, game.turn, moves(game)) == (False, 1, ["draw", "take"])


def test_g32_a_knock_with_two_cards_left_is_scored() -> None:
    game = after(at_the_wall(3), "draw", "knock 4H")
    assert game.result in ("knock", "undercut")
    assert sum(game.scores) > 0


def test_ten_cards_each_the_non_dealer_first_and_one_turned_up() -> None:
    game = dealt()
    assert [len(hand) for hand in game.hands] == [10, 10]
    assert (len(game.discard), len(game.stock)) == (1, 31)
    assert game.turn == 1 - game.dealer


def test_the_upcard_is_offered_to_the_non_dealer_then_to_the_dealer() -> None:
    game = dealt()
    first = game.turn
    assert moves(game) == ["take", "pass"]
    after(game, "pass")
    assert (game.turn, moves(game)) == (1 - first, ["take", "pass"])
    after(game, "pass")
    assert (game.turn, moves(game)) == (first, ["draw"])


@pytest.mark.parametrize("passes", [0, 1])
def test_after_the_upcard_is_taken_play_goes_on_with_the_other(passes: int) -> None:
    game = after(dealt(), *["pass"] * passes, "take")
    taker = game.turn
    after(game, moves(game)[0])
    assert (game.turn, moves(game)) == (1 - taker, ["draw", "take"])


def test_when_both_pass_the_upcard_stays_below_the_first_discard() -> None:
    game = dealt()
    upcard = game.discard[0]
    after(game, "pass", "pass", "draw")
    after(game, moves(game)[0])
    assert (game.discard[0], len(game.discard)) == (upcard, 2)


def test_a_card_taken_from_the_discards_may_not_be_discarded_at_once() -> None:
    game = after(position("KC QD JH 9S 8C 7D 5H 4S 2C AD", discard="KH", phase="draw"), "take")
    assert "discard KH" not in moves(game)
    assert len(moves(game)) == 10


def test_it_may_be_discarded_in_a_later_turn() -> None:
    game = position("KC QD JH 9S 8C 7D 5H 4S 2C AD", discard="KH", phase="draw")
    after(game, "take", "discard KC", "draw")
    after(game, moves(game)[0], "draw")
    assert "discard KH" in moves(game)


def test_a_card_drawn_from_the_stock_may_be_discarded() -> None:
    game = after(position("KC QD JH 9S 8C 7D 5H 4S 2C AD", phase="draw", discard="KH"), "draw")
    assert f"discard {game.hands[0][-1]}" in moves(game)


def test_a_player_may_knock_on_the_first_turn() -> None:
    game = position(LOOSE.removesuffix(" 6S"), discard="6S", phase="upcard")
    assert knocks(after(game, "take")) == {"4H"}


def test_a_player_may_decline_to_knock() -> None:
    assert not after(position(LOOSE), "discard 6S").resting


def test_a_knocker_may_name_the_melds() -> None:
    game = after(
        position("7C 7D 7H 7S 8H 9H 10H AC AD 2S JS"),
        "knock JS with 7C 7D 7S / 7H 8H 9H TH",
    )
    assert game.melds == [held("7C 7D 7S"), held("7H 8H 9H 10H")]


def test_named_melds_may_leave_more_than_need_be() -> None:
    game = position("AC 2C 3C 4C 7D 7H 7S 9C 10C JC KS")
    after(game, "knock KS with 2C 3C 4C / 7D 7H 7S / 9C TC JC")
    assert game.hands[0] == cards("AC")
    assert game.result != "gin"


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("knock AS with 4H 5H 6H / 8C 9C 10C", "knock AS with 4H 5H 6H / 8C 9C TC"),
        ("knock as WITH 10c 9c 8c/6h 5h 4h", "knock AS with 4H 5H 6H / 8C 9C TC"),
        ("7h", "discard 7H"),
        ("discard ♥7", "discard 7H"),
        ("Big Gin", "biggin"),
        ("knock with x / y", "knock with x / y"),
    ],
)
def test_an_action_has_one_spelling(typed: str, action: str) -> None:
    assert position(LOOSE).read(typed) == action


def test_a_card_alone_is_laid_off_when_that_is_to_be_done() -> None:
    game = position(LOOSE, phase="layoff")
    assert game.read("7H") == game.read("lay off 7h") == "layoff 7H"


def test_the_deal_alternates() -> None:
    game = knocked("4H 5H 6H 8C 9C 10C QC QD QH AS", "")
    game.apply(HOST, DEAL)
    assert game.dealer == 0


def test_the_first_dealer_is_drawn() -> None:
    assert {GinRummy(2, f"seed {number}").dealer for number in range(20)} == {0, 1}


def test_a_hundred_turns_make_a_dead_hand() -> None:
    game = position(LOOSE, turns=99, options={"last_discard_action": True})
    assert after(game, "discard 9C").result == "dead"


def test_all_cards_lie_open_after_a_knock() -> None:
    game = knocked("4H 5H 6H 8C 9C 10C QC QD QH AS", "2C 3C 4C 9D 9S KC KD 7H 5D 2S")
    piles: list[Pile] = [*game.hands, *game.melds, *game.answer, game.laid_off, game.covered]
    assert {pile.seen_by for pile in piles} == {EVERYONE}
    assert sum(map(len, piles)) == 21
    assert game.covered == cards("JS")


TEN = "AC 2C 3C 7D 7H 7S 9C 10C JC 4H"


def test_a_card_the_opponent_may_want_is_not_thrown() -> None:
    hand = "KC QD 9S 8S 7H 7C 5C 4C 3H 2H AS"
    assert hint_of(position(hand), 0).action == "discard KC"
    game = position(hand, "KS 2S 3S 4S 6D 6H 9D TH JH JS")
    game.hands[1].known = cards("KS")
    assert hint_of(game, 0).action == "discard QD"


def test_who_is_idle_discards_the_card_drawn_and_does_not_knock() -> None:
    game = after(position(TEN, discard="KS", phase="draw"), "draw")
    assert timeout_of(game, 0) == f"discard {game.hands[0][-1]}"
