"""The package that `docs/adding_a_game.md` builds, written out and installed."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import distributions
from pathlib import Path
from typing import Any

import pytest

from games.plugins import GAMES, load

DOCUMENT = Path(__file__).parents[1] / "docs" / "adding_a_game.md"
FILE = re.compile(r"^`(\S+)`\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def files() -> dict[str, str]:
    """The files of the package, by their paths in it."""
    return dict(FILE.findall(DOCUMENT.read_text(encoding="utf-8")))


def install(folder: Path) -> None:
    """Write the package, and what an installer writes of it, into a folder of Python's path."""
    entry = re.search(r'entry-points\."(.+?)"\]\n(.+)\n', files()["pyproject.toml"])
    assert entry, "the package names its game"
    group, point = entry[1], entry[2].replace('"', "")
    name, version = "parlor-black-maria", "1.0.0"
    installed = f"{name.replace('-', '_')}-{version}.dist-info"
    written = files() | {
        f"{installed}/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n",
        f"{installed}/entry_points.txt": f"[{group}]\n{point}\n",
    }
    for name, text in written.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


@contextmanager
def loaded(folder: Path) -> Iterator[Any]:
    """Its game, beside ours in this process too."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        (found,) = distributions(name="parlor-black-maria", path=[str(folder)])
        patch.setitem(GAMES, "black_maria", load(found.entry_points)["black_maria"])
        yield GAMES["black_maria"]
