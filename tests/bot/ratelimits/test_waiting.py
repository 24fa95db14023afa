import asyncio

from bot.ratelimits.waiting import Places, Rate


async def test_no_more_are_let_in_than_there_are_places() -> None:
    places, inside, most = Places(2), 0, 0

    async def work() -> None:
        nonlocal inside, most
        async with places.place(0, None):
            inside += 1
            most = max(most, inside)
            await asyncio.sleep(0)
            inside -= 1

    await asyncio.gather(*[work() for _ in range(9)])
    assert most == 2


async def test_no_more_are_let_out_in_a_time_than_allowed() -> None:
    loop, out = asyncio.get_running_loop(), list[float]()
    rate = Rate(3, 0.5)

    async def leave() -> None:
        await rate.wait()
        out.append(loop.time())

    await asyncio.gather(*[leave() for _ in range(9)])
    between = [later - earlier for earlier, later in zip(out, out[3:], strict=False)]
    assert all(each >= 0.25 for each in between)  # who is let out may notice it late


async def test_nobody_is_let_out_during_a_pause() -> None:
    loop, rate = asyncio.get_running_loop(), Rate(3, 0.0)
    began = loop.time()
    rate.pause(0.05)
    await rate.wait()
    assert loop.time() >= began + 0.05


async def test_of_a_rate_that_holds_nobody_up_nothing_is_used() -> None:
    rate = Rate(1, 0.0)
    for _ in range(9):
        await rate.wait()
    assert rate.used() == 0
