"""Menus of games: at most 25 in each, so that many games take several menus, by group."""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import NamedTuple

from discord import SelectOption

from bot.shortening import shortened
from bot.views.address import Address
from bot.views.many_cards import OPTIONS
from bot.views.press import OPTION, Pick
from bot.views.rows import Row
from bot.words import by_name
from games import GAMES
from games.game import Game
from games.shelf import GameSection, sections
from games.text import Translate, listed


class GameMenu(NamedTuple):
    """The games of a menu by key, and its number, which is 0 for one that holds all."""

    number: int
    games: Sequence[str]
    placeholder: str


def game_menus(
    address: Callable[[int], Address], games: Collection[str], placeholder: str, tr: Translate
) -> Iterator[Row]:
    """Menus to pick one of these games; `address` is of the menu of a number."""
    for menu in numbered(games, placeholder, tr):
        options = [option(GAMES[key], tr) for key in by_name(menu.games)]
        yield Row(Pick(address(menu.number), options, menu.placeholder))


def tick_menus(
    address: Callable[[int], Address],
    games: Collection[str],
    ticked: Collection[str],
    least: int,
    tr: Translate,
) -> Iterator[Row]:
    """Menus to tick any of these games, `least` of them where they are in one menu."""
    for menu in numbered(games, "", tr):
        options = [option(GAMES[key], tr, key in ticked) for key in by_name(menu.games)]
        few = 0 if menu.number else least
        yield Row(Pick(address(menu.number), options, menu.placeholder, few, len(options)))


def numbered(games: Collection[str], placeholder: str, tr: Translate) -> Iterator[GameMenu]:
    """The menus of these games.

    Of several menus each has always the same games, whichever of them are in the others.
    """
    if len(games) <= OPTIONS:
        yield GameMenu(0, [*games], placeholder)
        return
    for number, menu in enumerate(packed(sections(GAMES.values())), 1):
        if keys := [key for key in keys_of(menu) if key in games]:
            yield GameMenu(number, keys, headings(menu, tr))


def games_of(number: int) -> list[str]:
    """The games of the menu of a number, all of them for 0; LookupError for a menu that is none."""
    menus = [[*GAMES], *map(keys_of, packed(sections(GAMES.values())))]
    return menus[number]


def packed(shown: Iterable[GameSection]) -> list[list[GameSection]]:
    """Sections in menus of at most 25 games; only a section that is larger is divided."""
    menus: list[list[GameSection]] = []
    room = 0
    for name, kinds in shown:
        for start in range(0, len(kinds), OPTIONS):
            part = GameSection(name, kinds[start : start + OPTIONS])
            if len(part.kinds) > room:
                menus.append([])
                room = OPTIONS
            menus[-1].append(part)
            room -= len(part.kinds)
    return menus


def keys_of(menu: Iterable[GameSection]) -> list[str]:
    """The games of some sections."""
    return [kind.key for section in menu for kind in section.kinds]


def headings(menu: Iterable[GameSection], tr: Translate) -> str:
    """The headings of some sections: "Tricks, Rummy"."""
    return listed(dict.fromkeys(section.heading(tr) for section in menu), tr)


def option(
    kind: type[Game], tr: Translate, ticked: bool = False, described: bool = False
) -> SelectOption:
    """A game in a menu, with a line about it if `described`."""
    return SelectOption(
        label=shortened(tr(kind.words("name")), OPTION),
        value=kind.key,
        description=shortened(tr(kind.words("name.line")), OPTION) if described else None,
        default=ticked,
    )
