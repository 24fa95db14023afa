"""Something was wrong with a match: whoever runs the server hears of it, and nobody else."""

from pathlib import Path

import discord
import pytest
from simcord import InteractionResult, MemberActor

from bot.words import talk
from games.__main__ import main
from tests.bot.server.driving import direct, fill, open_table, press, private, said
from tests.bot.server.finished import begun, play_on, played_out
from tests.bot.server.reading import controls, says, sentence
from tests.bot.server.room import Room, close_messages
from tests.bot.tabling import secret_of

WORDS = "bob had two kings"


@pytest.fixture
def rigged() -> bool:
    """Not: the record has to be true."""
    return False


def owned(room: Room) -> list[discord.Message]:
    """What the server's owner has got by direct message."""
    return room.guild.owner.dm_channel.history()


async def report(room: Room, person: MemberActor, text: str = WORDS) -> InteractionResult:
    """`/report`, and a few words."""
    return await fill(person, await person.slash(room.channel, "report"), text)


async def read(message: discord.Message) -> str:
    [file] = message.attachments
    return (await file.read()).decode()


async def test_the_owner_gets_the_words_and_a_record_that_holds(
    room: Room, alice: MemberActor, bob: MemberActor, tmp_path: Path
) -> None:
    table = await played_out(room, alice, bob)
    assert "to 1 person" in said(await report(room, alice))
    [got] = owned(room)
    assert f"> {WORDS}" in got.content
    assert f"**alice** (<@{alice.id}>)" in got.content
    assert f"Crazy King, match {table.id}" in got.content
    assert (await table.match()).link in got.content
    saved = tmp_path / "record.txt"
    saved.write_text(await read(got), encoding="utf-8")
    assert main(["verify", str(saved)]) == 0


async def test_nobody_else_hears_of_it(room: Room, alice: MemberActor, bob: MemberActor) -> None:
    await played_out(room, alice, bob)
    await report(room, alice)
    said_to = {each.path for each in room.requests if WORDS in str(each.body)}
    assert said_to == {f"/channels/{room.guild.owner.dm_channel.id}/messages"}


async def test_a_replay_has_a_button_that_reports_its_match(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    first = await played_out(room, alice, bob)
    await played_out(room, alice, bob)
    await bob.slash(room.channel, "replay", match=first.id)
    await fill(bob, await press(bob, private(room, bob)[-1], "Report"), WORDS)
    assert f"Crazy King, match {first.id}" in owned(room)[-1].content


async def test_of_a_match_under_way_only_what_everybody_heard_is_sent(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await begun(room, alice, bob, 6)
    await report(room, alice)
    [got] = owned(room)
    played, secret = await table.played(), await secret_of(room.bot.store, table.id)
    tr = talk(played.names)
    heard = [tr(event.words) for told in played.news_since(None) for event in told]
    assert (await read(got)).splitlines() == heard
    for number in (secret, played.match.seed(secret)):
        assert number not in got.content


async def test_the_owner_gets_the_record_of_a_match_at_its_end(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table, owner = await begun(room, alice, bob, 6), room.guild.owner
    await report(room, alice)
    [got] = owned(room)
    button = controls(got)["Match file"]
    assert sentence("still-sealed") in said(await owner.click(got, custom_id=button))
    await play_on(table)
    await room.restart()
    given = await owner.click(got, custom_id=button)
    assert sentence("record-file") in said(given)
    assert "Step 0" in said(await owner.click(got, custom_id=controls(got)["Replay"]))


async def test_who_reports_is_told_when_it_reached_nobody(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    await played_out(room, alice, bob)
    close_messages(room, room.guild.owner)
    assert sentence("report-closed") in said(await report(room, alice))
    assert not owned(room)


@pytest.mark.check
async def test_nobody_is_flooded(room: Room, alice: MemberActor, bob: MemberActor) -> None:
    await played_out(room, alice, bob)
    for _ in range(3):
        await report(room, alice)
    assert says(said(await report(room, alice)), "too-many")
    await report(room, bob)
    assert len(owned(room)) == 4
    await room.wait(601)
    await report(room, alice)
    assert len(owned(room)) == 5


async def test_what_is_written_cannot_look_like_the_bots_own_words(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    await played_out(room, alice, bob)
    await report(room, alice, "one\n# @everyone **two**")
    assert "> one\n> \\# @everyone \\*\\*two\\*\\*" in owned(room)[-1].content
    [sent] = [each.body for each in room.requests if "everyone" in str(each.body)][-1:]
    assert sent["allowed_mentions"]["parse"] == []


async def test_a_report_arrives_at_once_though_a_hand_was_opened_before_it(
    room: Room, alice: MemberActor
) -> None:
    table = await open_table(room, alice, "crazy_king")
    await room.bot.tables.start(table.id, alice.id)
    await room.bot.drawing.draw(table.id)  # by no click, as `finished` has it
    assert len(direct(alice)) == 1
    assert "to 1 person" in said(await report(room, alice))


async def test_without_a_match_there_is_nothing_to_report(room: Room, alice: MemberActor) -> None:
    assert sentence("report-nothing") in said(await alice.slash(room.channel, "report"))
    await open_table(room, alice, "crazy_king")
    assert sentence("report-nothing") in said(await alice.slash(room.channel, "report"))
