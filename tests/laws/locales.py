"""Laws of languages: a translation is in its language, fits where it stands, and names its buttons.

Each law is told a language, and lists what breaks it. `spared/<locale>.txt` has, a line each, what
may stand there in English or in Latin letters: names, and words that are alike in both.
"""

import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.views.press import HINT, LABEL, OPTION, PLACEHOLDER, TEXT
from bot.words import FOLDER
from games.plugins import OURS, RULES
from games.words.completeness import ENGLISH, ENGLISH_ONLY, Language

FOLDERS: Final = (RULES, FOLDER)
SPARED: Final = Path(__file__).parent / "spared"
ENGLISH_WORDS: Final = frozenset((SPARED.parent / "english_words.txt").read_text("utf-8").split())
"""What is said often in English and in none of our other languages."""
LATIN: Final = re.compile(r"[A-Za-z]{2,}")
OTHER_LETTERS: Final = frozenset({"ru", "ja", "zh-CN", "ko"})
"""Languages that are not written in Latin letters."""
CODE: Final = re.compile(r"`[^`]*`|https?:\S+|(?<![A-Za-z\d])/[a-z][a-z-]*(?: (?=[a-z]))?|<[^>]*>")
WORD: Final = re.compile(r"[^\W\d_]+(?:['\u2019-][^\W\d_]+)*")
BOLD: Final = re.compile(r"\*\*([^*\n]+)\*\*")
LINK: Final = re.compile(r"\]\([^()\n]*\)")
NAME: Final = 32
"""Characters of the longest name that somebody has at Discord."""
LENGTHS: Final = {
    **dict.fromkeys(("seat", "winner", "other", "name", "host", "first", "last"), NAME),
    **dict.fromkeys(("seats", "names"), 2 * NAME + 5),
    **dict.fromkeys(("card", "symbol"), 3),
    **dict.fromkeys(("cards", "turned"), 24),
    **dict.fromkeys(("suit", "game", "action", "old", "level", "personality"), 20),
}
"""Characters of the longest values of arguments; any other is a number."""
NUMBER: Final = 6
STEMS: Final = "|".join(kind.words("").key.removesuffix("-") for kind in OURS)
WHOLE, HEADING = 4000, 100
"""Characters that a message of Discord has in all, and those of a page's heading at most."""
MOST: Final = {
    r"press-.*|order-.*|(.+-)?do-.*": TEXT,
    r"report-title|option-title|number-title|press-keep|report-label|keep-name": LABEL,
    r"command-.*|context-menu-.*|level-change|computer-way|seats-shuffle|option-o(n|ff)": HINT,
    rf".+-variant-.*|.+-option-.*|({STEMS})-name(\.line)?|setting-.+\..+|preference-.+\..+": OPTION,
    r"shelf-pick|seats-choose|levels-choose|options-pick|pick-cards?": PLACEHOLDER,
    r".+-rules\.whole": WHOLE - HEADING,
}
"""How long a message may be that stands in a button, a form, a list or a menu."""


class Line(NamedTuple):
    """A message or a part of one, and what it says."""

    file: str
    key: str
    pattern: ast.Pattern

    def __str__(self) -> str:
        return f"{self.file}: {self.key}"

    @property
    def texts(self) -> list[str]:
        """All that is fixed in it."""
        found = _Texts()
        found.visit(self.pattern)
        return found.texts


class _Texts(Visitor):
    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)


@cache
def language(locale: str, folders: tuple[Path, ...] = FOLDERS) -> Language:
    """The messages of a locale, read once for all laws."""
    return Language(locale, folders)


@cache
def lines(locale: str, folders: tuple[Path, ...] = FOLDERS) -> dict[str, Line]:
    """Every message and every part of one that is translated, by key."""
    return {line.key: line for line in _lines(language(locale, folders))}


def _lines(of: Language) -> Iterator[Line]:
    for at, page in of.pages.items():
        for key, entry in page.entries.items() if at.name not in ENGLISH_ONLY else ():
            if entry.value:
                yield Line(at.name, key, entry.value)
            for each in entry.attributes:
                yield Line(at.name, f"{key}.{each.id.name}", each.value)


def english_left(locale: str, folders: tuple[Path, ...] = FOLDERS) -> list[str]:
    """Where English words stand; in Latin letters no word may stand in a script that has others."""
    spared = _spared(locale)
    return [
        f"{line}: {', '.join(words)}"
        for line in lines(locale, folders).values()
        if not line.key.endswith(".aliases")
        if (words := [word for text in line.texts for word in _english(locale, text, spared)])
    ]


def _english(locale: str, text: str, spared: re.Pattern[str]) -> list[str]:
    plain = spared.sub(" ", CODE.sub(" ", text))
    if locale in OTHER_LETTERS:
        return LATIN.findall(plain)
    return [
        word for word in WORD.findall(plain) if word.lower().replace("\u2019", "'") in ENGLISH_WORDS
    ]


@cache
def _spared(locale: str) -> re.Pattern[str]:
    files = (SPARED / f"{name}.txt" for name in ("all", locale))
    every = [
        line for file in files if file.exists() for line in file.read_text("utf-8").split("\n")
    ]
    phrases = sorted(filter(None, every), key=len, reverse=True)
    return re.compile(rf"(?<![A-Za-z])(?:{'|'.join(map(re.escape, phrases))})(?![A-Za-z])", re.I)


def too_long(locale: str, folders: tuple[Path, ...] = FOLDERS, longer: float = 1) -> list[str]:
    """Messages that do not fit where they stand, were what is fixed in them so much longer."""
    every = lines(ENGLISH, folders) | lines(locale, folders)
    limits = ((line, limit(line.key)) for line in lines(locale, folders).values())
    return [
        f"{line}: {length} characters, {most} fit"
        for line, most in limits
        if (length := _length(line.pattern, every, longer)) > most
    ]


def limit(key: str) -> int:
    """How many characters a message may have."""
    return next((most for keys, most in MOST.items() if re.fullmatch(keys, key)), WHOLE)


def _length(node: ast.SyntaxNode | None, every: dict[str, Line], longer: float) -> int:
    """The length of the longest that a part of a message can say."""

    def of(inner: ast.SyntaxNode | None) -> int:
        return _length(inner, every, longer)

    match node:
        case ast.Pattern(elements=parts):
            return sum(map(of, parts))
        case ast.TextElement(value=text):
            return round(len(text) * longer)
        case ast.Placeable(expression=inner):
            return of(inner)
        case ast.SelectExpression(variants=variants):
            return max(of(variant.value) for variant in variants)
        case ast.VariableReference(id=ast.Identifier(name=name)):
            return LENGTHS.get(name, NUMBER)
        case ast.MessageReference(id=ast.Identifier(name=name), attribute=attribute):
            key = f"{name}.{attribute.name}" if attribute else name
            return of(every[key].pattern) if key in every else 0
        case ast.TermReference(id=ast.Identifier(name=name)):
            return of(every[f"-{name}"].pattern) if f"-{name}" in every else 0
        case ast.StringLiteral() as literal:
            return len(literal.parse()["value"])
    return NUMBER


def unnamed_buttons(locale: str, folders: tuple[Path, ...] = FOLDERS) -> list[str]:
    """Where English names a button in bold, and the translation does not say what is on it."""
    english, theirs = lines(ENGLISH, folders), lines(locale, folders)
    labels = dict[str, list[str]]()
    for key, line in english.items():
        if key.startswith("press-"):
            labels.setdefault("".join(line.texts), []).append(key)
    return [
        f"{line}: {bold} is {' or '.join(sorted(wanted))}"
        for key, line in theirs.items()
        if key in english
        for bold in BOLD.findall("\n".join(english[key].texts))
        if (
            wanted := {
                "".join(theirs[each].texts) for each in labels.get(bold, ()) if each in theirs
            }
        )
        if not wanted & {*BOLD.findall("\n".join(line.texts))}
    ]


def lost_links(locale: str, folders: tuple[Path, ...] = FOLDERS) -> list[str]:
    """Where a link in English is none in the translation, as when its brackets are full-width."""
    english = lines(ENGLISH, folders)
    return [
        f"{line}: {links} of {wanted} links"
        for key, line in lines(locale, folders).items()
        if key in english
        if (links := _links(line)) != (wanted := _links(english[key]))
    ]


def _links(line: Line) -> int:
    """How many links there are in a message."""
    return len(LINK.findall("".join(line.texts)))


def lost_paragraphs(locale: str, folders: tuple[Path, ...] = FOLDERS) -> list[str]:
    """Where a refusal opens the rules at a paragraph that they do not have."""
    every = lines(locale, folders)
    numbered = [(key, "".join(line.texts)) for key, line in every.items() if "-paragraphs." in key]
    return [
        f"{every[key]}: there is no paragraph {number}"
        for key, number in numbered
        if (rules := every.get(f"{key.partition('-paragraphs.')[0]}-rules.whole"))
        if not 0 < int(number) <= _paragraphs(rules)
    ]


def _paragraphs(rules: Line) -> int:
    """How many paragraphs rules have."""
    return sum(line.startswith("- ") for line in "".join(rules.texts).splitlines())


Law = Callable[[str, tuple[Path, ...]], list[str]]
LAWS: Final[tuple[Law, ...]] = (
    english_left,
    too_long,
    unnamed_buttons,
    lost_links,
    lost_paragraphs,
)
"""The laws that read messages, and say nothing."""


def broken(locale: str, folders: tuple[Path, ...] = FOLDERS) -> list[str]:
    """All that breaks a law."""
    laws = LAWS if locale != ENGLISH else LAWS[1:]
    return [f"{law.__name__}, {problem}" for law in laws for problem in law(locale, folders)]
