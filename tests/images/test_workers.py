"""Pictures come from a thread or from a process alike; and a process may die."""

import asyncio
import io
import os
from collections.abc import AsyncIterator, Sequence
from typing import Any

import pytest
from PIL import Image

from games.scene import Hand, Play, Table, TableSeat
from images import Renderer
from images.theme import DECKS, STYLES
from images.work import draw, emoji, emoji_name
from images.workers import Died, ProcessWorker
from tests.images.files.test_avatar import png
from tests.images.pixels import pixels

TABLES: Sequence[Table] = [
    Table((TableSeat("Ann", turn=True), TableSeat("Bob")), "Spades", trick=(Play(0, card),))
    for card in ("QS", "KH", "2C")
]
BROKEN = Hand(("XX",))
ENDED = "the process that draws has ended with"


class Deadly:
    """Ends the process that reads it."""

    def __reduce__(self) -> tuple[object, ...]:
        return os._exit, (9,)


@pytest.fixture
async def worker() -> AsyncIterator[ProcessWorker]:
    worker = ProcessWorker()
    yield worker
    await worker.close()


@pytest.fixture
def renderer(worker: ProcessWorker) -> Renderer:
    return Renderer(worker)


async def end(worker: ProcessWorker) -> None:
    """Kill the process that draws, and wait until it is gone."""
    process = worker._process
    assert process
    process.kill()
    await process.wait()


async def test_a_process_draws_as_this_one_does_in_any_style(renderer: Renderer) -> None:
    for style in STYLES:
        assert pixels(await renderer.table(TABLES[0], style)) == pixels(draw(TABLES[0], style))


async def test_a_process_makes_films_emojis_and_avatars_too(renderer: Renderer) -> None:
    deck = DECKS["two"]
    assert await renderer.emoji("KH", deck) == emoji("KH", deck)
    assert (await renderer.emoji_names())[deck, "KH"] == emoji_name("KH", deck)
    assert len(await renderer.avatar(png(100, 100))) == 3 * 64 * 64
    assert await renderer.avatar(b"no picture") == b""
    with Image.open(io.BytesIO(await renderer.film(TABLES))) as film:
        assert getattr(film, "n_frames") == len(TABLES)  # noqa: B009


async def test_what_cannot_be_drawn_fails_and_the_process_draws_on(renderer: Renderer) -> None:
    with pytest.raises(KeyError):
        await renderer.hand(BROKEN)
    assert pixels(await renderer.table(TABLES[1])) == pixels(draw(TABLES[1]))


async def test_what_is_drawn_when_the_process_dies_is_drawn_by_the_next(
    renderer: Renderer, worker: ProcessWorker
) -> None:
    await renderer.table(TABLES[0])
    asked = [asyncio.create_task(renderer.table(table)) for table in TABLES[1:]]
    await asyncio.sleep(0)
    await end(worker)
    assert await asyncio.gather(*asked) == [draw(table) for table in TABLES[1:]]


async def test_who_stops_waiting_gets_nobody_elses_answer(worker: ProcessWorker) -> None:
    asked = [asyncio.create_task(worker.do("draw", table)) for table in TABLES]
    while len(worker._pending) < len(TABLES):  # noqa: ASYNC110 (the process has to begin)
        await asyncio.sleep(0.001)
    asked[0].cancel()
    assert await asyncio.gather(*asked[1:]) == [draw(table) for table in TABLES[1:]]


async def test_what_ends_the_process_twice_fails_alone(
    worker: ProcessWorker, caplog: pytest.LogCaptureFixture
) -> None:
    asked = [asyncio.create_task(worker.do("draw", each)) for each in (Deadly(), TABLES[0])]
    with pytest.raises(Died):
        await asked[0]
    assert pixels(await asked[1]) == pixels(draw(TABLES[0]))
    assert [record.message for record in caplog.records] == [f"{ENDED} 9: another one goes on"] * 2


async def test_an_avatar_that_kills_who_opens_it_is_none(renderer: Renderer) -> None:
    deadly: Any = Deadly()
    assert await renderer.avatar(deadly) == b""


async def test_a_process_that_dies_with_nothing_to_do_is_told_of_and_replaced(
    renderer: Renderer, worker: ProcessWorker, caplog: pytest.LogCaptureFixture
) -> None:
    await renderer.table(TABLES[0])
    await end(worker)
    while not caplog.records:  # noqa: ASYNC110 (another task writes them)
        await asyncio.sleep(0.001)
    assert pixels(await renderer.table(TABLES[1])) == pixels(draw(TABLES[1]))


async def test_nothing_is_begun_after_the_end(worker: ProcessWorker) -> None:
    await worker.close()
    with pytest.raises(asyncio.CancelledError):
        await worker.do("draw", TABLES[0])
    assert worker._process is None


async def test_a_process_ends_with_who_asks(renderer: Renderer, worker: ProcessWorker) -> None:
    await renderer.table(TABLES[0])
    process = worker._process
    assert process
    assert process.stdin
    process.stdin.close()  # as it is when whoever asks is killed
    assert await process.wait() == 0
