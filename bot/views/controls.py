"""Buttons and menus made from a game's choices, for any game.

One tap plays a card, a number or a bare verb. A choice that needs words behind the cards (the suit
a King calls), or behind a verb that has several, takes a second step; several cards at once are
picked in a menu, before their words if they have some, and numbers too many for buttons are typed.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain

from discord import ButtonStyle, SelectOption

from bot.views.address import Address
from bot.views.labels import TEXT, Labels
from bot.views.many_cards import OPTIONS, Picked, menus, part_of
from bot.views.press import Pick, Press
from bot.views.rows import Row, rows
from games.choices import Choice, forced, keeps_out, label, unnumbered
from games.text import Text, Translate, if_said

BUTTONS = 15
"""More buttons than this are a menu instead: so many still fit a phone."""
MANY = 5
"""Cards of a choice of which the emojis alone are shown: they are what one chooses from."""


def controls(
    choices: Sequence[Choice],
    match: int,
    length: int,
    tr: Translate,
    marked: str = "",
    picked: Picked | None = None,
    emojis: Mapping[str, str] = TEXT,
    fresh: Sequence[str] = (),
) -> list[Row]:
    """Rows of controls for what a seat may do.

    `marked` is the action of a hint, in green; `picked` the cards picked so far in a menu;
    `emojis` stand for the cards that they are of; `fresh` are those just drawn. What is forced is
    one green button.
    """
    labels = Labels(tr, emojis, fresh)
    only = forced(choices)
    where = Address("act", match, length, only)
    if only and where.fits:
        return rows([labels.press(where, choices[0].said or only, ButtonStyle.success)])
    bare = _has_bare_cards(choices)
    few: dict[int, list[Press]] = {}
    made: list[Row] = []
    for index, choice in enumerate(choices):
        where = Address("act", match, length)
        if choice.most > 1:
            made += [Row(menu) for menu in menus(choice, index, match, length, labels, picked)]
        elif choice.presets or len(choice.numbers) > OPTIONS:
            few[index] = [*_numbers(choice, index, where, tr, marked)]
        else:
            quiet = keeps_out(choice, choices)
            few[index] = [*_buttons(choice, where, labels, marked, not bare, quiet)]
    while sum(map(len, few.values())) > BUTTONS:
        longest = max(reversed(few), key=lambda index: len(few[index]))
        where = Address("choose", match, length, str(longest))
        made += _menus(few.pop(longest), where, _purpose(choices[longest], labels), tr)
    return made + rows(chain.from_iterable(few.values()))


def purpose(choices: Sequence[Choice], tr: Translate) -> str:
    """A sentence on cards whose buttons leave out their verb, if it has one: `do-discard.cards`."""
    if _has_bare_cards(choices):
        return ""
    single = (choice for choice in choices if choice.most == 1 and _goes_without_verb(choice))
    told = (if_said(Text(f"do-{choice.verb}.cards"), tr) for choice in single if choice.verb)
    return next(filter(None, told), "")


def _has_bare_cards(choices: Sequence[Choice]) -> bool:
    """True if a card is played without a verb: then all verbs of others are said."""
    return any(choice.most == 1 and not choice.verb for choice in choices)


def _goes_without_verb(choice: Choice) -> bool:
    """True for a choice of so many cards that their buttons show the cards alone."""
    return len(choice.cards) >= MANY and not choice.lies_on


def is_marked(made: Sequence[Row]) -> bool:
    """True if one of the buttons is green; an option of a menu never is."""
    return any(press.style is ButtonStyle.success for press in _presses(made))


def is_offered(made: Sequence[Row], address: Address) -> bool:
    """True if one of the buttons has this address: Discord takes no second one that does."""
    return any(press.address == address for press in _presses(made))


def _presses(made: Sequence[Row]) -> Iterator[Press]:
    return (item for row in made for item in row.children if isinstance(item, Press))


def step(
    choices: Sequence[Choice],
    start: str,
    match: int,
    length: int,
    tr: Translate,
    marked: str = "",
    emojis: Mapping[str, str] = TEXT,
) -> list[Row]:
    """The second step: every action that begins so, and a way back."""
    labels = Labels(tr, emojis)
    presses = [
        labels.press(
            Address("act", match, length, action),
            action.removeprefix(start).strip(),
            _style(action, marked, quiet=True),
        )
        for choice in choices
        if choice.words
        for action in _begun(choice, start)
    ]
    back = Press(Address("back", match, length), tr(Text("press-back")))
    if len(presses) > BUTTONS:
        where = Address("choose", match, length, start)
        return [*_menus(presses, where, f"{label(start, tr)}…", tr), Row(back)]
    return rows([*presses, back])


def _begun(choice: Choice, start: str) -> Iterator[str]:
    """The actions of a choice with words that begin so, be it with several cards picked before."""
    if choice.most > 1:
        picked = start.removeprefix(choice.verb).split()
        if {*picked} <= {*choice.cards}:
            yield from (choice.action(picked, word=word) for word in choice.words)
        return
    yield from (action for action in choice.actions() if action.startswith(f"{start} "))


def _buttons(
    choice: Choice, where: Address, labels: Labels, marked: str, may_be_bare: bool, quiet: bool
) -> Iterator[Press]:
    """The buttons of a choice; of many cards the verb goes without saying if no other's is bare.

    A bare verb is coloured, unless it is to be `quiet`.
    """
    verb = not (may_be_bare and _goes_without_verb(choice))
    quiet = quiet or bool(choice.cards or choice.numbers)
    if len(choice.words) > 1 and not choice.most and not choice.numbers:
        address = Address("step", where.match, where.length, choice.verb)
        style = ButtonStyle.primary
        if marked in choice.actions():
            style = ButtonStyle.success
        yield labels.press(address, choice.said or choice.verb, style, more="…")
        return
    if len(choice.words) > 1 and choice.most:
        for card in choice.cards:
            start = choice.action([card])
            address = Address("step", where.match, where.length, start)
            style = _style(start, marked.partition(" ")[0], quiet=True)
            yield labels.press(address, start, style, more="…")
        return
    for action in choice.actions():
        address = Address("act", where.match, where.length, action)
        yield labels.press(address, choice.said or action, _style(action, marked, quiet), verb=verb)


def _style(action: str, marked: str, quiet: bool) -> ButtonStyle:
    if action == marked:
        return ButtonStyle.success
    return ButtonStyle.secondary if quiet else ButtonStyle.primary


def _numbers(
    choice: Choice, index: int, where: Address, tr: Translate, marked: str
) -> Iterator[Press]:
    """Buttons for the numbers that players want most, and one to type any other."""
    for number, words in choice.presets:
        action = choice.action(number=number)
        address = Address("act", where.match, where.length, action)
        yield Press(address, tr(words), _style(action, marked, quiet=True))
    if len(choice.numbers) == len(choice.presets):
        return
    address = Address("number", where.match, where.length, str(index))
    yield Press(address, _numbered(choice, tr))


def _numbered(choice: Choice, tr: Translate) -> str:
    """The label of a choice of a number, without the number."""
    return unnumbered(choice.said or choice.verb, tr)


def _purpose(choice: Choice, labels: Labels) -> str:
    """The purpose of a menu of single actions: "Play a card", "Discard"."""
    if choice.numbers:
        return _numbered(choice, labels.tr)
    if not choice.verb or choice.lies_on:
        return labels.tr(Text("pick-card"))
    return labels.beside(choice.verb)


def _menus(presses: Sequence[Press], where: Address, purpose: str, tr: Translate) -> list[Row]:
    """Menus of the actions, where buttons would not fit."""
    made: list[Row] = []
    parts = [presses[start : start + OPTIONS] for start in range(0, len(presses), OPTIONS)]
    actions = [[press.address.rest for press in part] for part in parts]
    for number, part in enumerate(parts):
        options = [
            SelectOption(
                label=press.text,
                value=f"{press.address.verb} {press.address.rest}",
                emoji=press.emoji,
            )
            for press in part
        ]
        address = replace(where, rest=f"{where.rest}.{number}")
        made.append(Row(Pick(address, options, purpose + part_of(number, actions, tr))))
    return made
