"""The log of what the bot asks."""

import asyncio

import yarl

from tests.bot.sandbox_process import SandboxProcess


async def test_a_request_that_was_broken_off_is_not_in_the_log(sandbox: SandboxProcess) -> None:
    before = sandbox.requests()
    address = yarl.URL(sandbox.address)
    reader, writer = await asyncio.open_connection(address.host, address.port)
    writer.write(
        b"POST /api/v10/channels/1/messages HTTP/1.1\r\nHost: localhost\r\n"
        b"Authorization: Bot sandbox\r\nContent-Length: 100\r\n\r\n{"
    )
    writer.write_eof()
    assert await reader.read() == b""
    writer.close()
    await sandbox.bot()  # asked later, so answered later
    assert sandbox.requests() == before
