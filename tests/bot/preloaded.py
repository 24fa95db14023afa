"""All that a bot or a sandbox imports, reads and draws before anybody clicks, done.

`tests.bot.program` forks its processes from one that has imported this.
"""

import asyncio
from importlib import import_module

from bot.app import COGS
from bot.process import prepare
from images import Renderer

for name in ("bot.__main__", "tests.bot.control.__main__", "tests.bot.program", *COGS):
    import_module(name)


async def _warm() -> None:
    renderer = Renderer()
    await renderer.warm()
    await renderer.close()


asyncio.run(_warm())
prepare()
