"""One picture of a table at a time; of those that wait, only the newest is drawn."""

import asyncio
import threading
from collections.abc import Iterator

import pytest

from games.scene import Place, Scene, Table
from images import Renderer, Superseded
from images.queue import Line
from images.theme import Style

SCENES = [Table((Place("Ann"), Place("Bob")), f"Round {number}") for number in range(4)]


class Slow:
    """Draws when it is let, and remembers what."""

    def __init__(self) -> None:
        self.drawn: list[Scene] = []
        self.go = threading.Event()

    def draw(self, scene: Scene, style: Style) -> bytes:
        self.drawn.append(scene)
        assert self.go.wait(60)
        return repr(scene).encode()


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[Slow]:
    slow = Slow()
    monkeypatch.setattr("images.renderer.draw", slow.draw)
    yield slow
    slow.go.set()


@pytest.fixture
def renderer(slow: Slow) -> Iterator[Renderer]:
    renderer = Renderer(workers=2)
    yield renderer
    slow.go.set()
    renderer.close()


async def begun(slow: Slow, count: int) -> None:
    async with asyncio.timeout(60):
        while len(slow.drawn) < count:  # noqa: ASYNC110 (another thread counts)
            await asyncio.sleep(0.001)


def ask(renderer: Renderer, scene: Table, of: int) -> "asyncio.Task[bytes]":
    return asyncio.create_task(renderer.table(scene, of=of))


async def test_a_newer_scene_takes_the_place_of_one_that_waits(
    renderer: Renderer, slow: Slow
) -> None:
    running = ask(renderer, SCENES[0], 1)
    await begun(slow, 1)
    waiting, newest = ask(renderer, SCENES[1], 1), ask(renderer, SCENES[2], 1)
    await asyncio.sleep(0)
    slow.go.set()
    assert await running == repr(SCENES[0]).encode()
    with pytest.raises(Superseded):
        await waiting
    assert await newest == repr(SCENES[2]).encode()
    assert slow.drawn == [SCENES[0], SCENES[2]]


async def test_a_scene_that_waits_for_a_thread_is_dropped_too(
    renderer: Renderer, slow: Slow
) -> None:
    busy = [ask(renderer, SCENES[number], of=10 + number) for number in (0, 1)]
    await begun(slow, 2)
    old = ask(renderer, SCENES[2], of=1)
    await asyncio.sleep(0)
    new = ask(renderer, SCENES[3], of=1)
    await asyncio.sleep(0)
    slow.go.set()
    with pytest.raises(Superseded):
        await old
    await asyncio.gather(new, *busy)
    assert slow.drawn == [SCENES[0], SCENES[1], SCENES[3]]


async def test_two_pictures_of_one_table_are_not_drawn_at_once(
    renderer: Renderer, slow: Slow
) -> None:
    first = ask(renderer, SCENES[0], 1)
    await begun(slow, 1)
    second, other = ask(renderer, SCENES[1], 1), ask(renderer, SCENES[2], 2)
    await begun(slow, 2)
    assert slow.drawn == [SCENES[0], SCENES[2]]
    slow.go.set()
    await asyncio.gather(first, second, other)


async def test_all_who_wait_for_the_newest_scene_get_it(renderer: Renderer, slow: Slow) -> None:
    running = ask(renderer, SCENES[0], 1)
    await begun(slow, 1)
    waiting = [ask(renderer, SCENES[1], 1) for _ in range(3)]
    await asyncio.sleep(0)
    slow.go.set()
    await running
    assert set(await asyncio.gather(*waiting)) == {repr(SCENES[1]).encode()}
    assert slow.drawn == [SCENES[0], SCENES[1]]


async def test_one_who_stops_waiting_lets_the_table_go_on(renderer: Renderer, slow: Slow) -> None:
    running = ask(renderer, SCENES[0], 1)
    await begun(slow, 1)
    newest = ask(renderer, SCENES[1], 1)
    await asyncio.sleep(0)
    running.cancel()
    slow.go.set()
    assert await newest == repr(SCENES[1]).encode()


async def test_scenes_of_no_table_are_all_drawn(renderer: Renderer, slow: Slow) -> None:
    slow.go.set()
    await asyncio.gather(*(renderer.table(scene) for scene in SCENES))
    assert len(slow.drawn) == len(SCENES)


async def test_who_plays_is_let_in_before_onlookers_and_of_equals_the_first() -> None:
    line, order, first = Line(1), list[str](), asyncio.Event()

    async def draw(name: str, rank: int) -> None:
        async with line.place(rank):
            order.append(name)
            await first.wait()

    names = {"first": 1, "table": 1, "hand": 0, "other hand": 0, "other table": 1}
    drawing = [asyncio.create_task(draw(*each)) for each in names.items()]
    await asyncio.sleep(0)
    first.set()
    await asyncio.gather(*drawing)
    assert order == ["first", "hand", "other hand", "table", "other table"]


async def test_a_place_whose_owner_goes_is_not_lost() -> None:
    line, inside = Line(1), asyncio.Event()

    async def enter(until: asyncio.Event) -> None:
        async with line.place(0):
            await until.wait()

    holder = asyncio.create_task(enter(inside))
    await asyncio.sleep(0)
    waiting = asyncio.create_task(enter(inside))
    await asyncio.sleep(0)
    inside.set()
    await holder
    waiting.cancel()  # called in, and gone before it came
    await asyncio.gather(waiting, return_exceptions=True)
    await asyncio.wait_for(enter(inside), 60)
