"""What is under way of a match, and what rests after a failure."""

import asyncio

from bot.posts.updates import MessageUpdater, RetryAfter, Update
from tests.bot.tabling import Clock


async def refused() -> None:
    """Discord does not take it."""
    raise TimeoutError


async def begun(updater: MessageUpdater, name: str) -> bool:
    """Whether a message is brought up to date now."""
    times = 0

    async def bring() -> None:
        nonlocal times
        times += 1

    updater.start({name: bring})
    await updater.wait_idle()
    return times == 1


async def test_a_table_that_failed_rests_though_somebody_else_waits_for_it_now() -> None:
    clock = Clock()
    updater = MessageUpdater(clock)
    updater.start({"table": refused})
    await updater.wait_idle()
    assert updater.retry_at is not None
    assert not await begun(updater, "table: computers")
    assert not await begun(updater, "table")
    clock.now = updater.retry_at
    assert await begun(updater, "table: computers")
    assert updater.retry_at is None


async def test_what_is_to_be_shown_no_more_rests_no_more() -> None:
    updater = MessageUpdater(Clock())
    updater.start({"table": refused})
    await updater.wait_idle()
    assert await begun(updater, "hand")
    assert updater.retry_at is None


async def test_the_pause_doubles_with_each_failure_and_begins_anew_after_a_success() -> None:
    clock = Clock()
    updater = MessageUpdater(clock)
    pauses = list[float]()
    for fails in (True, True, False, True):
        if not fails:
            assert await begun(updater, "table")
            continue
        updater.start({"table": refused})
        await updater.wait_idle()
        assert updater.retry_at is not None
        pauses.append(updater.retry_at - clock.now)
        clock.now = updater.retry_at
    assert pauses == [2, 4, 2]


async def test_what_discord_says_when_to_retry_counts_as_no_failure() -> None:
    async def later() -> None:
        raise RetryAfter(30)

    clock = Clock()
    updater = MessageUpdater(clock)
    for update, pause in ((later, 30), (refused, 2)):
        updater.start({"table": update})
        await updater.wait_idle()
        assert updater.retry_at == clock.now + pause
        clock.now = updater.retry_at


async def test_of_updates_that_come_while_one_runs_the_newest_alone_runs_after_it() -> None:
    ran, go_on = list[int](), asyncio.Event()

    def update(number: int) -> Update:
        async def run() -> None:
            ran.append(number)
            await go_on.wait()

        return run

    updater = MessageUpdater(Clock())
    updater.start({"table": update(0)})
    await asyncio.sleep(0)
    for number in (1, 2):
        updater.start({"table": update(number)})
    assert ran == [0]
    go_on.set()
    await updater.wait_idle()
    assert ran == [0, 2]
