"""Requests to Discord's HTTP API go through a proxy, events come straight from the gateway."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from tests.bot.sandbox_process import SandboxProcess
from tests.bot.waiting import until
from tests.bot.wire.bot_process import BotProcess
from tests.bot.wire.player import Player

PASSED_ON = ("Authorization", "Content-Type")


class Proxy:
    """Passes on what it is asked, as nirn-proxy does, and counts."""

    def __init__(self, target: str) -> None:
        self._target, self.passed = target, 0

    async def pass_on(self, request: web.Request) -> web.Response:
        """The target's answer."""
        self.passed += 1
        headers = {name: request.headers[name] for name in PASSED_ON if name in request.headers}
        asked = {"data": await request.read(), "headers": headers}
        url = f"{self._target}{request.path_qs}"
        async with (
            aiohttp.ClientSession() as session,
            session.request(request.method, url, **asked) as answer,  # type: ignore[arg-type]
        ):
            kind = {"Content-Type": answer.headers.get("Content-Type", "")}
            return web.Response(body=await answer.read(), status=answer.status, headers=kind)


@pytest.fixture
async def proxy(sandbox: SandboxProcess) -> Proxy:
    return Proxy(sandbox.address)


@pytest.fixture
async def bot(sandbox: SandboxProcess, proxy: Proxy, tmp_path: Path) -> AsyncIterator[BotProcess]:
    """A bot that is ready, behind the proxy."""
    app = web.Application()
    app.router.add_route("*", "/{path:.*}", proxy.pass_on)
    async with TestServer(app) as server:
        address = str(server.make_url("")).rstrip("/")
        running = BotProcess(sandbox.address, tmp_path, 0.05, PARLOR_REST_PROXY=address)
        await running.start()
        yield running
        assert await asyncio.to_thread(running.stop) == 0  # the proxy runs in this loop
        assert running.troubles == []


async def test_every_request_goes_through_the_proxy(
    sandbox: SandboxProcess, bot: BotProcess, proxy: Proxy, alice: Player
) -> None:
    await alice.open("spades")
    assert (await alice.press("start")).answered
    assert (await alice.act()).acknowledged
    await until(lambda: len(sandbox.requests()) == proxy.passed > 5)
