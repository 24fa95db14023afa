"""What is under way of a match, and what rests after a failure."""

from bot.hosting.upkeep import Upkeep
from tests.bot.tabling import Clock


async def refused() -> None:
    """Discord does not take it."""
    raise TimeoutError


async def begun(upkeep: Upkeep, name: str) -> bool:
    """Whether a message is brought up to date now."""
    times = 0

    async def bring() -> None:
        nonlocal times
        times += 1

    upkeep.begin({name: bring})
    await upkeep.settled()
    return times == 1


async def test_a_table_that_failed_rests_though_somebody_else_waits_for_it_now() -> None:
    clock = Clock()
    upkeep = Upkeep(clock)
    upkeep.begin({"table": refused})
    await upkeep.settled()
    assert upkeep.rest is not None
    assert not await begun(upkeep, "table: computers")
    assert not await begun(upkeep, "table")
    clock.now = upkeep.rest
    assert await begun(upkeep, "table: computers")
    assert upkeep.rest is None


async def test_what_is_to_be_shown_no_more_rests_no_more() -> None:
    upkeep = Upkeep(Clock())
    upkeep.begin({"table": refused})
    await upkeep.settled()
    assert await begun(upkeep, "hand")
    assert upkeep.rest is None
