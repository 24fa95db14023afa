"""The computer player of Gin Rummy and its reasons, section 11."""

from random import Random
from typing import Any

import pytest

from games.cards import cards
from games.game import HOST
from games.gin_rummy import GinRummy
from games.text import Hint
from tests.games.gin_rummy_positions import knocked, moves, position
from tests.games.positions import after, hint_of, timeout_of
from tests.voice import SAY

GARBAGE = "KC QD JH 9S 8C 7D 5H 4S 2C AD"
TEN = "AC 2C 3C 7D 7H 7S 9C 10C JC 4H"


def said(hint: Hint) -> tuple[str, str]:
    """The action of a hint and its reason as a sentence."""
    return hint.action, SAY(hint.why)


def offered(hand: str, card: str, phase: str = "draw", **state: Any) -> tuple[str, str]:
    """What to do about the top discard."""
    return said(hint_of(position(hand, discard=card, phase=phase, **state), 0))


@pytest.mark.parametrize(
    ("hand", "card", "limit", "hint"),
    [
        ("7C 8C KD QH JS 5D 4S 2H AD AS", "9C", 10, "It gives you 7♣ 8♣ 9♣."),
        ("7C 8C 9C KD QH JS 5D 4S 2H AD", "TC", 10, "It gives you 7♣ 8♣ 9♣ 10♣."),
        (GARBAGE, "3S", 10, "It cuts your deadwood from 66 to 59."),
        (TEN.replace("4H", "QH"), "AS", 0, "It cuts your deadwood from 10 to 1."),
        (TEN.replace("4H", "5H"), "4S", 4, "Take it and you can knock with 4."),
    ],
)
def test_a_discard_is_taken_for_a_reason(hand: str, card: str, limit: int, hint: str) -> None:
    assert offered(hand, card, options={"knock_limit": limit}) == ("take", hint)


def test_a_discard_that_helps_little_is_left() -> None:
    assert offered(GARBAGE, "5S") == ("draw", "5♠ doesn't help you enough. Try the stock.")


def test_an_upcard_that_is_not_worth_taking_is_passed() -> None:
    assert offered(GARBAGE, "KH", "upcard") == ("pass", "K♥ doesn't help you enough.")


def test_after_two_passes_there_is_only_the_stock() -> None:
    action, sentence = offered(GARBAGE, "KH", "forced")
    assert action == "draw"
    assert sentence.startswith("You both passed")


def test_the_last_discard_is_taken_when_it_lets_knock() -> None:
    state: dict[str, Any] = {"stock": 2, "options": {"last_discard_action": True}}
    assert offered(TEN.replace("4H", "KH"), "4D", "last", **state)[0] == "take"
    assert offered(GARBAGE, "KH", "last", **state)[0] == "pass"


@pytest.mark.parametrize(
    ("hand", "hint"),
    [
        (f"{TEN} 6S", ("knock 6S", "You're down to 4. Ben needs 4 or less to undercut you.")),
        (f"{TEN[:-2]}4C 6S", ("knock 6S", "That's gin: your other ten cards are all in melds.")),
    ],
)
def test_a_knock_comes_as_soon_as_it_is_legal(hand: str, hint: tuple[str, str]) -> None:
    assert said(hint_of(position(hand), 0)) == hint


def test_where_a_tie_is_no_undercut_the_opponent_needs_less() -> None:
    game = position(f"{TEN} 6S", options={"undercut_on_tie": False})
    assert (
        said(hint_of(game, 0))[1] == "You're down to 4. Ben needs less than that to undercut you."
    )


BIG = "AC 2C 3C 4C 7D 7H 7S 9C 10C JC QC"


@pytest.mark.parametrize(("bonus", "action"), [(31, "biggin"), (24, "knock QC")])
def test_big_gin_is_called_unless_gin_is_worth_more(bonus: int, action: str) -> None:
    game = position(BIG, options={"big_gin": True, "big_gin_bonus": bonus})
    assert hint_of(game, 0).action == action


def test_a_card_without_company_is_thrown() -> None:
    game = position("KD 9S 8S 7H 7C 5C 4C 3H 2H AC 9H")
    assert said(hint_of(game, 0)) == (
        "discard KD",
        "It fits nothing, and it costs you 10. Without it you're down to 55.",
    )


def test_what_keeps_the_best_chances_is_kept() -> None:
    game = position("KC KD QS 9S 8S 7H 7C 5C 4C 3H 2H")
    action, sentence = said(hint_of(game, 0))
    assert action == "discard QS"
    assert sentence.startswith("It fits nothing")


def test_a_card_the_opponent_may_want_is_not_thrown() -> None:
    hand = "KC QD 9S 8S 7H 7C 5C 4C 3H 2H AS"
    assert hint_of(position(hand), 0).action == "discard KC"
    game = position(hand, "KS 2S 3S 4S 6D 6H 9D TH JH JS")
    game.hands[1].known = cards("KS")
    assert hint_of(game, 0).action == "discard QD"


def test_the_hint_to_lay_off_is_the_best_defence() -> None:
    hand = "4H 5H 6H 8C 9C 10C QC QD QH AS"
    options = {"auto_layoff": False}
    by_hand = knocked(hand, "2C 3C 4C 9D 9S KC KD 7H 5D 2S", options=options)
    assert said(hint_of(by_hand, 1)) == ("layoff 7H", "It fits, and that's 7 off your deadwood.")
    action, sentence = said(hint_of(after(by_hand, "layoff 7H"), 1))
    assert (action, "45" in sentence) == ("done", True)


def test_a_card_that_is_better_melded_is_not_laid_off() -> None:
    game = knocked(
        "4H 5H 6H QC QD QH AC 2D 2S AS",
        "7H 8H 9H 9C 9D 9S KC 3S 4D 4S",
        options={"auto_layoff": False},
    )
    assert moves(game) == ["layoff 7H", "done"]
    assert hint_of(game, 1).action == "done"


@pytest.mark.parametrize(
    ("phase", "action"),
    [("upcard", "pass"), ("forced", "draw"), ("draw", "draw"), ("last", "pass")],
)
def test_who_is_idle_takes_nothing(phase: str, action: str) -> None:
    assert timeout_of(position(TEN, discard="4D", phase=phase), 0) == action


def test_who_is_idle_discards_the_card_drawn_and_does_not_knock() -> None:
    game = after(position(TEN, discard="KS", phase="draw"), "draw")
    assert timeout_of(game, 0) == f"discard {game.hands[0][-1]}"


def test_who_is_idle_after_taking_a_discard_throws_another_and_does_not_knock() -> None:
    game = after(position(TEN, discard="6S", phase="draw"), "take")
    assert hint_of(game, 0).action == "knock 4H"
    assert timeout_of(game, 0).startswith("discard ")
    assert timeout_of(game, 0) != "discard 6S"


def test_who_is_idle_before_the_knockers_melds_defends_as_well_as_can_be() -> None:
    options = {"auto_layoff": False}
    game = knocked("4H 5H 6H 8C 9C 10C QC QD QH AS", "7H 2S", options=options)
    assert timeout_of(game, 1) == "layoff 7H"


def test_hints_beat_random_players() -> None:
    """Twenty games, seats changed after each; a random player hardly ever wins a hand."""
    won = 0
    for number in range(20):
        game, random, clever = GinRummy(2, f"seed {number}"), Random(number), number % 2
        while waiting := game.waiting():
            seat = waiting[0]
            if seat == HOST:
                game.step(HOST, "deal")
            elif seat == clever:
                game.step(seat, hint_of(game, seat).action)
            else:
                game.step(seat, random.choice(game.moves(seat)))
        won += game.winners == [clever]
    assert won >= 19
