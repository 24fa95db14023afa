"""What a command is about: who asks, in which channel, of which game and which match."""

import re
from collections.abc import Mapping
from typing import Final, TypeVar

import discord
from discord import app_commands

from bot.app import Click
from bot.hosting.preferences import preferences_of
from bot.matches.match import Match, Person, Refused, Status
from bot.operation.logs import note
from bot.words import talk
from games import GAMES
from games.speech import Words

V = TypeVar("V", str, int)

OFFERED = 25
"""Discord's limit for choices."""
_UNSEEN: Final = re.compile(
    r"[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]"
)  # control characters, and those that turn the direction of all that follows


def name_of(user: discord.User | discord.Member) -> str:
    """The name a server knows somebody by, without what would disturb the words around it."""
    return " ".join(_UNSEEN.sub("", user.display_name).split()) or user.name


def person(click: Click) -> Person:
    """Who clicked, by the name their server knows."""
    return Person(click.user.id, name_of(click.user))


async def prefers_words(click: Click) -> bool:
    """Whether who clicked would rather read than look at pictures."""
    return (await preferences_of(click.client.store.people, click.user.id)).text_only


def channel(click: Click) -> int:
    """Where a command was used."""
    assert click.channel_id is not None, "commands come from a channel"
    return click.channel_id


def game_name(key: str) -> str:
    """What a game is called."""
    return talk()(GAMES[key].words("name"))


def find_game(text: str) -> str:
    """The key of a game named by key or by name; Refused for none."""
    wanted = text.strip().casefold()
    for key in GAMES:
        if wanted in (key, game_name(key).casefold()):
            return key
    raise Refused(Words("no-such-game", game=text))


async def game_choices(_click: Click, typed: str) -> list[app_commands.Choice[str]]:
    """The games whose name holds what was typed."""
    return choices({key: game_name(key) for key in GAMES}, typed)


def choices(names: Mapping[V, str], typed: str) -> list[app_commands.Choice[V]]:
    """The values whose name holds what was typed, as many as can be offered."""
    return [
        app_commands.Choice(name=name, value=value)
        for value, name in names.items()
        if typed.casefold() in name.casefold()
    ][:OFFERED]


async def find(click: Click, *statuses: Status) -> Match:
    """Where the clicker sits: in this channel, or else the newest table; Refused if nowhere."""
    tables = click.client.tables
    here = await tables.current(channel=click.channel_id, user=click.user.id)
    anywhere = await tables.current(user=click.user.id)
    for match in [*here, *anywhere]:
        if not statuses or match.status in statuses:
            note(match=match.id)
            return match
    raise Refused(Words("not-started" if anywhere else "no-table"))


async def last_ended(click: Click) -> Match | None:
    """The match that ended in this channel last, if any did."""
    over = await click.client.store.archive.latest(channel(click))
    return await click.client.tables.get(over[0]) if over else None
