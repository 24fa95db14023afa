"""`python -m tests.goldens`: renew the recorded pictures, those of README, and a sheet to look at.

Of every game a table and a hand at a telling moment are recorded: what is drawn where, line by
line, and the pixels by their hash together with the versions that made them.
"""

import hashlib
import io
import json
import re
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Final, NamedTuple

from PIL import Image

import images
from games import GAMES
from games.game import DEAL, HOST, Game
from games.scene import Scene
from games.stage import hand_scene, table_scene
from games.view import view
from games.words import speaker
from images.layout import layout

FOLDER: Final = Path(__file__).parent / "images" / "goldens"
EXAMPLES: Final = Path(images.__file__).parent / "examples"
SHOWN: Final = ("spades-table", "spades-hand", "gin_rummy-table", "kings_and_bastards-table")
"""Those that README shows."""
SHEET: Final = Path(__file__).parents[1] / "build" / "contact.png"
NAMES: Final = ("Alice", "Bob", "Charlotte", "Dmitri", "Eve", "Farid", "Grace", "Heidi")
MAKERS: Final = ("pillow", "uharfbuzz")
"""What the pixels depend on beside our own code and fonts."""


class Moment(NamedTuple):
    """So many players, and so many actions by hints after the deal."""

    seats: int
    actions: int


MOMENTS: Final = {
    "basra": Moment(4, 31),
    "crazy_king": Moment(4, 14),
    "five_card_draw": Moment(6, 35),
    "gin_rummy": Moment(2, 35),
    "gong_zhu": Moment(4, 46),
    "kings_and_bastards": Moment(6, 32),
    "red_five": Moment(4, 32),
    "spades": Moment(4, 30),
}


def scenes() -> Iterator[tuple[str, Scene]]:
    """Every recorded scene by its name."""
    for key, moment in MOMENTS.items():
        game = _played(GAMES[key], moment)
        names = NAMES[: game.seats]
        say = speaker(names)
        yield f"{key}-table", table_scene(view(game, None), names, say)
        seat = max(0, *game.waiting())
        yield f"{key}-hand", hand_scene(view(game, seat), say)


def _played(kind: type[Game], moment: Moment) -> Game:
    game = kind(moment.seats, "golden")
    for _ in range(moment.actions):
        seat = game.waiting()[0]
        game.apply(seat, DEAL if seat == HOST else game.hint(seat).action)
    return game


def operations(scene: Scene) -> str:
    """What is drawn, an operation a line; rounded, as Pythons sum differently."""
    drawing = layout(scene)
    head = f"{drawing.width} x {drawing.height}"
    lines = "\n".join([head, *map(repr, drawing.operations), ""])
    return re.sub(r"\d+\.\d{7,}", lambda found: repr(round(float(found[0]), 6)), lines)


def pixels(scene: Scene) -> str:
    """The picture as a hash of its colours, however it is encoded."""
    picture = Image.open(io.BytesIO(images.draw(scene))).convert("RGB")
    return hashlib.sha256(picture.tobytes()).hexdigest()


def makers() -> dict[str, str]:
    """The versions in use here."""
    return {name: version(name) for name in MAKERS}


def main() -> None:
    """Write everything anew."""
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.iterdir():
        old.unlink()
    for name, scene in scenes():
        (FOLDER / f"{name}.txt").write_text(operations(scene), "utf-8")
    recorded = {"makers": makers(), "pixels": {name: pixels(scene) for name, scene in scenes()}}
    (FOLDER / "pixels.json").write_text(json.dumps(recorded, indent=1) + "\n", "utf-8")
    EXAMPLES.mkdir(exist_ok=True)
    for name, scene in scenes():
        if name in SHOWN:
            (EXAMPLES / f"{name}.png").write_bytes(images.draw(scene))
    SHEET.parent.mkdir(exist_ok=True)
    _sheet().save(SHEET)


def _sheet() -> Image.Image:
    """All pictures at half their size, tables at the left and hands at the right."""
    sheet = Image.new("RGB", (1200, 375 * len(MOMENTS)))
    for place, (_, scene) in enumerate(scenes()):
        picture = Image.open(io.BytesIO(images.draw(scene))).convert("RGB").reduce(2)
        sheet.paste(picture, (place % 2 * 600, place // 2 * 375))
    return sheet


if __name__ == "__main__":
    main()
