"""Packages with a game each, as an installer writes them, loaded beside our games."""

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib.metadata import distributions
from pathlib import Path

import pytest

from games.plugins import GAMES, Installed, load

RULES = '''
from games.text import Hint
from tests.games.toy import Toy, ToyMind


class FlipMind(ToyMind):
    def hint(self, game, seat):
        return Hint(game.moves(seat)[0], game.words("because"))


class Flip(Toy):
    """Take the upcard with the verb `flip`."""

    key, mind = "{key}", FlipMind()

    def moves(self, seat):
        return [move.replace("take", "flip") for move in super().moves(seat)]

    def play(self, seat, action):
        super().play(seat, action.replace("flip", "take"))

{more}
'''
WORDS = """
{key}-name = {key}
    .line = Flip it.
{key}-rules = Flip it.
    .whole = Flip it.
{key}-because = Why not?
{key}-option-target = Points that win the match
"""


def write(folder: Path, distribution: str, point: str, files: Mapping[str, str]) -> None:
    """Write a package, and what an installer writes of it, into a folder of Python's path."""
    installed = f"{distribution.replace('-', '_')}-1.0.0.dist-info"
    written = {
        **files,
        f"{installed}/METADATA": f"Metadata-Version: 2.1\nName: {distribution}\nVersion: 1.0.0\n",
        f"{installed}/entry_points.txt": f"[parlor.games]\n{point}\n",
    }
    for name, text in written.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


def write_flip(folder: Path, key: str, words: str, more: str = "") -> None:
    """Write a package with a game that says its verb `flip` in these words."""
    module = f"parlor_{key}"
    files = {
        f"{module}/__init__.py": RULES.format(key=key, more=more),
        f"{module}/words/en/{key}.ftl": WORDS.format(key=key) + words,
    }
    write(folder, f"parlor-{key}", f"{key} = {module}:Flip", files)


@contextmanager
def loaded(folder: Path, *names: str) -> Iterator[Installed]:
    """Load the games of these distributions beside ours, in this process too."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        points = [
            point
            for name in names
            for found in distributions(name=name, path=[str(folder)])
            for point in found.entry_points
        ]
        installed = load(points)
        for key, kind in installed.games.items():
            patch.setitem(GAMES, key, kind)
        try:
            yield installed
        finally:
            for point in points:  # another test's package may have the same name
                sys.modules.pop(point.module, None)
