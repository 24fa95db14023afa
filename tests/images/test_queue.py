"""The order of drawing, and that nothing is drawn twice."""

import asyncio
import threading
from collections.abc import AsyncIterator, Iterator

import pytest

from games.scene import Scene, Table, TableSeat
from images import Renderer
from images.queue import CLICKED, PriorityLimiter
from images.renderer import PLAYERS
from images.theme import Style
from images.workers import ThreadWorker

SCENES = [Table((TableSeat("Ann"), TableSeat("Bob")), f"Round {number}") for number in range(4)]


class Slow:
    """Draws when it is let, and remembers what."""

    def __init__(self) -> None:
        self.drawn: list[Scene] = []
        self.go = threading.Event()

    def draw(self, scene: Scene, style: Style) -> bytes:
        self.drawn.append(scene)
        assert self.go.wait(300)
        return repr(scene).encode()


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[Slow]:
    slow = Slow()
    monkeypatch.setattr("images.work.draw", slow.draw)
    yield slow
    slow.go.set()


@pytest.fixture
async def renderer(slow: Slow) -> AsyncIterator[Renderer]:
    renderer = Renderer(ThreadWorker(2))
    yield renderer
    slow.go.set()
    await renderer.close()


async def begun(slow: Slow, count: int) -> None:
    async with asyncio.timeout(300):
        while len(slow.drawn) < count:  # noqa: ASYNC110 (another thread counts)
            await asyncio.sleep(0.001)


async def test_all_who_wait_for_one_scene_get_the_picture_that_is_drawn_once(
    renderer: Renderer, slow: Slow
) -> None:
    waiting = [asyncio.create_task(renderer.table(SCENES[0])) for _ in range(3)]
    await begun(slow, 1)
    slow.go.set()
    assert set(await asyncio.gather(*waiting)) == {repr(SCENES[0]).encode()}
    assert slow.drawn == [SCENES[0]]


async def test_a_picture_that_one_stops_waiting_for_is_there_for_the_others(
    renderer: Renderer, slow: Slow
) -> None:
    gone, stays = (asyncio.create_task(renderer.table(SCENES[0])) for _ in range(2))
    await begun(slow, 1)
    gone.cancel()
    slow.go.set()
    assert await stays == repr(SCENES[0]).encode()


async def test_a_renderer_is_busy_while_a_picture_waits(renderer: Renderer, slow: Slow) -> None:
    first = asyncio.create_task(renderer.table(SCENES[0]))
    await begun(slow, 1)
    assert not renderer.is_busy
    second = asyncio.create_task(renderer.table(SCENES[1]))
    await asyncio.sleep(0)
    assert renderer.is_busy
    slow.go.set()
    await asyncio.gather(first, second)
    assert not renderer.is_busy


async def test_a_place_is_kept_for_who_has_just_clicked_however_many_others_wait() -> None:
    limiter, order, first = PriorityLimiter(2, reserved=1), list[str](), asyncio.Event()

    async def draw(name: str, after: float) -> None:
        async with limiter.place(after):
            order.append(name)
            await first.wait()

    names = {"restored": PLAYERS, "another": PLAYERS, "clicked": CLICKED, "clicks, too": CLICKED}
    drawing = [asyncio.create_task(draw(*each)) for each in names.items()]
    await asyncio.sleep(0)
    assert order == ["restored", "clicked"]
    first.set()
    await asyncio.gather(*drawing)
    assert order == ["restored", "clicked", "clicks, too", "another"]


async def test_who_plays_is_let_in_before_onlookers_and_of_equals_the_first() -> None:
    limiter, order, first = PriorityLimiter(1), list[str](), asyncio.Event()

    async def draw(name: str, rank: int) -> None:
        async with limiter.place(rank):
            order.append(name)
            await first.wait()

    names = {"first": 1, "table": 1, "hand": 0, "other hand": 0, "other table": 1}
    drawing = [asyncio.create_task(draw(*each)) for each in names.items()]
    await asyncio.sleep(0)
    first.set()
    await asyncio.gather(*drawing)
    assert order == ["first", "hand", "other hand", "table", "other table"]


async def test_an_onlooker_who_has_waited_long_is_let_in_before_who_comes_to_play() -> None:
    now = 0.0
    limiter, order, first = PriorityLimiter(1, lambda: now), list[str](), asyncio.Event()

    async def draw(name: str, after: float) -> None:
        async with limiter.place(after):
            order.append(name)
            await first.wait()

    drawing = [asyncio.create_task(draw(*each)) for each in (("first", 0.0), ("table", 0.3))]
    await asyncio.sleep(0)
    now = 0.4
    drawing.append(asyncio.create_task(draw("hand", 0.0)))
    await asyncio.sleep(0)
    first.set()
    await asyncio.gather(*drawing)
    assert order == ["first", "table", "hand"]


async def test_who_has_just_clicked_is_let_in_before_all_who_have_waited_long() -> None:
    now = 0.0
    limiter, order, first = PriorityLimiter(1, lambda: now), list[str](), asyncio.Event()

    async def draw(name: str, after: float) -> None:
        async with limiter.place(after):
            order.append(name)
            await first.wait()

    waiting = [("first", PLAYERS), *((f"hand {number}", PLAYERS) for number in range(5))]
    drawing = [asyncio.create_task(draw(*each)) for each in waiting]
    await asyncio.sleep(0)
    now = 600.0
    drawing += [asyncio.create_task(draw(name, CLICKED)) for name in ("clicked", "then")]
    await asyncio.sleep(0)
    first.set()
    await asyncio.gather(*drawing)
    assert order[:3] == ["first", "clicked", "then"]


async def test_a_place_whose_owner_goes_is_not_lost() -> None:
    limiter, inside = PriorityLimiter(1), asyncio.Event()

    async def enter(until: asyncio.Event) -> None:
        async with limiter.place(0):
            await until.wait()

    holder = asyncio.create_task(enter(inside))
    await asyncio.sleep(0)
    waiting = asyncio.create_task(enter(inside))
    await asyncio.sleep(0)
    inside.set()
    await holder
    waiting.cancel()  # called in, and gone before it came
    await asyncio.gather(waiting, return_exceptions=True)
    await asyncio.wait_for(enter(inside), 300)
