"""Buttons, menus and modals: each carries all that its answer needs, and so outlives a restart."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import SelectOption, ui

from bot.shortening import shortened
from bot.views.address import Address
from bot.words import talk
from games.text import Text

AT_ONCE = 5
"""Discord's limit for the fields of a modal."""
LABEL, HINT = 45, 100
"""Its limits for what stands above a modal or a field, in characters, and below a field."""
TEXT, PLACEHOLDER = 80, 150
"""Those for a button, and for what a menu says while nothing is picked."""
OPTION = 100
"""That for an option of a menu or of a list to choose from, and for what stands below it."""


class Press(ui.Button[Any]):
    """A button; its `text` says what it is where the emoji cannot be shown."""

    def __init__(
        self,
        address: Address,
        label: str = "",
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        *,
        emoji: str | None = None,
        text: str = "",
        disabled: bool = False,
    ) -> None:
        self.address, self.text = address, text or label
        super().__init__(
            label=shortened(label, TEXT),
            style=style,
            emoji=emoji,
            disabled=disabled,
            custom_id=str(address),
        )

    def lead_to(self, address: Address) -> None:
        """Ask for something else."""
        self.address, self.custom_id = address, str(address)

    def without_emoji(self) -> None:
        """Let the text stand there alone."""
        if self.text != self.label:
            self.label, self.emoji = shortened(self.text, TEXT), None


class Pick(ui.Select[Any]):
    """A menu of at most 25 things, of which between `least` and `most` are picked."""

    def __init__(
        self,
        address: Address,
        options: Sequence[SelectOption] = (),
        placeholder: str = "",
        least: int = 1,
        most: int = 1,
    ) -> None:
        self.address = address
        super().__init__(
            custom_id=_of_menu(address),
            options=list(options),
            placeholder=shortened(placeholder, PLACEHOLDER) or None,
            min_values=least,
            max_values=most,
        )

    def lead_to(self, address: Address) -> None:
        """Ask for something else."""
        self.address, self.custom_id = address, _of_menu(address)

    def without_emoji(self) -> None:
        """Let the texts of the options stand there alone."""
        for option in self.options:
            option.emoji = None


def _of_menu(address: Address) -> str:
    return f"menu-{address}"


class Ask(ui.Modal):
    """A modal; what is typed or chosen in its fields arrives as what is picked in a menu does.

    ValueError for no fields, or more than `AT_ONCE`: Discord takes neither.
    """

    def __init__(self, address: Address, title: str, *fields: ui.Label[Any]) -> None:
        if not fields:
            raise ValueError("a modal without fields")
        super().__init__(title=shortened(title, LABEL), custom_id=str(address))
        for field in fields:
            self.add_item(field)
        self.stop()  # it need not listen


def labelled(text: str, field: ui.Item[Any], hint: str = "") -> ui.Label[Any]:
    """A field of a modal; what is too long to stand above it is told whole below that."""
    short = shortened(text, LABEL)
    below = hint if short == text else text
    if hint and short != text:
        below = talk()(Text("label-and-hint", label=text, hint=hint))
    return ui.Label(text=short, description=shortened(below, HINT) or None, component=field)


def values_of(data: Any) -> list[str]:
    """The values picked in a menu, or filled into the fields of a modal, in Discord's JSON."""
    if "components" in data:
        fields = [part["component"] for part in data["components"]]
        return [each.get("value") or "".join(each.get("values", ())[:1]) for each in fields]
    return list(data.get("values", ()))
