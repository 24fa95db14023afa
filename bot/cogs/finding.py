"""The subject of a command: its user, channel, game and match."""

import re
import unicodedata
from collections.abc import Mapping
from typing import Final, TypeVar

import discord
from discord import app_commands

from bot.app import Click
from bot.clicks.legible import legible
from bot.clicks.places import is_away
from bot.hosting.preferences import preferences_of
from bot.matches.match import Match, Person, Refused, Status
from bot.operation.logs import note
from bot.views.address import Address
from bot.words import talk
from games import GAMES
from games.text import Text

V = TypeVar("V", str, int)

OFFERED = 25
"""Discord's limit for choices."""
_MARKED: Final = re.compile("<(?=[@#/:a-z])|:(?=//)")
"""What makes a mention, a channel, a time or a link of what follows."""
_INVISIBLE: Final = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]")
"""What takes a place and shows nothing, and is none of Unicode's spaces and formats."""


def name_of(user: discord.User | discord.Member) -> str:
    """The name a server knows somebody by, without what would disturb the words around it.

    One like a mention, a channel, a time or a link stays the text that it is; in the place of one
    that nobody can see comes the one by which Discord knows them.
    """
    name = " ".join(legible(user.display_name).split())
    return _MARKED.sub("\\g<0>\u2060", name if _is_seen(name) else user.name)


def _is_seen(name: str) -> bool:
    shown = _INVISIBLE.sub("", name)
    return any(unicodedata.category(each)[0] not in "CMZ" for each in shown)


def person(click: Click) -> Person:
    """The user who clicked, by the name in their server."""
    return Person(click.user.id, name_of(click.user))


async def prefers_words(click: Click) -> bool:
    """True if the user who clicked prefers words to pictures."""
    return (await preferences_of(click.client.store.people, click.user.id)).text_only


def channel(click: Click) -> int:
    """The channel in which a command was used."""
    assert click.channel_id is not None, "commands come from a channel"
    return click.channel_id


def channels_of(click: Click) -> list[int]:
    """The channels of a command: a thread, and then its parent channel."""
    here = [channel(click)]
    if isinstance(click.channel, discord.Thread):
        here.append(click.channel.parent_id)
    return here


def is_at_table(click: Click, match: Match) -> bool:
    """True if the click was on the table's own message."""
    return click.message is not None and click.message.id == match.message


def guild_managed(click: Click, refusal: str) -> int:
    """The server, if the user may manage it; Discord's own check can be changed by a server."""
    if click.guild_id is None or is_away(click) or not click.permissions.manage_guild:
        raise Refused(Text(refusal))
    return click.guild_id


def game_name(key: str) -> str:
    """The title of a game."""
    return talk()(GAMES[key].words("name"))


def find_game(text: str) -> str:
    """The key of a game named by key, by name, or by a part of no other; Refused for none."""
    wanted = _letters(text)
    names = {key: (_letters(key), _letters(game_name(key))) for key in GAMES}
    exact = [key for key in GAMES if wanted in names[key]]
    found = exact or [key for key in GAMES if any(wanted in name for name in names[key])]
    if len(found) == 1:
        return found[0]
    raise Refused(Text("no-such-game", game=text))


async def game_choices(_click: Click, typed: str) -> list[app_commands.Choice[str]]:
    """The games whose name holds what was typed."""
    return choices({key: game_name(key) for key in GAMES}, typed)


def choices(names: Mapping[V, str], typed: str) -> list[app_commands.Choice[V]]:
    """The values whose name holds what was typed, as many as can be offered."""
    return [
        app_commands.Choice(name=name, value=value)
        for value, name in names.items()
        if _letters(typed) in _letters(name)
    ][:OFFERED]


def _letters(text: str) -> str:
    """Its letters and digits: a phone types "Hold’em" with an apostrophe of its own."""  # noqa: RUF002
    return "".join(filter(str.isalnum, text.casefold()))


async def find(click: Click, plays: bool = False) -> Match:
    """The clicker's table, or the one they play at: here, or else the newest; else Refused."""
    store, asked = click.client.store, (click.user.id, channel(click))
    match = await store.sits_at(*asked, plays)
    if match is None:
        sits = plays and await store.sits_at(*asked)
        raise Refused(Text("not-started" if sits else "no-table"))
    note(match=match.id)
    return match


async def lobby_of(click: Click, address: Address) -> Match:
    """The match of a button that is there until it begins; Refused once it has begun."""
    match = await click.client.tables.get(address.match)
    if match.status is not Status.LOBBY:
        raise Refused(Text("already-started"))
    return match


async def last_ended(click: Click) -> Match | None:
    """The match that ended in this channel last, if any did."""
    over = await click.client.store.archive.latest(channel(click))
    return await click.client.tables.get(over[0]) if over else None
