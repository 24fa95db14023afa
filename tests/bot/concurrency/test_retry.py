from collections.abc import Awaitable, Callable
from itertools import islice, repeat

import pytest

from bot.concurrency.retry import backoff, retry


def fails(times: int) -> Callable[[], Awaitable[str]]:
    left = iter([True] * times)

    async def attempt() -> str:
        if next(left, False):
            raise TimeoutError
        return "done"

    return attempt


async def test_it_is_tried_until_it_succeeds() -> None:
    assert await retry(fails(3), (TimeoutError,), repeat(0)) == "done"


async def test_after_the_last_pause_the_error_is_raised() -> None:
    with pytest.raises(TimeoutError):
        await retry(fails(3), (TimeoutError,), repeat(0, 2))


async def test_another_error_is_raised_at_once() -> None:
    attempt = fails(1)
    with pytest.raises(TimeoutError):
        await retry(attempt, (ConnectionError,), repeat(0))
    assert await attempt() == "done", "it was tried once"


def test_pauses_double_up_to_ten_minutes() -> None:
    pauses = list(islice(backoff(), 12))
    assert pauses[:4] == [1, 2, 4, 8]
    assert pauses[-1] == 600
