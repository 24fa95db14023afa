"""The menus and modals by which a table's rules are agreed on."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from discord import RadioGroupOption, SelectOption, ui

from bot.matches.match import Match, Refused
from bot.matches.presets import LONGEST_NAME, HouseRules, OptionPreset, in_force, is_played, offered
from bot.shortening import shortened
from bot.views.address import Address
from bot.views.many_cards import OPTIONS
from bot.views.markdown import escaped
from bot.views.options import (
    asked,
    changed,
    choices,
    customs,
    listed,
    names,
    preset_name,
    spoken,
    title,
    told,
    value,
)
from bot.views.post import Post, unframed
from bot.views.press import AT_ONCE, OPTION, Ask, Pick, Press, labelled
from bot.views.rows import Row, rows
from bot.words import talk
from games import GAMES
from games.options import out_of_range
from games.text import Text, Translate

FEW = 5
"""Values that stand below each other in a modal; more are in a menu."""
FIRST, NOT_FIRST = "first", "not"
"""True if the tables of a server open with rules that it keeps."""
NUMBER: Final = re.compile("-?[0-9]+")


def presets(match: Match, own: Sequence[HouseRules], tr: Translate) -> list[Row]:
    """The menus of all rules that have a name, what few play apart; those in force are marked."""
    rarer = GAMES[match.game].rarer
    every = offered(match.game, own)
    kinds = {"options-changed": every.keys() - rarer, "options-rarer": rarer}
    return [
        Row(_presets(match, own, [key for key in every if key in keys], Text(head), at, tr))
        for at, (head, keys) in enumerate(kinds.items())
        if keys
    ]


def _presets(
    match: Match, own: Sequence[HouseRules], keys: Sequence[str], head: Text, at: int, tr: Translate
) -> Pick:
    now, every = in_force(match, own), offered(match.game, own)
    options = [
        SelectOption(
            label=shortened(preset_name(every[key], tr), OPTION),
            value=key,
            description=_differences(match, every[key], tr),
            default=key == now,
        )
        for key in keys
    ]
    return Pick(Address("preset", match.id, at), options[:OPTIONS], tr(head))


def _differences(match: Match, preset: OptionPreset, tr: Translate) -> str | None:
    """The differences from the usual rules, as far as there is room; None if there are none."""
    lines = changed(replace(match, options=dict(preset.options)), tr)
    told = " · ".join(lines) if lines else tr(Text("variant-usual"))
    if told == preset_name(preset, tr):
        return None
    return shortened(told, OPTION, " …")


def post(match: Match, user: int, own: Sequence[HouseRules], manages: bool) -> Post:
    """The unusual options of a table, and menus for its host; others read all options.

    `own` is what the server keeps, and who `manages` it may change.
    """
    tr = talk()
    presses = _keeping(match, own, tr) if manages else []
    if user == match.host:
        lines = [tr(Text("options-head")), *listed(changed(match, tr))]
        menus = [*presets(match, own, tr), *_menus(match, tr)]
        return Post(unframed(_text(lines), *menus, *rows(presses)))
    host = escaped(match.seats[match.seat_of(match.host) or 0].name)
    lines = [tr(Text("host-only", name=host)), *customs(match.game, match, tr)]
    return Post(unframed(_text(lines), *rows(presses)))


def _text(lines: Sequence[str]) -> ui.TextDisplay[Any]:
    return ui.TextDisplay("\n".join(lines))


def _menus(match: Match, tr: Translate) -> list[Row]:
    """Every option and how it stands."""
    every = [
        SelectOption(
            label=shortened(title(match, name, tr), OPTION),
            value=str(place),
            description=shortened(told(match, name, value(match, name), tr), OPTION),
        )
        for place, name in enumerate(names(match))
    ]
    parts = [every[at : at + OPTIONS] for at in range(0, len(every), OPTIONS)]
    pick = tr(Text("options-pick"))
    return [
        Row(Pick(Address("option", match.id, at), part, pick, most=min(AT_ONCE, len(part))))
        for at, part in enumerate(parts)
    ]


def _keeping(match: Match, own: Sequence[HouseRules], tr: Translate) -> list[Press]:
    """The buttons to keep the rules of a table for the server, or no more."""
    presses = [Press(Address("keep", match.id), tr(Text("press-keep")))]
    for rules in own:
        if is_played(match, rules):
            address = Address("drop", match.id, rest=rules.name)
            presses.append(Press(address, tr(Text("press-drop", name=rules.name))))
    return presses


def ask_name(match: Match) -> Ask:
    """The modal for the name of rules to keep, and whether tables are to open with them."""
    tr = talk()
    name: ui.TextInput[Any] = ui.TextInput(max_length=LONGEST_NAME)
    answers = [
        RadioGroupOption(label=tr(Text("option-on")), value=FIRST),
        RadioGroupOption(label=tr(Text("option-off")), value=NOT_FIRST, default=True),
    ]
    first: ui.RadioGroup[Any] = ui.RadioGroup(options=answers)
    return Ask(
        Address("kept", match.id),
        tr(Text("press-keep")),
        labelled(tr(Text("keep-name")), name),
        labelled(tr(Text("keep-first", name=tr(GAMES[match.game].words("name")))), first),
    )


def ask(match: Match, places: Sequence[int]) -> Ask:
    """The modal for up to five options; they are known by their places among all `names`."""
    tr, every = talk(), names(match)
    rest = ".".join(map(str, places))
    fields = [_field(match, every[place], tr) for place in places]
    return Ask(Address("set", match.id, len(every), rest), tr(Text("option-title")), *fields)


def _field(match: Match, name: str, tr: Translate) -> ui.Label[Any]:
    """An option with what it can be: below each other, in a menu, or to be typed."""
    possible, now, head = choices(match, name), value(match, name), title(match, name, tr)
    if len(possible) > OPTIONS:
        written = spoken(match, name, now, tr)
        typed: ui.TextInput[Any] = ui.TextInput(default=written, max_length=10)
        return labelled(asked(match, name, tr), typed, _span(possible, tr))
    marked = [
        (shortened(told(match, name, each, tr), OPTION), str(at), each == now)
        for at, each in enumerate(possible)
    ]
    if len(possible) > FEW:
        menu = [SelectOption(label=text, value=at, default=is_now) for text, at, is_now in marked]
        return labelled(head, ui.Select(options=menu))
    few = [RadioGroupOption(label=text, value=at, default=is_now) for text, at, is_now in marked]
    return labelled(head, ui.RadioGroup(options=few))


def _span(possible: Sequence[Any], tr: Translate) -> str:
    """From where to where a number can be chosen, in which steps, or none at all."""
    numbers = possible[possible[0] is None :]
    step = numbers.step if isinstance(numbers, range) else 1
    key = "option-span-or-none" if None in possible[:1] else "option-span"
    return tr(Text(key, least=str(numbers[0]), most=str(numbers[-1]), step=step))


def read(match: Match, places: Sequence[int], values: Sequence[str]) -> dict[str, Any]:
    """The options that a modal was filled in with, by name; Refused for a wrong value."""
    every = names(match)
    found = {}
    for name, text in zip((every[place] for place in places), values, strict=True):
        possible = choices(match, name)
        is_typed = len(possible) > OPTIONS
        found[name] = _typed(match, name, text) if is_typed else possible[int(text)]
    return found


def _typed(match: Match, name: str, text: str) -> Any:
    """The value of an option that somebody typed; Refused if it has none such."""
    wanted, possible = text.strip().casefold(), choices(match, name)
    if isinstance(possible, range):  # of a million, say: too many to compare with one by one
        found = [int(wanted)] if NUMBER.fullmatch(wanted) and int(wanted) in possible else []
    else:
        said = {spoken(match, name, each, talk()).casefold(): each for each in possible}
        found = [said[wanted]] if wanted in said else []
    if not found:
        none = talk()(Text("option-none"))
        raise Refused(out_of_range(title(match, name, talk()), text, possible, none))
    return found[0]
