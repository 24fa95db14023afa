"""A table against the house as its people see it."""

from simcord import MemberActor

from bot.matches import lobby
from tests.bot.server.driving import hand, open_table, play_turn, press
from tests.bot.server.ending import assert_leaderboard_counts, assert_result_stands
from tests.bot.server.reading import texts
from tests.bot.server.room import Room


async def test_one_person_plays_alone_and_is_on_the_leaderboard(
    room: Room, alice: MemberActor
) -> None:
    table = await open_table(room, alice, "blackjack")
    await room.bot.tables.change(table.id, lobby.set_options, alice.id, {"max_rounds": 1})
    await press(alice, await table.message(), "Start")
    assert (await table.match()).clock == 20
    while (played := await table.played()).waiting:
        assert played.match.people == {0}
        await play_turn(table, alice)
    await assert_result_stands(table, alice)
    await assert_leaderboard_counts(table, alice)
    assert "practice" not in texts(hand(alice))
