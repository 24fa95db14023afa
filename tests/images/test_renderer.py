"""The renderer: a scene in, the bytes of a PNG out, never on the event loop."""

import asyncio
import io
import threading
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest
from PIL import Image

from games.cards import CARDS, FRENCH
from games.scene import Hand, Play, Private, Scene, Spot, Table, TableSeat
from images import Renderer
from images.art import cards
from images.art.faces import face
from images.layout import layout
from images.paint.painting import paint
from images.theme import Style
from images.work import draw
from tests.images.pixels import pixels

TABLE = Table(
    (TableSeat("Alice", "Bid 4", 9, turn=True), TableSeat("Bob", "Bid 3", 9, dealer=True)),
    "Spades",
    trick=(Play(0, "QS", best=True), Play(1, "TH")),
    spots=(Spot("Kitty", ("??",), 6),),
)
HAND = Hand(("QS", "KS", "2H"), playable=frozenset({"QS"}), title="Your hand", note="Your turn")


@pytest.fixture
async def renderer() -> AsyncIterator[Renderer]:
    renderer = Renderer()
    yield renderer
    await renderer.close()


def opened(data: bytes) -> Image.Image:
    picture = Image.open(io.BytesIO(data))
    picture.load()
    return picture


async def test_a_table_is_a_png_with_a_palette_1200_by_750(renderer: Renderer) -> None:
    picture = opened(await renderer.table(TABLE))
    assert (picture.format, picture.mode, picture.size) == ("PNG", "P", (1200, 750))


async def test_a_hand_is_a_png_with_a_palette_1200_by_400(renderer: Renderer) -> None:
    picture = opened(await renderer.hand(HAND))
    assert (picture.format, picture.mode, picture.size) == ("PNG", "P", (1200, 400))


async def test_table_and_hand_together_are_640_wide(renderer: Renderer) -> None:
    picture = opened(await renderer.hand(Private(TABLE, HAND)))
    assert (picture.format, picture.mode, picture.width) == ("PNG", "P", 640)


async def test_ideographs_in_a_picture_are_those_of_its_language(renderer: Renderer) -> None:
    table, style = replace(TABLE, title="直骨画次"), Style()
    every = [await renderer.table(table, style.read_in(locale)) for locale in ("ja", "zh-CN", "ko")]
    assert len({*every}) == 3
    assert await renderer.table(TABLE, style.read_in("ja")) == await renderer.table(TABLE, style)


async def test_free_memory_is_given_back_once_no_more_pictures_are_asked_for(
    renderer: Renderer, monkeypatch: pytest.MonkeyPatch
) -> None:
    released, loop = asyncio.Event(), asyncio.get_running_loop()
    monkeypatch.setattr("images.work.release", lambda: loop.call_soon_threadsafe(released.set))
    monkeypatch.setattr("images.renderer._QUIET", 0.0)
    await renderer.table(TABLE)
    async with asyncio.timeout(300):
        await released.wait()


async def test_the_same_scene_gives_the_same_bytes() -> None:
    first, second = Renderer(), Renderer()
    assert await first.table(TABLE) == await second.table(TABLE)
    await first.close()
    await second.close()


async def test_scenes_are_drawn_in_other_threads_and_each_once(
    renderer: Renderer, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []

    def watched(scene: Scene, style: Style) -> bytes:
        drawn.append(threading.current_thread().name)
        return draw(scene, style)

    monkeypatch.setattr("images.work.draw", watched)
    pictures = await asyncio.gather(*(renderer.hand(HAND) for _ in range(5)))
    pictures.append(await renderer.hand(HAND))
    assert len(set(pictures)) == 1
    assert [name.startswith("picture") for name in drawn] == [True]


async def test_one_who_stops_waiting_does_not_take_the_picture_from_others(
    renderer: Renderer,
) -> None:
    impatient = asyncio.create_task(renderer.table(TABLE))
    patient = asyncio.create_task(renderer.table(TABLE))
    await asyncio.sleep(0)
    impatient.cancel()
    assert pixels(await patient) == pixels(draw(TABLE))


async def test_a_scene_that_cannot_be_drawn_fails_each_time_and_harms_no_other(
    renderer: Renderer,
) -> None:
    for _ in range(2):
        with pytest.raises(KeyError):
            await renderer.hand(Hand(("XX",)))
    assert pixels(await renderer.hand(HAND)) == pixels(draw(HAND))


def test_a_playable_card_is_drawn_brighter_than_a_dimmed_one() -> None:
    def brightness(playable: frozenset[str]) -> int:
        picture = paint(layout(Hand(("QS",), playable))).convert("L")
        card = picture.crop((500, 120, 700, 380)).histogram()
        return sum(tone * count for tone, count in enumerate(card))

    assert brightness(frozenset({"QS"})) > 1.15 * brightness(frozenset())


def test_every_card_has_a_face_of_its_own() -> None:
    faces = {face(card, 84).tobytes() for card in [*CARDS, "??", ""]}
    assert len(faces) == len(CARDS) + 2


async def test_warming_draws_before_anybody_asks(
    renderer: Renderer, monkeypatch: pytest.MonkeyPatch
) -> None:
    await renderer.warm()
    monkeypatch.setattr(cards, "face", None)
    for dimmed in (None, frozenset[str]()):
        paint(layout(Hand((*CARDS,)[:26], dimmed)))
    trick = tuple(Play(seat % 4, card) for seat, card in enumerate(FRENCH.cards))
    for at in range(0, len(trick), 4):
        paint(layout(replace(TABLE, seats=(*TABLE.seats, *TABLE.seats), trick=trick[at : at + 4])))


async def test_whoever_asks_for_a_picture_is_served_before_warming_goes_on(
    renderer: Renderer, monkeypatch: pytest.MonkeyPatch
) -> None:
    done, begun, go = list[str](), threading.Event(), threading.Event()

    def warm(card: str, *_: object) -> None:
        begun.set()
        assert go.wait(300)
        done.append(card)

    def watched(scene: Table, style: Style) -> bytes:
        done.append(scene.title)
        return b""

    monkeypatch.setattr("images.work.warm", warm)
    monkeypatch.setattr("images.work.draw", watched)
    warming = asyncio.create_task(renderer.warm())
    await asyncio.to_thread(begun.wait)
    tables = [replace(TABLE, title=title) for title in ("First", "Second")]
    asked = [asyncio.create_task(renderer.table(table)) for table in tables]
    await asyncio.sleep(0)
    go.set()
    await warming
    assert done[1:3] == ["First", "Second"]
    await asyncio.gather(*asked)
