"""Why Big Two refuses an action, by key, and what its sentence says is legal instead."""

import pytest

from games.big_two import BigTwo
from games.text import IllegalAction
from tests.games.big_two_positions import opening, position
from tests.voice import SAY

HELD = "4C 4D 4H 4S 6C 6D 7H 8S 9C TD QS KD 2H"
HAND = "Play one card, a pair, three of a kind or a hand of five."


def refused(game: BigTwo, action: str) -> tuple[str, str]:
    """The key, without the game's name, and the sentence of a refusal to the seat to act."""
    with pytest.raises(IllegalAction) as refusal:
        game.apply(game.turn, action)
    words = refusal.value.words
    return words.key.removeprefix("big-two-"), SAY(words)


@pytest.mark.parametrize(
    ("beat", "action", "key", "sentence"),
    [
        ("", "pass", "must-lead", "It's your lead, so you can't pass. Play anything you like."),
        ("", "AS", "not-in-hand", "You don't have A♠. Play a card from your hand."),
        ("", "6D 6C", "not-possible", "You can't do “6D 6C” right now."),
        ("", "4C 6C", "no-combination", f"Two cards have to be a pair. {HAND}"),
        ("", "4C 4D 6C", "no-combination", f"Three cards have to be three of a kind. {HAND}"),
        ("", "4C 4D 6C 6D", "no-combination",
         f"Two pairs aren't a hand. Play one of them. {HAND}"),
        ("", "4C 4D 4H 4S", "no-combination",
         f"Four cards aren't a hand. Four of a kind takes a fifth card. {HAND}"),
        ("", "4C 4D 6C 6D 9C", "no-combination",
         "Those five aren't a straight, a flush, a full house or four of a kind. "
         f"{HAND}"),
        ("", "4C 4D 4H 4S 6C 6D", "no-combination", f"You can't play more than five cards. {HAND}"),
        ("TC", "9C", "too-low", "That's too low. Play a single card above 10♣, or pass."),
        ("6H 6S", "6C 6D", "too-low", "That's too low. Play a pair above 6♥ 6♠, or pass."),
        ("TC", "6C 6D", "other-size", "There's one card to beat. Play one, or pass."),
        ("6H 6S", "KD", "other-size", "There are 2 cards to beat. Play as many, or pass."),
        ("5C 5D 5H", "4C 4D 4H", "too-low",
         "That's too low. Play three of a kind above 5♦ 5♣ 5♥, or pass."),
        ("8C 8D 8H 3C 3D", "6C 7H 8S 9C TD", "too-low",
         "That's too low. Play a full house above 3♦ 3♣ 8♦ 8♣ 8♥, a higher kind of hand, or pass."),
    ],
)  # fmt: skip
def test_a_refusal_says_what_is_legal(beat: str, action: str, key: str, sentence: str) -> None:
    assert refused(position(HELD, beat=beat), action) == (key, sentence)


@pytest.mark.parametrize("action", ["pass", "4D", "5C 5D"])
def test_the_opening_contains_the_lowest_card(action: str) -> None:
    game = opening("3D 4D 5C 5D", "6C", "7C", "8C")
    assert refused(game, action) == (
        "must-open",
        "You start the round. Play 3♦, alone or with cards that go with it.",
    )


def test_next_to_a_last_card_a_lower_single_is_refused() -> None:
    assert refused(position("5D 9C 9H KS", "3D"), "5D") == (
        "must-top",
        "Ben has one card left, so a single has to be your highest. "
        "Play K♠, more cards at once, or pass.",
    )


def test_where_triples_are_not_played_they_are_refused_as_such() -> None:
    game = position(HELD, options={"triples": False})
    assert refused(game, "4C 4D 4H") == (
        "no-combination",
        "Three of a kind isn't played alone at this table. "
        "Play one card, a pair or a hand of five.",
    )


def test_another_kind_of_hand_is_refused_where_only_the_same_goes() -> None:
    game = position("4C 5C 6C 7C 9C KD", beat="5D 6D 7H 8S 9D", options={"same_kind": True})
    assert refused(game, "4C 5C 6C 7C 9C") == (
        "other-kind",
        "Only a higher straight beats it here, or four of a kind or a straight flush.",
    )
