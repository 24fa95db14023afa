"""The package that the three pages on adding a game build, written out and installed."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests import plugins

DOCS = Path(__file__).parents[1] / "docs"
PAGES = ("adding_a_game", "game_looks", "game_minds")
"""In order of need: what a page writes stands in place of a file of the same name before."""
FILE = re.compile(r"^`(\S+)`\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
NAME = "parlor-black-maria"


def files(pages: int = len(PAGES)) -> dict[str, str]:
    """The files of the package as the first pages build it, by their paths in it."""
    written = dict[str, str]()
    for page in PAGES[:pages]:
        written |= FILE.findall((DOCS / f"{page}.md").read_text(encoding="utf-8"))
    return written


def install(folder: Path, pages: int = len(PAGES)) -> None:
    """Write the package, and what an installer writes of it, into a folder of Python's path."""
    entry = re.search(r'entry-points\."parlor.games"\]\n(.+)\n', files()["pyproject.toml"])
    assert entry, "the package names its game"
    plugins.write(folder, NAME, entry[1].replace('"', ""), files(pages))


@contextmanager
def loaded(folder: Path) -> Iterator[Any]:
    """Its game, beside ours in this process too."""
    with plugins.loaded(folder, NAME) as installed:
        yield installed.games["black_maria"]
