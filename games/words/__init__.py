"""From keys to sentences.

Sentences are in `<folder>/<locale>/*.ftl`. Messages missing in a locale are in English, which the
log tells once of each; where a folder has none in a locale, all of its are, and nothing is told.
"""

import logging
from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime.resolver import Message

from games.messages import is_per_game
from games.plugins import RULES, plugin_folders, words_of
from games.text import Text, Translate, Value
from games.words.arguments import NAMED, ROLES, written
from games.words.bundles import Bundle, bundle

ENGLISH = "en"

log = logging.getLogger(__name__)

SPEAKERS = 1024
"""Translators cached, some for each table's names."""
SAID = 4096
"""Sentences that are remembered."""


def translator(
    names: Sequence[str] = (),
    locale: str = ENGLISH,
    *more: Path,
    reader: int | None = None,
    aloud: bool = False,
    game: str = "",
) -> Translate:
    """A function that says words in a locale; `names` are the players' by seat.

    It knows the words of all games, and those in `more` folders. Actions and orders are said as
    the `game` says them, by a message with its key before theirs if there is one: `golf-do-swap`
    for `do-swap`. The player in the seat of the `reader` is called "you". `aloud`: colors
    have names, not signs.
    """
    where, plugins, own = (RULES, *more), plugin_folders(), words_of(game)
    return translator_from(tuple(names), locale, where, reader, aloud, plugins, own, game)


@lru_cache(maxsize=SPEAKERS)
def translator_from(
    names: tuple[str, ...],
    locale: str,
    where: tuple[Path, ...],
    reader: int | None = None,
    aloud: bool = False,
    plugins: tuple[Path, ...] = (),
    own: Path = RULES,
    game: str = "",
) -> Translate:
    """A cached translator that uses the words of these folders alone.

    The folders of `plugins` are searched in turn, the `own` folder of the game first.
    Messages in `where` win over them, except actions and orders: nobody changes our sentences.
    """
    locales = tuple(dict.fromkeys((locale, ENGLISH)))
    ours = tuple(bundle(each, where) for each in locales)
    folders = sorted(plugins, key=lambda folder: folder != own)
    theirs = [
        tuple(bundle(each, (folder,), base) for each, base in zip(locales, ours, strict=True))
        for folder in folders
    ]
    usual = (ours, *theirs)
    per_game = (theirs[0], ours, *theirs[1:]) if own in plugins else usual
    stem = game.replace("_", "-")

    @cache
    def key_of(key: str) -> str:
        own_key = f"{stem}-{key}"
        is_own = is_per_game(key) and any(
            each.has_message(own_key.partition(".")[0]) for scope in per_game for each in scope
        )
        return own_key if is_own else key

    def tr(words: Text) -> str:
        key, args = key_of(words.key), words.args
        named = not NAMED.isdisjoint(dict(args))
        known = names if named else ()
        scopes = per_game if is_per_game(key) else usual
        return _said(key, args, known, scopes, reader if named else None, aloud)

    return tr


@lru_cache(maxsize=SAID)
def _said(
    words_key: str,
    words_args: tuple[tuple[str, Value], ...],
    names: tuple[str, ...],
    scopes: tuple[tuple[Bundle, ...], ...],
    reader: int | None,
    aloud: bool,
) -> str:
    """A sentence; the same are said over and over, on buttons and in alternative texts.

    It is looked for by the parts of its words, which are hashed and compared in C.
    """

    def tr(words: Text) -> str:
        return _said(words.key, words.args, names, scopes, reader, aloud)

    key, _, attribute = words_key.partition(".")
    knowing = (scope for scope in scopes if any(each.has_message(key) for each in scope))
    scope = next(knowing, ())
    for found in (each for each in scope if each.has_message(key)):
        message = found.get_message(key)
        pattern = message.attributes.get(attribute) if attribute else message.value
        spoken_to = None if attribute else _to_reader(message, words_args, reader)
        if pattern is not None:
            if found is not scope[0] and not scope[0].is_empty:
                _tell_missing(scope[0].locale, words_key)
            others = _others(words_args, reader) if spoken_to else words_args
            args = written(others, names, tr, aloud)
            text, errors = found.format_pattern(spoken_to or pattern, args)
            if errors:
                raise ValueError(f"{words_key}, {words_args}: {errors}")
            return str(text).strip() if aloud and words_args else str(text)
    raise KeyError(words_key)


@cache
def _tell_missing(locale: str, key: str) -> None:
    """Tell the log of a message that is said in English, once."""
    log.warning("%s is missing in %s and said in English", key, locale)


def _to_reader(
    message: Message, args: tuple[tuple[str, Value], ...], reader: int | None
) -> Any | None:
    """The form of a message that calls its reader "you"; None if it is not about them.

    It is named by what the reader is in it: `.to-seat`, `.to-other`; `.to-seats-other` if both.
    """
    if reader is None:
        return None
    given = dict(args)
    roles = [role for role in ROLES if str(reader) in str(given.get(role, "")).split()]
    forms = (message.attributes.get(f"to-{role}") for role in ("-".join(roles), *roles))
    return next((form for form in forms if form is not None), None)


def _others(
    args: tuple[tuple[str, Value], ...], reader: int | None
) -> tuple[tuple[str, Value], ...]:
    """The arguments of a message to its reader: `seats` without theirs, and how many those are."""
    others = [seat for seat in str(dict(args).get("seats", "")).split() if seat != str(reader)]
    kept = [(name, " ".join(others) if name == "seats" else value) for name, value in args]
    return (*kept, ("others", len(others)))
