"""Discord's limits on application commands and autocomplete."""

import unicodedata
from collections import Counter
from itertools import chain

from bot.sandbox.body import Json
from bot.sandbox.limits.form import Form
from bot.sandbox.locales import LOCALES

CHAT_INPUT = 1
MOST_OF_TYPE = {CHAT_INPUT: 100, 2: 15, 3: 15, 4: 1}
SUBCOMMAND, GROUP = 1, 2
NAME, DESCRIPTION, CHOICE = 32, 100, 100
"""The most characters of each; none is empty."""


def check_commands(commands: list[Json]) -> None:
    """Raise Refusal if Discord would not take these as all commands of one scope."""
    form = Form()
    keys = [(command.get("type") or CHAT_INPUT, command.get("name")) for command in commands]
    for kind, count in Counter(kind for kind, _ in keys).items():
        if count > MOST_OF_TYPE.get(kind, 0):
            message = f"At most {MOST_OF_TYPE.get(kind, 0)} commands of type {kind}."
            form.wrong("commands", "APPLICATION_COMMANDS_MAX", message)
    names = Counter(keys)
    for n, (command, key) in enumerate(zip(commands, keys, strict=True)):
        _check_command(form, str(n), command)
        if names[key] > 1:
            message = "Application command names must be unique"
            form.wrong(f"{n}.name", "APPLICATION_COMMANDS_DUPLICATE_NAME", message)
    form.refuse()


def _check_command(form: Form, path: str, command: Json) -> None:
    if (command.get("type") or CHAT_INPUT) == CHAT_INPUT:
        _check_naming(form, path, command)
    else:
        _check_text(form, path, command, "name", NAME)
    _check_options(form, path, command.get("options") or [], depth=0)
    if _text(command) > 8000:
        message = "Command exceeds maximum size (8000)"
        form.wrong(path, "APPLICATION_COMMAND_TOO_LARGE", message)


def _check_naming(form: Form, path: str, named: Json) -> None:
    _check_text(form, path, named, "name", NAME)
    _check_text(form, path, named, "description", DESCRIPTION)
    for where, name in _texts(named, "name"):
        if name and not _valid_name(name):
            message = f'"{name}" is not a valid command name.'
            form.wrong(f"{path}.{where}", "APPLICATION_COMMAND_INVALID_NAME", message)


def _check_text(form: Form, path: str, named: Json, part: str, most: int) -> None:
    """Note the faults of a name or a description, and of their translations."""
    for where, text in _texts(named, part):
        form.required(f"{path}.{where}", text, most)
    for locale in (named.get(f"{part}_localizations") or {}).keys() - LOCALES.keys():
        message = f"Value must be one of {sorted(LOCALES)}."
        form.wrong(f"{path}.{part}_localizations.{locale}", "BASE_TYPE_CHOICES", message)


def _texts(named: Json, part: str) -> list[tuple[str, str | None]]:
    """A name, a description or a value, and its translations, by where they stand."""
    translations = named.get(f"{part}_localizations") or {}
    within = ((f"{part}_localizations.{locale}", text) for locale, text in translations.items())
    return [(part, named.get(part)), *within]


def _valid_name(name: str) -> bool:
    """Letters and digits of any script, hyphen, underscore and apostrophe; in lower case."""
    return name == name.lower() and all(
        letter in "-_'" or unicodedata.category(letter)[0] in "LNM" for letter in name
    )


def _check_options(form: Form, path: str, options: list[Json], depth: int) -> None:
    form.length(f"{path}.options", options, 25)
    optional_before = False
    for n, option in enumerate(options):
        here = f"{path}.options.{n}"
        _check_naming(form, here, option)
        _check_choices(form, here, option)
        if option.get("type") in (SUBCOMMAND, GROUP):
            if depth + (option["type"] == GROUP) > 1:
                form.wrong(f"{here}.type", "INVALID_OPTION_TYPE", "Nested too deep.")
            _check_options(form, here, option.get("options") or [], depth + 1)
        elif option.get("required") and optional_before:
            message = "Required options must be placed before non-required options"
            form.wrong(here, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)
        optional_before = optional_before or not option.get("required")


def _check_choices(form: Form, path: str, option: Json) -> None:
    check_choices(form, f"{path}.choices", option.get("choices") or [])
    if option.get("choices") and option.get("autocomplete"):
        message = "Choices and autocomplete exclude each other."
        form.wrong(f"{path}.autocomplete", "APPLICATION_COMMAND_AUTOCOMPLETE", message)


def check_choices(form: Form, path: str, choices: list[Json]) -> None:
    """Note the faults of an option's choices, or of an answer to autocomplete."""
    form.length(path, choices, 25)
    for n, choice in enumerate(choices):
        _check_text(form, f"{path}.{n}", choice, "name", CHOICE)
        if choice.get("value") is None or isinstance(choice["value"], str):
            form.required(f"{path}.{n}.value", choice.get("value"), 100)


def _text(named: Json) -> int:
    """The characters that count towards a command's 8000; of translations only the longest."""
    total = 0
    for part in ("name", "description", "value"):
        texts = (text for _, text in _texts(named, part))
        total += max((len(text) for text in texts if isinstance(text, str)), default=0)
    nested = chain(named.get("options") or [], named.get("choices") or [])
    return total + sum(map(_text, nested))
