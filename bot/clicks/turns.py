"""Costly answers: each is counted for its user, and waits for its turn."""

from collections.abc import Callable, Coroutine, Iterable
from contextlib import AbstractAsyncContextManager, suppress
from functools import wraps
from typing import Any, ParamSpec, TypeAlias

import discord
from discord import app_commands

from bot import replies
from bot.endpoint import DISCORD_FAILED
from bot.hosting.budget import Quota
from bot.replies import Click
from bot.words import talk
from games.text import Text

P = ParamSpec("P")
Choices: TypeAlias = list[app_commands.Choice[Any]]


def lookup(
    answer: Callable[P, Coroutine[Any, Any, None]],
) -> Callable[P, Coroutine[Any, Any, None]]:
    """Have an answer to a command or a press count as a lookup, and wait in line for it."""

    @wraps(answer)
    async def in_turn(*args: P.args, **kwargs: P.kwargs) -> None:
        click = _click(args)
        click.client.budget.count(Quota.LOOKUPS, click.user.id)
        async with turn(click, Quota.LOOKUPS):
            await answer(*args, **kwargs)

    return in_turn


def completion(
    offer: Callable[P, Coroutine[Any, Any, Choices]],
) -> Callable[P, Coroutine[Any, Any, Choices]]:
    """Have what is offered while somebody types wait in line; nothing, where it is too much."""

    @wraps(offer)
    async def in_turn(*args: P.args, **kwargs: P.kwargs) -> Choices:
        click = _click(args)
        if not click.client.budget.take(Quota.COMPLETIONS, click.user.id):
            return []
        async with turn(click, Quota.COMPLETIONS):
            return await offer(*args, **kwargs)

    return in_turn


def _click(args: Iterable[object]) -> Click:
    return next(each for each in args if isinstance(each, discord.Interaction))


def turn(click: Click, what: Quota) -> AbstractAsyncContextManager[None]:
    """Wait in the queue; a user who was told that it takes a while learns their place in it."""

    async def told(place: Text) -> None:
        with suppress(*DISCORD_FAILED):  # what was asked for comes all the same
            await replies.hold_on(click, talk()(place))

    server = click.guild_id or 0
    waiting: AbstractAsyncContextManager[None] = click.client.budget.turn(
        what, click.user.id, server, told
    )
    return waiting
