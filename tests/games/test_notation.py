"""What people type, and the canonical action it means."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.cards import CARDS, ORDER, PACK
from games.notation import Grammar, read

RANK_NAMES = {"A": "ace", "T": "10", "J": "jack", "Q": "queen", "K": "king"}
SUIT_NAMES = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}
SYMBOLS = dict(zip("CDHS", "♣♦♥♠", strict=True))
GRAMMAR = Grammar(suits=("suit", "trump"), ranks=("as", "ask"))


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("10h", "TH"),
        ("th", "TH"),
        ("♥10", "TH"),
        ("10♥", "TH"),
        ("10♥\ufe0f", "TH"),
        ("h10", "TH"),
        ("1s", "AS"),
        ("as", "AS"),
        ("queen of spades", "QS"),
        ("queen spades", "QS"),
        ("Q of spades", "QS"),
        ("Ten of Hearts", "TH"),
        ("two clubs", "2C"),
        ("play QS", "QS"),
        ("  play   qs ", "QS"),
        ("kh suit s", "KH suit S"),
        ("kh suit spades", "KH suit S"),
        ("kh suit Spade", "KH suit S"),
        ("K♥ suit ♠", "KH suit S"),
        ("king of hearts suit clubs", "KH suit C"),
        ("7d 7c", "7C 7D"),
        ("7d, 7c", "7C 7D"),
        ("discard 5c 2d", "discard 2D 5C"),
        ("8d take 5h ac", "8D take AC 5H"),
        ("trump Spades", "trump S"),
        ("trump ♦", "trump D"),
        ("BID 4", "bid 4"),
        ("Pass", "pass"),
        ("jr as 9", "JR as 9"),
        ("jk1 as 10", "JR as T"),
        ("joker as queen", "JR as Q"),
        ("jr as", "AS JR"),
        ("jk1", "JR"),
        ("jk2", "JB"),
        ("joker", "JR"),
        ("red joker", "JR"),
        ("small joker", "JB"),
        ("ask kings", "ask kings"),
        ("Ask King", "ask K"),
        ("ask 10", "ask T"),
        ("7r", "7R"),
        ("R7", "7R"),
        ("rb", "RB"),
        ("br", "RB"),
        ("gs", "SG"),
        ("red 7", "7R"),
        ("Red Seven", "7R"),
        ("7 red", "7R"),
        ("yellow zero", "0Y"),
        ("skip green", "SG"),
        ("reverse blue", "RB"),
        ("green +2", "DG"),
        ("draw two blue", "DB"),
        ("play blue draw two", "DB"),
        ("🔺7", "7R"),
        ("⭐skip", "SY"),
        ("💧+2", "DB"),
        ("wild", "WW"),
        ("🌈+4", "W4"),
        ("+4", "W4"),
        ("wild four", "W4"),
        ("Wild Draw Four", "W4"),
        ("wild green", "WW colour green"),
        ("+4 red", "W4 colour red"),
        ("ww colour Blue", "WW colour blue"),
        ("w4 colour red", "W4 colour red"),
        ("wild r", "WW colour red"),
        ("WW red", "WW colour red"),
        ("ww g", "WW colour green"),
        ("red wild", "WW colour red"),
        ("wild card, blue", "WW colour blue"),
        ("wild color y", "WW colour yellow"),
        ("wild to green", "WW colour green"),
        ("W4 blue", "W4 colour blue"),
        ("wild 4 r", "W4 colour red"),
        ("+4 y", "W4 colour yellow"),
        ("plus 4 red", "W4 colour red"),
        ("🌈 🔺", "WW colour red"),
        ("draw 2 blue", "DB"),
        ("skip g", "SG"),
        ("7 r", "7R"),
        ("kh s", "KH suit S"),
        ("KH spades", "KH suit S"),
        ("K♥ ♠", "KH suit S"),
        ("king of hearts, spades", "KH suit S"),
        ("kh call clubs", "KH suit C"),
        ("jr 9", "JR as 9"),
        ("joker 10", "JR as T"),
        ("small joker, queen", "JB as Q"),
        ("joker as a nine", "JR as 9"),
        ("7r swap 2", "7R swap 2"),
        ("draw", "draw"),
        ("red", "red"),
        ("play", "play"),
        ("", ""),
        ("11h", "11h"),
        ("Gimme!", "gimme!"),
    ],
)
def test_what_people_type(typed: str, action: str) -> None:
    assert read(typed, ORDER.__getitem__, GRAMMAR) == action


def test_a_word_that_a_game_does_not_have_asks_for_nothing() -> None:
    assert read("kh suit s", ORDER.__getitem__, Grammar()) == "KH suit s"
    assert read("kh s", ORDER.__getitem__, Grammar()) == "KH s"
    assert read("JR as 9", ORDER.__getitem__, Grammar()) == "AS JR 9"
    assert read("JR 9", ORDER.__getitem__, Grammar()) == "JR 9"


@pytest.mark.parametrize("card", PACK)
def test_every_card_is_read_in_every_spelling(card: str) -> None:
    rank, suit = card[0], card[1]
    name = RANK_NAMES.get(rank, rank)
    number = rank.replace("T", "10")
    spellings = (
        card, card.lower(), number + suit, suit + number, number + SYMBOLS[suit],
        SYMBOLS[suit] + number, f"{name} of {SUIT_NAMES[suit]}",
        f"{name} {SUIT_NAMES[suit][:-1]}", f"play {card}",
    )  # fmt: skip
    assert {read(spelling, ORDER.__getitem__, GRAMMAR) for spelling in spellings} == {card}


@given(st.lists(st.sampled_from(sorted(CARDS)), min_size=1, max_size=8))
def test_cards_beside_each_other_are_put_in_order(hand: list[str]) -> None:
    in_order = [card for card in ORDER for _ in range(hand.count(card))]
    assert read(" ".join(hand), ORDER.__getitem__, GRAMMAR).split() == in_order


WORDS = "play suit as to JR jk2 10h ♥10 Q queen of spades S h 1 10 KD, big joker draw wild r red 4"


@given(st.lists(st.sampled_from(WORDS.split()), max_size=6), st.text(max_size=5))
def test_reading_twice_changes_nothing(words: list[str], text: str) -> None:
    once = read(" ".join([*words, text]), ORDER.__getitem__, GRAMMAR)
    assert read(once, ORDER.__getitem__, GRAMMAR) == once
