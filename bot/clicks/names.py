"""What people are called in messages and alternative texts."""

import re
from typing import Final

import discord

_UNSEEN: Final = re.compile(
    r"[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]"
)  # control characters, and those that turn the direction of all that follows


def name_of(user: discord.User | discord.Member) -> str:
    """The name a server knows somebody by, without what would disturb the words around it."""
    return " ".join(_UNSEEN.sub("", user.display_name).split()) or user.name
