"""What people see, take away and delete of what is stored about them."""

import gzip
import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from simcord import MemberActor

import bot
from bot.hosting import export
from bot.matches.pace import Pace
from bot.store import EVERYWHERE, Leaderboard, Visibility
from tests.bot.everything import everything_stored
from tests.bot.results import known
from tests.bot.server.driving import (
    direct,
    open_table,
    press,
    private,
    said,
    start_table,
)
from tests.bot.server.reading import controls, sentence, texts
from tests.bot.server.room import AT_ONCE, Room, close_messages
from tests.bot.server.test_verify import played_out
from tests.bot.solving import DAY, attempt, begun, finish, today
from tests.bot.tabling import secret_of

pytestmark = pytest.mark.usefixtures("toll")
POLICY = Path(bot.__file__).parents[1] / "PRIVACY.md"
FORGET = "Delete everything about me"


@pytest.fixture
def rigged() -> bool:
    return False


@pytest.fixture
def pace() -> Pace:
    return AT_ONCE


async def shown(room: Room, person: MemberActor) -> str:
    return said(await person.slash(room.channel, "privacy show"))


async def exported(room: Room, person: MemberActor) -> dict[str, Any]:
    """The file that comes by direct message."""
    await person.slash(room.channel, "privacy export")
    [file] = direct(person)[-1].attachments
    document: dict[str, Any] = json.loads(await file.read())
    return document


async def delete(room: Room, person: MemberActor) -> str:
    """Ask for it, confirm, and read the answer."""
    await person.slash(room.channel, "privacy delete")
    await press(person, private(room, person)[-1], FORGET)
    return texts(private(room, person)[-1])


def keys(value: object) -> set[str]:
    """Every key of a document."""
    if isinstance(value, list):
        return set().union(*map(keys, value))
    if isinstance(value, dict):
        return set(value).union(*map(keys, value.values()))
    return set()


async def test_of_a_stranger_nothing_is_stored(room: Room, alice: MemberActor) -> None:
    assert sentence("privacy-nothing") in await shown(room, alice)


async def test_who_opened_a_table_and_left_is_told_of_it(room: Room, alice: MemberActor) -> None:
    table = await open_table(room, alice)
    await press(alice, await table.message(), "Leave")
    assert "**Tables you opened** and left before they began: 1." in await shown(room, alice)
    [opened] = (await exported(room, alice))["opened"]
    assert (opened["match"], opened["status"]) == (table.id, "closed")


async def test_show_tells_with_counts_what_is_stored(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    await played_out(room, alice, bob)
    await played_out(room, alice, bob)
    await start_table(room, alice, "toll", bob)
    await room.bot.store.servers.add_recipient(room.guild.id, alice.id)
    await begun(room.bot.store, known(alice))
    told = await shown(room, alice)
    assert "**Your name**, alice, as" in told
    assert "**Your seats** in 3 matches (still going: 1)" in told
    assert "**Your results**: 2 matches" in told
    assert "**Your records**: 2," in told
    assert "**Our direct messages**: the ID of 1 channel" in told
    assert "**Reports**: you get those of 1 server" in told
    assert "**Your dailies and practice deals**: 1 (not finished: 1)" in told


async def test_show_has_the_whole_policy_behind_a_button(room: Room, alice: MemberActor) -> None:
    await alice.slash(room.channel, "privacy show")
    await press(alice, private(room, alice)[-1], "Why, and how long")
    [file] = private(room, alice)[-1].attachments
    assert await file.read() == POLICY.read_bytes()


async def test_an_export_has_everything_of_the_person_and_nothing_of_others(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await played_out(room, alice, bob)
    going_on = await start_table(room, alice, "toll", bob)
    for person in (alice, bob):
        await room.bot.store.servers.add_recipient(room.guild.id, person.id)
    document = await exported(room, alice)
    assert document["user"] == str(alice.id)
    over, open_ = document["matches"]
    assert (over["match"], over["name"], over["host"]) == (table.id, "alice", True)
    assert (over["game"], over["status"]) == ("toll", "over")
    assert [move["text"] for move in over["moves"]] == [each.text for each in await table.actions()]
    record = await room.bot.tables.replays.read(table.id)
    game = record.replay()
    assert (over["result"]["score"], over["result"]["won"]) == (game.scores[0], 0 in game.winners)
    assert (open_["match"], open_["result"], open_["moves"]) == (going_on.id, None, [])
    assert {(row["game"], row["guild"]) for row in document["standings"]} == {
        ("toll", "0"),
        ("toll", str(room.guild.id)),
    }
    assert document["reports"] == [{"guild": str(room.guild.id)}]
    text = json.dumps(document)
    for foreign in ("bob", str(bob.id), await secret_of(room.bot.store, table.id)):
        assert foreign not in text


async def test_every_key_of_an_export_is_explained(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await played_out(room, alice, bob)
    await room.bot.store.servers.add_recipient(room.guild.id, alice.id)
    store = room.bot.store
    await store.reviews.keep(table.id, alice.id, 5.0, [])
    await today(store)
    new = await store.solos.begin(replace(attempt(known(alice)), options={}), 9)
    await finish(store, new, 12)
    await store.daily_boards.close(DAY, 5.0)
    explained = set(re.findall(r"`(\w+)`", POLICY.read_text(encoding="utf-8")))
    assert keys(await exported(room, alice)) - {"about"} <= explained


async def test_with_direct_messages_closed_the_export_answers_the_command(
    room: Room, alice: MemberActor
) -> None:
    close_messages(room, alice.user)
    await alice.slash(room.channel, "privacy export")
    [file] = private(room, alice)[-1].attachments
    assert json.loads(await file.read())["user"] == str(alice.id)


async def test_an_export_too_large_for_a_message_is_compressed(
    room: Room, alice: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(export, "LARGEST", 10)
    await alice.slash(room.channel, "privacy export")
    [file] = direct(alice)[-1].attachments
    assert file.filename == "parlor.json.gz"
    assert json.loads(gzip.decompress(await file.read()))["user"] == str(alice.id)


async def test_delete_asks_before_it_does_anything(room: Room, alice: MemberActor) -> None:
    await played_out(room, alice)
    before = await everything_stored(room.bot.store)
    await alice.slash(room.channel, "privacy delete")
    question = private(room, alice)[-1]
    assert sentence("privacy-ask") in texts(question)
    assert list(controls(question)) == [FORGET]
    assert await everything_stored(room.bot.store) == before


async def test_after_delete_nothing_of_the_person_is_left_anywhere(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    await played_out(room, alice, bob)
    await played_out(room, bob, alice)
    await start_table(room, alice, "toll", bob)
    await open_table(room, alice, "toll")
    await room.bot.store.servers.add_recipient(room.guild.id, alice.id)
    message = await delete(room, alice)
    assert sentence("privacy-deleted") in message
    left = await everything_stored(room.bot.store)
    assert not left & {str(alice.id), "alice", str(alice.user.dm_channel.id)}
    assert sentence("privacy-nothing") in await shown(room, alice)


async def test_the_button_works_after_a_restart_and_pressed_again(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    await played_out(room, alice, bob)
    await alice.slash(room.channel, "privacy delete")
    question = private(room, alice)[-1]
    await room.restart()
    await press(alice, question, FORGET)
    once = await everything_stored(room.bot.store)
    await room.bot.store.privacy.forget(alice.id)
    assert "alice" not in once
    assert await everything_stored(room.bot.store) == once


async def test_a_second_press_changes_nothing_and_says_the_same(
    room: Room, alice: MemberActor
) -> None:
    await played_out(room, alice)
    await delete(room, alice)
    assert await delete(room, alice) == texts(private(room, alice)[-2])


@pytest.mark.parametrize(
    ("where", "here", "everywhere"),
    [("global", True, True), ("server", True, False), ("hidden", False, False)],
)
async def test_people_stand_on_the_leaderboards_they_want(
    room: Room,
    alice: MemberActor,
    bob: MemberActor,
    where: str,
    here: bool,
    everywhere: bool,
) -> None:
    await played_out(room, alice, bob)
    await room.bot.store.leaderboards.show(known(bob), Visibility.HIDDEN)
    answer = said(await alice.slash(room.channel, "privacy leaderboard", where=where))
    assert answer in await shown(room, alice)
    boards = room.bot.store.leaderboards
    for guild, expected in ((room.guild.id, here), (EVERYWHERE, everywhere)):
        page = await boards.page(Leaderboard("toll", guild), 0)
        assert [row.user for _, row in page.rows] == [alice.id] * expected
