"""Buttons and menus from choices, for choices of games that do not exist."""

from typing import Any

import pytest
from discord import ButtonStyle, ui

from bot.sandbox.limits.components import check_components
from bot.sandbox.limits.form import Form
from bot.views.address import Address
from bot.views.controls import controls, step
from bot.views.many_cards import Picked, hinted
from bot.views.press import Press
from bot.views.rows import Row
from bot.views.rows import rows as in_rows
from games.cards import CARDS, SUITS, Card
from games.choices import Choice, Preset
from games.speech import Words

DECK = tuple(CARDS.values())
LARGEST_MATCH, LONGEST = 2**31 - 1, 9999


def say(words: Words) -> str:
    """A language of keys and arguments."""
    return " ".join([words.key, *(str(value) for _, value in words.args)])


def cards(number: int) -> tuple[Card, ...]:
    return DECK[:number]


def rows(*choices: Choice, marked: str = "") -> list[Row]:
    """The controls of match 7 after 3 actions, which Discord takes."""
    made = controls(choices, 7, 3, say, marked)
    form = Form()
    check_components(form, [row.to_component_dict() for row in made], v2=True)
    form.refuse()
    return made


def buttons(made: list[Row]) -> list[ui.Button[Any]]:
    return [item for item in parts(made) if isinstance(item, ui.Button)]


def menus(made: list[Row]) -> list[ui.Select[Any]]:
    return [item for item in parts(made) if isinstance(item, ui.Select)]


def parts(made: list[Row]) -> list[Any]:
    return [getattr(item, "item", item) for row in made for item in row.children]


def test_each_action_is_a_button_that_carries_match_length_and_action() -> None:
    made = rows(Choice(cards=cards(2), least=1, most=1), Choice("draw"))
    ids = [button.custom_id for button in buttons(made)]
    assert ids == [f"act:7:3:{DECK[0]}", f"act:7:3:{DECK[1]}", "act:7:3:draw"]


@pytest.mark.parametrize(
    ("text", "sizes"),
    [("10", [4, 4, 4]), ("Bid 3", [4, 4, 4]), ("Capture", [3, 3, 3, 3]), ("c" * 40, [1] * 12)],
)
def test_as_many_buttons_stand_in_a_row_as_fit_a_phone(text: str, sizes: list[int]) -> None:
    made = controls([Choice(cards=cards(12), least=1, most=1)], 7, 3, lambda _: text)
    assert [len(row.children) for row in made] == sizes


def test_a_long_label_takes_the_room_of_several() -> None:
    labels = ["Fold", "Check", "All in: bet 990", "Hint"]
    presses = [Press(Address("act", 7, 3, label), label) for label in labels]
    assert [len(row.children) for row in in_rows(presses)] == [3, 1]


def test_fifteen_actions_are_still_buttons() -> None:
    assert len(buttons(rows(Choice(cards=cards(15), least=1, most=1)))) == 15


def test_more_than_fifteen_actions_become_a_menu() -> None:
    made = rows(Choice(cards=cards(15), least=1, most=1), Choice("draw"))
    assert not buttons(made)
    [menu] = menus(made)
    assert [option.value for option in menu.options] == [
        *(f"act {card}" for card in cards(15)),
        "act draw",
    ]


def test_more_than_twenty_five_legal_cards_are_split_over_menus() -> None:
    made = rows(Choice(cards=cards(33), least=1, most=1))
    assert [len(menu.options) for menu in menus(made)] == [25, 8]
    values = [option.value for menu in menus(made) for option in menu.options]
    assert values == [f"act {card}" for card in cards(33)]


def test_a_card_that_needs_a_word_is_the_first_of_two_steps() -> None:
    king = Choice(cards=(CARDS["KD"],), least=1, most=1, words=tuple(f"suit {s}" for s in SUITS))
    [button] = buttons(rows(king))
    assert button.custom_id == "step:7:3:KD"
    assert str(button.label).endswith("…")


def test_the_second_step_has_every_way_to_go_on_and_a_way_back() -> None:
    calls = tuple(f"suit {suit}" for suit in SUITS)
    choices = [
        Choice(cards=(CARDS["7C"],), least=1, most=1),
        Choice(cards=(CARDS["KD"], CARDS["KH"]), least=1, most=1, words=calls),
        Choice("draw"),
    ]
    ids = [button.custom_id for button in buttons(step(choices, "KD", 7, 3, say))]
    assert ids == [*(f"act:7:3:KD suit {suit}" for suit in SUITS), "back:7:3"]


def test_more_than_fifteen_ways_to_go_on_become_a_menu_with_a_way_back() -> None:
    takes = tuple(f"take {first} {other}" for first in cards(4) for other in cards(9)[4:])
    made = step([Choice("", (CARDS["8D"],), 1, 1, words=takes)], "8D", 7, 3, say)
    (menu,) = menus(made)
    assert [option.value for option in menu.options] == [f"act 8D {take}" for take in takes]
    assert [button.custom_id for button in buttons(made)] == ["back:7:3"]


def test_several_cards_are_picked_in_a_menu() -> None:
    [menu] = menus(rows(Choice("discard", cards(10), least=2, most=4)))
    assert menu.custom_id == "menu-cards:7:3:0.0"
    assert [option.value for option in menu.options] == [str(card) for card in cards(10)]
    assert (menu.min_values, menu.max_values) == (2, 4)


def test_more_than_twenty_five_cards_to_pick_from_are_split_over_menus() -> None:
    made = menus(rows(Choice("discard", cards(33), least=8, most=8)))
    values = [option.value for menu in made for option in menu.options]
    assert values == [str(card) for card in cards(33)]
    assert all(menu.min_values == 0 for menu in made)


def test_what_is_picked_stays_marked() -> None:
    choice = Choice("discard", cards(30), least=2, most=4)
    picked = Picked(0, (str(DECK[1]), str(DECK[29])))
    made = menus(controls([choice], 7, 3, say, picked=picked))
    marked = [option.value for menu in made for option in menu.options if option.default]
    assert marked == [str(DECK[1]), str(DECK[29])]


def test_cards_of_two_packs_are_told_apart() -> None:
    [menu] = menus(rows(Choice("discard", (DECK[0], DECK[0]), least=1, most=2)))
    assert [option.value for option in menu.options] == [str(DECK[0]), f"{DECK[0]}.2"]


def test_the_copy_that_was_picked_stays_marked_and_no_other() -> None:
    choice = Choice("discard", (DECK[0], DECK[0]), least=1, most=2)
    [menu] = menus(controls([choice], 7, 3, say, picked=Picked(0, (f"{DECK[0]}.2",))))
    assert [option.value for option in menu.options if option.default] == [f"{DECK[0]}.2"]


def test_equal_cards_of_a_hint_are_all_marked() -> None:
    choice = Choice("discard", (DECK[0], DECK[0], DECK[1]), least=2, most=2)
    picked = hinted([Choice("stand"), choice], f"discard {DECK[0]} {DECK[0]}")
    assert picked == Picked(1, (str(DECK[0]), f"{DECK[0]}.2"))


def test_a_hint_that_picks_no_cards_marks_none() -> None:
    choices = [Choice("stand"), Choice("discard", cards(3), least=1, most=2)]
    assert hinted(choices, "stand") is None
    assert hinted(choices, str(DECK[0])) is None


def test_no_more_cards_can_be_picked_than_there_are() -> None:
    [menu] = menus(rows(Choice("discard", cards(3), least=1, most=5)))
    assert menu.max_values == 3


def test_twenty_five_numbers_are_tapped_or_chosen() -> None:
    [menu] = menus(rows(Choice("raise", numbers=range(1, 26))))
    assert len(menu.options) == 25


def test_more_numbers_than_that_are_typed() -> None:
    [button] = buttons(rows(Choice("fold"), Choice("raise", numbers=range(1, 201))))[1:]
    assert button.custom_id == "number:7:3:1"


def test_of_many_numbers_those_that_players_want_are_one_tap() -> None:
    presets = (Preset(50, Words("half")), Preset(100, Words("all")))
    made = buttons(rows(Choice("raise", numbers=range(1, 101), presets=presets)))
    assert [button.custom_id for button in made] == [
        "act:7:3:raise 50",
        "act:7:3:raise 100",
        "number:7:3:0",
    ]


@pytest.mark.parametrize("hinted", ["7C", "draw"])
def test_the_hint_is_green_and_nothing_else_is(hinted: str) -> None:
    made = rows(Choice(cards=(CARDS["7C"],), least=1, most=1), Choice("draw"), marked=hinted)
    green = [b.custom_id for b in buttons(made) if b.style is ButtonStyle.success]
    assert green == [f"act:7:3:{hinted}"]


def test_the_first_step_of_a_hint_is_green() -> None:
    king = Choice(cards=(CARDS["KD"],), least=1, most=1, words=tuple(f"suit {s}" for s in SUITS))
    [button] = buttons(rows(king, marked="KD suit S"))
    assert button.style is ButtonStyle.success


def test_a_custom_id_never_exceeds_a_hundred_characters() -> None:
    longest = " ".join(["discard", *map(str, cards(20))])
    assert len(str(Address("act", LARGEST_MATCH, LONGEST, longest))) <= 100
    every = [
        Choice(cards=cards(15), least=1, most=1),
        Choice("discard", cards(25), least=1, most=25),
        Choice("raise", numbers=range(1000)),
    ]
    made = controls(every, LARGEST_MATCH, LONGEST, say)
    assert all(len(part.custom_id) <= 100 for part in parts(made))
