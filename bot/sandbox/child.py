"""The sandbox as a child process, for a bot that has no token."""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from bot.settings import BadSetting


@asynccontextmanager
async def sandbox(host: str, port: int) -> AsyncIterator[str]:
    """Run the sandbox for as long as the context lasts; gives its address once it is ready.

    BadSetting if it ends before that; its own output says why.
    """
    command = ("-m", "bot.sandbox", "--host", host, "--port", str(port), "--until-eof")
    child = await asyncio.create_subprocess_exec(
        sys.executable,
        *command,
        stdin=asyncio.subprocess.PIPE,  # it closes with us, however we end
        stdout=asyncio.subprocess.PIPE,
        start_new_session=True,  # Ctrl+C is for us: it ends when we do
    )
    assert child.stdout is not None, "a pipe was asked for"
    try:
        ready = (await child.stdout.readline()).decode()  # it ends with the address
        if not ready:
            raise BadSetting("The sandbox did not start. Is another PARLOR_SANDBOX_PORT free?")
        draining = asyncio.create_task(child.stdout.read())
        yield ready.split()[-1]
        draining.cancel()
    finally:
        with suppress(ProcessLookupError):
            child.terminate()
        await child.wait()
