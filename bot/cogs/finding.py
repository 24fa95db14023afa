"""The subject of a command: its user, channel, game and match."""

from collections.abc import Iterable, Mapping
from contextlib import AbstractContextManager, nullcontext
from typing import TypeVar

import discord
from discord import app_commands

from bot.app import Click
from bot.clicks.places import is_answered_only, is_away
from bot.hosting.languages import of_server
from bot.hosting.preferences import preferences_of, settings_of
from bot.matches.match import Match, Refused, Status
from bot.operation.logs import note
from bot.shortening import shortened
from bot.views.address import Address
from bot.words import by_name, locale, speaking, talk
from games import GAMES
from games.naming import Found, closest, letters
from games.text import Text, Translate
from games.words import ENGLISH

V = TypeVar("V", str, int)

OFFERED, LABEL = 25, 100
"""Discord's limits: for choices, and for the characters of one."""


async def language_here(click: Click) -> str:
    """The language of what all read where somebody clicks; outside servers it is theirs."""
    server = 0 if is_answered_only(click) else click.guild_id or 0
    settings = await settings_of(click.client.store.people, server)
    told = click.guild_locale.value if click.guild_locale else None
    return of_server(settings, told, locale.get())


async def spoken_here(click: Click, private: bool = False) -> AbstractContextManager[None]:
    """Speak to all where somebody clicks; to the clicker alone where it is `private`."""
    return nullcontext() if private else speaking(await language_here(click))


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
    """The key of a game named by key, by a name, or by a part of one of no other; else Refused.

    A name may be in the reader's language or in English. A title comes before another name that is
    as close.
    """
    if text in GAMES:
        return text
    found = _found(GAMES, text)
    best = min((each[:2] for each in found.values()), default=None)
    keys = [key for key, each in found.items() if each[:2] == best]
    if len(keys) == 1:
        return keys[0]
    raise Refused(Text("no-such-game", game=text))


async def game_choices(_click: Click, typed: str) -> list[app_commands.Choice[str]]:
    """The games of which a name holds what was typed."""
    return offered(by_name(GAMES), typed)


def offered(games: Iterable[str], typed: str) -> list[app_commands.Choice[str]]:
    """Those of these games of which a name holds what was typed, the closest first.

    One that is found by another name, or by an English one, is offered with that.
    """
    found, tr = _found(games, typed), talk()
    return [
        app_commands.Choice(name=shortened(_shown(key, found[key], typed, tr), LABEL), value=key)
        for key in sorted(found, key=lambda key: found[key][:3])
    ][:OFFERED]


def _found(games: Iterable[str], typed: str) -> dict[str, Found]:
    tr = talk()
    with speaking(ENGLISH):
        english = talk()
    matches = ((key, closest(GAMES[key], typed, tr, english)) for key in games)
    return {key: found for key, found in matches if found}


def _shown(key: str, found: Found, typed: str, tr: Translate) -> str:
    """The title of a game, with the other name by which it is found."""
    title = tr(GAMES[key].words("name"))
    if letters(typed) in letters(title):
        return title
    return tr(Text("game-alias", name=title, alias=found.name))


def choices(names: Mapping[V, str], typed: str) -> list[app_commands.Choice[V]]:
    """The values whose name holds what was typed, as many as can be offered."""
    return [
        app_commands.Choice(name=name, value=value)
        for value, name in names.items()
        if letters(typed) in letters(name)
    ][:OFFERED]


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
