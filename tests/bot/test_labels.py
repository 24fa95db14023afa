"""Laws over the controls of every game: what may be pressed says what it does."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pytest
from discord import ButtonStyle, ui

from bot.views.controls import controls, step
from bot.views.labels import TEXT
from bot.views.rows import Row
from bot.words import talk
from games import GAMES
from games.cards import CARDS
from games.choices import INSTEAD, PASSIVE, Choice, forced, spoken
from games.game import HOST, Game
from games.view import view
from tests.voice import NAMES

EMOJIS = {card: f"<:{card}_0123abcd:{number}>" for number, card in enumerate(CARDS, 1)}
ACTIONS = 150
SAY = talk(NAMES)
EVERY = pytest.mark.parametrize("kind", GAMES.values(), ids=GAMES)


class Turn(NamedTuple):
    """The choices of a seat to act, and the actions that they are of."""

    choices: tuple[Choice, ...]
    legal: tuple[str, ...]


@cache
def turns(kind: type[Game]) -> list[Turn]:
    """Every different turn in matches by hints of the fewest, the usual and the most players."""
    found = dict[Turn, None]()
    for game in positions(kind):
        seat = game.waiting()[0]
        found[Turn(tuple(view(game, seat).choices), tuple(game.legal(seat)))] = None
    return [*found]


def positions(kind: type[Game]) -> Iterator[Game]:
    """States of these matches in which somebody is to act."""
    usual = kind.seats_near(kind.usual_seats, 0, kind.options)
    for seats in sorted({kind.players[0], usual, kind.players[-1]}):
        game = kind(seats, "labels")
        for _ in range(ACTIONS):
            if game.over:
                break
            seat = game.waiting()[0]
            if seat == HOST:
                action = game.legal(HOST)[0]
            else:
                yield game
                action = game.mind.hint(game, seat).action
            game.apply(seat, action)


def labels(rows: list[Row]) -> Iterator[tuple[str, str]]:
    """Emoji and words of each button, each menu, and each option of a menu of single actions."""
    for item in (item for row in rows for item in row.children):
        if isinstance(item, ui.Button):
            yield str(item.emoji or ""), item.label or ""
        elif isinstance(item, ui.Select):
            yield "menu", item.placeholder or ""
            if item.custom_id.startswith("menu-choose"):
                yield from ((str(each.emoji or ""), each.label) for each in item.options)


@EVERY
@pytest.mark.parametrize("emojis", [EMOJIS, TEXT], ids=["emojis", "text"])
def test_no_two_choices_carry_the_same_label(kind: type[Game], emojis: dict[str, str]) -> None:
    tr = talk(NAMES, game=kind.key)
    for choices, _ in turns(kind):
        rows = controls(choices, 1, 1, tr, emojis=emojis)
        starts = {c.action([card]) for c in choices if c.words and c.most for card in c.cards}
        for made in (rows, *(step(choices, start, 1, 1, tr, emojis=emojis) for start in starts)):
            twice = [each for each, times in Counter(labels(made)).items() if times > 1]
            assert not twice, choices
            assert all(any(each) for each in labels(made)), "a label says something"


@EVERY
def test_to_keep_out_of_it_is_coloured_only_if_nothing_else_can_be_done(kind: type[Game]) -> None:
    tr = talk(NAMES, game=kind.key)
    for choices, _ in turns(kind):
        if forced(choices):
            continue
        quiet = PASSIVE | INSTEAD if any(choice.plays for choice in choices) else PASSIVE
        for row in controls(choices, 1, 1, tr):
            for item in row.children:
                if isinstance(item, ui.Button) and str(item.custom_id).split(":")[-1] in quiet:
                    assert item.style is ButtonStyle.secondary


@EVERY
def test_what_costs_nothing_stands_first_and_giving_up_last(kind: type[Game]) -> None:
    for choices, _ in turns(kind):
        verbs = [choice.verb for choice in choices]
        assert "check" not in verbs[1:]
        assert not PASSIVE & {*verbs[:-1]}


def said(rows: list[Row]) -> list[str]:
    return [words for _, words in labels(rows)]


@EVERY
def test_what_is_forced_is_one_green_button_and_nothing_else(kind: type[Game]) -> None:
    tr = talk(NAMES, game=kind.key)
    for choices, _ in turns(kind):
        made = [item for row in controls(choices, 1, 1, tr) for item in row.children]
        if only := forced(choices):
            [button] = made
            assert isinstance(button, ui.Button)
            assert button.style is ButtonStyle.success
            assert str(button.custom_id).endswith(f":{only}")
        else:
            styles = [item.style for item in made if isinstance(item, ui.Button)]
            assert ButtonStyle.success not in styles


@EVERY
def test_what_is_forced_is_the_only_legal_action(kind: type[Game]) -> None:
    read = kind(kind.players[0], "labels").read
    for choices, legal in turns(kind):
        if only := forced(choices):
            assert legal == (read(only),)


def test_a_raise_says_what_its_player_will_have_put_in() -> None:
    told = 0
    for game in positions(GAMES["five_card_draw"]):
        seat = game.waiting()[0]
        for choice in game.choices(seat):
            for number, words in choice.presets:
                after = game.copy()
                before = after.scores[seat] + vars(after)["stakes"][seat]
                after.apply(seat, choice.action(number=number))
                put = before - after.scores[seat]
                assert f"{put:,}" in SAY(words).split(), (SAY(words), put)
                told += 1
    assert told


def test_the_card_just_drawn_is_told_in_its_button() -> None:
    throw = [Choice("discard", (CARDS["7C"], CARDS["8C"]), 1, 1)]
    shown = controls(throw, 1, 1, SAY, emojis=EMOJIS, fresh=["7C"])
    assert sorted(said(shown)) == ["Discard", "Discard · new"]
    many = [Choice("discard", tuple(CARDS.values())[:11], 1, 1)]
    alone = controls(many, 1, 1, SAY, emojis=EMOJIS, fresh=[str(many[0].cards[0])])
    assert said(alone) == ["new", *[""] * 10]


def test_several_cards_are_not_called_new_for_one_that_was_drawn() -> None:
    meld = [Choice("", tuple(CARDS[name] for name in ("7C", "8C", "9C")), 3, 3), Choice("draw")]
    assert "new" not in " ".join(said(controls(meld, 1, 1, SAY, fresh=["7C"])))


def test_of_two_equal_cards_in_a_menu_as_many_are_new_as_were_drawn() -> None:
    bury = [Choice("bury", (CARDS["7C"], CARDS["7C"], CARDS["8C"]), 2, 2)]

    def new(fresh: list[str]) -> int:
        items = [item for row in controls(bury, 1, 1, SAY, fresh=fresh) for item in row.children]
        options = [each for item in items if isinstance(item, ui.Select) for each in item.options]
        return sum(option.label.endswith(" · new") for option in options)

    assert [new([]), new(["7C"]), new(["7C", "7C"])] == [0, 1, 2]


def test_a_knock_is_said_as_at_the_table() -> None:
    knock = [Choice("knock", (CARDS["7C"], CARDS["8C"]), 1, 1)]
    assert said(controls(knock, 1, 1, SAY)) == ["Knock, discarding 7♣", "Knock, discarding 8♣"]
    assert said(controls(knock, 1, 1, SAY, emojis=EMOJIS)) == ["Knock", "Knock"]


@EVERY
def test_a_hint_is_called_what_its_button_says(kind: type[Game]) -> None:
    """So does `/move`, which suggests the same."""
    tr = talk(NAMES, game=kind.key)
    for choices, legal in turns(kind):
        buttons = {
            item.custom_id: item.label
            for row in controls(choices, 1, 1, tr)
            for item in row.children
            if isinstance(item, ui.Button)
        }
        for action in legal:
            shown = buttons.get(f"act:1:1:{action}", spoken(choices, action, tr))
            assert shown == spoken(choices, action, tr)
