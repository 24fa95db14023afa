"""The messages of a locale, as Fluent keeps them."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, Message, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentNone
from fluent.syntax import ast

from games.messages import BadWords, messages, parse
from games.words.numbers import FUNCTIONS

KEPT = 1000
"""Messages of a locale that are kept as Fluent reads them, which takes five times their text."""


class Bundle(FluentBundle):
    """Messages that are read when they are first said: to read all takes half a second."""

    def __init__(self, locale: str, files: Iterable[Path], base: "Bundle | None" = None) -> None:
        """The messages of these files; BadWords for a duplicate.

        A message may refer to those of its `base`, too.
        """
        super().__init__([locale], functions=FUNCTIONS, use_isolating=False)
        self.locale = locale
        self._base = base
        self._texts = dict[str, tuple[Path, str]]()
        self._read = lru_cache(maxsize=KEPT)(self._compile)
        for file in files:
            for name, text in messages(file):
                if name in self._texts:
                    raise BadWords(f"{file}: {name} stands in {self._texts[name][0]} already")
                self._texts[name] = file, text

    @property
    def is_empty(self) -> bool:
        """True if there are no messages: nobody has translated any."""
        return not self._texts

    def has_message(self, message_id: str) -> bool:
        """True if a file has this message."""
        return message_id in self._texts

    def read_all(self) -> Iterator[tuple[Path, ast.Message | ast.Term]]:
        """Every message, with its file; BadWords for one that cannot be read."""
        for file, text in self._texts.values():
            yield file, parse(file, text)

    def format_pattern(
        self, pattern: Pattern, args: Mapping[str, Any] | None = None
    ) -> tuple[str | FluentNone, list[Exception]]:
        """A pattern with Fluent's own values: as Fluent does it, numbers would lose their form."""
        errors = list[Exception]()
        given = CurrentEnvironment(args=dict(args or {}))
        env = ResolverEnvironment(context=self, current=given, errors=errors)
        try:
            return pattern(env), errors
        except ValueError as error:
            return "", [*errors, error]

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        """True if a message exists, which Fluent asks for references."""
        name = f"-{entry_id}" if term else entry_id
        if self._base and name not in self._texts:
            return self._base._lookup(entry_id, term)
        return self._read(name)

    def _compile(self, name: str) -> Message:
        return self._compiler(parse(*self._texts[name]))


@lru_cache(maxsize=64)
def bundle(locale: str, folders: tuple[Path, ...], base: Bundle | None = None) -> Bundle:
    """Every message of a locale in these folders; BadWords for a duplicate."""
    files = (file for each in folders for file in sorted((each / locale).glob("*.ftl")))
    return Bundle(locale, files, base)
