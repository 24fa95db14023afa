"""Opening a table, sitting down, starting."""

from simcord import MemberActor

from tests.bot.server.driving import open_table, press, said
from tests.bot.server.reading import controls, texts
from tests.bot.server.room import Room


async def test_play_opens_a_lobby_with_its_host_seated(room: Room, alice: MemberActor) -> None:
    table = await open_table(room, alice, "spades")
    message = await table.message()
    assert "Spades" in texts(message)
    assert f"<@{alice.id}>" in texts(message)
    assert list(controls(message)) == ["Join", "Leave", "Add computer", "Options", "Start"]


async def test_an_unknown_game_is_refused_with_a_sentence(room: Room, alice: MemberActor) -> None:
    result = await alice.slash(room.channel, "play", game="snap")
    assert "no game “snap”" in said(result)
    assert not await room.bot.tables.current()
