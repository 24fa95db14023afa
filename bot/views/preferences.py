"""The menus of what a person or a server may choose."""

from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import Any, Final

import discord
from discord import SelectOption, ui

from bot.hosting.preferences import (
    AUTOMATIC,
    LANGUAGE,
    Chosen,
    Preferences,
    ServerSettings,
    possible,
)
from bot.shortening import shortened
from bot.views.address import Address
from bot.views.game_menus import tick_menus
from bot.views.options import clock_text
from bot.views.post import Post, framed
from bot.views.press import OPTION, Pick, Press
from bot.words import language_name, locale, talk
from games import GAMES
from games.naming import place_of
from games.text import Text, Translate

HOUR = 3600
"""Seconds of one."""
NEVER = "never"
"""Picked in place of an hour."""


class SettingsPage(StrEnum):
    """A page of the settings of a server: Discord shows no more than 40 parts at once."""

    TABLES = "tables"
    SERVER = "server"


OF_SERVER: Final = ("threads", "arenas")
"""Settings with a menu that are not of how a table looks or plays."""


def preferences(chosen: Preferences, user: int) -> Post:
    """The preferences of a person, for that person alone: the menus carry their id."""
    head: ui.Item[Any] = ui.TextDisplay(talk()(Text("preferences-head")))
    return Post(framed(head, *_menus(chosen, user, possible(chosen))))


def settings(
    chosen: ServerSettings,
    guild: int,
    here: int,
    has_reports: bool | None,
    page: SettingsPage = SettingsPage.TABLES,
) -> Post:
    """A page of the settings of a server, read in the channel `here`.

    `has_reports`: the reader gets them; None: they always do, for they own the server.
    """
    head: ui.Item[Any] = ui.TextDisplay(talk()(Text("settings-head")))
    menus = _menus(chosen, guild, [name for name in possible(chosen) if page_of(name) is page])
    parts = [head, _pages(page), *menus]
    if page is SettingsPage.SERVER:
        parts += [*_games(chosen), *_channels(chosen, here), *_role(chosen), *_daily(chosen)]
        parts += _reports(has_reports)
    return Post(framed(*parts))


def page_of(name: str) -> SettingsPage:
    """The page with the menu of a setting."""
    return SettingsPage.SERVER if name in OF_SERVER else SettingsPage.TABLES


def _pages(shown: SettingsPage) -> ui.ActionRow[Any]:
    """The buttons of all pages; the one that is shown leads nowhere."""
    presses = []
    for page in SettingsPage:
        label = talk()(Text(f"press-settings-{page}"))
        address = Address("settings", 0, rest=page)
        presses.append(Press(address, label, disabled=page is shown))
    return ui.ActionRow(*presses)


def _reports(has_reports: bool | None) -> Iterator[ui.Item[Any]]:
    """Who gets the reports of players, with a button for who may choose."""
    yield ui.TextDisplay(talk()(Text("settings-reports")))
    if has_reports is not None:
        wish = "off" if has_reports else "on"
        label = talk()(Text(f"press-reports-{wish}"))
        yield ui.ActionRow(Press(Address("reports", 0, rest=wish), label))


def _games(chosen: ServerSettings) -> Iterator[ui.Item[Any]]:
    """Menus of all games, in which those that are offered are picked."""
    tr = talk()
    yield ui.TextDisplay(f"**{tr(Text('setting-games'))}**")
    yield from tick_menus(lambda number: Address("offer", 0, number), GAMES, chosen.games, 1, tr)


def _channels(chosen: ServerSettings, here: int) -> Iterator[ui.Item[Any]]:
    """The channels for tables, with buttons to add the channel `here` and to remove it."""
    tr = talk()
    places = " ".join(f"<#{channel}>" for channel in chosen.channels)
    told = Text("setting-channels", places=places) if places else Text("setting-channels-any")
    yield ui.TextDisplay(tr(told))
    change = "remove" if here in chosen.channels else "add" if chosen.channels else "only"
    changes = [change, *["everywhere"] * bool(chosen.channels)]
    yield ui.ActionRow(
        *(Press(Address("place", 0, rest=each), tr(Text(f"place-{each}"))) for each in changes)
    )


def _role(chosen: ServerSettings) -> Iterator[ui.Item[Any]]:
    """The role that is mentioned when a table opens."""
    yield ui.TextDisplay(f"**{talk()(Text('setting-role'))}**")
    picked = [discord.Object(role, type=discord.Role) for role in chosen.roles]
    menu: ui.RoleSelect[Any] = ui.RoleSelect(
        custom_id=str(Address("role", 0)), min_values=0, default_values=picked
    )
    yield ui.ActionRow(menu)


def _daily(chosen: ServerSettings) -> Iterator[ui.Item[Any]]:
    """Where the daily is announced, and a menu of hours to have it announced here."""
    tr, wanted = talk(), chosen.announced
    told = Text("setting-daily-none")
    if wanted:
        time = f"<t:{wanted.hour * HOUR}:t>"
        told = Text("setting-daily", place=f"<#{wanted.channel}>", time=time)
    hours = {NEVER: tr(Text("setting-daily-off"))}
    hours |= {f"{hour:02}": tr(Text("setting-daily-hour", hour=f"{hour:02}")) for hour in range(24)}
    picked = f"{wanted.hour:02}" if wanted else NEVER
    options = [
        SelectOption(label=label, value=value, default=value == picked)
        for value, label in hours.items()
    ]
    yield ui.TextDisplay(tr(told))
    yield ui.ActionRow(Pick(Address("dailyhour", 0), options))


def _menus(chosen: Chosen, owner: int, names: Iterable[str]) -> Iterator[ui.Item[Any]]:
    """The menus of these choices, each below its name."""
    tr = talk()
    for name in names:
        spoken = {each: _spoken(chosen, name, each, tr) for each in possible(chosen)[name]}
        if name == LANGUAGE:
            spoken = dict(sorted(spoken.items(), key=_automatic_first))
        options = [
            SelectOption(
                label=shortened(label, OPTION),
                value=str(value),
                default=value == getattr(chosen, name),
            )
            for value, label in spoken.items()
        ]
        yield ui.TextDisplay(f"**{tr(Text(f'{chosen.key}-{name}'))}**")
        yield ui.ActionRow(Pick(Address(chosen.key, 0, rest=f"{owner}.{name}"), options))


def _automatic_first(language: tuple[str, str]) -> tuple[bool, tuple[str, str]]:
    """The order of languages: by their names, as the reader's language has it."""
    code, name = language
    return code != AUTOMATIC, place_of(name, locale.get())


def _spoken(chosen: Chosen, name: str, value: Any, tr: Translate) -> str:
    if name == LANGUAGE and value != AUTOMATIC:
        return language_name(value)
    if isinstance(value, int):
        return clock_text(value, tr)
    return tr(Text(f"{chosen.key}-{name}.{value}"))
