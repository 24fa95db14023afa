import asyncio

import pytest

from bot.concurrency.tasks import Tasks


@pytest.fixture
def tasks() -> Tasks:
    return Tasks()


async def forever() -> None:
    await asyncio.Event().wait()


async def test_a_task_that_fails_is_named_in_the_log(
    tasks: Tasks, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail() -> None:
        raise ZeroDivisionError

    tasks.start(fail(), "register the commands")
    await tasks.wait()
    await asyncio.sleep(0)
    assert "register the commands" in caplog.text
    assert "ZeroDivisionError" in caplog.text


async def test_tasks_that_are_stopped_have_ended_and_are_nobodys_business(
    tasks: Tasks, caplog: pytest.LogCaptureFixture
) -> None:
    started = [tasks.start(forever(), "scheduler"), tasks.start(forever(), "follow")]
    await tasks.stop()
    assert all(task.cancelled() for task in started)
    assert caplog.text == ""


async def test_a_key_is_free_again_once_its_task_has_ended(tasks: Tasks) -> None:
    tasks.start(forever(), "look 7", 7)
    assert 7 in tasks
    tasks.cancel(7)
    await tasks.wait()
    assert 7 not in tasks
    tasks.start(forever(), "look 7", 7)
    await tasks.stop()


async def test_a_task_begun_as_the_one_before_ends_is_kept(tasks: Tasks) -> None:
    first = tasks.start(asyncio.sleep(0), "look 7", 7)
    first.add_done_callback(lambda _: tasks.start(forever(), "look 7", 7))
    await first
    await asyncio.sleep(0)
    assert 7 in tasks
    await tasks.stop()
    assert len(tasks) == 0


async def test_only_the_task_of_a_key_is_waited_for(tasks: Tasks) -> None:
    tasks.start(forever(), "long", "long")
    tasks.start(asyncio.sleep(0), "short", "short")
    await tasks.finish("short")
    await tasks.finish("unknown")
    assert ("short" in tasks, "long" in tasks) == (False, True)
    await tasks.stop()


async def test_a_task_begun_while_all_are_stopped_has_ended_too(tasks: Tasks) -> None:
    begun = list[asyncio.Task[None]]()

    async def begin_another() -> None:
        try:
            await forever()
        finally:
            begun.append(tasks.start(forever(), "another"))

    tasks.start(begin_another(), "first")
    await asyncio.sleep(0)
    await tasks.stop()
    assert [task.cancelled() for task in begun] == [True]
