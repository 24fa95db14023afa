"""Why President refuses an action, by key, and what its sentence says is legal instead."""

from typing import Any

import pytest

from games.president import President
from games.text import IllegalAction
from tests.games.president_positions import exchange, opening, position
from tests.voice import SAY

HELD = "3C 4D 6H 6S 7C 7D 8D 9D TD KH 2H 2S JR JB"
EVERYTHING: dict[str, Any] = {"jokers": 2, "runs": "suited"}


def refused(game: President, action: str) -> tuple[str, str]:
    """The key, without the game's name, and the sentence of a refusal to the seat to act."""
    with pytest.raises(IllegalAction) as refusal:
        game.apply(game.turn, action)
    words = refusal.value.words
    return words.key.removeprefix("president-"), SAY(words)


@pytest.mark.parametrize(
    ("beat", "action", "key", "sentence"),
    [
        ("6C", "4D", "too-low", "That's too low. Play a rank above 6, or pass."),
        ("6C", "6H", "too-low", "That's too low. Play a rank above 6, or pass."),
        ("TC", "7C", "too-low", "That's too low. Play a rank above 10, or pass."),
        ("6C", "7C 7D", "other-size", "There's one card to beat. Play one, or pass."),
        ("6C 6D", "KH", "other-size", "There are 2 cards to beat. Play as many, or pass."),
        ("JR", "2H", "too-low",
         "That doesn't beat a joker. Pass, unless you have something that does."),
        ("6C 6D 6S", "7D 8D 9D", "other-kind",
         "There's a set of 3 to beat. Play 3 cards of one rank, or pass."),
        ("9C TC JC", "7C 7D JR", "other-kind",
         "There's a run of 3 to beat. Play a higher run of 3, or pass."),
        ("9C TC JC", "7D 8D 9D", "too-low",
         "That's too low. Play a run that starts above 9, or pass."),
        ("", "7C KH", "one-rank",
         "That's neither a set nor a run. Play cards of one rank, or three or more in a row."),
        ("", "6H 7C 8D", "run-suit",
         "A run has to be in one suit. Play one in a single suit, or cards of one rank."),
        ("", "AS", "not-in-hand", "You don't have A♠. Play a card from your hand."),
        ("", "7D 7C", "not-possible", "You can't do “7D 7C” right now."),
        ("", "pass", "must-lead", "It's your lead, so you can't pass. Play anything you like."),
    ],
)  # fmt: skip
def test_a_refusal_says_what_is_legal(beat: str, action: str, key: str, sentence: str) -> None:
    game = position(HELD, beat=beat, options=EVERYTHING)
    assert refused(game, action) == (key, sentence)


@pytest.mark.parametrize(
    ("equal", "beat", "action", "sentence"),
    [
        ("no", "6C", "7C",
         "That's too low. Play a rank below 6 (the ranks are turned around), or pass."),
        ("allowed", "6C", "7C",
         "That's too low. Play 6 or lower (the ranks are turned around), or pass."),
        ("no", "6C 7C 8C", "7D 8D 9D",
         "That's too low. Play a run that starts below 6 (the ranks are turned around), or pass."),
    ],
)  # fmt: skip
def test_while_ranks_are_reversed_a_refusal_says_so(
    equal: str, beat: str, action: str, sentence: str
) -> None:
    options = EVERYTHING | {"equal": equal}
    assert refused(position(HELD, beat=beat, revolted=True, options=options), action) == (
        "too-low",
        sentence,
    )


def test_where_equals_go_a_refusal_names_the_rank_itself() -> None:
    game = position(HELD, beat="6C", options={"equal": "allowed"})
    assert refused(game, "4D") == ("too-low", "That's too low. Play 6 or higher, or pass.")


def test_without_runs_cards_in_a_row_are_refused_as_such() -> None:
    game = position(HELD)
    assert refused(game, "7D 8D 9D") == (
        "no-runs",
        "Runs aren't played at this table. Play cards of one rank.",
    )
    assert refused(game, "7D KH") == (
        "one-rank",
        "Those don't go together. Play cards of one rank, with any jokers.",
    )


@pytest.mark.parametrize("action", ["pass", "4D", "7C 7D"])
def test_the_opening_contains_the_three_of_clubs(action: str) -> None:
    assert refused(opening(HELD), action) == (
        "must-open",
        "You start the round with the 3♣. Play it alone, or with cards that go with it.",
    )


@pytest.mark.parametrize("action", ["pass", "3C", "give 3C", "give 3C 4D KS", "give 3C what"])
def test_the_president_must_give_as_many_cards_as_were_paid(action: str) -> None:
    game = exchange("3C 4D", "5C", "6C 6D", "AH KS QS")
    assert refused(game, action) == (
        "climbing-must-give",
        "First give Dan 2 cards. Type “give” and the cards.",
    )
