"""A word beside one's seat, for one picture."""

import pytest
from simcord import MemberActor

from bot.hosting.budget import BREATH
from bot.hosting.preferences import OFF
from bot.hosting.tables import GOODBYE
from bot.views.quick import QUICK
from tests.bot.server.driving import Table, hand, play_turn, press, start_table
from tests.bot.server.finished import played_out
from tests.bot.server.reading import alt, controls, sentence, texts
from tests.bot.server.room import Room


@pytest.fixture
async def table(room: Room, alice: MemberActor, bob: MemberActor) -> Table:
    """Two people who have played a turn each, and so look at their hands."""
    table = await start_table(room, alice, "crazy_king", bob)
    for _ in range(2):
        await next_turn(table, alice, bob)
    return table


async def next_turn(table: Table, alice: MemberActor, bob: MemberActor) -> None:
    [seat] = (await table.played()).waiting
    await play_turn(table, (alice, bob)[seat])


async def say(person: MemberActor, word: str) -> None:
    await press(person, hand(person), "React")
    await press(person, hand(person), word)


def calls(room: Room) -> int:
    """Requests that Discord's limit counts."""
    return sum("/channels/" in each.path for each in room.requests)


async def test_six_words_and_a_way_back_stand_in_place_of_the_cards(
    table: Table, alice: MemberActor
) -> None:
    before = controls(hand(alice))
    await press(alice, hand(alice), "React")
    assert [*controls(hand(alice))] == [*QUICK, "Back"]
    await press(alice, hand(alice), "Back")
    assert controls(hand(alice)) == before


async def test_who_says_something_sees_it_at_once_and_it_costs_no_call(
    room: Room, table: Table, alice: MemberActor
) -> None:
    before, actions = calls(room), await table.actions()
    await say(alice, "👏")
    assert "alice: 👏" in alt(hand(alice))
    assert (calls(room), await table.actions()) == (before, actions)


async def test_the_others_see_it_in_the_next_picture_and_in_no_other(
    room: Room, table: Table, alice: MemberActor, bob: MemberActor
) -> None:
    await say(alice, "gg")
    assert "gg" not in alt(await table.message())
    await next_turn(table, alice, bob)
    assert "alice: gg" in alt(await table.message())
    assert "alice: gg" in alt(hand(bob))
    await next_turn(table, alice, bob)
    assert "gg" not in alt(await table.message()) + alt(hand(alice)) + alt(hand(bob))


async def test_a_restart_loses_no_word_and_repeats_none(
    room: Room, table: Table, alice: MemberActor, bob: MemberActor
) -> None:
    await say(alice, "🙏")
    await room.restart()
    await next_turn(table, alice, bob)
    assert "alice: 🙏" in alt(await table.message())
    await room.restart()
    await next_turn(table, alice, bob)
    assert "🙏" not in alt(await table.message())


async def test_who_says_much_is_told_to_wait_and_the_first_word_stands(
    room: Room, table: Table, alice: MemberActor
) -> None:
    await say(alice, "😂")
    await say(alice, "⏳")
    assert sentence("said-often") in texts(hand(alice))
    assert "alice: 😂" in alt(hand(alice))
    await room.skip(BREATH)
    await say(alice, "⏳")
    assert "alice: ⏳" in alt(hand(alice))


async def test_a_server_may_switch_words_off(room: Room, table: Table, alice: MemberActor) -> None:
    await press(alice, hand(alice), "React")
    await room.bot.store.people.set_settings(room.guild.id, {"words": OFF})
    await press(alice, hand(alice), "👏")
    assert sentence("words-off") in texts(hand(alice))
    assert "👏" not in alt(hand(alice))
    assert "React" not in controls(hand(alice))


async def test_who_plays_against_computers_alone_has_nobody_to_talk_to(
    room: Room, alice: MemberActor
) -> None:
    await start_table(room, alice, "crazy_king")
    assert "React" not in controls(hand(alice))


async def test_after_the_end_people_still_say_gg_for_half_an_hour(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await played_out(room, alice, bob)
    await say(bob, "gg")
    assert "bob: gg" in alt(await table.message())
    await room.skip(GOODBYE + 1)
    await say(alice, "gg")
    assert "alice: gg" not in alt(await table.message())
    assert "The match is over." in texts(hand(alice))
