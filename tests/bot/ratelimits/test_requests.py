import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any

import pytest

from bot.ratelimits.requests import DRAWING, Requests
from bot.ratelimits.urgency import Urgency

Edit = Callable[[Requests, int], Coroutine[Any, Any, None]]


@pytest.fixture
async def edit() -> AsyncIterator[Edit]:
    """Wait until an edit may be made in a channel; its request does not go out before the end."""
    tasks: list[asyncio.Task[None]] = []

    async def make(requests: Requests, channel: int, begun: asyncio.Event) -> None:
        async with requests.edit(channel, Urgency.PLAY, channel, channel):
            begun.set()
            await asyncio.Future()

    async def begin(requests: Requests, channel: int) -> None:
        begun = asyncio.Event()
        tasks.append(asyncio.create_task(make(requests, channel, begun)))
        await begun.wait()

    yield begin
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def test_only_so_many_messages_are_made_at_a_time(edit: Edit) -> None:
    requests = Requests()
    for channel in range(DRAWING):
        await edit(requests, channel)
    one_more = asyncio.create_task(edit(requests, DRAWING))
    for _ in range(20):
        await asyncio.sleep(0)
    assert not one_more.done()
    one_more.cancel()


async def test_messages_that_discord_py_holds_back_do_not_hold_up_others(
    edit: Edit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.ratelimits.requests.STUCK", 0.01)
    requests = Requests()
    for channel in range(2 * DRAWING):
        await edit(requests, channel)
