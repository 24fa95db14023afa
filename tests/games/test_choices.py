"""Choices, from which controls are made, and the labels of actions."""

import pytest

from games.cards import ORDER, SUITS, Card, cards
from games.choices import Choice, choices_of, label
from tests.games.crazy_king_positions import position
from tests.voice import SAY


def by_rank(card: Card) -> tuple[int, ...]:
    return (ORDER[card],)


def test_cards_to_play_are_one_choice() -> None:
    assert choices_of(["3H", "7S"], by_rank) == [
        Choice(cards=tuple(cards("3H 7S")), least=1, most=1)
    ]


def test_bare_verbs_are_a_choice_each() -> None:
    assert choices_of(["draw", "pass"], by_rank) == [Choice("draw"), Choice("pass")]


def test_numbers_of_a_verb_are_one_choice() -> None:
    assert choices_of(["bid 0", "bid 4", "bid 13"], by_rank) == [Choice("bid", numbers=(0, 4, 13))]


def test_kings_that_name_the_same_suits_share_a_choice() -> None:
    actions = [f"{king} suit {suit}" for king in ("KD", "KH") for suit in SUITS]
    (choice,) = choices_of(actions, by_rank)
    assert choice.cards == tuple(cards("KD KH"))
    assert choice.words == ("suit C", "suit D", "suit H", "suit S")
    assert list(choice.actions()) == actions


def test_cards_with_different_words_behind_are_choices_apart() -> None:
    assert [list(choice.actions()) for choice in choices_of(["3H", "KD suit S"], by_rank)] == [
        ["3H"], ["KD suit S"],
    ]  # fmt: skip


def test_numbers_of_cards_with_a_gap_are_told_as_such() -> None:
    (choice,) = choices_of(["7C 7D", "7C 7D 7H 8C 8D"], by_rank)
    assert (choice.least, choice.most, choice.sizes) == (2, 5, (2, 5))
    (span,) = choices_of(["7C 7D", "7C 7D 7H"], by_rank)
    assert (span.least, span.most, span.sizes) == (2, 3, ())


def test_a_choice_of_several_cards_makes_one_action() -> None:
    choice = Choice("discard", tuple(cards("2C 5D 9H")), 1, 3)
    assert choice.action(["2C", "5D"]) == "discard 2C 5D"


def test_a_choice_puts_number_and_word_behind_the_cards() -> None:
    assert Choice().action(["KD"], word="suit S") == "KD suit S"
    assert Choice("raise").action(number=0) == "raise 0"


def test_the_choices_of_crazy_king_are_its_cards_its_kings_and_its_verbs() -> None:
    game = position("9C KD KH | 2S", "7S")
    assert game.choices(0) == [
        Choice("", tuple(cards("KH KD")), 1, 1, (), ("suit C", "suit D", "suit H", "suit S")),
        Choice("draw"),
    ]


def test_who_is_not_to_act_has_no_choice() -> None:
    assert position("9C KD | 2S", "7S").choices(1) == []


@pytest.mark.parametrize(
    ("action", "text"),
    [
        ("TH", "10♥"),
        ("KD suit S", "K♦ name ♠ spades"),
        ("draw", "Draw"),
        ("pass", "Pass"),
        ("deal", "Deal"),
    ],
)
def test_a_label_is_the_action_as_players_read_it(action: str, text: str) -> None:
    assert label(action, SAY) == text


@pytest.mark.parametrize(
    ("action", "said"),
    [("JR", "Big joker"), ("JB", "Small joker"), ("discard JB", "Discard small joker")],
)
def test_the_two_jokers_are_told_apart(action: str, said: str) -> None:
    assert label(action, SAY) == said
