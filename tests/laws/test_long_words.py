"""Whatever a picture says may be 40 % longer, as translations are: only people's names are cut."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot import words
from bot.words import FOLDER, speaking, talk
from games.plugins import OURS, RULES
from games.scene import Scene
from games.shelf import cover_scene
from images.drawing import Label
from images.layout import layout
from tests import goldens, long_words
from tests.images.layout.test_labels import cut_anywhere


@pytest.fixture(autouse=True)
def long_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Everything is said in the long language."""
    long_words.write(tmp_path, (FOLDER, RULES))
    monkeypatch.setattr(words, "BOT_FOLDERS", (FOLDER, tmp_path))
    with speaking(long_words.LONG):
        yield


def shortened(scene: Scene) -> list[str]:
    """The labels of a picture that are cut, and are no names of people."""
    texts = [label.text for label in cut_anywhere(layout(scene))]
    return [text for text in texts if not any(name in text for name in goldens.NAMES)]


def test_the_long_language_is_longer() -> None:
    title = long_words.lengthened("Play again?")
    assert title == "Playpl againag?"
    assert talk()(OURS[0].words("name")) == long_words.lengthened(OURS[0].key.title())


def test_nothing_is_cut_in_the_pictures_of_every_game_and_everything_else() -> None:
    found = {name: cut for name, scene in goldens.scenes() if (cut := shortened(scene))}
    assert found == {}


def test_nothing_is_cut_on_the_cover_of_a_game() -> None:
    """What it is about is told to its end, in smaller letters if need be."""
    for kind in OURS:
        scene = cover_scene(kind, talk())
        assert shortened(scene) == []
        written = [part.text for part in layout(scene).operations if isinstance(part, Label)]
        assert " ".join(written).endswith(scene.covers[0].line)
