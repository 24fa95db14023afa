"""The options menu of a lobby, made from the game's own options."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from discord import SelectOption, ui

from bot.matches.lobby import CLOCKS
from bot.matches.match import Match
from bot.views.address import Address
from bot.views.many_cards import OPTIONS
from bot.views.post import Post, unframed
from bot.views.press import Pick, Press
from bot.views.rows import Row
from bot.words import talk
from games import GAMES
from games.options import CLOCK, EITHER, VARIANT, choices_for
from games.speech import Say, Words


def choices(match: Match, name: str) -> Sequence[Any]:
    """What may be chosen for an option."""
    if name == VARIANT:
        return tuple(GAMES[match.game].rule_sets())
    return CLOCKS if name == CLOCK else choices_for(type(GAMES[match.game].options))[name]


def by_menu(match: Match, name: str) -> bool:
    """Whether the values of an option fit a menu; otherwise they are typed."""
    return len(choices(match, name)) <= OPTIONS


def post(match: Match) -> Post:
    """Every option with its value, and a menu to choose the one to change."""
    say = talk()
    kind = GAMES[match.game]
    names = [*([VARIANT] if kind.variants else []), *choices_for(type(kind.options)), CLOCK]
    options = [
        SelectOption(
            label=title(match, name, say)[:100],
            value=name,
            description=spoken(match, name, value(match, name), say)[:100],
        )
        for name in names
    ]
    pick = say(Words("options-pick"))
    menus = [
        Row(Pick(Address("option", match.id, part), options[part : part + OPTIONS], pick))
        for part in range(0, len(options), OPTIONS)
    ]
    return Post(unframed(ui.TextDisplay(say(Words("options-head"))), *menus))


def value_post(match: Match, name: str) -> Post:
    """The values of one option in a menu, and a way back."""
    say = talk()
    now = value(match, name)
    options = [
        SelectOption(label=spoken(match, name, each, say)[:100], value=str(i), default=each == now)
        for i, each in enumerate(choices(match, name))
    ]
    menu = Row(Pick(Address("value", match.id, 0, name), options))
    back = Row(Press(Address("options", match.id, 1), say(Words("back"))))
    return Post(unframed(ui.TextDisplay(f"**{title(match, name, say)}**"), menu, back))


def value(match: Match, name: str) -> Any:
    """The value an option has now."""
    if name == CLOCK:
        return match.clock
    if name == VARIANT:
        sets = GAMES[match.game].rule_sets()
        now = asdict(GAMES[match.game].options) | match.options
        return next((each for each, (options, _) in sets.items() if asdict(options) == now), None)
    return match.options.get(name, getattr(GAMES[match.game].options, name))


def title(match: Match, name: str, say: Say) -> str:
    """What an option is about."""
    if name in (CLOCK, VARIANT):
        return say(Words("option-clock" if name == CLOCK else "option-variant"))
    return say(GAMES[match.game].words(f"option-{name}"))


def spoken(match: Match, name: str, each: Any, say: Say) -> str:
    """A value as players read it."""
    if name == CLOCK:
        return clock_text(int(each), say)
    if name == VARIANT:
        sets = GAMES[match.game].rule_sets()
        return say(sets[each][1] if each else Words("option-changed"))
    if choices(match, name) == EITHER:
        return say(Words("option-on" if each else "option-off"))
    if each is None:
        return say(Words("option-none"))
    if isinstance(each, str):
        return say(GAMES[match.game].words(f"option-{name}.{each}"))
    return str(each)


def changed(match: Match, say: Say) -> list[str]:
    """The options that are not as usual, a line each."""
    usual = GAMES[match.game].options
    return [
        f"{title(match, name, say)}: {spoken(match, name, value(match, name), say)}"
        for name in choices_for(type(usual))
        if value(match, name) != getattr(usual, name)
    ]


def clock_text(seconds: int, say: Say) -> str:
    """How long a player may think."""
    if not seconds:
        return say(Words("clock-none"))
    if seconds < 60:
        return say(Words("clock-seconds", count=seconds))
    if seconds < 3600:
        return say(Words("clock-minutes", count=seconds // 60))
    return say(Words("clock-hours", count=seconds // 3600))
