"""Answers that only their reader sees, once what they said is true no more."""

import pytest
from simcord import MemberActor

from tests.bot.server.driving import hand, press, private, said, start_table
from tests.bot.server.finished import rested
from tests.bot.server.reading import says, sentence, texts
from tests.bot.server.room import Room

pytestmark = pytest.mark.check


async def seen(room: Room, person: MemberActor, word: str) -> list[str]:
    """What only this person reads with that word, once all is drawn."""
    await room.bot.drawing.wait_idle()
    await room.env.settle()
    return [text for each in private(room, person) if word in (text := texts(each))]


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        ("Let them in", "They let you in at the table in <#{}>. You sit down at the next deal."),
        ("No", "Not everyone at the table in <#{}> agreed."),
        (None, "Not everyone at the table in <#{}> agreed."),
    ],
)
async def test_who_asked_for_a_seat_reads_in_the_same_place_what_became_of_it(
    room: Room, alice: MemberActor, bob: MemberActor, answer: str | None, told: str
) -> None:
    table = await start_table(room, alice, "five_card_draw")
    await press(bob, await table.message(), "Sit down")
    [asked] = await seen(room, bob, "table in")
    assert says(asked, "you-asked")
    if answer:
        await press(alice, hand(alice), answer)
    else:
        await room.skip(61)
    assert await seen(room, bob, "table in") == [told.format(room.channel.id)]


async def test_who_would_rather_not_sit_down_reads_no_deadline_any_more(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    await start_table(room, alice, "five_card_draw")
    await bob.slash(room.channel, "table join")
    await bob.slash(room.channel, "leave")
    [closed] = await seen(room, bob, "table in")
    assert closed == sentence("you-asked-no-more", place=f"<#{room.channel.id}>")


@pytest.mark.parametrize("command", ["table end", "table pause", "table redeal"])
async def test_who_asked_the_table_by_a_command_reads_that_all_agree(
    room: Room, alice: MemberActor, bob: MemberActor, command: str
) -> None:
    table = await start_table(room, alice, "crazy_king", bob)
    assert says(said(await alice.slash(room.channel, command)), "you-asked")
    await press(bob, await table.message(), "Agree")
    [told] = await seen(room, alice, "table in")
    assert told == sentence("you-all-agree", place=f"<#{room.channel.id}>")


async def test_ready_pressed_again_leaves_one_answer_and_the_deal_none(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await rested(room, alice, bob)
    for _ in range(3):
        await press(alice, await table.message(), "Ready")
    assert await seen(room, alice, "You're ready") == ["You're ready. Waiting for **bob**."]
    await press(bob, await table.message(), "Ready")
    assert not await seen(room, alice, "You're ready")
