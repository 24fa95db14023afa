"""Buttons and menus that work after a restart: discord.py finds them by their `custom_id`."""

import re
from collections.abc import Sequence
from typing import Any, Self

import discord
from discord import SelectOption, ui

from bot.views.address import TEMPLATE, Address


class Press(ui.DynamicItem[ui.Button[Any]], template=TEMPLATE):
    """A button."""

    def __init__(
        self,
        address: Address,
        label: str = "",
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        *,
        emoji: str | None = None,
        disabled: bool = False,
    ) -> None:
        self.address = address
        super().__init__(
            ui.Button(
                label=label[:80],
                style=style,
                emoji=emoji,
                disabled=disabled,
                custom_id=str(address),
            )
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str]
    ) -> Self:
        return cls(Address.parse(match), label=" ")

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.client.press(interaction, self.address)


class Pick(ui.DynamicItem[ui.Select[Any]], template=f"menu-{TEMPLATE}"):
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
            ui.Select(
                custom_id=f"menu-{address}",
                options=list(options),
                placeholder=placeholder[:150] or None,
                min_values=least,
                max_values=most,
            )
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str]
    ) -> Self:
        return cls(Address.parse(match))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        data: Any = interaction.data
        await interaction.client.press(interaction, self.address, data.get("values", ()))
