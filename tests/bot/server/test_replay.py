"""A finished match, step by step."""

import re
from pathlib import Path

import pytest
from simcord import MemberActor

from bot.matches.match import Person
from games.__main__ import main
from games.crazy_king import CrazyKing
from games.record import End, Record
from games.replay import Positions
from games.words.arguments import card_symbol
from tests.bot.server.driving import Table, press, private, said
from tests.bot.server.finished import begun, played_out
from tests.bot.server.reading import Message, alt, controls, sentence, spoken, texts
from tests.bot.server.room import Room

STEP = re.compile(r"Step (\d+) of (\d+)")
SEALED = "This match isn't over yet. When it is, anyone can see its hands and its match file"


@pytest.fixture
def rigged() -> bool:
    """Not: the record has to be true."""
    return False


async def leaf(room: Room, person: MemberActor, *ways: str) -> Message:
    """What a person sees of the replay they opened last, having gone these ways."""
    for way in ways:
        await press(person, private(room, person)[-1], way)
    return private(room, person)[-1]


def place(message: Message) -> tuple[int, int]:
    """The step shown, and the last one there is."""
    found = STEP.search(texts(message))
    assert found, texts(message)
    return int(found[1]), int(found[2])


async def record(table: Table) -> Record:
    return await table.room.bot.tables.replays.read(table.id)


async def test_the_command_shows_the_deal_of_the_last_match_here(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    await played_out(room, alice, bob)
    table = await played_out(room, alice, bob)
    await alice.slash(room.channel, "replay")
    shown = await leaf(room, alice)
    assert f"Crazy King, match {table.id}" in texts(shown)
    assert place(shown) == (0, (await table.match()).length)
    assert "is turned up" in texts(shown)
    assert alt(shown).startswith("Crazy King, ")
    assert [each.filename for each in shown.attachments] == ["table.png"]


async def test_buttons_lead_first_back_next_and_last(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await played_out(room, alice, bob)
    await press(alice, await table.message(), "Replay")
    last = (await table.match()).length
    for way, number in (
        ("Next", 1), ("Next", 2), ("Back", 1), ("Last", last), ("Back", last - 1), ("First", 0),
    ):  # fmt: skip
        assert place(await leaf(room, alice, way)) == (number, last)


async def test_a_button_leads_to_the_next_round(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await played_out(room, alice, bob)
    await press(alice, await table.message(), "Replay")
    last, starts = (await table.match()).length, (await record(table)).deals
    assert len(starts) > 1
    for start in [*starts[1:], last]:
        assert place(await leaf(room, alice, "Next round")) == (start, last)


async def test_no_button_leads_out_of_the_match(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    await played_out(room, alice, bob)
    await alice.slash(room.channel, "replay")
    assert not {"First", "Back"} & controls(await leaf(room, alice)).keys()
    shown = await leaf(room, alice, "Last")
    assert not {"Next", "Last", "Next round"} & controls(shown).keys()
    assert "won the match!" in texts(shown)


async def test_all_hands_are_opened_and_closed_again(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await played_out(room, alice, bob)
    await press(alice, await table.message(), "Replay")
    closed = texts(await leaf(room, alice, "Next"))
    opened = await leaf(room, alice, "Show all hands")
    assert place(opened)[0] == 1
    game = Positions(await record(table)).step(1).game
    for hand in game.hands:
        assert " ".join(card_symbol(card) for card in game.arrange(hand)) in texts(opened)
    assert "shows" in alt(opened)
    assert place(await leaf(room, alice, "Next"))[0] == 2
    assert "shows" in alt(await leaf(room, alice))
    assert texts(await leaf(room, alice, "Back", "Hide hands")) == closed


async def test_a_step_is_seen_by_one_person_until_it_is_shared(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    await played_out(room, alice, bob)
    await alice.slash(room.channel, "replay")
    await leaf(room, alice, "Next", "Next")
    assert not private(room, bob)
    await leaf(room, alice, "Share")
    shared = room.channel.history(viewer=bob)[-1]
    assert "**alice** shares a move" in texts(shared)
    assert place(shared)[0] == 2
    assert shared.attachments
    await press(bob, shared, "Replay")
    assert place(await leaf(room, bob, "Next"))[0] == 3
    assert place(room.channel.history(viewer=bob)[-2])[0] == 2


async def test_a_match_under_way_is_not_shown(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await begun(room, alice, bob, 3)
    assert SEALED in said(await alice.slash(room.channel, "replay", match=table.id))
    assert sentence("verify-nothing") in said(await bob.slash(room.channel, "replay"))
    assert "Replay" not in controls(await table.message())


async def test_a_match_of_another_channel_is_shown_to_its_players_alone(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await played_out(room, alice, bob)
    elsewhere, carol = room.guild.create_text_channel("elsewhere"), room.person("carol")
    for number in (table.id, 9999):
        no = said(await carol.slash(elsewhere, "replay", match=number))
        assert no == sentence("no-such-match-here", number=str(number))
    assert "Step 0" in said(await bob.slash(elsewhere, "replay", match=table.id))


@pytest.mark.check
async def test_the_matches_of_a_channel_are_listed(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    first, second = await played_out(room, alice, bob), await played_out(room, alice, bob)
    await begun(room, alice, bob, 3)
    listed = await alice.autocomplete(room.channel, "replay", "match", "")
    assert [choice["value"] for choice in listed] == [second.id, first.id]
    assert "alice, bob" in listed[0]["name"]
    assert not await alice.autocomplete(room.channel, "replay", "match", "77")


async def test_the_record_file_is_read_and_verified(
    room: Room, alice: MemberActor, bob: MemberActor, tmp_path: Path
) -> None:
    table = await played_out(room, alice, bob)
    await alice.slash(room.channel, "replay")
    await leaf(room, alice, "Match file")
    [file] = private(room, alice)[-1].attachments
    saved = tmp_path / file.filename
    saved.write_bytes(await file.read())
    assert main(["verify", str(saved)]) == 0
    assert main(["replay", str(saved)]) == 0
    end = Record.parse(saved.read_text(encoding="utf-8")).end
    assert end == End.of((await record(table)).replay())


async def test_leafing_goes_on_after_a_restart(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    await played_out(room, alice, bob)
    await alice.slash(room.channel, "replay")
    await leaf(room, alice, "Next", "Show all hands")
    await room.restart()
    shown = await leaf(room, alice, "Next")
    assert place(shown)[0] == 2
    assert "shows" in alt(shown)


async def test_who_prefers_words_gets_no_picture(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    await played_out(room, alice, bob)
    await alice.slash(room.channel, "replay")
    words = alt(await leaf(room, alice))
    await room.bot.store.people.set_prefs(Person(alice.id, alice.name), {"show": "text"})
    shown = await leaf(room, alice, "Next", "Back")
    assert words in spoken(shown)
    assert not shown.attachments


async def test_a_match_of_other_rules_cannot_be_shown_but_has_a_record(
    room: Room, alice: MemberActor, bob: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    await played_out(room, alice, bob)
    await alice.slash(room.channel, "replay")
    monkeypatch.setattr(CrazyKing, "version", CrazyKing.version + 1)
    await room.restart()
    assert sentence("rules-changed") in said(await press(alice, await leaf(room, alice), "Next"))
    await press(alice, private(room, alice)[0], "Match file")
    assert private(room, alice)[-1].attachments
