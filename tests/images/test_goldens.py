"""The pictures of every game at a telling moment are those recorded by `make goldens`."""

import json
from functools import cache
from typing import Any

import pytest

from games.plugins import OURS
from games.scene import Scene
from tests.goldens import FOLDER, MOMENTS, makers, operations, pixels, scenes

RECORDED: Any = json.loads((FOLDER / "pixels.json").read_text("utf-8"))
EVERY_SCENE = pytest.mark.parametrize("name", RECORDED["pixels"])


@cache
def drawn() -> dict[str, Scene]:
    """Every scene by its name; to play up to them all takes long."""
    return dict(scenes())


def test_every_scene_is_recorded() -> None:
    assert [*drawn()] == [*RECORDED["pixels"]]


def test_every_game_has_a_moment() -> None:
    assert MOMENTS.keys() == {kind.key for kind in OURS}


@EVERY_SCENE
def test_what_is_drawn_is_what_was_recorded(name: str) -> None:
    recorded = (FOLDER / f"{name}.txt").read_text("utf-8")
    assert operations(drawn()[name]).splitlines() == recorded.splitlines()


@EVERY_SCENE
def test_the_pixels_are_those_recorded(name: str) -> None:
    if makers() != RECORDED["makers"]:
        pytest.skip(f"recorded with {RECORDED['makers']}, not with {makers()}")
    assert pixels(drawn()[name]) == RECORDED["pixels"][name]
