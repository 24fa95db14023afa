"""Why Kings & Bastards refuses an action, by key, and what its sentence says is legal instead."""

import pytest

from games.kings_and_bastards import KingsAndBastards, Options
from games.options import BadOptions
from games.text import IllegalAction, Text
from tests.games.kings_and_bastards_positions import exchange, opening, position
from tests.voice import SAY

STEM = "kings-and-bastards-"


def refused(game: KingsAndBastards, action: str) -> tuple[str, str]:
    """The key, without the game's name, and the sentence of a refusal to the seat to act."""
    with pytest.raises(IllegalAction) as refusal:
        game.apply(game.turn, action)
    words = refusal.value.words
    return words.key.removeprefix(STEM).removeprefix("climbing-"), SAY(words)


HELD = "3C 4D 6H 6S 7C 7D KH JR JB 2H 2S"


@pytest.mark.parametrize(
    ("action", "key", "sentence"),
    [
        ("4D", "too-low", "That's too low. Play a rank above 6, a single 2, or pass."),
        ("6H", "too-low", "That's too low. Play a rank above 6, a single 2, or pass."),
        ("JR as 5", "too-low", "That's too low. Play a rank above 6, a single 2, or pass."),
        ("7C 7D", "other-size", "There's one card to beat. Play one, a single 2, or pass."),
        ("2H 2S", "two-alone", "A 2 is always played alone. Play just one 2, or a set without it."),
        ("KH 2S", "two-alone", "A 2 is always played alone. Play just one 2, or a set without it."),
        ("7C KH", "one-rank",
         "Cards played together have to be of one rank, jokers included. Pick cards of one rank."),
        ("JR JB", "only-jokers",
         "Jokers alone don't make a set. Add a real card, or play one joker and say its rank."),
        ("JR", "joker-rank",
         "Say what the joker is, from 3 to ace but never a 2, like “JR as 9”."),
        ("JR as 2", "joker-rank",
         "Say what the joker is, from 3 to ace but never a 2, like “JR as 9”."),
        ("AS", "not-in-hand", "You don't have A♠. Play a card from your hand."),
        ("7C 7C", "not-in-hand", "You don't have 7♣. Play a card from your hand."),
        ("7D 7C", "not-possible", "You can't do “7D 7C” right now."),
    ],
)  # fmt: skip
def test_what_does_not_answer_a_single_six(action: str, key: str, sentence: str) -> None:
    assert refused(position(HELD, beat="6C"), action) == (key, sentence)


def test_a_pair_is_answered_by_two_cards() -> None:
    key, sentence = refused(position(HELD, beat="6C 6D"), "KH")
    assert key == "other-size"
    assert sentence.startswith("There are 2 cards to beat")


def test_a_ten_is_called_ten() -> None:
    assert "above 10" in refused(position(HELD, beat="TC"), "7C")[1]


def test_a_set_is_no_larger_than_the_packs_allow() -> None:
    key, sentence = refused(position("7C 7D 7H 7S JR"), "7C 7D 7H 7S JR")
    assert (key, sentence) == ("too-many", "A set can't be more than 4 cards. Play fewer.")


def test_the_leader_may_not_pass() -> None:
    assert refused(position(HELD), "pass") == (
        "must-lead", "It's your lead, so you can't pass. Play a card or a set.",
    )  # fmt: skip


@pytest.mark.parametrize("action", ["pass", "4D", "2H", "JR as 3", "7C 7D"])
def test_the_opening_is_three_of_clubs(action: str) -> None:
    assert refused(opening(HELD), action) == (
        "must-open", "You start the round with the 3♣. Play it alone, or with other 3s and jokers.",
    )  # fmt: skip


@pytest.mark.parametrize(
    "action", ["pass", "3C", "give", "give 3C", "give 3C 4D KS", "give 3C what", "3C 4D"]
)
def test_the_king_must_give_as_many_cards_as_were_paid(action: str) -> None:
    game = exchange("3C 4D", "", "", "AH KS QS")
    assert refused(game, action) == (
        "must-give", "First give Dan 2 cards. Type “give” and the cards.",
    )  # fmt: skip


def test_the_king_gives_cards_he_holds() -> None:
    game = exchange("3C 4D", "", "", "AH KS QS")
    assert refused(game, "give 3C 3C")[0] == "not-in-hand"
    assert refused(game, "give 4D 3C")[0] == "not-possible"


@pytest.mark.parametrize("action", ["nonsense", "", "give 4D", "bid 3"])
def test_what_is_no_card_is_told_the_hand(action: str) -> None:
    key, sentence = refused(position("4D KH", beat="6C"), action)
    assert key == "bad-card"
    assert sentence.endswith("You can play 4♦ K♥.")


def test_seven_need_a_second_deck() -> None:
    with pytest.raises(BadOptions, match=f"{STEM}one-deck") as refusal:
        KingsAndBastards(7, "seed", Options(decks=1))
    assert SAY(refusal.value.words)


def test_another_seat_is_told_whose_turn_it_is() -> None:
    assert position(HELD).check(1, "4C") == Text("not-your-turn", seat=0)
