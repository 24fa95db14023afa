"""What Discord shows of commands: descriptions, choices and menus, from messages with their names.

Commands, groups and options keep their English names: sentences mention them. The key of a text
follows from these: `command-play`, of its option `command-play-game`, and of a choice of an
option `command-leaderboard-span-week`.
"""

import asyncio
from typing import Any, Final, TypeAlias

from discord import Locale, app_commands
from discord.app_commands import TranslationContextLocation as Location
from discord.app_commands import locale_str

from bot import words
from bot.words import language_of, talk
from games.messages import messages
from games.plugins import RULES
from games.text import Text
from games.words import ENGLISH
from games.words.bundles import Bundle

FILE: Final = "commands.ftl"
"""Where they stand in the folder of a language."""
KEY: Final = "key"
"""Names the key of a text, where its place does not."""
DESCRIPTIONS: Final = (Location.command_description, Location.group_description)

Described: TypeAlias = "app_commands.Command[Any, ..., Any] | app_commands.Group"


def describe(tree: app_commands.CommandTree[Any]) -> None:
    """Give all commands, groups, options and choices of a tree their English texts."""
    for command in tree.walk_commands():
        command.description = talk()(Text(key_of(command)))
        if isinstance(command, app_commands.Command) and command.parameters:
            _describe_options(command)


def _describe_options(command: app_commands.Command[Any, ..., Any]) -> None:
    options = {option.name: option_key(option) for option in command.parameters}
    app_commands.describe(**{name: keyed(key) for name, key in options.items()})(command)
    choices = {
        option.name: [
            app_commands.Choice(name=keyed(f"{option_key(option)}-{each.value}"), value=each.value)
            for each in option.choices
        ]
        for option in command.parameters
        if option.choices
    }
    app_commands.choices(**choices)(command)


def keyed(key: str) -> locale_str:
    """The English text of a key, which is translated by it."""
    return locale_str(talk()(Text(key)), **{KEY: key})


def key_of(command: Described) -> str:
    """The key of a command's or a group's description."""
    return f"command-{command.qualified_name.replace(' ', '-')}"


def option_key(option: app_commands.Parameter) -> str:
    """The key of an option's description."""
    return f"{key_of(option.command)}-{option.name}"


class CommandTranslator(app_commands.Translator):
    """Offers Discord what there is of the texts of commands in each language of ours."""

    def __init__(self) -> None:
        self.offered = [each for each in Locale if language_of(each.value) != ENGLISH]
        """Locales of Discord."""
        self._texts = dict[str, dict[str, str]]()  # by language and key

    async def load(self) -> None:
        """Read the texts in a thread, and keep nothing else of languages that nobody speaks yet."""
        languages = {language_of(each.value) for each in self.offered}
        self._texts = await asyncio.to_thread(lambda: {each: _texts(each) for each in languages})

    async def translate(
        self, string: locale_str, locale: Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The text in a locale of Discord; None where it is said in English."""
        key = _key_in(string, context)
        if key is None or locale not in self.offered:
            return None
        return self._texts[language_of(locale.value)].get(key)


def _texts(language: str) -> dict[str, str]:
    folders = (RULES, *words.BOT_FOLDERS)
    files = [file for each in folders for file in sorted((each / language).glob("*.ftl"))]
    known = Bundle(language, files)
    keys = (key for file in files if file.name == FILE for key, _ in messages(file))
    return {key: _said(known, key) for key in keys if not key.startswith("-")}


def _said(known: Bundle, key: str) -> str:
    pattern = known.get_message(key).value
    return str(known.format_pattern(pattern)[0]) if pattern else ""


def _key_in(string: locale_str, context: app_commands.TranslationContextTypes) -> str | None:
    """The key of a text; None for what has an English name alone."""
    described = context.data if context.location in DESCRIPTIONS else None
    if isinstance(described, app_commands.Command | app_commands.Group):
        return key_of(described)
    return string.extras.get(KEY)
