import asyncio
from collections.abc import Hashable, Sequence

from bot.ratelimits.fair_queue import PATIENCE, FairQueue
from bot.ratelimits.urgency import Urgency


async def left(waiting: Sequence[tuple[int, Hashable]], waited: float = 0.0) -> list[Hashable]:
    """The keys of who waits, with their urgency, in the order in which they are let out.

    All have waited for so many seconds when the first is.
    """
    out: list[Hashable] = []
    now = 0.0
    queue = FairQueue(lambda: None, lambda: now)

    async def wait(urgency: int, key: Hashable) -> None:
        await queue.wait(urgency, key)
        out.append(key)

    tasks = [asyncio.create_task(wait(*each)) for each in waiting]
    await asyncio.sleep(0)
    now = waited
    for _ in waiting:
        queue.let_out()
        await asyncio.sleep(0)
    await asyncio.gather(*tasks)
    return out


async def test_the_first_who_came_leaves_first() -> None:
    assert await left([(0, "ann"), (0, "bob"), (0, "cleo")]) == ["ann", "bob", "cleo"]


async def test_the_more_urgent_leave_before_others() -> None:
    assert await left([(2, "ann"), (0, "bob"), (1, "cleo")]) == ["bob", "cleo", "ann"]


async def test_who_has_waited_for_long_gets_every_second_turn_of_the_more_urgent() -> None:
    hands = [(Urgency.TURN, f"hand {number}") for number in range(3)]
    tables = [(Urgency.PLAY, "table"), (Urgency.COMPUTERS, "computers' table")]
    late = ["table", "hand 0", "computers' table", "hand 1", "hand 2"]
    assert await left([*tables, *hands], PATIENCE) == late


async def test_nobody_who_waits_for_an_answer_lets_others_go_first() -> None:
    waiting = [(Urgency.PLAY, "table"), (Urgency.ANSWER, "ann"), (Urgency.ANSWER, "bob")]
    assert await left(waiting, PATIENCE) == ["ann", "bob", "table"]


async def test_what_nobody_waits_for_goes_last_however_long_it_has_waited() -> None:
    waiting = [(Urgency.TIDYING, "pin"), (Urgency.PLAY, "table"), (Urgency.PLAY, "other table")]
    assert await left(waiting, PATIENCE) == ["table", "other table", "pin"]


async def test_whoever_has_many_waiting_does_not_hold_up_who_has_one() -> None:
    assert await left([(0, "ann")] * 4 + [(0, "bob")]) == ["ann", "bob", "ann", "ann", "ann"]


async def test_who_has_waited_longer_is_not_passed_by_a_key_that_comes_again_and_again() -> None:
    queue, out = FairQueue(lambda: None), list[str]()

    async def wait(name: str, times: int) -> None:
        for _ in range(times):
            await queue.wait(0, name)
            out.append(name)

    tasks = [asyncio.create_task(wait("ann", 3)), asyncio.create_task(wait("bob", 1))]
    await asyncio.sleep(0)
    for _ in range(4):
        queue.let_out()
        await asyncio.sleep(0)
    await asyncio.gather(*tasks)
    assert out == ["ann", "bob", "ann", "ann"]


async def test_what_is_given_to_somebody_who_has_gone_is_given_back() -> None:
    given_back = []
    queue = FairQueue(lambda: given_back.append(True))
    gone = asyncio.create_task(queue.wait(0, "ann"))
    await asyncio.sleep(0)
    queue.let_out()
    gone.cancel()
    await asyncio.gather(gone, return_exceptions=True)
    assert given_back == [True]


async def test_who_has_gone_is_passed_over() -> None:
    queue = FairQueue(lambda: None)
    gone, stays = (asyncio.create_task(queue.wait(0, name)) for name in ("ann", "bob"))
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.sleep(0)
    assert queue.let_out()
    await stays
