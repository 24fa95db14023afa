"""Buttons and menus from choices, for choices of games that do not exist."""

from typing import Any

import pytest
from discord import ButtonStyle, ui

from bot.sandbox.limits.components import check_components
from bot.sandbox.limits.form import Form
from bot.views.address import Address
from bot.views.controls import MANY, controls, purpose, step
from bot.views.many_cards import Picked, claimed, hinted
from bot.views.press import Press
from bot.views.rows import Row
from bot.views.rows import rows as in_rows
from bot.views.solo import unwrapped, wrapped
from bot.words import talk
from games.cards import CARDS, SUITS, Card
from games.choices import Choice, Preset, label
from games.text import Text

DECK = tuple(CARDS.values())
LARGEST_MATCH, LONGEST = 2**31 - 1, 9999


def tr(words: Text) -> str:
    """A language of keys and arguments, without attributes."""
    if "." in words.key:
        raise KeyError(words.key)
    return " ".join([words.key, *(str(value) for _, value in words.args)])


def cards(number: int) -> tuple[Card, ...]:
    return DECK[:number]


def rows(*choices: Choice, marked: str = "") -> list[Row]:
    """The controls of match 7 after 3 actions, which Discord takes."""
    made = controls(choices, 7, 3, tr, marked)
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


def test_of_more_than_fifteen_actions_the_most_that_are_alike_become_a_menu() -> None:
    made = rows(Choice(cards=cards(15), least=1, most=1), Choice("draw"))
    [menu] = menus(made)
    assert [option.value for option in menu.options] == [f"act {card}" for card in cards(15)]
    assert [button.custom_id for button in buttons(made)] == ["act:7:3:draw"]


def test_a_menu_of_single_actions_says_what_it_is_for() -> None:
    choices = [
        Choice("discard", cards(16), 1, 1),
        Choice("", cards(17), 1, 1),
        Choice("bid", numbers=range(18)),
    ]
    made = menus(controls(choices, 7, 3, talk()))
    assert [menu.placeholder for menu in made] == ["Bid …", "Play a card", "Discard"]


def test_more_than_twenty_five_legal_cards_are_split_over_menus() -> None:
    made = rows(Choice(cards=cards(33), least=1, most=1))
    assert [len(menu.options) for menu in menus(made)] == [25, 8]
    assert [menu.placeholder for menu in menus(made)] == [
        "pick-card · Cards AC … Cards 7C",
        "pick-card · Cards 7D … Cards 9C",
    ]
    values = [option.value for menu in menus(made) for option in menu.options]
    assert values == [f"act {card}" for card in cards(33)]


def test_a_card_that_needs_a_word_is_the_first_of_two_steps() -> None:
    king = Choice(cards=(CARDS["KD"],), least=1, most=1, words=tuple(f"suit {s}" for s in SUITS))
    [button] = buttons(rows(king))
    assert button.custom_id == "step:7:3:KD"
    assert str(button.label).endswith("…")


def test_a_card_with_one_way_to_go_on_is_one_tap() -> None:
    laid = Choice("lay", (CARDS["KD"],), 1, 1, words=("on 2",))
    button, *_ = buttons(rows(laid, Choice("draw")))
    assert button.custom_id == "act:7:3:lay KD on 2"


def test_a_verb_with_several_words_behind_it_is_the_first_of_two_steps() -> None:
    choice = Choice("hint 1", words=("colour red", "number 3"))
    made = rows(Choice("play", numbers=(1, 2)), choice, marked="hint 1 number 3")
    *_, hint = buttons(made)
    assert (hint.label, hint.style) == ("Do-hint 1 1 1…", ButtonStyle.success)
    assert "hint 1" in (hint.custom_id or "")
    ways = buttons(step([choice], "hint 1", 7, 12, tr, "hint 1 number 3"))
    assert [each.label for each in ways] == ["Do-colour R R", "Do-number 3 3 3", "press-back"]
    assert ways[1].style is ButtonStyle.success


def test_the_second_step_has_every_way_to_go_on_and_a_way_back() -> None:
    calls = tuple(f"suit {suit}" for suit in SUITS)
    choices = [
        Choice(cards=(CARDS["7C"],), least=1, most=1),
        Choice(cards=(CARDS["KD"], CARDS["KH"]), least=1, most=1, words=calls),
        Choice("draw"),
    ]
    ids = [button.custom_id for button in buttons(step(choices, "KD", 7, 3, tr))]
    assert ids == [*(f"act:7:3:KD suit {suit}" for suit in SUITS), "back:7:3"]


def test_more_than_fifteen_ways_to_go_on_become_a_menu_with_a_way_back() -> None:
    takes = tuple(f"take {first} {other}" for first in cards(4) for other in cards(9)[4:])
    made = step([Choice("", (CARDS["8D"],), 1, 1, words=takes)], "8D", 7, 3, tr)
    (menu,) = menus(made)
    assert [option.value for option in menu.options] == [f"act 8D {take}" for take in takes]
    assert [button.custom_id for button in buttons(made)] == ["back:7:3"]


def test_several_cards_are_picked_in_a_menu() -> None:
    [menu] = menus(rows(Choice("discard", cards(10), least=2, most=4)))
    assert menu.custom_id == "menu-cards:7:3:0.0"
    assert [option.value for option in menu.options] == [str(card) for card in cards(10)]
    assert (menu.min_values, menu.max_values) == (2, 4)


def test_a_menu_names_the_numbers_of_cards_that_may_be_picked() -> None:
    choice = Choice(cards=cards(10), least=2, most=5, sizes=(2, 3, 5))
    [menu] = menus(controls([choice], 7, 3, talk([])))
    assert (menu.placeholder, menu.min_values, menu.max_values) == (
        "Play 2, 3 or 5 cards", 2, 5,
    )  # fmt: skip


def test_more_than_twenty_five_cards_to_pick_from_are_split_over_menus() -> None:
    made = menus(rows(Choice("discard", cards(33), least=8, most=8)))
    values = [option.value for menu in made for option in menu.options]
    assert values == [str(card) for card in cards(33)]
    assert all(menu.min_values == 0 for menu in made)


def test_what_is_picked_stays_marked() -> None:
    choice = Choice("discard", cards(30), least=2, most=4)
    picked = Picked(0, (str(DECK[1]), str(DECK[29])))
    made = menus(controls([choice], 7, 3, tr, picked=picked))
    marked = [option.value for menu in made for option in menu.options if option.default]
    assert marked == [str(DECK[1]), str(DECK[29])]


def test_cards_of_two_packs_are_told_apart() -> None:
    [menu] = menus(rows(Choice("discard", (DECK[0], DECK[0]), least=1, most=2)))
    assert [option.value for option in menu.options] == [str(DECK[0]), f"{DECK[0]}.2"]


def test_the_copy_that_was_picked_stays_marked_and_no_other() -> None:
    choice = Choice("discard", (DECK[0], DECK[0]), least=1, most=2)
    [menu] = menus(controls([choice], 7, 3, tr, picked=Picked(0, (f"{DECK[0]}.2",))))
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
    presets = (Preset(50, Text("half")), Preset(100, Text("all")))
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
    made = controls(every, LARGEST_MATCH, LONGEST, tr)
    assert all(len(part.custom_id) <= 100 for part in parts(made))
    solo = [f"menu-{wrapped(part.address)}" for part in parts(made)]
    assert all(len(custom_id) <= 100 for custom_id in solo)


def test_what_fits_a_button_at_a_table_fits_one_of_a_solo() -> None:
    address = Address("act", LARGEST_MATCH, LONGEST, "x" * 72)
    assert address.fits
    assert len(str(wrapped(address))) <= 100
    assert unwrapped(Address.parse(str(wrapped(address)))) == address
    assert not Address("act", LARGEST_MATCH, LONGEST, "x" * 74).fits


EMOJIS = {str(card): f"<:{card}_0123abcd:{number}>" for number, card in enumerate(DECK, 1)}


def with_emojis(*choices: Choice) -> list[Row]:
    return controls(choices, 7, 3, tr, emojis=EMOJIS)


def shown(button: ui.Button[Any]) -> tuple[str, str]:
    return str(button.emoji or ""), button.label or ""


def test_a_card_is_shown_by_its_emoji_alone() -> None:
    [button] = buttons(with_emojis(Choice(cards=cards(1), least=1, most=1)))
    assert shown(button) == (EMOJIS[DECK[0]], "")


def test_a_card_without_an_emoji_is_shown_by_its_text() -> None:
    [button] = buttons(rows(Choice(cards=cards(1), least=1, most=1)))
    assert shown(button) == ("", f"Cards {DECK[0]}")


def test_a_verb_stands_beside_the_emoji_of_its_card() -> None:
    knock, discard = (Choice(verb, cards(2), least=1, most=1) for verb in ("knock", "discard"))
    made = buttons(with_emojis(knock, discard))
    assert [shown(button)[1] for button in made] == ["Do-knock"] * 2 + ["Do-discard"] * 2


def test_many_cards_to_choose_from_are_their_emojis_alone() -> None:
    made = buttons(with_emojis(Choice("discard", cards(11), least=1, most=1), Choice("big")))
    assert [shown(button) for button in made[:11]] == [(EMOJIS[card], "") for card in cards(11)]
    assert shown(made[11]) == ("", "Do-big")


@pytest.mark.parametrize(
    ("number", "beside", "told"),
    [
        (MANY, "big", "Choose a card to discard."),
        (MANY - 1, "big", ""),
        (MANY, "", ""),
    ],
)
def test_cards_without_their_verb_are_told_what_for(number: int, beside: str, told: str) -> None:
    discard = Choice("discard", cards(number), least=1, most=1)
    assert purpose([discard, Choice(beside, cards(1), least=1, most=1)], talk()) == told


def test_many_cards_keep_their_verb_beside_cards_that_have_none() -> None:
    choices = [Choice("give", cards(5), least=1, most=1), Choice("", cards(5), least=1, most=1)]
    made = [shown(button) for button in buttons(with_emojis(*choices))]
    assert len({*made}) == 10


def test_the_first_of_two_steps_is_an_emoji_that_goes_on() -> None:
    king = Choice(cards=(CARDS["KD"],), least=1, most=1, words=("suit S", "suit H"))
    [button] = buttons(with_emojis(king))
    assert shown(button) == (EMOJIS["KD"], "…")


def test_several_cards_are_picked_before_the_words_behind_them() -> None:
    choice = Choice(cards=cards(4), least=1, most=3, words=("claim A", "claim 2"))
    first, second = cards(2)
    made = step([choice, Choice("doubt")], f"{first} {second}", 7, 3, tr)
    claims = [f"act:7:3:{first} {second} {word}" for word in choice.words]
    assert [button.custom_id for button in buttons(made)] == [*claims, "back:7:3"]
    assert [menu.max_values for menu in menus(rows(choice))] == [3]


def test_options_show_emojis_and_the_text_that_discord_wants() -> None:
    made = with_emojis(Choice("discard", cards(3), least=1, most=2))
    [few] = menus(made)
    [many] = menus(with_emojis(Choice(cards=cards(16), least=1, most=1)))
    for menu in (few, many):
        assert [str(option.emoji) for option in menu.options][:3] == [*EMOJIS.values()][:3]
        assert [option.label for option in menu.options][:3] == [f"Cards {c}" for c in cards(3)]


def test_what_has_lost_its_emoji_says_its_text() -> None:
    made = with_emojis(
        Choice("knock", cards(2), least=1, most=1), Choice("discard", cards(3), least=1, most=2)
    )
    for item in parts(made):
        item.without_emoji()
    assert [shown(b) for b in buttons(made)] == [("", f"Do-knock cards {c}") for c in cards(2)]
    assert all(option.emoji is None for menu in menus(made) for option in menu.options)


def test_five_emojis_stand_in_a_row() -> None:
    made = with_emojis(Choice(cards=cards(11), least=1, most=1))
    assert [len(row.children) for row in made] == [5, 5, 1]


@pytest.mark.parametrize(
    "choice", [Choice("pass"), Choice(cards=cards(1), least=1, most=1), Choice("bid", numbers=(0,))]
)
def test_what_is_forced_is_one_green_button(choice: Choice) -> None:
    [button] = buttons(rows(choice))
    assert button.style is ButtonStyle.success


def test_where_there_is_a_choice_nothing_is_green() -> None:
    several = Choice(cards=cards(2), least=1, most=1)
    made = buttons(rows(several) + rows(Choice("draw"), Choice("pass")))
    assert ButtonStyle.success not in [button.style for button in made]


def test_to_pass_is_not_coloured_and_what_a_bare_verb_does_is() -> None:
    draw, out = buttons(rows(Choice("draw"), Choice("pass")))
    assert (draw.style, out.style) == (ButtonStyle.primary, ButtonStyle.secondary)


@pytest.mark.parametrize("verb", ["draw", "take"])
def test_to_draw_or_take_is_not_coloured_where_cards_can_be_played(verb: str) -> None:
    alone = Choice(verb)
    playable = Choice("beat AC", cards(2), 1, 1)
    assert [button.style for button in buttons(rows(alone, Choice("knock")))] == [
        ButtonStyle.primary
    ] * 2
    assert buttons(rows(playable, alone))[-1].style is ButtonStyle.secondary


def test_a_bare_verb_says_what_it_is_about() -> None:
    made = controls([Choice("take", said="take 7C"), Choice("draw")], 7, 3, tr, emojis=EMOJIS)
    button = buttons(made)[0]
    assert (button.custom_id, *shown(button)) == ("act:7:3:take", EMOJIS["7C"], "Do-take")
    [plain, _] = buttons(rows(Choice("take", said="take 7C"), Choice("draw")))
    assert plain.label == "Do-take cards 7C"


def test_a_menu_says_what_it_is_for() -> None:
    bury, some, pair = (
        Choice("bury", cards(30), 8, 8),
        Choice("throw", cards(9), 1, 3),
        Choice("", cards(4), 2, 2, said="pair"),
    )
    made = menus(controls([bury, some, pair], 7, 3, talk()))
    assert [menu.placeholder for menu in made] == [
        "Bury 8 cards · A♣ … 7♣",
        "Bury 8 cards · 7♦ … 8♦",
        "Throw up to 3 cards",
        "Play a pair",
    ]


def test_cards_that_are_said_to_be_others_are_told_so_before_they_are_laid() -> None:
    say = talk(game="cheat")
    lie = Choice("", cards(5), 1, 4, played_as="claim 8")
    [menu] = menus(controls([lie, Choice("doubt")], 7, 3, say))
    assert menu.placeholder == "Claim 8s, up to 4 cards"
    picked = Picked(0, ("AC", "2C"))
    assert label(claimed("AC 2C", [lie], picked), say) == "A♣ 2♣ claim 8s"
    assert claimed("AC 2C", [lie], None) == "AC 2C"


def test_no_amount_is_typed_where_every_one_has_its_button() -> None:
    every = Choice("raise", numbers=(5, 9), presets=(Preset(5, Text("a")), Preset(9, Text("b"))))
    assert [button.label for button in buttons(rows(every, Choice("fold")))] == [
        "a",
        "b",
        "Do-fold",
    ]
