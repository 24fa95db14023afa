"""Every sentence of the bot is written, used and can be said."""

from collections import Counter
from pathlib import Path

import bot
from bot.hosting.preferences import AUTOMATIC, LANGUAGE, Preferences, ServerSettings, possible
from bot.words import FOLDER
from games.plugins import RULES
from tests.bot.sentences import FILE, sentences
from tests.message_keys import Message, by_key, defined, is_put_together, said, texts

SOURCES = Path(bot.__file__).parent
OF_COMMANDS = "commands.ftl"
"""Its keys are names of commands: tests/bot/test_command_texts.py."""


def everything() -> dict[str, Message]:
    return {**by_key(FOLDER), **by_key()}


def test_every_message_is_written_once_in_the_bot_and_the_rules_together() -> None:
    keys = [key for folder in (FOLDER, RULES) for key, _ in defined(folder)]
    assert not {key for key, times in Counter(keys).items() if times > 1}


def test_every_message_said_exists() -> None:
    written = everything()
    assert not {(where, key) for where, key, _ in said(SOURCES) if key not in written}


def test_every_message_is_given_the_arguments_it_names() -> None:
    written = everything()
    lacking = {
        (where, key, name)
        for where, key, given in said(SOURCES)
        if given is not None
        for name in written[key].arguments - given
    }
    assert not lacking


def from_choices() -> set[str]:
    """Keys that follow from what can be chosen: each choice, and each value that has a name."""
    keys = set()
    for kind in (Preferences, ServerSettings):
        for name, values in possible(kind()).items():
            named = [value for value in values if isinstance(value, str)]
            named = [AUTOMATIC] if name == LANGUAGE else named  # languages name themselves
            keys |= {f"{kind.key}-{name}", *(f"{kind.key}-{name}.{value}" for value in named)}
    return keys


def test_whatever_can_be_chosen_is_named() -> None:
    assert not from_choices() - by_key(FOLDER).keys()


def test_no_message_is_unused() -> None:
    known = set(texts(SOURCES)) | from_choices()
    used = known | {key for _, key, _ in said(SOURCES)}
    written = by_key(FOLDER).items()
    keys = {key.partition(".to-")[0] for key, each in written if each.file != OF_COMMANDS}
    assert not [key for key in keys if key not in used and not is_put_together(key, known)]


def test_every_message_is_said_as_recorded() -> None:
    assert sentences() == FILE.read_text("utf-8"), "python -m tests.bot.sentences"
