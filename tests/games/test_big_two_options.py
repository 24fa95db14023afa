"""Options of Big Two, what may be picked, and how a match ends."""

from itertools import combinations
from random import Random
from typing import Any

import pytest

from games.big_two import BigTwo, Options
from games.big_two.state import ORDER
from games.cards import cards
from games.choices import Choice
from games.game import DEAL, HOST, STOP
from tests.games.big_two_positions import REST, listed, moves, position
from tests.games.positions import after


def every_play(game: BigTwo) -> set[str]:
    """Every play that is accepted, found by trying all of them."""
    hand = sorted(game.hands[game.turn], key=ORDER.__getitem__)
    tried = {" ".join(pick) for size in range(1, 6) for pick in combinations(hand, size)}
    return {play for play in tried if game.check(game.turn, play) is None}


@pytest.mark.parametrize("seed", range(30))
def test_every_legal_play_is_listed_and_can_be_picked(seed: int) -> None:
    random = Random(seed)
    chosen: dict[str, Any] = {
        "straights": random.choice(("twos_top", "six_top", "poker", "no_twos")),
        "flushes": random.choice(("top_card", "all_cards", "suit", "none")),
        "bombs": random.random() < 0.5,
        "same_kind": random.random() < 0.5,
    }
    game = BigTwo(4, f"seed {seed}", Options(**chosen))
    for _ in range(random.randrange(20)):
        if not game.resting:
            game.apply(game.turn, random.choice(game.legal(game.turn)))
    if game.resting:
        return
    plays = [play for play in game.legal(game.turn) if play != "pass"]
    assert len(set(plays)) == len(plays)
    assert set(plays) == every_play(game)
    for play in plays:
        laid = cards(play)
        assert any(
            len(laid) in (choice.sizes or range(choice.least, choice.most + 1))
            and set(laid) <= set(choice.cards)
            for choice in game.choices(game.turn)
        ), play


def test_the_leader_picks_one_card_or_two_three_or_five() -> None:
    single, several = position("5C 6D 7H 8S 8C 8D 9C").choices(0)
    assert (single.least, single.most, single.sizes) == (1, 1, ())
    assert several == Choice(
        cards=tuple(cards("5C 6D 7H 8D 8C 8S 9C")), least=2, most=5, sizes=(2, 3, 5)
    )


def test_sizes_without_a_gap_are_a_span() -> None:
    _, several = position("8S 8C 8D 9C").choices(0)
    assert (several.least, several.most, several.sizes) == (2, 3, ())


def test_the_last_winner_opens_with_anything() -> None:
    game = position("5H", REST, options={"opening": "winner"})
    after(game, "5H", DEAL)
    assert (game.turn, game.opening, len(moves(game)) > 12) == (0, False, True)


def test_under_a_bomb_a_hand_of_five_answers_a_pair() -> None:
    hand = "5C 9C 9D 9H 9S"
    game = position(f"{hand} KS", beat="2H 2S", options={"bombs": True})
    assert moves(game) == listed(f"{hand}, 9C 9D 9H 9S KS, pass")


def test_what_the_others_hold_is_paid_to_the_winner() -> None:
    game = after(position("2S", "4C 4D", "2H", "5C"), "2S")
    assert (game.scores, game.resting) == ([4, -2, -1, -1], True)


def test_going_out_on_a_two_doubles_where_that_is_the_rule() -> None:
    game = position("2S", "4C 4D", "2H", "5C", options={"finish_double": True})
    assert after(game, "2S").scores == [8, -4, -2, -2]


@pytest.mark.parametrize(("limit", "over"), [(21, True), (22, False)])
def test_limit(limit: int, over: bool) -> None:
    options = {"limit": limit, "max_rounds": 0}
    game = position("2S", "4C", "5H", "5C", scores=[0, -20, 10, 10], options=options)
    assert (after(game, "2S").over, game.resting) == (over, not over)


@pytest.mark.parametrize(("most", "over"), [(1, True), (2, False)])
def test_max_rounds(most: int, over: bool) -> None:
    game = after(position("2S", options={"max_rounds": most}), "2S")
    assert (game.winners == [0], game.resting) == (over, not over)


def test_a_match_without_an_end_is_stopped_by_the_host() -> None:
    game = after(position("2S", options={"max_rounds": 0}), "2S")
    assert game.legal(HOST) == [DEAL, STOP]


def test_the_deal_goes_to_the_left() -> None:
    game = after(position("2S", dealer=3), "2S", DEAL)
    assert game.dealer == 0


def test_the_card_left_over_goes_to_who_opens() -> None:
    for seed in range(20):
        game = BigTwo(3, f"seed {seed}")
        assert (game.out_of_play, len(game.hands[game.turn])) == ([], 18)
        assert "3D" in game.hands[game.turn]


def test_who_was_out_of_the_trick_when_it_was_decided_pays_for_nobody() -> None:
    options = {"assist": True, "pass_rule": "locked", "last_card": "free"}
    game = position("6C 9S 3H", "KS 3C", "7C TH", "8D 5S", options=options)
    after(game, "6C", "pass", "7C", "8D", "9S", "TH")
    assert game.scores == [-1, -2, 4, -1]


def test_four_of_a_kind_is_no_bomb_on_a_straight_flush() -> None:
    game = position("8C 8D 8H 8S 3C", beat="5D 6D 7D 8D 9D", options={"bombs": True})
    assert moves(game) == {"pass"}
