"""The pages of a bot that is a process of its own: whether it is well, and its figures."""

import os

import aiohttp


def own_port() -> int:
    """A port of this process, for the bot's pages."""
    return 20_000 + os.getpid() % 10_000  # no connection is given one of these, as of higher ones


async def page(port: int, name: str) -> tuple[int, str]:
    """The status and the text of a page."""
    address = f"http://127.0.0.1:{port}/{name}"
    async with aiohttp.ClientSession() as session, session.get(address) as answer:
        return answer.status, await answer.text()


async def figures(port: int) -> dict[str, str]:
    """What Prometheus reads, by name."""
    _, text = await page(port, "metrics")
    lines = (line for line in text.splitlines() if not line.startswith("#"))
    return dict(line.rsplit(" ", 1) for line in lines)
