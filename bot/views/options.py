"""The options of a table in words, made from the game's own options."""

from collections.abc import Iterator, Sequence
from typing import Any

from bot.matches.lobby import CLOCKS, REACH
from bot.matches.match import Match
from bot.matches.presets import OptionPreset, in_force, offered
from bot.shortening import display_width
from games import GAMES
from games.options import CLOCK, EITHER, choices_for
from games.text import Text, Translate, if_said, number

TOLD = 120
"""For the rules below the name of a table, in columns; more are told by **Rules**."""


def names(match: Match) -> list[str]:
    """Everything that can be changed about a table, the clock last."""
    return [*choices_for(GAMES[match.game].options), CLOCK]


def choices(match: Match, name: str) -> Sequence[Any]:
    """The values possible for an option."""
    if name == CLOCK:
        return [each for each in CLOCKS if each <= REACH] if match.answers_only else CLOCKS
    return choices_for(GAMES[match.game].options)[name]


def preset_name(preset: OptionPreset, tr: Translate) -> str:
    """The name of a preset of options."""
    return preset.name if isinstance(preset.name, str) else tr(preset.name)


def value(match: Match, name: str) -> Any:
    """The value an option has now."""
    if name == CLOCK:
        return match.clock
    return match.options.get(name, getattr(GAMES[match.game].options, name))


def title(match: Match, name: str, tr: Translate) -> str:
    """The title of an option."""
    if name == CLOCK:
        return tr(Text("option-clock"))
    return tr(GAMES[match.game].words(f"option-{name}"))


def asked(match: Match, name: str, tr: Translate) -> str:
    """The title of an option whose number is typed, with the meaning of 0 if it has one."""
    zero, head = _zero(match, name, tr), title(match, name, tr)
    return tr(Text("option-zero", title=head, zero=zero)) if zero else head


def told(match: Match, name: str, each: Any, tr: Translate) -> str:
    """A value as players read it: 0 may mean "no limit"."""
    if each == 0 and (meaning := _zero(match, name, tr)):
        return meaning
    is_number = type(each) is int and name != CLOCK
    return number(each, tr) if is_number else spoken(match, name, each, tr)


def _zero(match: Match, name: str, tr: Translate) -> str:
    """The meaning of 0, as in "no limit"; "" where it is a number like others."""
    return if_said(GAMES[match.game].words(f"option-{name}.zero"), tr)


def spoken(match: Match, name: str, each: Any, tr: Translate) -> str:
    """A value as players type it."""
    if name == CLOCK:
        return clock_text(int(each), tr)
    if choices(match, name) == EITHER:
        return tr(Text("option-on" if each else "option-off"))
    if each is None:
        return tr(Text("option-none"))
    if isinstance(each, str):
        return tr(GAMES[match.game].words(f"option-{name}.{each}"))
    return str(each)


def changed(match: Match, tr: Translate) -> list[str]:
    """The options that are not as usual, a line each."""
    return list(_lines(match, tr, usual=False))


def in_short(match: Match, tr: Translate) -> str:
    """The rules of a table in a line: by name, or by what is unusual; "" if they are the usual."""
    lines = changed(match, tr)
    if key := in_force(match):
        return preset_name(offered(match.game)[key], tr) if lines else ""
    short = list[str]()
    while lines and display_width(" · ".join([*short, lines[0]])) <= TOLD:
        short.append(lines.pop(0))
    if lines:
        short.append(tr(Text("options-more", count=len(lines))))
    return " · ".join(short)


def customs(game: str, match: Match | None, tr: Translate) -> Iterator[str]:
    """The options in force, those that are not as usual first; without a match the usual ones."""
    table = match or Match(game, host=0, channel=0, seats=())
    if here := changed(table, tr):
        yield from (tr(Text("rules-changed-here")), *listed(here))
    at_table = "rules-as-usual" if here else "rules-all-usual"
    yield tr(Text(at_table if match else "rules-of-nowhere"))
    yield from listed([*_lines(table, tr, usual=True)])


def listed(lines: list[str]) -> list[str]:
    """These lines as a list."""
    return [f"- {line}" for line in lines]


def _lines(match: Match, tr: Translate, usual: bool) -> Iterator[str]:
    """A line for each option of the game that is as usual, or for each that is not."""
    standard = GAMES[match.game].options
    for name in choices_for(standard):
        now = value(match, name)
        if (now == getattr(standard, name)) == usual:
            line = told(match, name, now, tr)
            yield tr(Text("alt-cover", name=title(match, name, tr), line=line))


def clock_text(seconds: int, tr: Translate) -> str:
    """The time that a player may think."""
    if not seconds:
        return tr(Text("clock-none"))
    if seconds < 60:
        return tr(Text("clock-seconds", count=seconds))
    if seconds < 3600:
        return tr(Text("clock-minutes", count=seconds // 60))
    return tr(Text("clock-hours", count=seconds // 3600))
