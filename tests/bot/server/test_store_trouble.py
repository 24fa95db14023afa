"""The database fails while people play: they read why, nothing changes, and play goes on later."""

import os
import resource
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from pathlib import Path

import pytest
from simcord import MemberActor

from bot.matches.match import Status
from tests.bot.server.driving import hand, press, said, start_table, until_turn
from tests.bot.server.reading import sentence
from tests.bot.server.room import Room

pytestmark = pytest.mark.check

Trouble = Callable[[Room, Path], AbstractAsyncContextManager[None]]


@asynccontextmanager
async def full(_: Room, file: Path) -> AsyncIterator[None]:
    """No file can grow any more."""
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    size = file.with_name(f"{file.name}-wal").stat().st_size
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)


@asynccontextmanager
async def locked(_: Room, file: Path) -> AsyncIterator[None]:
    """Another program is writing, and does not end."""
    with closing(sqlite3.connect(file)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


@asynccontextmanager
async def read_only(room: Room, _: Path) -> AsyncIterator[None]:
    """Nothing may be written."""
    await pragma(room, "query_only = ON")
    yield
    await pragma(room, "query_only = OFF")


@asynccontextmanager
async def gone(_: Room, file: Path) -> AsyncIterator[None]:
    """The file has been moved away, and comes back."""
    elsewhere = file.with_name("elsewhere.db")
    os.rename(file, elsewhere)
    yield
    assert file.name not in os.listdir(file.parent), "no new one was begun in its place"
    os.rename(elsewhere, file)


async def pragma(room: Room, text: str) -> None:
    await room.bot.store.database.read(lambda it: it.exec_driver_sql(f"PRAGMA {text}"))


@pytest.mark.parametrize("trouble", [full, locked, read_only, gone])
async def test_a_click_that_cannot_be_stored_is_told_so_and_works_when_the_trouble_ends(
    room: Room, alice: MemberActor, tmp_path: Path, trouble: Trouble
) -> None:
    table = await start_table(room, alice)
    await until_turn(table, alice)
    before = await table.actions()
    shown = hand(alice)
    async with trouble(room, tmp_path / "parlor.db"):
        told = said(await press(alice, shown, "Bid 3"))
        assert sentence("store-unavailable") in told or "taking longer" in told
    assert await table.actions() == before
    await press(alice, hand(alice), "Bid 3")
    assert (await table.actions())[len(before)].text == "bid 3"


async def test_tables_of_a_server_that_takes_the_bot_out_meanwhile_are_closed_afterwards(
    room: Room, alice: MemberActor, tmp_path: Path
) -> None:
    table = await start_table(room, alice)
    async with gone(room, tmp_path / "parlor.db"):
        room.env.backend.remove_guild(room.guild.id)
        await room.env.settle()
    await room.wait(2)
    assert (await table.match()).status is Status.CLOSED
