"""What Gin Rummy refuses, and what it says is legal instead."""

from typing import Any

import pytest

from games.gin_rummy import GinRummy
from tests.games.gin_rummy_positions import knocked, position
from tests.games.positions import after
from tests.voice import SAY

HAND = "AC 2C 3C 7D 7H 7S 9C 10C JC 4H 6S"
GARBAGE = "KC QD JH 9S 8C 7D 5H 4S 2C AD 3S"
TEN = HAND.removesuffix(" 6S")
MELDS = "AC 2C 3C / 7D 7H 7S"


def refused(game: GinRummy, action: str) -> tuple[str, str]:
    """The key and the sentence of the refusal to the seat to act."""
    problem = game.check(game.turn, action)
    assert problem is not None, f"{action} is legal"
    return problem.key, SAY(problem)


def laying_off(defender: str) -> GinRummy:
    hand = "4H 5H 6H 8C 9C 10C QC QD QH AS"
    return knocked(hand, defender, options={"auto_layoff": False})


FITS = "2C 3C 4C 2D 3D 4D 3H 7H QS AH"
FITS_NOT = "2C 3C 4C 2D 3D 4D 2S 9D KS AH"
LAST: dict[str, Any] = {"discard": "KH", "stock": 2, "options": {"last_discard_action": True}}


@pytest.mark.parametrize(
    ("game", "action", "key"),
    [
        (position(TEN, discard="6S", phase="upcard"), "draw", "upcard-first"),
        (position(TEN, discard="6S", phase="upcard"), "discard 4H", "upcard-first"),
        (position(TEN, discard="6S", phase="forced"), "take", "stock-first"),
        (position(TEN, discard="6S", phase="draw"), "discard 4H", "draw-first"),
        (position(TEN, discard="6S", phase="draw"), "pass", "draw-first"),
        (position(TEN, phase="last", **LAST), "draw", "last-discard"),
        (position(GARBAGE[:-3], phase="last", **LAST), "take", "last-discard"),
        (position(HAND), "draw", "discard-or-knock"),
        (position(HAND), "discard", "discard-or-knock"),
        (position(HAND), "knock", "discard-or-knock"),
        (position(HAND), "discard 4H 6S", "discard-or-knock"),
        (position(HAND), "QS", "discard-or-knock"),
        (position(HAND), "biggin with AC 2C 3C", "discard-or-knock"),
        (position(HAND), "biggin", "no-big-gin"),
        (position(HAND, options={"big_gin": True}), "biggin", "not-all-melded"),
        (position(GARBAGE), "knock KC", "too-much-deadwood"),
        (position(HAND), "knock AC", "knock-with-another"),
        (position(HAND), f"knock 6S with {MELDS}", "knock-with-another"),
        (position(HAND), "knock 6S with 9C TC", "no-melds-of-yours"),
        (position(HAND), f"knock 6S with {MELDS} / 7D 7H 7S", "no-melds-of-yours"),
        (position(HAND), f"knock 6S with {MELDS} / QC QD QH", "no-melds-of-yours"),
        (position(HAND), f"knock 9C with {MELDS} / 9C TC JC", "no-melds-of-yours"),
        (position(HAND), "knock 6S with 7D 7D 7H", "no-melds-of-yours"),
        (position(HAND), "knock 6S with x / y", "no-melds-of-yours"),
        (after(position(TEN, discard="6S", phase="draw"), "take"), "discard 6S", "just-taken"),
        (after(position(TEN, discard="6S", phase="draw"), "take"), "knock 6S", "just-taken"),
        (after(position(TEN, phase="last", **LAST), "take"), "discard 4H", "must-knock"),
        (laying_off(FITS), "layoff AH", "does-not-fit"),
        (laying_off(FITS), "draw", "lay-off-or-done"),
        (laying_off(FITS), "layoff", "lay-off-or-done"),
        (laying_off(FITS), "done with 2C 3C", "no-melds-of-yours"),
        (laying_off(FITS), "done with 8C 9C TC", "no-melds-of-yours"),
    ],
)
def test_refusals_name_their_rule(game: GinRummy, action: str, key: str) -> None:
    assert refused(game, action)[0] == f"gin-rummy-{key}"


@pytest.mark.parametrize("action", ["discard KS", "knock KS", f"knock KS with {MELDS}"])
def test_a_card_of_another_hand_is_not_in_hand(action: str) -> None:
    assert refused(position(HAND), action)[0] == "not-in-hand"


def test_a_card_of_another_hand_is_not_laid_off() -> None:
    assert refused(laying_off(FITS), "layoff KS")[0] == "not-in-hand"


def test_too_much_deadwood_is_told_with_what_a_knock_would_do() -> None:
    assert refused(position(HAND), "knock AC")[1] == (
        "That leaves you with 15, and you need 10 or less to knock. "
        "Knock with one of 4♥ 6♠, or play on."
    )


def test_who_cannot_knock_at_all_is_told_to_play_on() -> None:
    assert refused(position(GARBAGE), "knock KC")[1] == (
        "That leaves you with 59, and you need 10 or less to knock. Discard a card and play on."
    )


def test_named_melds_are_judged_by_what_they_leave() -> None:
    assert "That leaves you with 33" in refused(position(HAND), f"knock 6S with {MELDS}")[1]


def test_the_limit_told_is_the_one_at_this_table() -> None:
    game = position(GARBAGE, options={"knock_limit": 3})
    assert "3 or less" in refused(game, "knock KC")[1]


def test_what_fits_is_told() -> None:
    sentence = refused(laying_off(FITS), "layoff AH")[1]
    assert sentence == (
        "A♥ doesn't fit any of the knocker's melds. Lay off one of 3♥ 7♥ Q♠, or say “done”."
    )


@pytest.mark.parametrize("action", ["layoff AH", "draw"])
def test_where_nothing_fits_it_is_told(action: str) -> None:
    assert "say “done”" in refused(laying_off(FITS_NOT), action)[1]
    assert "Lay off one" not in refused(laying_off(FITS_NOT), action)[1]


def test_who_must_knock_is_told_with_what() -> None:
    game = after(position("4H 5H 6H 8C 9C 10C QC QD QH KS", phase="last", **LAST), "take")
    assert refused(game, "discard KS")[0] == "gin-rummy-must-knock"
