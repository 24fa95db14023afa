"""Buttons and menus made from a game's choices, for any game.

One tap plays a card, a number or a bare verb. A choice that needs words behind the cards (the suit
a King calls) takes a second step; several cards at once are picked in a menu, and numbers too many
for buttons are typed.
"""

from collections.abc import Iterator, Sequence

from discord import ButtonStyle, SelectOption

from bot.views.address import Address
from bot.views.many_cards import OPTIONS, Picked, menus
from bot.views.press import Pick, Press
from bot.views.rows import Row, rows
from games.choices import Choice, label
from games.speech import Say, Words

BUTTONS = 15
"""More buttons than this are a menu instead: so many still fit a phone."""


def controls(
    choices: Sequence[Choice],
    match: int,
    length: int,
    say: Say,
    marked: str = "",
    picked: Picked | None = None,
) -> list[Row]:
    """Rows of controls for what a seat may do.

    `marked` is the action of a hint, in green; `picked` the cards picked so far in a menu.
    """
    few: list[Press] = []
    made: list[Row] = []
    for index, choice in enumerate(choices):
        where = Address("act", match, length)
        if choice.most > 1:
            made += [Row(menu) for menu in menus(choice, index, match, length, say, picked)]
        elif choice.presets or len(choice.numbers) > OPTIONS:
            few += _numbers(choice, index, where, say, marked)
        else:
            few += _buttons(choice, where, say, marked)
    if len(few) > BUTTONS:
        return made + _menus(few, Address("act", match, length), say)
    return made + rows(few)


def is_marked(made: Sequence[Row]) -> bool:
    """Whether one of the buttons is green; what stands in a menu is not."""
    presses = (item for row in made for item in row.children if isinstance(item, Press))
    return any(press.item.style is ButtonStyle.success for press in presses)


def step(
    choices: Sequence[Choice], start: str, match: int, length: int, say: Say, marked: str = ""
) -> list[Row]:
    """The second step: every action that begins so, and a way back."""
    presses = [
        Press(
            Address("act", match, length, action),
            label(action.removeprefix(start).strip(), say),
            _style(action, marked),
        )
        for choice in choices
        if choice.words and choice.most == 1
        for action in choice.actions()
        if action.startswith(f"{start} ")
    ]
    back = Press(Address("back", match, length), say(Words("back")))
    if len(presses) > BUTTONS:
        return [*_menus(presses, Address("act", match, length), say), Row(back)]
    return rows([*presses, back])


def _buttons(choice: Choice, where: Address, say: Say, marked: str) -> Iterator[Press]:
    if choice.words and choice.most:
        for card in choice.cards:
            start = choice.action([card])
            address = Address("step", where.match, where.length, start)
            yield Press(address, label(start, say) + "…", _style(start, marked.partition(" ")[0]))
        return
    for action in choice.actions():
        address = Address("act", where.match, where.length, action)
        yield Press(address, label(action, say), _style(action, marked))


def _style(action: str, marked: str) -> ButtonStyle:
    if action == marked:
        return ButtonStyle.success
    is_bare_verb = action.isalpha() and action.islower()
    return ButtonStyle.primary if is_bare_verb else ButtonStyle.secondary


def _numbers(choice: Choice, index: int, where: Address, say: Say, marked: str) -> Iterator[Press]:
    """Buttons for the numbers that players want most, and one to type any other."""
    for number, words in choice.presets:
        action = choice.action(number=number)
        address = Address("act", where.match, where.length, action)
        yield Press(address, f"{say(words)}: {label(action, say)}", _style(action, marked))
    address = Address("number", where.match, where.length, str(index))
    yield Press(address, say(Words(f"do-{choice.verb.replace(' ', '-')}", number="…")))


def _menus(presses: Sequence[Press], where: Address, say: Say) -> list[Row]:
    """The same actions in menus, where buttons would not fit."""
    made: list[Row] = []
    for part, start in enumerate(range(0, len(presses), OPTIONS)):
        options = [
            SelectOption(
                label=str(press.item.label), value=f"{press.address.verb} {press.address.rest}"
            )
            for press in presses[start : start + OPTIONS]
        ]
        address = Address("choose", where.match, where.length, str(part))
        made.append(Row(Pick(address, options, say(Words("pick-one")))))
    return made
