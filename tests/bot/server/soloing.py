"""What somebody does at a daily."""

from itertools import count

import discord
from simcord import MemberActor

from bot.hosting.solos import PlayedSolo
from games.game import DEAL
from tests.bot.server.driving import press, private
from tests.bot.server.reading import texts
from tests.bot.server.room import Room

CLICKS = count(1 << 40)


def pages(room: Room, person: MemberActor) -> list[discord.Message]:
    """The messages with a daily, the newest last."""
    return [each for each in private(room, person) if texts(each).startswith("### ")]


def page(room: Room, person: MemberActor) -> discord.Message:
    """The newest of them."""
    return pages(room, person)[-1]


async def begin(room: Room, person: MemberActor, game: str = "crazy_king") -> PlayedSolo:
    """`/daily`, and **Play**."""
    await person.slash(room.channel, "daily", game=game)
    await press(person, page(room, person), "Play")
    return await attempt(room, person)


async def attempt(room: Room, person: MemberActor) -> PlayedSolo:
    """The newest attempt of somebody today."""
    today = await room.bot.dailies.day()
    return await room.bot.solos.played(
        (await room.bot.store.solos.of_day(person.id, today.number))[-1]
    )


def wanted(played: PlayedSolo) -> str:
    """What a good player would do there."""
    if played.resting:
        return DEAL
    hint = played.view(played.seat).hint()
    assert hint, "they are to act"
    return hint.action


async def go_on(room: Room, played: PlayedSolo) -> PlayedSolo:
    """Play to the end, without a message."""
    solos, number, user = room.bot.solos, played.attempt.id, played.attempt.user
    while not played.is_done:
        played = await solos.act(number, user, played.length, wanted(played), next(CLICKS))
    return played
