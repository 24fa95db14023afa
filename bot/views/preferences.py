"""The menus of what a person or a server may choose."""

from collections.abc import Iterator
from typing import Any

import discord
from discord import SelectOption, ui

from bot.hosting.preferences import Chosen, Preferences, ServerSettings
from bot.shortening import shortened
from bot.views.address import Address
from bot.views.game_menus import tick_menus
from bot.views.options import clock_text
from bot.views.post import Post, framed
from bot.views.press import OPTION, Pick, Press
from bot.words import talk
from games import GAMES
from games.options import choices_for
from games.text import Text, Translate

HOUR = 3600
"""Seconds of one."""
NEVER = "never"
"""Picked in place of an hour."""


def preferences(chosen: Preferences, user: int) -> Post:
    """The preferences of a person, for that person alone: the menus carry their id."""
    return Post(framed(*_menus("preferences-head", chosen, user)))


def settings(chosen: ServerSettings, guild: int, here: int, has_reports: bool | None) -> Post:
    """The settings of a server, read in the channel `here`; `has_reports`: the reader gets them.

    None: they always do, for the reader owns the server.
    """
    parts = [*_menus("settings-head", chosen, guild), *_games(chosen), *_channels(chosen, here)]
    parts += [*_role(chosen), *_daily(chosen)]
    parts.append(ui.TextDisplay(talk()(Text("settings-reports"))))
    if has_reports is not None:
        wish = "off" if has_reports else "on"
        label = talk()(Text(f"press-reports-{wish}"))
        parts.append(ui.ActionRow(Press(Address("reports", 0, rest=wish), label)))
    return Post(framed(*parts))


def _games(chosen: ServerSettings) -> Iterator[ui.Item[Any]]:
    """Menus of all games, in which those that are offered are picked."""
    tr = talk()
    yield ui.TextDisplay(f"**{tr(Text('setting-games'))}**")
    yield from tick_menus(lambda number: Address("offer", 0, number), GAMES, chosen.games, 1, tr)


def _channels(chosen: ServerSettings, here: int) -> Iterator[ui.Item[Any]]:
    """The channels for tables, with buttons to add the channel `here` and to remove it."""
    tr = talk()
    places = ", ".join(f"<#{channel}>" for channel in chosen.channels)
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


def _menus(head: str, chosen: Chosen, owner: int) -> list[ui.Item[Any]]:
    tr = talk()
    parts = list[ui.Item[Any]]()
    titles = [f"**{tr(Text(f'{chosen.key}-{name}'))}**" for name in choices_for(chosen)]
    titles[0] = f"{tr(Text(head))}\n{titles[0]}"
    for title, (name, values) in zip(titles, choices_for(chosen).items(), strict=True):
        options = [
            SelectOption(
                label=shortened(_spoken(chosen, name, value, tr), OPTION),
                value=str(value),
                default=value == getattr(chosen, name),
            )
            for value in values
        ]
        parts.append(ui.TextDisplay(title))
        parts.append(ui.ActionRow(Pick(Address(chosen.key, 0, rest=f"{owner}.{name}"), options)))
    return parts


def _spoken(chosen: Chosen, name: str, value: Any, tr: Translate) -> str:
    if isinstance(value, int):
        return clock_text(value, tr)
    return tr(Text(f"{chosen.key}-{name}.{value}"))
