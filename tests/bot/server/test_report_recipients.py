"""Who manages a server may choose to get its reports, beside the owner."""

import discord
import pytest
from simcord import MemberActor

from tests.bot.server.driving import (
    direct,
    press,
    private,
    said,
    settings_of_server,
)
from tests.bot.server.finished import begun, played_out
from tests.bot.server.reading import controls, sentence
from tests.bot.server.room import Room, close_messages
from tests.bot.server.test_report import WORDS, owned, read, report

pytestmark = pytest.mark.check

WANT, NO_MORE = "Send me reports", "Stop sending me reports"


@pytest.fixture
def rigged() -> bool:
    """Not: the record has to be true."""
    return False


@pytest.fixture
def carol(room: Room, alice: MemberActor) -> MemberActor:
    """Somebody who may manage the server."""
    return room.manager("carol")


async def settle(room: Room, person: MemberActor, *labels: str) -> set[str]:
    """`/settings`, and these buttons; the buttons that it has then."""
    await settings_of_server(room, person)
    for label in labels:
        await press(person, private(room, person)[-1], label)
    return controls(private(room, person)[-1]).keys() & {WANT, NO_MORE}


def reports(person: MemberActor) -> list[discord.Message]:
    """The reports among a member's direct messages."""
    return [each for each in direct(person) if WORDS in each.content]


def dismiss(room: Room, person: MemberActor) -> None:
    """Take all roles from somebody."""
    backend, guild = room.env.backend, room.guild.id
    for role in list(backend.get_member(guild, person.id).role_ids):
        backend.remove_member_role(guild, person.id, role)


async def wanted(room: Room) -> list[int]:
    return await room.bot.store.servers.recipients(room.guild.id)


async def test_a_manager_who_wants_reports_gets_them_as_the_owner_does(
    room: Room, alice: MemberActor, bob: MemberActor, carol: MemberActor
) -> None:
    await played_out(room, alice, bob)
    assert await settle(room, carol, WANT) == {NO_MORE}
    assert "to 2 people" in said(await report(room, alice))
    [hers], [theirs] = reports(carol), owned(room)
    assert hers.content == theirs.content
    assert await read(hers) == await read(theirs)
    assert controls(hers).keys() == {"Replay", "Match file"}


async def test_a_manager_who_has_not_asked_gets_none(
    room: Room, alice: MemberActor, bob: MemberActor, carol: MemberActor
) -> None:
    await played_out(room, alice, bob)
    assert await settle(room, carol) == {WANT}
    assert "to 1 person" in said(await report(room, alice))
    assert not direct(carol)


async def test_who_wants_no_more_gets_no_more(
    room: Room, alice: MemberActor, bob: MemberActor, carol: MemberActor
) -> None:
    await played_out(room, alice, bob)
    assert await settle(room, carol, WANT, NO_MORE) == {WANT}
    await report(room, alice)
    assert not direct(carol)
    assert len(owned(room)) == 1


async def test_the_choice_and_its_button_outlast_a_restart(
    room: Room, alice: MemberActor, bob: MemberActor, carol: MemberActor
) -> None:
    await played_out(room, alice, bob)
    await settle(room, carol)
    await room.restart()
    await press(carol, private(room, carol)[-1], WANT)
    await room.restart()
    assert await settle(room, carol) == {NO_MORE}
    await report(room, alice)
    assert len(reports(carol)) == 1


async def test_each_gets_a_report_once_and_the_reporter_too_who_manages(
    room: Room, alice: MemberActor, bob: MemberActor, carol: MemberActor
) -> None:
    await played_out(room, alice, bob)
    await settle(room, carol, WANT)
    await room.bot.store.servers.add_recipient(room.guild.id, room.guild.owner.id)
    assert "to 2 people" in said(await report(room, carol))
    assert len(reports(carol)) == len(owned(room)) == 1


async def test_the_owner_is_offered_no_choice(room: Room, alice: MemberActor) -> None:
    owner = MemberActor(room.env, room.guild, room.guild.owner)
    assert await settle(room, owner) == set()


@pytest.mark.parametrize("how", ["lost the role", "left the server"])
async def test_who_does_not_manage_the_server_any_more_gets_none_and_is_taken_off_the_list(
    room: Room, alice: MemberActor, bob: MemberActor, carol: MemberActor, how: str
) -> None:
    await played_out(room, alice, bob)
    await settle(room, carol, WANT)
    dave = room.manager("dave")
    await settle(room, dave, WANT)
    if how == "left the server":
        room.guild.remove_member(carol)
    else:
        dismiss(room, carol)
    assert "to 2 people" in said(await report(room, alice))
    assert not reports(carol)
    assert len(reports(dave)) == len(owned(room)) == 1
    assert await wanted(room) == [dave.id]


async def test_a_manager_in_time_out_stays_on_the_list(
    room: Room, alice: MemberActor, bob: MemberActor, carol: MemberActor
) -> None:
    await played_out(room, alice, bob)
    await settle(room, carol, WANT)
    member = room.env.backend.get_member(room.guild.id, carol.id)
    member.timed_out_until = "2999-01-01T00:00:00+00:00"
    await report(room, alice)
    assert await wanted(room) == [carol.id]


async def test_who_may_not_manage_the_server_cannot_choose_reports(
    room: Room, alice: MemberActor, carol: MemberActor
) -> None:
    await settle(room, carol)
    dismiss(room, carol)
    answer = said(await press(carol, private(room, carol)[-1], WANT))
    assert sentence("settings-not-allowed") in answer
    assert await wanted(room) == []


async def test_closed_messages_of_one_do_not_keep_it_from_the_others(
    room: Room, alice: MemberActor, bob: MemberActor, carol: MemberActor
) -> None:
    await played_out(room, alice, bob)
    await settle(room, carol, WANT)
    close_messages(room, room.guild.owner)
    assert "to 1 person" in said(await report(room, alice))
    assert len(reports(carol)) == 1
    close_messages(room, carol.user)
    assert sentence("report-closed") in said(await report(room, alice))


async def test_other_trouble_with_one_does_not_keep_it_from_the_others(
    room: Room, alice: MemberActor, bob: MemberActor, carol: MemberActor
) -> None:
    await played_out(room, alice, bob)
    await settle(room, carol, WANT)
    owner = f"/channels/{room.guild.owner.dm_channel.id}/messages"
    room.env.inject_error("POST", owner, status=400, code=40003, message="Too fast")
    assert "to 1 person" in said(await report(room, alice))
    assert len(reports(carol)) == 1


async def test_a_manager_at_the_table_reads_only_what_everybody_heard(
    room: Room, alice: MemberActor, carol: MemberActor
) -> None:
    await settle(room, carol, WANT)
    await begun(room, alice, carol, 6)
    await report(room, alice)
    assert await read(reports(carol)[0]) == await read(owned(room)[0])
    assert reports(carol)[0].attachments[0].filename.endswith("-so-far.txt")
