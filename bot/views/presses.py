"""Buttons and selects that work after a restart: discord.py finds them by their `custom_id`.

A feature says what happens with `@pressed("join")`; buttons and selects of that verb end there.
"""

import re
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any, Self, TypeAlias

import discord
from discord import SelectOption, ui

from bot.operation.logs import about
from bot.operation.metrics import ANSWERED, DOUBLED
from bot.views.address import TEMPLATE, Address

if TYPE_CHECKING:
    from bot.app import Parlor

Click: TypeAlias = "discord.Interaction[Parlor]"
Answer = Callable[[Click, Address, Sequence[str]], Awaitable[None]]

_ANSWERS: dict[str, Answer] = {}


def pressed(*verbs: str, once: bool = False) -> Callable[[Answer], Answer]:
    """Make a function the answer to buttons and selects of these verbs.

    `once`: not again when Discord repeats a press; what is no move would happen a second time.
    """

    def register(answer: Answer) -> Answer:
        _ANSWERS.update(dict.fromkeys(verbs, _to_the_first(answer) if once else answer))
        return answer

    return register


def _to_the_first(answer: Answer) -> Answer:
    async def answered(click: Click, address: Address, values: Sequence[str]) -> None:
        if await is_first(click):
            await answer(click, address, values)

    return answered


async def is_first(click: Click) -> bool:
    """Whether an interaction has not been delivered before, be it to another process."""
    is_first = await click.client.store.clicks.add(click.id)
    if not is_first:
        DOUBLED.inc()
    return is_first


async def answer(interaction: Click, address: Address, values: Sequence[str] = ()) -> None:
    """Do what was asked; whatever goes wrong is explained to the clicker alone."""
    patience = interaction.client.patience
    patience.begin(interaction)
    with about(match=address.match, shard=shard_of(interaction)), ANSWERED.time():
        try:
            await _ANSWERS[address.verb](interaction, address, values)
        except Exception as error:
            await interaction.client.explain(interaction, error, address.match)
        finally:
            patience.end(interaction)


def shard_of(interaction: Click) -> int:
    """The shard that hears of a server's clicks; 0 hears of direct messages."""
    return interaction.guild.shard_id if interaction.guild else 0


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
        await answer(interaction, self.address)


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
        await answer(interaction, self.address, data.get("values", ()))
