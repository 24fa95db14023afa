"""What is under way of a match, and what rests after a failure."""

from bot.posts.updates import MessageUpdater
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
