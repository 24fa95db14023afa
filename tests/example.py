"""The package that `docs/adding_a_game.md` builds, written out and installed."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests import plugins

DOCUMENT = Path(__file__).parents[1] / "docs" / "adding_a_game.md"
FILE = re.compile(r"^`(\S+)`\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
NAME = "parlor-black-maria"


def files() -> dict[str, str]:
    """The files of the package, by their paths in it."""
    return dict(FILE.findall(DOCUMENT.read_text(encoding="utf-8")))


def install(folder: Path) -> None:
    """Write the package, and what an installer writes of it, into a folder of Python's path."""
    entry = re.search(r'entry-points\."parlor.games"\]\n(.+)\n', files()["pyproject.toml"])
    assert entry, "the package names its game"
    plugins.write(folder, NAME, entry[1].replace('"', ""), files())


@contextmanager
def loaded(folder: Path) -> Iterator[Any]:
    """Its game, beside ours in this process too."""
    with plugins.loaded(folder, NAME) as installed:
        yield installed.games["black_maria"]
