"""What nobody waits for fails in the log."""

import asyncio

import pytest

from bot.operation.tasks import begin


async def test_a_task_that_fails_is_named_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    async def fail() -> None:
        raise ZeroDivisionError

    await asyncio.wait([begin(fail(), "register the commands")])
    await asyncio.sleep(0)
    assert "register the commands" in caplog.text
    assert "ZeroDivisionError" in caplog.text


async def test_a_task_that_is_cancelled_is_nobodys_business(
    caplog: pytest.LogCaptureFixture,
) -> None:
    task = begin(asyncio.sleep(60), "sweep")
    await asyncio.sleep(0)
    task.cancel()
    await asyncio.wait([task])
    assert caplog.text == ""
