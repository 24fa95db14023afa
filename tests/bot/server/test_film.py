"""A round of a finished match as a short animated picture."""

import asyncio
from collections.abc import Sequence
from hashlib import sha256
from io import BytesIO

import discord
import pytest
from PIL import Image
from simcord import MemberActor

from bot.hosting.budget import Quota
from games.replay import FRAMES
from games.scene import Table as Scene
from games.text import Text
from images.theme import Style
from tests.bot.server.driving import Table, choose, press, private, said
from tests.bot.server.finished import played_out
from tests.bot.server.reading import alt, controls, says, texts
from tests.bot.server.room import Room
from tests.bot.waiting import until

pytestmark = pytest.mark.check

MOST = 900 * 1024
LATER = 5
"""The type of an answer that is still to come."""


async def filmed(room: Room, person: MemberActor, table: Table, *ways: str) -> discord.Message:
    """The film that a person gets, having gone these ways."""
    await person.slash(room.channel, "replay", match=table.id)
    for label in (*ways, "Make a clip"):
        await press(person, private(room, person)[-1], label)
    return private(room, person)[-1]


async def hashed(shown: discord.Message) -> str:
    """A film, short however films differ."""
    return sha256(await shown.attachments[0].read()).hexdigest()


async def test_the_last_round_is_sent_as_a_small_gif(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await played_out(room, alice, bob)
    shown = await filmed(room, alice, table, "Last")
    [file] = shown.attachments
    gif = await file.read()
    assert (file.filename, len(gif) <= MOST) == ("film.gif", True)
    with Image.open(BytesIO(gif)) as film:
        assert (film.format, film.size) == ("GIF", (800, 500))
        assert 1 < getattr(film, "n_frames", 1) <= FRAMES
    last = (await table.match()).length
    start = (await room.bot.tables.replays.read(table.id)).deals[-1]
    assert f"Steps {start} to {last}" in texts(shown)


async def test_a_film_has_its_end_in_words(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await played_out(room, alice, bob)
    words = alt(await filmed(room, alice, table, "Last"))
    assert words.startswith(f"Crazy King, match {table.id}, Steps ")
    *_, end = alt(await table.message()).splitlines()  # the podium comes first
    assert end[:200] in words


async def test_a_film_is_seen_by_one_person_until_it_is_shared(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await played_out(room, alice, bob)
    shown = await filmed(room, alice, table)
    assert "film.gif" not in [
        file.filename for each in room.channel.history(viewer=bob) for file in each.attachments
    ]
    await press(alice, shown, "Share")
    public = room.channel.history(viewer=bob)[-1]
    assert [file.filename for file in public.attachments] == ["film.gif"]
    assert texts(public) == texts(shown)
    assert not controls(public)


async def test_a_film_has_its_watcher_s_colours_and_the_server_s_once_it_is_shared(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await played_out(room, alice, bob)
    green = await hashed(await filmed(room, alice, table))
    await alice.slash(room.channel, "preferences")
    await choose(alice, private(room, alice)[-1], "Blue")
    shown = await filmed(room, alice, table)
    assert await hashed(shown) != green
    await press(alice, shown, "Share")
    assert await hashed(room.channel.history(viewer=bob)[-1]) == green


async def test_a_film_is_announced_before_it_is_drawn(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    await filmed(room, alice, await played_out(room, alice, bob))
    answers = [each.body for each in room.requests if each.path.endswith("/callback")]
    assert answers[-1]["type"] == LATER


async def test_a_finished_film_is_there_at_once_for_whoever_else_asks(
    room: Room, alice: MemberActor, bob: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, film = list[int](), room.bot.renderer.film

    async def counted(scenes: Sequence[Scene], style: Style) -> bytes:
        made.append(len(scenes))
        return await film(scenes, style)

    monkeypatch.setattr(room.bot.renderer, "film", counted)
    table = await played_out(room, alice, bob)
    first, second = [await hashed(await filmed(room, each, table)) for each in (alice, bob)]
    assert first == second
    assert len(made) == 1


async def test_a_film_in_which_somebody_was_forgotten_is_made_anew(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await played_out(room, alice, bob)
    named = await hashed(await filmed(room, alice, table))
    await room.bot.store.privacy.forget(bob.id)
    assert await hashed(await filmed(room, alice, table)) != named


async def test_who_waits_for_a_film_is_told_their_place_in_line(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    async def nobody(_: Text) -> None:
        """Nobody waits for the first."""

    table = await played_out(room, alice, bob)
    await alice.slash(room.channel, "replay", match=table.id)
    async with room.bot.budget.turn(Quota.FILMS, 1, 2, nobody):
        pressing = asyncio.create_task(press(alice, private(room, alice)[-1], "Make a clip"))
        await until(lambda: private(room, alice)[-1].content == "⏳ You're number 1 in line.")
    await pressing
    shown = private(room, alice)[-1]
    assert [file.filename for file in shown.attachments] == ["film.gif"]
    assert "In line" not in shown.content


async def test_who_wants_very_many_films_is_told_when_there_are_more(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await played_out(room, alice, bob)
    for _ in range(room.bot.tables.caps.films):
        room.bot.budget.count(Quota.FILMS, alice.id)
    await alice.slash(room.channel, "replay", match=table.id)
    no = said(await press(alice, private(room, alice)[-1], "Make a clip"))
    assert says(no, "too-many")
