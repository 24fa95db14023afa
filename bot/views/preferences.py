"""The menus of what a person or a server may choose."""

from typing import Any

from discord import SelectOption, ui

from bot.hosting.preferences import Chosen, Preferences, ServerSettings
from bot.views.address import Address
from bot.views.options import clock_text
from bot.views.post import Post, framed
from bot.views.press import Pick, Press
from bot.words import talk
from games.options import choices_for
from games.speech import Say, Words


def preferences(chosen: Preferences, user: int) -> Post:
    """What a person has chosen, to be changed by nobody else: the menus carry whose it is."""
    return Post(framed(*_menus("preferences-head", chosen, user)))


def settings(chosen: ServerSettings, guild: int, has_reports: bool | None) -> Post:
    """What a server has chosen, and whether its reports go to the reader, too.

    None: they always do, for the reader owns the server.
    """
    parts = _menus("settings-head", chosen, guild)
    parts.append(ui.TextDisplay(talk()(Words("settings-reports"))))
    if has_reports is not None:
        wish = "off" if has_reports else "on"
        label = talk()(Words(f"press-reports-{wish}"))
        parts.append(ui.ActionRow(Press(Address("reports", 0, rest=wish), label)))
    return Post(framed(*parts))


def _menus(head: str, chosen: Chosen, owner: int) -> list[ui.Item[Any]]:
    say = talk()
    parts: list[ui.Item[Any]] = [ui.TextDisplay(say(Words(head)))]
    for name, values in choices_for(chosen).items():
        options = [
            SelectOption(
                label=_spoken(chosen, name, value, say)[:100],
                value=str(value),
                default=value == getattr(chosen, name),
            )
            for value in values
        ]
        parts.append(ui.TextDisplay(f"**{say(Words(f'{chosen.key}-{name}'))}**"))
        parts.append(ui.ActionRow(Pick(Address(chosen.key, 0, rest=f"{owner}.{name}"), options)))
    return parts


def _spoken(chosen: Chosen, name: str, value: Any, say: Say) -> str:
    if isinstance(value, int):
        return clock_text(value, say)
    return say(Words(f"{chosen.key}-{name}.{value}"))
