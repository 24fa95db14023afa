"""A round of a finished match as a short animated picture."""

from hashlib import sha256
from io import BytesIO

import discord
from PIL import Image
from simcord import MemberActor

from games.replay import FRAMES, deals
from tests.bot.server.driving import Table, choose, press, private
from tests.bot.server.finished import played_out
from tests.bot.server.reading import alt, controls, texts
from tests.bot.server.room import Room

MOST = 900 * 1024
LATER = 5
"""The type of an answer that is still to come."""


async def filmed(room: Room, person: MemberActor, table: Table, *ways: str) -> discord.Message:
    """The film that a person gets, having gone these ways."""
    await person.slash(room.channel, "replay", match=table.id)
    for label in (*ways, "Film"):
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
    start = deals(await room.bot.tables.record(table.id))[-1]
    assert f"Steps {start} to {last}" in texts(shown)


async def test_a_film_has_its_end_in_words(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await played_out(room, alice, bob)
    words = alt(await filmed(room, alice, table, "Last"))
    assert words.startswith(f"Crazy King, match {table.id}, Steps ")
    assert alt(await table.message())[:200] in words


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
