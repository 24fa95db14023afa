import asyncio

from bot.concurrency.locks import KeyedLocks


async def test_who_comes_second_waits_for_the_same_key_only() -> None:
    locks, done = KeyedLocks(), list[str]()

    async def hold(key: int, name: str) -> None:
        async with locks[key]:
            await asyncio.sleep(0)
            done.append(name)

    async with locks[7]:
        tasks = [asyncio.create_task(hold(7, "second")), asyncio.create_task(hold(8, "other"))]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        assert done == ["other"]
    await asyncio.gather(*tasks)
    assert done == ["other", "second"]
