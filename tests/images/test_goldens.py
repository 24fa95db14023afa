"""The pictures of every game at a telling moment are those recorded by `make goldens`."""

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from bot.words import locales
from games.plugins import OURS
from games.scene import Scene
from games.words import ENGLISH
from tests.goldens import LANGUAGES, MOMENTS, folder, makers, pixels, recorded, told

SPOKEN = [locale for locale in (ENGLISH, *LANGUAGES) if locale in locales()]


@cache
def found(locale: str) -> Any:
    return json.loads((folder(locale) / "pixels.json").read_text("utf-8"))


@cache
def drawn(locale: str) -> dict[str, Scene]:
    """Every scene by its name; to play up to them all takes long."""
    return recorded(locale)


def every() -> Iterator[Any]:
    for locale in SPOKEN:
        for name in found(locale)["pixels"]:
            yield pytest.param(locale, name, id=name if locale == ENGLISH else f"{name}-{locale}")


EVERY_SCENE = pytest.mark.parametrize(("locale", "name"), [*every()])


@pytest.mark.parametrize("locale", SPOKEN)
def test_every_scene_is_recorded(locale: str) -> None:
    assert [*drawn(locale)] == [*found(locale)["pixels"]]


def test_every_game_has_a_moment() -> None:
    assert MOMENTS.keys() == {kind.key for kind in OURS}


@EVERY_SCENE
def test_what_is_drawn_is_what_was_recorded(locale: str, name: str) -> None:
    text = (folder(locale) / f"{name}.txt").read_text("utf-8")
    assert told(drawn(locale)[name], locale).splitlines() == text.splitlines()


@EVERY_SCENE
def test_the_pixels_are_those_recorded(locale: str, name: str) -> None:
    made_by = found(locale)["makers"]
    if makers() != made_by:
        pytest.skip(f"recorded with {made_by}, not with {makers()}")
    assert pixels(drawn(locale)[name], locale) == found(locale)["pixels"][name]
