"""Pictures in a pool: how many a second, who waits meanwhile, what is kept."""

import asyncio
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import cycle
from statistics import median
from time import perf_counter, process_time

from bot.process import SWITCH
from games.scene import Scene
from images import Renderer
from images.cache import MEGABYTE, sizes
from images.work import draw
from tests.bench.timing import Times

BURSTS = 5
SECONDS = 0.6  # of drawing without a pause, on one thread and then on two
TICK = 0.002  # seconds


def warmed() -> str:
    """Start-up."""
    renderer = Renderer()
    began, worked = perf_counter(), process_time()
    asyncio.run(renderer.warm())
    took, work = perf_counter() - began, process_time() - worked
    asyncio.run(renderer.close())
    return f"warm() {took:.2f} s, {work:.2f} s of a processor; demanded <= 2 s on an idle machine"


def memory() -> str:
    """What all caches of pictures hold now."""
    kept = {name: size / MEGABYTE for name, size in sizes().items()}
    parts = ", ".join(f"{name} {size:.0f}" for name, size in kept.items())
    return f"Kept pictures: {sum(kept.values()):.0f} MiB ({parts})"


def throughput(scenes: Sequence[Scene]) -> str:
    """Pictures a second, all parts at hand; the best and the median burst."""
    rates: dict[int, list[float]] = {1: [], 2: []}
    for _ in range(BURSTS):
        for threads, reached in rates.items():
            reached.append(_rate(scenes, threads))
    one, two = rates[1], rates[2]
    return (
        f"Tables a second, all parts at hand: {max(one):.0f} on one thread (median"
        f" {median(one):.0f}), {max(two):.0f} on two (median {median(two):.0f}):"
        f" {max(two) / max(one):.2f} x"
    )


def _rate(scenes: Sequence[Scene], threads: int) -> float:
    """How many pictures a second so many threads draw together."""
    until = perf_counter() + SECONDS

    def work() -> int:
        endless = cycle(scenes)
        count = 0
        while perf_counter() < until:
            draw(next(endless))
            count += 1
        return count

    with ThreadPoolExecutor(threads) as pool:
        drawn = [pool.submit(work) for _ in range(threads)]
    return sum(each.result() for each in drawn) / SECONDS


def wake_up(scenes: Sequence[Scene]) -> str:
    """How late the event loop wakes up while nothing is drawn, and while one thread or two draw."""
    sys.setswitchinterval(SWITCH)
    late = {count: asyncio.run(_late(scenes, count)) for count in (0, 1, 2)}
    figures = (
        f"{count} drawing p50 {times.median * 1000:.2f}, p99 {times.p99 * 1000:.2f} ms"
        for count, times in late.items()
    )
    return f"Wake-up delay of the event loop: {'; '.join(figures)}; demanded p99 <= 2 ms when idle"


async def _late(scenes: Sequence[Scene], threads: int) -> Times:
    times = Times()
    with ThreadPoolExecutor(2) as pool:
        until = perf_counter() + BURSTS * SECONDS / 2

        def work() -> None:
            endless = cycle(scenes)
            while perf_counter() < until:
                draw(next(endless))

        drawing = [asyncio.get_running_loop().run_in_executor(pool, work) for _ in range(threads)]
        while perf_counter() < until:
            due = perf_counter() + TICK
            await asyncio.sleep(TICK)
            times.seconds.append(max(0.0, perf_counter() - due))
        await asyncio.gather(*drawing)
    return times
