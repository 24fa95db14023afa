"""Threads begin, are archived and opened again; the bot is denied things in a channel."""

import json
from collections.abc import Collection

from bot.sandbox import payloads, refusals
from bot.sandbox.body import Json
from bot.sandbox.refusals import Mistake, Refusal
from bot.sandbox.world.messages import GUILD_ID, Channel, Message, Permission, Thread, Where
from bot.sandbox.world.people import Person
from bot.sandbox.world.world import World

GUILDS = 1 << 0


def start_thread(
    world: World, parent: Channel, name: str, owner: Person, message: Message | None = None
) -> Channel:
    """A new thread of a text channel, or of a message in it, whose id it then has.

    Raises Mistake where there cannot be one, Refusal if the message has one.
    """
    if parent.thread or parent.person or parent.where is not Where.HOME:
        raise Mistake("Threads begin in text channels of the server.")
    number = message.id if message else world.snowflakes.fresh()
    if number in world.channels:
        raise Refusal(refusals.THREAD_EXISTS)
    about = Thread(parent, owner, world.clock.now())
    world.channels[number] = thread = Channel(number, name, thread=about)
    tell_bot(world, "THREAD_CREATE", payloads.channel(world, thread) | {"newly_created": True})
    return thread


def change(
    world: World,
    place: Channel,
    *,
    archived: bool | None = None,
    locked: bool | None = None,
    archived_after: int | None = None,
) -> None:
    """Archive or lock a thread, or the opposite; raises Mistake for what is none."""
    if place.thread is None:
        raise Mistake("Only a thread can be archived or locked.")
    if archived is not None:
        place.thread.archived = archived
    if locked is not None:
        place.thread.locked = locked
    place.thread.archived_after = archived_after or place.thread.archived_after
    tell_bot(world, "THREAD_UPDATE", payloads.channel(world, place))


def deny(world: World, place: Channel, names: Collection[str]) -> None:
    """Let these be all that the bot may not do in a channel; raises Mistake for unknown names."""
    unknown = {name.upper() for name in names} - set(Permission.__members__)
    if unknown or place.thread or place.person:
        raise Mistake(f"A text channel can deny {', '.join(Permission.__members__).lower()}.")
    place.denied = Permission(sum(Permission[name.upper()] for name in set(names)))
    if place.where is Where.HOME:
        tell_bot(world, "CHANNEL_UPDATE", payloads.channel(world, place))


def tell_bot(world: World, event: str, about: Json) -> None:
    """Tell of a change in the guild."""
    world.sessions.dispatch(event, json.dumps(about), GUILD_ID, GUILDS)
