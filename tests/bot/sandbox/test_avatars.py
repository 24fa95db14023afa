"""Avatars: fetched once from where Discord has them, and never waited for."""

import asyncio
from collections.abc import AsyncIterator

import aiohttp
import discord
import pytest
from aiohttp import web

from bot.matches.match import Match, Seat
from bot.posts.avatars import MOST_BYTES, Avatars, BadFile, small_file
from bot.views.post import Picture, Post, framed
from games.scene import Table, TableSeat
from images import Renderer
from images.theme import PLAIN
from tests.bot.sandbox.small_bot import SmallBot
from tests.bot.sandbox_process import SandboxProcess
from tests.bot.waiting import until


@pytest.fixture
async def avatars() -> AsyncIterator[Avatars]:
    renderer = Renderer()
    yield Avatars(renderer)
    await renderer.close()


@pytest.fixture
async def alice(sandbox: SandboxProcess, bot: SmallBot) -> discord.User:
    people = f"{sandbox.address}/sandbox/people"
    async with aiohttp.ClientSession() as session, session.get(people) as answer:
        [alice, *_] = await answer.json()
    return await bot.fetch_user(int(alice["id"]))


def seen(avatars: Avatars, *users: int | None) -> list[bool]:
    """Of which seats a post then shows an avatar."""
    match = Match("spades", 1, 1, tuple(Seat(user, "Somebody") for user in users))
    table = Table(tuple(TableSeat("Somebody") for _ in users))
    shown = avatars.shown(Post(framed(), Picture(table, "table.png", PLAIN)), match).picture
    assert isinstance(shown, Picture)
    assert isinstance(shown.scene, Table)
    return [bool(place.avatar) for place in shown.scene.seats]


async def test_who_has_clicked_is_shown_as_soon_as_their_avatar_is_here(
    alice: discord.User, avatars: Avatars
) -> None:
    assert seen(avatars, alice.id, None) == [False, False]
    avatars.see(alice)
    assert seen(avatars, alice.id, None) == [False, False]
    await until(lambda: seen(avatars, alice.id, None, 7) == [True, False, False])


async def test_a_profile_waits_a_moment_for_an_avatar_and_no_longer(
    alice: discord.User, avatars: Avatars, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await avatars.of(alice.id) == b""
    avatars.see(alice)
    assert await avatars.of(alice.id)
    avatars.forget(alice.id)
    never = asyncio.Event()

    async def wait(url: str) -> bytes:
        await never.wait()
        return b""

    monkeypatch.setattr("bot.posts.avatars.small_file", wait)
    monkeypatch.setattr("bot.posts.avatars.PATIENCE", 0)
    avatars.see(alice)
    assert await avatars.of(alice.id) == b""
    await avatars.tasks.stop()


async def test_an_avatar_is_fetched_once(
    alice: discord.User, avatars: Avatars, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = list[str]()

    async def count(url: str) -> bytes:
        asked.append(url)
        return await small_file(url)

    monkeypatch.setattr("bot.posts.avatars.small_file", count)
    for _ in range(3):
        avatars.see(alice)
    await until(lambda: seen(avatars, alice.id) == [True])
    avatars.see(alice)
    await asyncio.sleep(0)
    assert len(asked) == 1


async def test_nothing_of_a_person_is_kept_who_had_all_about_them_deleted(
    alice: discord.User, avatars: Avatars
) -> None:
    avatars.see(alice)
    await until(lambda: seen(avatars, alice.id) == [True])
    avatars.forget(alice.id)
    assert seen(avatars, alice.id) == [False]


@pytest.fixture
async def elsewhere() -> AsyncIterator[str]:
    """Somebody's server that serves what it should not."""

    async def huge(_request: web.Request) -> web.Response:
        return web.Response(body=b"x" * (MOST_BYTES + 1))

    async def away(_request: web.Request) -> web.Response:
        raise web.HTTPFound("/huge")

    app = web.Application()
    app.add_routes([web.get("/huge", huge), web.get("/away", away)])
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    [(host, port)] = runner.addresses
    yield f"http://{host}:{port}"
    await runner.cleanup()


@pytest.mark.parametrize("path", ["huge", "away", "nowhere"])
async def test_a_file_that_is_too_large_or_somewhere_else_is_none(
    elsewhere: str, path: str
) -> None:
    with pytest.raises(BadFile):
        await small_file(f"{elsewhere}/{path}")


async def test_what_goes_wrong_unexpectedly_with_an_avatar_is_logged(
    alice: discord.User,
    avatars: Avatars,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def broken(_url: str) -> bytes:
        raise RuntimeError("planted")

    monkeypatch.setattr("bot.posts.avatars.small_file", broken)
    avatars.see(alice)
    await until(lambda: "planted" in caplog.text)
