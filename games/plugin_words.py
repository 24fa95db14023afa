"""The check of the words of an installed game, before any of them is said."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from fluent.syntax import ast

from games.game import Game
from games.messages import BadWords, is_per_game, messages, parse
from games.options import choices_for


def check_words(
    kind: type[Game], folder: Path, shared: Iterable[Path], others: Iterable[Path]
) -> None:
    """BadWords unless a folder has all that a game needs, and nothing that another file has.

    Actions and orders may be in `others`, the files of games alone, but in none that is shared.
    """
    taken = {key: file for file in others for key in _keys(file) if not is_per_game(key)}
    taken |= {key: file for file in shared for key in _keys(file)}
    found = dict[str, Path]()
    for file in files_in(folder):
        for key, text in messages(file):
            within = f"{file.parent.name}/{key}"
            if other := taken.get(key) or found.get(within):
                raise BadWords(f"{file}: {key} stands in {other} already")
            found |= dict.fromkeys((within, *_attributes(within, parse(file, text))), file)
    for key in sorted(keys_of(kind)):
        if f"en/{key}" not in found and key not in taken:
            raise BadWords(f"{folder / 'en'} has no message {key}")


def keys_of(kind: type[Game]) -> set[str]:
    """The keys of all that people read of a game before it begins."""
    keys = {kind.words(each).key for each in ("name", "name.line", "rules", "rules.whole")}
    keys |= {title.key for _, title in kind.rule_sets().values()}
    for name, values in choices_for(kind.options).items():
        key = kind.words(f"option-{name}").key
        keys |= {key, *(f"{key}.{value}" for value in values if isinstance(value, str))}
    return keys


def _attributes(key: str, entry: ast.Message | ast.Term) -> Iterator[str]:
    return (f"{key}.{each.id.name}" for each in entry.attributes)


def files_in(folder: Path) -> list[Path]:
    """The files of a folder of words, of all locales."""
    return sorted(folder.glob("*/*.ftl"))


def _keys(file: Path) -> Iterator[str]:
    return (key for key, _ in messages(file))
