"""`python -m tests.readme`: renew README's table of games, told by themselves, and its film."""

from itertools import islice
from pathlib import Path
from typing import Final

from games.plugins import OURS
from games.record import Record
from games.replay import steps
from games.words import translator
from images.files.gif import Film
from images.frames import timed
from images.theme import PLAIN
from tests.documents import anchor
from tests.markdown_tables import row, with_rows

ROOT: Final = Path(__file__).parents[1]
README: Final = ROOT / "README.md"
HEAD: Final = "| Game | Players | Minutes | |\n|---|---|---|---|\n"
FILM: Final = ROOT / "images" / "examples" / "spades-film.gif"
FILMED: Final = ROOT / "tests" / "records" / "spades.txt"
NAMES: Final = ("Alice", "Bob", "Carol", "Dave")
STEPS: Final = 26
"""From the first bid on: the bids and five tricks."""
SIZE: Final = (640, 400)


def rows() -> list[str]:
    """A row for each game: who can play it, how long it takes, and what it is about."""
    tr, lines = translator(), []
    for kind in OURS:
        name, minutes = tr(kind.words("name")), str(kind.minutes or "any")
        link = f"[{name}](docs/games.md#{anchor(name)})"
        lines.append(row(link, tr(kind.counts()), minutes, tr(kind.words("name.line"))))
    return lines


def renewed(text: str) -> str:
    """The text of README with this table in the place of the one that is there."""
    return with_rows(text, HEAD, rows())


def film() -> bytes:
    """The beginning of a recorded match as a GIF."""
    record = Record.parse(FILMED.read_text("utf-8"))
    tr = translator(NAMES)
    scenes = [each.scene(NAMES, tr) for each in islice(steps(record), STEPS)]
    made = Film(SIZE, PLAIN)
    for scene, milliseconds in timed(scenes):
        made.add(scene, milliseconds)
    return made.file()


if __name__ == "__main__":
    README.write_text(renewed(README.read_text("utf-8")), "utf-8")
    FILM.write_bytes(film())
