"""What two people learn of each other's cards."""

from simcord import MemberActor

from games.crazy_king import CrazyKing
from games.game import HOST
from tests.bot.server.driving import (
    hand,
    play_turn,
    press,
    seed_where,
    start_table,
)
from tests.bot.server.knowledge import assert_nothing_was_given_away
from tests.bot.server.room import Room


async def test_two_people_learn_nothing_of_each_others_cards(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    room.seed = seed_where(CrazyKing, 2, lambda game: "KH suit S" in game.legal(0))
    table = await start_table(room, alice, "crazy_king", bob)
    for _ in range(12):
        played = await table.played()
        if played.waiting == [HOST]:
            break
        person = (alice, bob)[played.waiting[0]]
        await press(person, await table.message(), "Show my hand")
        await press(person, hand(person), "Hint")
        await play_turn(table, person)
    await assert_nothing_was_given_away(table, alice, bob)
