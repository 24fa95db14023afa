"""A replay: one GIF with the frames of a match."""

import asyncio
import io
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest
from PIL import Image, ImageChops, ImageSequence

from games.game import Game
from games.plugins import OURS
from games.scene import Hand, Play, Table, TableSeat
from games.spades import Spades
from images import Renderer
from images.files.gif import Film
from images.frames import HOLD, SIZES, STEP, durations, timed
from images.layout import layout
from images.paint.palette import palette
from images.paint.patches import picture
from images.theme import PLAIN, WIDTH
from tests.scenes import played, table

FRAMES = 50
HEAVY = ("kings_and_bastards", "gin_rummy")
"""Games of which the films are largest."""
ANN, BOB = TableSeat("Ann", turn=True), TableSeat("Bob")
LARGEST = next(iter(SIZES))
TWO = Table((ANN, BOB), trick=(Play(0, "2C"), Play(1, "3C")))


def frames(data: bytes) -> list[Image.Image]:
    with Image.open(io.BytesIO(data)) as shown:
        return [frame.copy() for frame in ImageSequence.Iterator(shown)]


def gif(scenes: list[Table]) -> bytes:
    """A film of the largest size."""
    film = Film(LARGEST, PLAIN)
    for each in timed(scenes):
        film.add(*each)
    return film.file()


@pytest.fixture
async def renderer() -> AsyncIterator[Renderer]:
    renderer = Renderer()
    yield renderer
    await renderer.close()


def match(kind: type[Game], frames: int = FRAMES) -> list[Table]:
    scenes: list[Table] = []
    for game in played(kind, "replay"):
        scene = table(game)
        if scenes[-1:] != [scene]:
            scenes.append(scene)
        if len(scenes) == frames:
            break
    return scenes


@pytest.mark.check
@pytest.mark.parametrize(
    "kind",
    [pytest.param(kind, marks=[pytest.mark.slow] * (kind.key not in HEAVY)) for kind in OURS],
)
async def test_fifty_frames_of_any_game_are_large_and_at_most_900_kib(
    renderer: Renderer, kind: type[Game]
) -> None:
    data = await renderer.film(match(kind))
    with Image.open(io.BytesIO(data)) as shown:
        assert isinstance(shown, Image.Image)
        assert shown.format == "GIF"
        assert shown.width >= WIDTH / 2
        assert shown.info["loop"] == 0
    assert len(data) <= 900 * 1024


def test_each_frame_is_seen_for_as_long_as_it_says_and_in_the_colours_of_the_theme() -> None:
    scenes = match(Spades, 20)
    colours = palette(PLAIN).getpalette() or []
    theme = {tuple(colours[at : at + 3]) for at in range(0, len(colours), 3)}
    with Image.open(io.BytesIO(gif(scenes))) as shown:
        for at, milliseconds in enumerate(durations(scenes)):
            shown.seek(at)
            assert shown.info["duration"] == milliseconds
            used = shown.convert("RGB").getcolors(256)
            assert used is not None
            assert {colour for _, colour in used} <= theme


def test_a_frame_looks_like_the_picture_of_its_scene() -> None:
    scenes = match(Spades, 20)
    with Image.open(io.BytesIO(gif(scenes))) as shown:
        shown.seek(19)
        frame = shown.convert("RGB")
    full = (
        picture(layout(scenes[-1])).image().convert("RGB").resize(frame.size, Image.Resampling.BOX)
    )
    difference = ImageChops.difference(frame, full).convert("L").histogram()
    assert sum(count * tone**2 for tone, count in enumerate(difference)) < 10 * 800 * 500


def test_a_finished_trick_is_held_until_the_next_card() -> None:
    led = replace(TWO, trick=(Play(1, "9H"),))
    assert durations([replace(TWO, trick=TWO.trick[:1]), TWO, led]) == [STEP, HOLD, HOLD]


def test_the_end_of_a_round_is_held() -> None:
    over = Table((BOB, BOB))
    assert durations([TWO, replace(over, trick=TWO.trick), Table((ANN, BOB)), over]) == [
        *(STEP, HOLD, STEP),
        HOLD,
    ]


def test_a_scene_in_which_nothing_changes_is_no_frame_of_its_own() -> None:
    assert len(frames(gif([TWO, TWO, replace(TWO, title="Spades")]))) == 2


def test_nothing_cannot_be_replayed() -> None:
    with pytest.raises(ValueError, match="nothing to replay"):
        gif([])


async def test_the_renderer_makes_it_in_its_own_threads(renderer: Renderer) -> None:
    assert await renderer.film([TWO]) == gif([TWO])


async def test_a_hand_is_drawn_between_two_frames_of_a_film(renderer: Renderer) -> None:
    filming = asyncio.create_task(renderer.film(match(Spades, 20)))
    for title in range(5):
        await renderer.hand(Hand(("QS",), title=str(title)))
    assert not filming.done()
    await filming


def test_a_film_holds_one_frame_however_long_it_grows() -> None:
    film = Film(LARGEST, PLAIN)
    for each in timed(match(Spades, 20)):
        film.add(*each)
        assert len([each for each in vars(film).values() if isinstance(each, Image.Image)]) == 1
    assert film.length < 900 * 1024
