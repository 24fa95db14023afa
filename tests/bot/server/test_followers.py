"""A private message says nothing about the others that is not so."""

from dataclasses import replace

import pytest
from simcord import MemberActor

from bot.matches.pace import Pace
from bot.ratelimits.requests import Requests
from images import Renderer
from tests.bot.server.driving import Table, hand, play, play_turn, start_table
from tests.bot.server.reading import alt, texts
from tests.bot.server.room import PACE, Room

pytestmark = pytest.mark.check

FOLLOW = 4.0
NAMES_NOBODY = "Others are playing"


@pytest.fixture
def pace() -> Pace:
    return replace(PACE, follow=FOLLOW)


@pytest.fixture
def carol(room: Room) -> MemberActor:
    return room.person("carol")


async def acted(table: Table, *people: MemberActor) -> tuple[MemberActor, MemberActor]:
    """Who has just acted, and who is to act now."""
    [seat] = (await table.played()).waiting
    await play_turn(table, people[seat])
    await table.room.bot.drawing.wait_idle()
    [now] = (await table.played()).waiting
    return people[seat], people[now]


def edits(room: Room, person: MemberActor) -> int:
    """How often the direct message of a person has been edited so far, by a click or not."""
    number = hand(person).id
    places = (f"/channels/{person.user.dm_channel.id}/messages/{number}", "/webhooks/")
    changed = (each.path for each in room.requests if each.method == "PATCH")
    return sum(path.startswith(places) for path in changed)


async def test_it_follows_whose_turn_it_is_and_until_when(
    room: Room, alice: MemberActor, bob: MemberActor, carol: MemberActor
) -> None:
    people = (alice, bob, carol)
    table = await start_table(room, alice, "crazy_king", bob, carol)
    for _ in range(4):
        done, now = await acted(table, *people)
        await room.wait(FOLLOW + 1)
        for person in {*people} - {now}:
            others = {each.user.name for each in people} - {now.user.name, person.user.name}
            assert f"**{now.user.name}**'s turn, deadline <t:" in texts(hand(person))
            assert not [each for each in others if f"**{each}**'s turn" in texts(hand(person))]
        assert done is not now


async def test_without_room_it_names_nobody(
    room: Room,
    alice: MemberActor,
    bob: MemberActor,
    carol: MemberActor,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    people = (alice, bob, carol)
    table = await start_table(room, alice, "crazy_king", bob, carol)
    await acted(table, *people)
    await room.skip(15 * 60)  # nothing can be edited by a click any more
    monkeypatch.setattr(Requests, "has_room", False)
    for _ in range(3):
        await room.wait(FOLLOW + 1)
        [now] = (await table.played()).waiting
        for number, person in enumerate(people):
            if number != now and number not in (await table.played()).away:
                assert NAMES_NOBODY in texts(hand(person))
                assert "Waiting for" not in alt(hand(person))
        await room.bot.tables.act(
            table.id,
            people[now].id,
            (await table.played()).length,
            (await table.played()).view(now).legal()[0],
            now + 10**6 + (await table.played()).length,
        )
        room.bot.drawing.schedule(table.id)
        await room.bot.drawing.wait_idle()


async def test_while_pictures_wait_it_follows_later(
    room: Room,
    alice: MemberActor,
    bob: MemberActor,
    carol: MemberActor,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    people = (alice, bob, carol)
    table = await start_table(room, alice, "crazy_king", bob, carol)
    await acted(table, *people)
    monkeypatch.setattr(Renderer, "is_busy", True)
    done, now = await acted(table, *people)
    [other] = {*people} - {done, now}
    before = edits(room, other)
    await room.wait(2 * FOLLOW)
    assert edits(room, other) == before
    monkeypatch.setattr(Renderer, "is_busy", False)
    await room.wait(FOLLOW)
    assert f"**{now.user.name}**'s turn" in texts(hand(other))


async def test_nobody_gets_more_than_one_edit_in_four_seconds_for_what_others_do(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await start_table(room, alice, "president", bob)
    while (await table.played()).waiting != [0]:
        [seat] = (await table.played()).waiting
        await (play_turn(table, bob) if seat == 1 else room.wait(1))
    before, seconds, others = edits(room, bob), 0, len(await table.actions())
    await play_turn(table, alice)
    while 1 not in (await table.played()).waiting and seconds < 30:
        await room.wait(1)
        seconds += 1
    assert len(await table.actions()) > others
    assert edits(room, bob) - before <= seconds / FOLLOW + 1


async def test_who_has_folded_is_shown_whose_turn_it_is_and_the_end_of_the_hand(
    room: Room, alice: MemberActor, bob: MemberActor, carol: MemberActor
) -> None:
    people = (alice, bob, carol)
    table = await start_table(room, alice, "texas_holdem", bob, carol)
    [folded] = (await table.played()).waiting
    await do(table, people[folded], "fold")
    while not (played := await table.played()).resting:
        [now] = played.waiting
        await room.wait(FOLLOW + 1)
        told, name = texts(hand(people[folded])), people[now].user.name
        assert f"**{name}**'s turn, deadline <t:" in told
        legal = played.view(now).legal()
        await do(table, people[now], "check" if "check" in legal else "call")
    assert "That's the hand" in texts(hand(people[folded]))


async def do(table: Table, person: MemberActor, action: str) -> None:
    await play(person, hand(person), action)
    await table.room.bot.drawing.wait_idle()


async def test_who_is_done_before_the_others_is_shown_how_it_ends(
    room: Room, alice: MemberActor, bob: MemberActor, carol: MemberActor
) -> None:
    people = (alice, bob, carol)
    table = await start_table(room, alice, "durak", bob, carol)
    for click in range(1000, 1400):
        played = await table.played()
        if played.over:
            break
        if not (acting := sorted(played.present.intersection(played.waiting))):
            await room.wait(11)
            continue
        hint = played.view(acting[0]).hint()
        action = hint.action if hint else played.view(acting[0]).legal()[0]
        user = played.match.seats[acting[0]].user or 0
        await room.bot.tables.act(table.id, user, played.length, action, click)
        room.bot.drawing.schedule(table.id)
        await room.bot.drawing.wait_idle()
    assert (await table.played()).over
    await room.wait(1)
    end = "lost the match" if (await table.played()).view(None).game.losers() else "match"
    for person in people:
        assert end in texts(hand(person))
