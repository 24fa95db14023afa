"""Only who is meant to be here is answered: no page of another site, no bot without the token."""

import aiohttp
import pytest
import yarl
from aiohttp import WSMsgType

from tests.bot.sandbox_process import SandboxProcess

EVIL = "http://evil.example"
MISDIRECTED = 421
PATHS = ("/", "/sandbox/people", "/api/v10/users/@me", "/attachments/1/1/a.png")


async def status(sandbox: SandboxProcess, path: str, **headers: str) -> int:
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"{sandbox.address}{path}", headers=headers) as answer,
    ):
        return answer.status


@pytest.mark.parametrize("path", PATHS)
async def test_a_page_of_another_site_is_refused(sandbox: SandboxProcess, path: str) -> None:
    assert await status(sandbox, path, Origin=EVIL) == MISDIRECTED
    assert await status(sandbox, path, Origin="null") == MISDIRECTED


@pytest.mark.parametrize("path", PATHS)
async def test_a_name_that_was_made_to_lead_here_is_refused(
    sandbox: SandboxProcess, path: str
) -> None:
    port = yarl.URL(sandbox.address).port
    for name in (f"evil.example:{port}", "", "192.168.1.5", "[", f"127.0.0.1.evil.example:{port}"):
        assert await status(sandbox, path, Host=name, Origin=f"http://{name}") == MISDIRECTED


@pytest.mark.parametrize("name", ["127.0.0.1", "localhost", "[::1]"])
async def test_its_own_page_is_answered(sandbox: SandboxProcess, name: str) -> None:
    own = f"{name}:{yarl.URL(sandbox.address).port}"
    path = "/sandbox/people"
    assert await status(sandbox, path, Host=own, Origin=f"http://{own}") == 200


async def test_the_gateway_hangs_up_on_a_page_of_another_site(sandbox: SandboxProcess) -> None:
    async with aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await session.ws_connect(f"{sandbox.address}/gateway/", headers={"Origin": EVIL})


@pytest.mark.parametrize("op", [2, 6])
async def test_the_gateway_takes_no_other_token(sandbox: SandboxProcess, op: int) -> None:
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{sandbox.address}/gateway/") as socket,
    ):
        await socket.receive_json()
        await socket.send_json({"op": op, "d": {"token": "another", "session_id": "a", "seq": 0}})
        assert (await socket.receive()).type is WSMsgType.CLOSE
        assert socket.close_code == 4004


async def test_neither_does_the_api(sandbox: SandboxProcess) -> None:
    assert await status(sandbox, "/api/v10/users/@me", Authorization="Bot another") == 401
