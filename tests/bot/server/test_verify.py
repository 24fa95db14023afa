"""Nobody alone chose the cards, and anybody can see that."""

import asyncio
import re
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from simcord import InteractionResult, MemberActor

from bot.hosting.tables import Tables
from bot.matches import lobby as lobbies
from bot.matches.match import Person, Status
from bot.matches.pace import Pace
from bot.matches.played import Played
from bot.store import Store, schema
from games.__main__ import main
from games.fairness import FIRST, commitment_to, seal_of_seats
from tests.bot.server.driving import (
    Table,
    at_once,
    hand,
    hinted,
    open_table,
    play_turn,
    press,
    private,
    said,
    start_table,
)
from tests.bot.server.reading import controls, says, sentence, texts
from tests.bot.server.room import AT_ONCE, Room
from tests.bot.server.toll import Toll
from tests.bot.tabling import secret_of

pytestmark = pytest.mark.usefixtures("toll")
LATER = 5
"""The type of an answer that is still to come."""
NUMBER = re.compile(r"[0-9a-f]{64}")
HOLDS = "It checks out: the secret is the one sealed in the lobby. Together with"


@pytest.fixture
def rigged() -> bool:
    return False


@pytest.fixture
def pace() -> Pace:
    return AT_ONCE


async def played_out(room: Room, host: MemberActor, *guests: MemberActor) -> Table:
    """A match of two actions, both of them the host's."""
    table = await start_table(room, host, "toll", *guests)
    await play_out(table, host)
    return table


async def play_out(table: Table, host: MemberActor) -> None:
    """Play the hints."""
    while not (await table.played()).over:
        await host.slash(table.room.channel, "move", text=await hinted(table, host))


async def store_with(room: Room, **columns: str | None) -> None:
    """Write other columns into every match."""
    await room.bot.store.database.change(sa.update(schema.match).values(columns))


async def secret_at(table: Table) -> str:
    return await secret_of(table.room.bot.store, table.id)


async def numbers(room: Room, person: MemberActor) -> InteractionResult:
    """Ask for the numbers below the last answer."""
    return await press(person, private(room, person)[-1], "Shuffle receipt")


def clicks(room: Room) -> list[int]:
    """The interactions of people so far, as Discord numbered them."""
    return sorted(room.env.backend.interactions)


def everything_sent(room: Room) -> str:
    """Every message, edit, answer and alternative text that the bot ever asked Discord to show."""
    return "\n".join(f"{request.path} {request.body}" for request in room.requests)


async def test_a_lobby_is_sealed_and_verify_tells_anybody_how(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await open_table(room, alice)
    assert "🔒 Shuffle sealed" in texts(await table.message())
    assert not NUMBER.findall(texts(await table.message()))
    told = said(await press(bob, await table.message(), "Verify"))
    assert NUMBER.findall(told) == [commitment_to(await secret_at(table), FIRST)]
    assert says(told, "verify-lobby")


async def test_who_sits_down_is_told_the_seal_before_anything_is_dealt(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await open_table(room, alice)
    result = await press(bob, await table.message(), "Join")
    sealed = commitment_to(await secret_at(table), FIRST)
    for answer in (said(result), texts(room.channel.history(viewer=alice)[-1])):
        assert f"fingerprint `{sealed[:32]}…`" in answer


async def test_a_table_says_in_one_word_whether_its_shuffles_are_sealed(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await start_table(room, alice, "crazy_king", bob)
    assert "🔒 Shuffle sealed" in texts(await table.message()).splitlines()[-1]
    over = await played_out(room, alice)
    assert sentence("table-opened") in texts(await over.message()).splitlines()[-1]


async def test_what_counts_is_the_clicks_of_join_and_the_message_of_the_deal(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await open_table(room, alice, "crazy_king")
    opened = clicks(room)[-1]
    await press(bob, await table.message(), "Join")
    joined = clicks(room)[-1]
    await press(alice, await table.message(), "Add computer")
    await press(alice, await table.message(), "Start")
    deal = room.channel.history()[-2]
    assert texts(deal).startswith("**alice** shuffles. 🔒 Shuffle sealed ||")
    assert (await table.match()).joins == f"0 {opened}, 1 {joined}, deal {deal.id}"


async def test_after_the_start_the_lobby_is_a_line_then_comes_the_deal_and_then_the_table(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await open_table(room, alice, "crazy_king")
    old = await table.message()
    await press(bob, old, "Join")
    await press(alice, old, "Start")
    lobby, deal, newest = room.channel.history()
    match = await table.match()
    assert (lobby.id, newest.id, match.destination) == (old.id, match.message, None)
    assert texts(lobby) == sentence("lobby-begun", name="Crazy King", place=match.link)
    assert not controls(lobby)
    assert not lobby.attachments
    assert deal.edited_at is None
    assert "Show my hand" in controls(newest)
    for person in (alice, bob):
        assert match.link in texts(hand(person))


async def test_no_number_is_read_that_is_not_in_a_spoiler(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await open_table(room, alice, "crazy_king")
    joined = await press(bob, await table.message(), "Join")
    await press(alice, await table.message(), "Start")
    deal = texts(room.channel.history()[1])
    for told in (texts(room.channel.history(viewer=alice)[1]), said(joined), deal):
        [line] = [line for line in told.splitlines() if "🔒 Shuffle sealed ||" in line]
        assert line.endswith("||")
        assert "`" not in re.sub(r"\|\|.+?\|\|", "", told)


async def test_where_a_table_cannot_be_posted_anew_it_takes_the_place_of_its_lobby(
    room: Room, alice: MemberActor
) -> None:
    table = await open_table(room, alice, "crazy_king")
    old = await table.message()
    route = f"/channels/{room.channel.id}/messages"
    room.env.inject_error("POST", route, status=403, code=50013, times=None)
    await press(alice, old, "Start")
    match = await table.match()
    assert (match.message, match.destination) == (old.id, None)
    assert "Show my hand" in controls(await table.message())


async def test_who_sits_down_is_told_the_number_of_their_click_at_once_and_alone(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await open_table(room, alice, "crazy_king")
    seen = room.channel.history(viewer=alice)
    assert f"Shuffle sealed ||number `{clicks(room)[-1]}`" in texts(seen[-1])
    answer = await press(bob, await table.message(), "Join")
    assert f"Shuffle sealed ||number `{clicks(room)[-1]}`" in said(answer)
    assert len(room.channel.history(viewer=alice)) == len(seen)


async def test_the_deal_settles_the_numbers_before_its_own_is_known(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    """Else whoever runs the bot could then choose one for a friend who sits there."""
    table = await start_table(room, alice, "crazy_king", bob)
    deal, joins = room.channel.history()[-2], (await table.match()).joins or ""
    seats = joins.partition(", deal")[0]
    assert f"🔒 Shuffle sealed ||`{sha256(seats.encode()).hexdigest()[:32]}…`" in texts(deal)


async def test_who_sits_down_once_the_deal_is_told_has_it_taken_back(
    room: Room, alice: MemberActor, bob: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await open_table(room, alice, "crazy_king")
    tables = room.bot.tables
    start, elsewhere = tables.start, Tables(tables.store, tables.clock, tables.pace)

    async def started_when_bob_has_sat_down(*args: Any) -> Played:
        await elsewhere.seat(table.id, lobbies.join, Person(bob.id, "bob"), clicks(room)[-1])
        return await start(*args)

    monkeypatch.setattr(tables, "start", started_when_bob_has_sat_down)
    told = said(await press(alice, await table.message(), "Start"))
    assert told == (sentence("deal-changed"))
    assert [message.id for message in room.channel.history()] == [(await table.message()).id]
    monkeypatch.undo()
    await press(alice, await table.message(), "Start")
    assert (await table.match()).status is Status.PLAYING


async def test_a_start_that_is_refused_tells_of_no_deal(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await open_table(room, alice, "crazy_king")
    told = said(await press(bob, await table.message(), "Start"))
    assert told == sentence("not-seated", way="join")
    assert [message.id for message in room.channel.history()] == [(await table.message()).id]


async def test_of_many_presses_on_start_one_tells_of_a_deal(room: Room, alice: MemberActor) -> None:
    table = await open_table(room, alice, "crazy_king")
    await at_once(room, await table.message(), *[(alice, "Start")] * 10)
    assert everything_sent(room).count("**alice** shuffles.") == 1
    assert (await table.match()).status is Status.PLAYING


async def test_a_deal_that_comes_to_nothing_is_taken_back(
    room: Room, alice: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await open_table(room, alice, "crazy_king")
    start = room.bot.tables.start

    async def started_by_somebody_else(*args: Any) -> Played:
        await start(*args)
        return await start(*args)

    monkeypatch.setattr(room.bot.tables, "start", started_by_somebody_else)
    result = await press(alice, await table.message(), "Start")
    assert sentence("already-started") in said(result)
    assert [message.id for message in room.channel.history()] == [(await table.message()).id]


async def test_nothing_tells_the_secret_or_the_seed_before_the_end(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await start_table(room, alice, "crazy_king", bob)
    for _ in range(8):
        played = await table.played()
        person = alice if played.match.seats[played.waiting[0]].user == alice.id else bob
        await press(person, await table.message(), "Show my hand")
        await press(person, private(room, person)[-1], "Hint")
        await person.slash(room.channel, "verify")
        await play_turn(table, person)
    assert (await table.match()).status is Status.PLAYING
    secret = await secret_at(table)
    for number in (secret, (await table.match()).seed(secret)):
        assert number[:8] not in everything_sent(room)


async def test_verify_says_that_the_shuffles_hold_and_what_that_does_not_show(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await played_out(room, alice, bob)
    told = said(await press(bob, await table.message(), "Verify"))
    assert told.startswith("✅ **Shuffle receipt:** Toll, finished <t:")
    assert f"{HOLDS} 2 clicks and the deal it gives exactly these cards" in told
    assert "and 2 moves and 1 shuffle come out the same." in told
    assert "Whoever runs the bot could still have looked at them." in told
    assert sentence("verify-first") in told
    assert not NUMBER.search(told)


async def test_verify_says_which_record_comes_before(room: Room, alice: MemberActor) -> None:
    first = await played_out(room, alice)
    await played_out(room, alice)
    told = said(await alice.slash(room.channel, "verify"))
    assert says(told, "verify-follows", match=first.id)


async def test_verify_notices_that_the_record_before_was_changed(
    room: Room, alice: MemberActor
) -> None:
    first = await played_out(room, alice)
    await played_out(room, alice)
    await room.bot.store.database.change(
        sa.update(schema.action).where(schema.action.c.match == first.id).values(text="forged")
    )
    told = said(await alice.slash(room.channel, "verify"))
    assert "❌" in told
    assert "These match files don't follow each other" in told


async def test_verify_is_answered_before_anything_is_computed(
    room: Room, alice: MemberActor
) -> None:
    """So that no match is too long for the three seconds that Discord gives."""
    table = await played_out(room, alice)
    await press(alice, await table.message(), "Verify")
    await alice.slash(room.channel, "verify")
    answers = [each.body for each in room.requests if each.path.endswith("/callback")]
    assert [each["type"] for each in answers[-2:]] == [LATER, LATER]


async def test_an_onlooker_may_verify_by_the_command(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    await played_out(room, alice)
    assert HOLDS in said(await bob.slash(room.channel, "verify"))


async def test_the_command_takes_the_last_match_that_ended_here(
    room: Room, alice: MemberActor
) -> None:
    await played_out(room, alice)
    last = await played_out(room, alice)
    await alice.slash(room.channel, "verify")
    assert await secret_at(last) in said(await numbers(room, alice))


async def test_the_numbers_are_behind_a_button(
    room: Room, alice: MemberActor, tmp_path: Path
) -> None:
    table = await played_out(room, alice)
    await press(alice, await table.message(), "Verify")
    result = await numbers(room, alice)
    match, secret = await table.match(), await secret_at(table)
    commitment = commitment_to(secret, FIRST)
    seal = seal_of_seats(match.joins or "")
    assert NUMBER.findall(said(result)) == [commitment, FIRST, secret, seal, match.seed(secret)]
    assert f"`{match.joins}`" in said(result)
    [file] = private(room, alice)[-1].attachments
    record = tmp_path / file.filename
    record.write_bytes(await file.read())
    assert main(["verify", str(record)]) == 0


async def test_of_a_match_under_way_only_the_commitment_is_told(
    room: Room, alice: MemberActor
) -> None:
    table = await start_table(room, alice)
    told = said(await alice.slash(room.channel, "verify"))
    assert sentence("verify-nothing") in told
    assert says(told, "verify-under-way")
    assert NUMBER.findall(told) == [(await table.match()).commitment]


async def test_verifying_works_after_a_restart(room: Room, alice: MemberActor) -> None:
    table = await played_out(room, alice)
    old = await table.message()
    await room.restart()
    assert HOLDS in said(await press(alice, old, "Verify"))
    result = await numbers(room, alice)
    assert await secret_at(table) in said(result)


async def test_a_match_opened_before_there_were_commitments_says_so(
    room: Room, alice: MemberActor
) -> None:
    table = await open_table(room, alice, "toll")
    await store_with(room, commitment=None)
    await press(alice, await table.message(), "Start")
    assert "🔒" not in texts(await table.message())
    assert says(said(await alice.slash(room.channel, "verify")), "verify-unsealed")
    await play_out(table, alice)
    told = said(await press(alice, await table.message(), "Verify"))
    assert "nothing was sealed beforehand, so it doesn't show that nobody chose the seed" in told
    shown = said(await numbers(room, alice))
    assert NUMBER.findall(shown) == [await secret_at(table)]
    assert "without a fingerprint" in shown


async def test_a_match_of_other_rules_is_said_to_be_out_of_reach(
    room: Room, alice: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    await played_out(room, alice)
    monkeypatch.setattr(Toll, "version", Toll.version + 1)
    told = said(await alice.slash(room.channel, "verify"))
    assert told.startswith("❌ **Shuffle receipt:** Toll")
    assert sentence("rules-changed") in told


async def test_a_secret_that_was_exchanged_is_found_out(room: Room, alice: MemberActor) -> None:
    await played_out(room, alice)
    await store_with(room, secret="f" * 64)
    told = said(await alice.slash(room.channel, "verify"))
    assert told.startswith("❌ **Shuffle receipt:** Toll")
    assert "the secret isn't the one that was sealed" in told


async def busy() -> None:
    """Let everybody else do what they can."""
    for _ in range(200):
        await asyncio.sleep(0)


async def test_who_joins_just_before_the_start_is_dealt_in(
    room: Room, alice: MemberActor, bob: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await open_table(room, alice, "crazy_king")
    invited = Store.invited

    async def slowly(store: Store, match: int) -> list[Person]:
        await busy()
        return await invited(store, match)

    monkeypatch.setattr(Store, "invited", slowly)
    await at_once(room, await table.message(), (bob, "Join"), (alice, "Start"))
    match = await table.match()
    assert match.status is Status.PLAYING
    assert match.seat_of(bob.id) is not None


async def test_nobody_keeps_a_match_from_starting_by_leaving_just_then(
    room: Room, alice: MemberActor, bob: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await open_table(room, alice, "crazy_king")
    await press(bob, await table.message(), "Join")
    tables, start = room.bot.tables, room.bot.tables.start

    async def slowly(*args: Any) -> Played:
        await busy()
        return await start(*args)

    monkeypatch.setattr(tables, "start", slowly)
    _, left = await at_once(room, await table.message(), (alice, "Start"), (bob, "Leave"))
    assert said(left) == sentence("just-dealt")
    match = await table.match()
    assert match.status is Status.PLAYING
    assert match.seat_of(bob.id) is not None
