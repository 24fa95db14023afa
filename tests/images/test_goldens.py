"""The pictures of every game at a telling moment are those recorded by `make goldens`."""

import json
from typing import Any

import pytest

from games.plugins import OURS
from games.scene import Scene
from tests.goldens import FOLDER, MOMENTS, makers, operations, pixels, scenes

RECORDED: Any = json.loads((FOLDER / "pixels.json").read_text("utf-8"))
EVERY_SCENE = [pytest.param(name, scene, id=name) for name, scene in scenes()]


def test_every_game_has_a_moment() -> None:
    assert MOMENTS.keys() == {kind.key for kind in OURS}


@pytest.mark.parametrize(("name", "scene"), EVERY_SCENE)
def test_what_is_drawn_is_what_was_recorded(name: str, scene: Scene) -> None:
    recorded = (FOLDER / f"{name}.txt").read_text("utf-8")
    assert operations(scene).splitlines() == recorded.splitlines()


@pytest.mark.parametrize(("name", "scene"), EVERY_SCENE)
def test_the_pixels_are_those_recorded(name: str, scene: Scene) -> None:
    if makers() != RECORDED["makers"]:
        pytest.skip(f"recorded with {RECORDED['makers']}, not with {makers()}")
    assert pixels(scene) == RECORDED["pixels"][name]
