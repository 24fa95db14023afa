"""Exposing cards in Gong Zhu, section 6: who sees what, and when."""

from random import Random

import pytest

from games.cards import CARDS, HIDDEN
from games.choices import Choice
from games.game import HIDDEN_ANSWER
from games.gong_zhu import GongZhu
from games.view import view
from tests.games.gong_zhu_positions import exposing, legal, position
from tests.games.positions import after, shown

DEALT = "QS 3S TC | JD 2C | 4H 5H | AH 3C"


def by_seat(game: GongZhu, *answers: str) -> GongZhu:
    """The same table after answers such as "0 QS JD" or "1 none"."""
    for answer in answers:
        seat, cards = answer.split(" ", 1)
        game.apply(int(seat), f"expose {cards}")
    return game


def test_any_of_the_four_cards_held_may_be_exposed() -> None:
    assert legal(exposing(DEALT)) == {
        "expose none",
        "expose QS",
        "expose TC",
        "expose QS TC",
    }


def test_all_four_cards_are_named_in_the_order_of_the_specification() -> None:
    game = exposing("AH TC JD QS 2C | | | ")
    assert game.read("expose ah 10c jd qs") == "expose QS JD TC AH"
    assert "expose QS JD TC AH" in legal(game)
    assert len(legal(game)) == 16


def test_the_cards_are_offered_to_pick_from() -> None:
    assert exposing(DEALT).choices(0) == [
        Choice("expose", (CARDS["QS"], CARDS["TC"]), 1, 2),
        Choice("expose none"),
    ]


def test_who_holds_none_of_them_is_asked_like_everybody_and_can_only_say_none() -> None:
    game = exposing(DEALT)
    assert game.waiting() == [0, 1, 2, 3]
    assert game.legal(2) == ["expose none"]
    assert game.choices(2) == [Choice("expose none")]


def test_answers_are_final() -> None:
    game = by_seat(exposing(DEALT), "1 none")
    problem = game.check(1, "expose JD")
    assert problem is not None
    assert problem.key == "not-your-turn"
    assert game.waiting() == [0, 2, 3]


def test_an_answer_is_its_owners_secret_until_all_have_answered() -> None:
    game = by_seat(exposing(DEALT), "0 QS")
    assert game.events is not None
    assert [event.words.key for event in game.events] == ["gong-zhu-answers"]
    assert view(game, 0).game.secrets[0] == "expose QS"
    for other in (1, 2, 3, None):
        seen = view(game, other).game
        assert seen.secrets[0] == HIDDEN_ANSWER
        assert set(seen.hands[0]) == {HIDDEN}
        assert not shown(seen, 0)


def test_the_answers_are_shown_together() -> None:
    game = by_seat(exposing(DEALT), "3 none", "2 none", "0 QS TC", "1 JD")
    assert game.events is not None
    assert [event.words.key for event in game.events] == [
        "gong-zhu-answers",
        "gong-zhu-expose-nothing",
        "gong-zhu-exposes",
        "gong-zhu-exposes",
        "gong-zhu-leads",
    ]
    assert game.secrets == [""] * 4
    assert [shown(game, seat) for seat in range(4)] == [["QS", "TC"], ["JD"], [], []]


def test_exposed_cards_stay_in_the_hand_for_all_to_see() -> None:
    game = by_seat(exposing(DEALT), "3 none", "2 none", "0 QS", "1 JD")
    seen = view(game, 2).game
    assert sorted(seen.hands[0]) == sorted(["QS", HIDDEN, HIDDEN])
    assert len(game.hands[0]) == 3


def test_an_exposed_card_that_was_played_is_not_shown_but_counts_double() -> None:
    game = position("QS 3S", "KS", "QS", "S")
    assert shown(game, 0) == ["QS"]
    after(game, "QS")
    assert not shown(game, 0)
    assert game.exposed == ["QS"]


def test_play_begins_when_all_have_answered() -> None:
    game = by_seat(exposing(DEALT), "3 none", "2 none", "0 none", "1 none")
    assert (game.turn, legal(game)) == (1, {"2C"})


def test_who_answers_last_knows_no_more_than_the_first() -> None:
    game = by_seat(exposing(DEALT), "0 none", "1 none")
    other = by_seat(exposing(DEALT), "0 QS TC", "1 JD")
    assert view(game, 3).game.exposed == view(other, 3).game.exposed == []


@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
def test_a_guess_gives_answers_that_the_guessed_hand_may_give(seat: int | None) -> None:
    for number in range(30):
        game = by_seat(GongZhu(4, f"seed {number}"))
        first = game.waiting()[0]
        game.apply(first, game.legal(first)[-1])
        world = view(game, seat).sample(Random(number))
        for each, secret in enumerate(world.secrets):
            named = secret.removeprefix("expose ").replace("none", "").split()
            assert set(named) <= set(world.hands[each])


def test_in_turn_each_sees_the_earlier_answers() -> None:
    game = exposing(DEALT, expose_timing="in_turn")
    assert game.waiting() == [1]
    after(game, "expose JD")
    assert shown(view(game, 3).game, 1) == ["JD"]
    for seat in (2, 3):
        assert game.waiting() == [seat]
        after(game, "expose none")
    assert game.waiting() == [0]
    after(game, "expose QS")
    assert (game.waiting(), legal(game)) == ([1], {"2C"})


def test_in_turn_the_holder_of_the_two_of_clubs_is_known_to_all() -> None:
    game = exposing(DEALT, expose_timing="in_turn")
    assert "2C" in view(game, 0).game.hands[1]
    assert not shown(game, 1)
