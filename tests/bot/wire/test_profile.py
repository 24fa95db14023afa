"""The application's description and picture, set once where there are none."""

from collections.abc import Sequence

import aiohttp
import pytest

from bot.endpoint import SANDBOX_TOKEN
from tests.bot.sandbox_process import Json, SandboxProcess
from tests.bot.waiting import until
from tests.bot.wire.bot_process import BotProcess

PROGRAM = ("tests.bot.wire.variant", "with_emojis")
"""A bot that sets what is missing of its profile; others in tests do not."""


@pytest.fixture
def program() -> Sequence[str]:
    return PROGRAM


async def ask(sandbox: SandboxProcess, method: str, path: str, **body: str | None) -> Json:
    """As another program of the same application would ask Discord."""
    token = {"Authorization": f"Bot {SANDBOX_TOKEN}"}
    async with (
        aiohttp.ClientSession(headers=token) as session,
        session.request(method, f"{sandbox.address}/api/v10{path}", json=body or None) as answer,
    ):
        return dict(await answer.json())


async def description(sandbox: SandboxProcess) -> str:
    return str((await ask(sandbox, "GET", "/oauth2/applications/@me"))["description"])


async def has_picture(sandbox: SandboxProcess) -> bool:
    return (await ask(sandbox, "GET", "/users/@me"))["avatar"] is not None


async def test_a_new_application_gets_a_description_and_a_picture(
    sandbox: SandboxProcess, bot: BotProcess
) -> None:
    await until(lambda: has_picture(sandbox))
    assert "card games" in await description(sandbox)


async def test_what_somebody_wrote_of_their_application_is_left_alone(
    sandbox: SandboxProcess, bot: BotProcess
) -> None:
    await until(lambda: has_picture(sandbox))
    bot.stop()
    await ask(sandbox, "PATCH", "/applications/@me", description="Ours")
    await ask(sandbox, "PATCH", "/users/@me", avatar=None)
    await bot.start(*PROGRAM)
    await until(lambda: has_picture(sandbox))
    assert await description(sandbox) == "Ours"
