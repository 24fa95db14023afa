"""Which messages the locale files define, and which the sources of the rules use."""

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import games
from games.cards import CARDS
from games.plugins import OURS, RULES
from games.testing.laws import names_of
from games.words import ENGLISH
from games.words.bundles import bundle

SOURCES = Path(games.__file__).parent


@dataclass(frozen=True)
class Message:
    """A message or an attribute of one, where it stands, and the arguments it names."""

    file: str
    arguments: frozenset[str]


class _Arguments(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        self.visit(node.selector)  # a variant may name what only its own case is given

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name)


class _References(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.found.add(node.id.name + attribute)


@cache
def defined(folder: Path = RULES) -> tuple[tuple[str, Message], ...]:
    """Every message and `message.attribute` of the English files; BadWords for bad syntax."""
    found: list[tuple[str, Message]] = []
    for file, entry in bundle(ENGLISH, (folder,)).read_all():
        if isinstance(entry, ftl.Message):
            found += _message(file.name, entry)
    return tuple(found)


@cache
def by_key(folder: Path = RULES) -> Mapping[str, Message]:
    """The same messages by key; reading them takes seconds, so no module does when imported."""
    return dict(defined(folder))


def included(folder: Path = RULES) -> set[str]:
    """The messages that other messages have in them."""
    references = _References()
    for _, entry in bundle(ENGLISH, (folder,)).read_all():
        references.visit(entry)
    return references.found


def _message(file: str, entry: ftl.Message) -> Iterator[tuple[str, Message]]:
    patterns = [(entry.id.name, entry.value)] if entry.value else []
    patterns += [(f"{entry.id.name}.{each.id.name}", each.value) for each in entry.attributes]
    for key, pattern in patterns:
        arguments = _Arguments()
        arguments.visit(pattern)
        yield key, Message(file, frozenset(arguments.found))


def from_contract() -> set[str]:
    """Keys that follow from the contract: a game's name, rules and options, and some cards.

    So do the paragraphs of its rules that refusals are about.
    """
    suitless = {f"card-{card}" for card in CARDS.values() if not card.suit}
    stems = {kind.words("paragraphs").key for kind in OURS}
    about = {key for key, _ in defined() if key.partition(".")[0] in stems}
    return suitless.union(about, *map(names_of, OURS))


@cache
def texts(sources: Path = SOURCES) -> tuple[str, ...]:
    """Every constant text of the sources; of f-strings the parts, and all of them together."""
    return tuple(_texts(sources))


def _texts(sources: Path) -> Iterator[str]:
    for _, tree in _trees(sources):
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value
            elif isinstance(node, ast.JoinedStr):
                parts = (part for part in node.values if isinstance(part, ast.Constant))
                yield " ".join(str(part.value) for part in parts)


def is_put_together(key: str, known: set[str]) -> bool:
    """Whether these texts have the beginning of a key and its end, as an f-string joins them."""
    cuts = [place + 1 for place, letter in enumerate(key) if letter == "-"]
    return any(key[:cut] in known and key[cut:] in known for cut in cuts)


def said(sources: Path = SOURCES) -> Iterator[tuple[str, str, frozenset[str] | None]]:
    """Each key that is surely said: where, the key, and its arguments if they are plain to see.

    That is a constant key given to `Words` or `tell`.
    """
    for file, tree in _trees(sources):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and _name(node.func) in ("Text", "tell") and node.args:
                names = [item.arg for item in node.keywords if item.arg not in ("to", None)]
                plain = all(item.arg for item in node.keywords)
                arguments = frozenset(str(name) for name in names) if plain else None
                for key in _constants(node.args[0]):
                    yield f"{file}:{node.lineno}", key, arguments


def _trees(sources: Path) -> Iterator[tuple[str, ast.Module]]:
    for file in sorted(sources.rglob("*.py")):
        yield str(file.relative_to(sources)), ast.parse(file.read_text(encoding="utf-8"))


def _name(function: ast.expr) -> str:
    return getattr(function, "attr", getattr(function, "id", ""))


def _constants(key: ast.expr) -> Iterator[str]:
    if isinstance(key, ast.Constant):
        yield str(key.value)
    elif isinstance(key, ast.IfExp):
        yield from _constants(key.body)
        yield from _constants(key.orelse)
