"""What a translation lacks: the messages of a locale beside the English ones, file by file.

A message has the attributes of the English one, places its variables or chooses by them, and knows
no others but those that come by themselves. Plural forms are those of CLDR for whole numbers. A
language may have a game's own message for an action that English says alike in all games.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Final, NamedTuple

from babel import Locale
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from games.messages import BadWords, parse, pieces, shared_key
from games.words.numbers import FUNCTIONS

ENGLISH: Final = "en"
ENGLISH_ONLY: Final = frozenset({"terminal.ftl"})
"""Files that are not translated: what is read in terminals and logs."""
KNOWN: Final = frozenset({"NUMBER", "DATETIME", *FUNCTIONS})
"""The functions that a message may call."""
CATEGORIES: Final = frozenset({"zero", "one", "two", "few", "many", "other"})
"""The plural forms that CLDR knows."""
HIGHEST: Final = 100_000
"""No number in a sentence is as high: the forms of millions need not be there."""
DERIVED: Final = {
    "card": frozenset({"card_rank", "card_suit"}),
    "suit_text": frozenset({"suit"}),
    "rank_name": frozenset({"rank"}),
}
"""Variables that come by themselves with another."""
TO_READER: Final = "to-"
"""How the names of forms begin that speak to their reader; they are given `$others`, too."""
ALIASES: Final = "aliases"
"""Other names of a game, which a language may have where English has none."""
OPTIONAL: Final = frozenset({"aliases"})
"""Attributes that a language may have or not: other names of a game, by which it is found."""
SAME: Final = ("", "short", "beside")
"""The parts of a message that are given the same variables, besides those to its reader."""


class Fault(NamedTuple):
    """Something that a translator has to mend: in a file, and there in a message or its part."""

    file: Path
    key: str
    what: str
    is_missing: bool = False

    def __str__(self) -> str:
        return f"{self.key}: {self.what}" if self.key else self.what


class Select(NamedTuple):
    """A choice by a variable: the names of its variants, and the one for all other values."""

    variable: str
    keys: frozenset[str]
    default: str
    is_ordinal: bool

    @property
    def words(self) -> frozenset[str]:
        """The names of its variants that are no numbers."""
        return frozenset(key for key in self.keys if not _is_number(key))


@dataclass
class Part(Visitor):
    """The value of a message or one of its attributes: its variables, choices and references."""

    placed: set[str] = field(default_factory=set)
    known: set[str] = field(default_factory=set)
    selects: list[Select] = field(default_factory=list)
    references: set[str] = field(default_factory=set)
    functions: set[str] = field(default_factory=set)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.placed.add(node.id.name)
        self.known.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(f"{node.id.name}.{node.attribute.name if node.attribute else ''}")

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.references.add(f"-{node.id.name}.")
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        match node.selector:
            case ast.VariableReference(id=ast.Identifier(name=name)):
                self._select(name, node, is_ordinal=False)
            case ast.FunctionReference(
                arguments=ast.CallArguments(
                    positional=[ast.VariableReference(id=ast.Identifier(name=name))], named=named
                )
            ):
                is_ordinal = any(getattr(each.value, "value", "") == "ordinal" for each in named)
                self._select(name, node, is_ordinal)
                self.functions.add(node.selector.id.name)
            case other:
                self.visit(other)
        for variant in node.variants:
            self.visit(variant.value)

    def _select(self, name: str, node: ast.SelectExpression, is_ordinal: bool) -> None:
        keys = [_key(variant) for variant in node.variants]
        default = next(_key(variant) for variant in node.variants if variant.default)
        self.known.add(name)
        self.selects.append(Select(name, frozenset(keys), default, is_ordinal))


Parts = Mapping[str, Part]
"""The parts of a message: its value by "", its attributes by their names."""


@dataclass(frozen=True)
class Page:
    """A file of messages by their keys, and what is wrong in the file itself."""

    file: Path
    texts: dict[str, str] = field(default_factory=dict)
    entries: dict[str, ast.Message | ast.Term] = field(default_factory=dict)
    parts: dict[str, Parts] = field(default_factory=dict)
    faults: list[Fault] = field(default_factory=list)

    @classmethod
    def read(cls, file: Path) -> "Page":
        """The messages of a file, with a fault for each that cannot be read."""
        page = cls(file)
        for key, text in pieces(file):
            if key in page.texts:
                page.faults.append(Fault(file, key, "stands here twice"))
            page.texts[key] = text
            try:
                page.entries[key] = parse(file, text)
                page.parts[key] = _parts(page.entries[key])
            except BadWords:
                page.faults.append(Fault(file, key, f"is no message: {text.strip()}"))
        return page


@dataclass(frozen=True)
class Language:
    """The messages of a locale in some folders."""

    locale: str
    folders: tuple[Path, ...]

    @cached_property
    def pages(self) -> Mapping[Path, Page]:
        """Its files, by where they would stand in a folder of the locale."""
        files = (
            (each, file) for each in self.folders for file in (each / self.locale).glob("*.ftl")
        )
        return {folder / file.name: Page.read(file) for folder, file in sorted(files)}

    @cached_property
    def parts(self) -> Mapping[str, Parts]:
        """Every message, by its key."""
        return {key: parts for page in self.pages.values() for key, parts in page.parts.items()}

    def whole(self, part: Part, english: "Language") -> Part:
        """A part with the variables of the messages that it refers to."""
        whole = Part({*part.placed}, {*part.known})
        ahead, seen = [*part.references], set[str]()
        while ahead:
            reference = ahead.pop()
            other = self.referred(reference, english)
            if other and reference not in seen and not reference.startswith("-"):
                whole.placed |= other.placed
                whole.known |= other.known
                ahead += other.references
            seen.add(reference)
        return whole

    def referred(self, reference: str, english: "Language") -> Part | None:
        """What a reference is to: English where the language lacks it, except for terms."""
        key, _, attribute = reference.partition(".")
        parts = self.parts.get(key)
        if parts is None and not key.startswith("-"):
            parts = english.parts.get(key)
        return parts.get(attribute) if parts is not None else None


def translated(folders: Iterable[Path]) -> list[str]:
    """The locales that there are besides English."""
    every = {file.parent.name for folder in folders for file in folder.glob("*/*.ftl")}
    return sorted(every - {ENGLISH})


def faults(locale: str, folders: Iterable[Path]) -> Iterator[Fault]:
    """All that a translator has to do for a locale, file by file."""
    there = tuple(folders)
    return compared(Language(ENGLISH, there), Language(locale, there))


def compared(english: Language, theirs: Language) -> Iterator[Fault]:
    """The same of languages that have been read."""
    return _Comparison(english, theirs).faults()


def categories(locale: str, is_ordinal: bool = False) -> frozenset[str]:
    """The plural forms of a language that whole numbers take, and the one for all others."""
    known = Locale.parse(locale, sep="-")
    rule = known.ordinal_form if is_ordinal else known.plural_form
    return frozenset({"other", *map(rule, range(1_000)), *map(rule, range(1_000, HIGHEST, 1_000))})


@dataclass(frozen=True)
class _Comparison:
    english: Language
    theirs: Language

    def faults(self) -> Iterator[Fault]:
        wanted = {at: p for at, p in self.english.pages.items() if at.name not in ENGLISH_ONLY}
        for at, page in wanted.items():
            if found := self.theirs.pages.get(at):
                yield from self._of_page(page, found)
            else:
                file = at.parent / self.theirs.locale / at.name
                yield Fault(file, "", f"the file is missing, with {len(page.parts)} messages", True)
        for at in sorted(self.theirs.pages.keys() - self.english.pages.keys()):
            yield Fault(self.theirs.pages[at].file, "", "there is no such file in English")

    def _of_page(self, english: Page, theirs: Page) -> Iterator[Fault]:
        yield from theirs.faults
        for key, parts in english.parts.items():
            if key in theirs.parts:
                yield from self._of_one(theirs, key, parts)
            elif key not in theirs.texts and not key.startswith("-"):
                text = english.texts[key].rstrip()
                yield Fault(theirs.file, key, f"is missing. English:\n{text}", True)
        for key in sorted(theirs.texts.keys() - english.texts.keys()):
            shared = self.english.parts.get(shared_key(key))
            if shared and key in theirs.parts:
                own = self._of_one(theirs, key, shared)
                yield from (fault for fault in own if not fault.is_missing)
            elif key and not key.startswith("-"):
                yield Fault(theirs.file, key, "is superfluous: English has none in this file")

    def _of_one(self, theirs: Page, key: str, english: Parts) -> Iterator[Fault]:
        for name, what, is_missing in self._of_message(key, english, theirs.parts[key]):
            yield Fault(theirs.file, f"{key}.{name}" if name else key, what, is_missing)

    def _of_message(
        self, key: str, english: Parts, theirs: Parts
    ) -> Iterator[tuple[str, str, bool]]:
        for name in sorted(english.keys() - theirs.keys() - OPTIONAL):
            yield name, "is missing", True
        for name in sorted(theirs.keys() - english.keys() - {ALIASES}):
            yield name, "is superfluous: English has no such part", False
        for name in sorted(english.keys() & theirs.keys()):
            for what in self._of_part(key, name, english, theirs[name]):
                yield name, what, False

    def _of_part(self, key: str, name: str, english: Parts, part: Part) -> Iterator[str]:
        same = [each for each in english if _is_same(each)] if _is_same(name) else [name]
        wholes = {one: self.english.whole(english[one], self.english) for one in {*same, name}}
        given = {each for one in same for each in wholes[one].known}
        given |= {"others"} if name.startswith(TO_READER) else set()
        given |= {each for variable in given for each in DERIVED.get(variable, ())}
        used = self.theirs.whole(part, self.english)
        for variable in sorted(used.known - given):
            yield f"there is no ${variable} here"
        for variable in sorted(wholes[name].placed - used.known):
            yield f"${variable} is neither placed nor chosen by"
        for reference in sorted(part.references):
            if not self.theirs.referred(reference, self.english):
                yield f"there is no {reference.removesuffix('.')} to refer to"
        for function in sorted(part.functions - KNOWN):
            yield f"there is no function {function}"
        told = [select for one in same for select in english[one].selects]
        for select in part.selects:
            yield from self._of_select(select, told)

    def _of_select(self, select: Select, english: Iterable[Select]) -> Iterator[str]:
        told = {key for each in english if each.variable == select.variable for key in each.words}
        if told - CATEGORIES:
            for word in sorted(select.words - told - {"other"}):
                yield f"${select.variable} is never [{word}]"
        elif told or select.words & CATEGORIES - {"other"}:
            forms = Locale.parse(self.theirs.locale, sep="-")
            rule = forms.ordinal_form if select.is_ordinal else forms.plural_form
            for word in sorted(select.words - rule.tags - {"other"}):
                yield f"${select.variable} is never [{word}] in this language"
            if select.words - {"other"}:
                wanted = categories(self.theirs.locale, select.is_ordinal)
                for word in sorted(wanted - select.words):
                    yield f"${select.variable} has no [{word}]"


def _parts(entry: ast.Message | ast.Term) -> Parts:
    patterns = {"": entry.value} if entry.value else {}
    patterns |= {each.id.name: each.value for each in entry.attributes}
    found = {name: Part() for name in patterns}
    for name, part in found.items():
        part.visit(patterns[name])
    return found


def _is_same(name: str) -> bool:
    return name in SAME or name.startswith(TO_READER)


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def _is_number(key: str) -> bool:
    return key.lstrip("-").replace(".", "", 1).isdigit()
