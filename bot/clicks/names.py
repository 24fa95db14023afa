"""Names of people as the bot writes them."""

import re
import unicodedata
from typing import Any, Final

import discord

from bot.clicks.legible import legible
from bot.matches.match import Person

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


def person(click: discord.Interaction[Any]) -> Person:
    """The user who clicked, by the name in their server."""
    return Person(click.user.id, name_of(click.user))
