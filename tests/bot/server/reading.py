"""What a person sees of a message: its texts, its controls, its pictures."""

import re
from collections.abc import Iterator
from typing import Any

import discord
from simcord import ResponseMessage

from bot.sandbox.world.components import walk
from bot.words import FOLDER, talk
from games.text import Text, Value
from tests.message_keys import by_key

Message = discord.Message | ResponseMessage

BUTTON, TEXT, GALLERY, MENU = 2, 10, 12, 3
ANY = "\x00"
"""In place of a value that may be any."""


def parts(message: Message) -> Iterator[dict[str, Any]]:
    """Every component of a message, as Discord's JSON."""
    if isinstance(message, ResponseMessage):
        return walk(message.components)
    return walk([dict(component.to_dict()) for component in message.components])


def texts(message: Message) -> str:
    """All that is written on a message."""
    shown = [part["content"] for part in parts(message) if part["type"] == TEXT]
    return "\n".join([*filter(None, [message.content]), *shown])


def alt(message: Message) -> str:
    """The alternative texts of its pictures."""
    galleries = [part for part in parts(message) if part["type"] == GALLERY]
    return "\n".join(item.get("description") or "" for part in galleries for item in part["items"])


def spoken(message: Message) -> str:
    """The words instead of a picture, which stand as short lines, as one text."""
    lines = texts(message).splitlines()
    return " ".join(line.removeprefix("- ") for line in lines if line.startswith("- "))


def controls(message: Message) -> dict[str, str]:
    """The custom_id of each button that can be pressed, by its label."""
    return {
        part["label"]: part["custom_id"]
        for part in parts(message)
        if part["type"] == BUTTON and not part.get("disabled")
    }


def menus(message: Message) -> list[dict[str, str]]:
    """For each menu of a message, the value of each option by its label."""
    return [
        {option["label"]: option["value"] for option in part["options"]}
        for part in parts(message)
        if part["type"] == MENU
    ]


def marked(message: Message) -> set[str]:
    """The values marked in the menus of a message."""
    options = (option for part in parts(message) for option in part.get("options", ()))
    return {option["value"] for option in options if option.get("default")}


def sentence(key: str, **values: Value) -> str:
    """A sentence of the bot, as everybody reads it."""
    return talk()(Text(key, **values))


def says(text: str, key: str, **values: Value) -> bool:
    """Whether a text has a message in it, with these values and any others."""
    arguments = dict.fromkeys(by_key(FOLDER)[key].arguments, ANY) | values
    parts = talk()(Text(key, **arguments)).split(ANY)
    return re.search(".*".join(map(re.escape, parts)), text, re.DOTALL) is not None
