"""**Play these cards**: a finished match played again alone, and both results side by side."""

from random import Random

import pytest
from discord.ui import TextDisplay
from simcord import InteractionResult, MemberActor

from bot.hosting.preferences import Preferences
from bot.hosting.same_cards import ComparedRound
from bot.hosting.solos import PlayedSolo
from bot.matches import lobby
from bot.matches.match import Seat
from bot.views import both_results
from games.same_cards import BothRounds
from games.text import gain
from tests.bot.results import known
from tests.bot.server.driving import (
    Table,
    at_once,
    choose,
    deliver_again,
    open_table,
    press,
    private,
    said,
)
from tests.bot.server.finished import ROUNDS, begun, play_on, played_out
from tests.bot.server.forging import Forger
from tests.bot.server.playing import carry_out
from tests.bot.server.reading import controls, menus, sentence, spoken, texts
from tests.bot.server.room import PACE, Room
from tests.bot.server.soloing import page, wanted
from tests.voice import SAY

PLAY = "Play these cards"


async def solos(room: Room, person: MemberActor) -> list[PlayedSolo]:
    """Somebody's attempts, the oldest first."""
    stored = await room.bot.store.privacy.stored(person.id)
    return [await room.bot.solos.load(row["id"], person.id) for row in stored.solos]


async def chosen(room: Room, person: MemberActor, table: Table, label: str) -> PlayedSolo:
    """**Play these cards** below a finished table, in a seat."""
    await press(person, await table.message(), PLAY)
    await choose(person, private(room, person)[-1], label)
    return (await solos(room, person))[-1]


async def begun_alone(room: Room, host: MemberActor) -> Table:
    """A short match of one person against a computer."""
    table = await open_table(room, host, "crazy_king")
    await room.bot.tables.change(table.id, lobby.set_options, host.id, dict(ROUNDS))
    await press(host, await table.message(), "Start")
    return table


async def finished(room: Room, person: MemberActor) -> str:
    """The end of somebody's newest solo, as its page tells it."""
    [*_, played] = await solos(room, person)
    while not played.is_done:
        await carry_out(person, lambda: page(room, person), wanted(played))
        [*_, played] = await solos(room, person)
    return texts(page(room, person))


async def test_a_seat_is_chosen_ones_own_first(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await played_out(room, alice, bob)
    await press(bob, await table.message(), PLAY)
    [menu] = menus(private(room, bob)[-1])
    assert list(menu) == ["bob, your seat", "alice, seat 1"]


async def test_the_same_hand_is_played_in_the_seat_that_was_chosen(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await played_out(room, alice, bob)
    played = await chosen(room, bob, table, "alice, seat 1")
    step = await room.bot.tables.replays.step(table.id, 0)
    solo = played.replay.record.start()
    assert solo.hands == step.game.hands
    assert (played.seat, played.attempt.source) == (0, table.id)
    assert played.attempt.is_practice
    assert sentence("solo-practice") in texts(page(room, bob))


async def test_both_results_are_told_by_round_and_in_all(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await played_out(room, alice, bob)
    await chosen(room, bob, table, "alice, seat 1")
    told = await finished(room, bob)
    [played] = await solos(room, bob)
    for number, (each, sitter) in enumerate(await room.bot.same_cards.compared(played), 1):
        assert sitter.name == "alice"
        assert each.solo is not None
        assert each.match is not None
        own, then = gain(each.solo, SAY), gain(each.match, SAY)
        assert f"Round {number}: you got **{own}**, alice got **{then}**." in told
    assert "**In all you got" in told
    assert [each.filename for each in page(room, bob).attachments] == ["scores.png"]


async def test_rounds_with_other_cards_or_without_a_result_are_said_to_be_so(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    played = await chosen(room, bob, await played_out(room, alice, bob), "alice, seat 1")
    sitter = Seat(alice.id, "alice")
    points = BothRounds(2, 7, True), BothRounds(3, 5, False), BothRounds(None, 4, True)
    rounds = [ComparedRound(each, sitter) for each in points]
    layout = both_results.post(played, rounds, Preferences()).layout
    lines = next(
        str(each.content) for each in layout.walk_children() if isinstance(each, TextDisplay)
    )
    assert lines.splitlines()[1:6] == [
        "Round 1: you got **+7**, alice got **+2**.",
        "Round 2: you got **+5**, alice got **+3**.",
        sentence("same-cards-differ", unit="round"),
        "Round 3: you got **+4**. The match ended before that was over.",
        "**In all you got +12, alice got +5.**",
    ]


async def test_ones_own_result_is_not_told_as_that_of_another(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    await chosen(room, alice, await played_out(room, alice, bob), "alice, your seat")
    told = await finished(room, alice)
    assert "in the match." in told
    assert "alice got" not in told


async def test_in_words_the_end_has_no_picture(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    await room.bot.store.people.set_prefs(known(alice), {"show": "text"})
    await chosen(room, alice, await played_out(room, alice, bob), "bob, seat 2")
    assert "bob got" in await finished(room, alice)
    assert not page(room, alice).attachments
    assert "alice" in spoken(page(room, alice))


async def test_from_its_end_the_cards_are_played_again_or_the_match_is_looked_at(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    await chosen(room, alice, await played_out(room, alice, bob), "bob, seat 2")
    await finished(room, alice)
    end = page(room, alice)
    assert list(controls(end)) == ["Again", "Replay"]
    await press(alice, end, "Replay")
    assert "Step 0" in texts(private(room, alice)[-1])
    await press(alice, end, "Again")
    first, second = await solos(room, alice)
    assert first.is_done
    assert not second.is_done
    assert second.seat == first.seat


async def test_a_double_click_begins_one(room: Room, alice: MemberActor, bob: MemberActor) -> None:
    await chosen(room, alice, await played_out(room, alice, bob), "bob, seat 2")
    await finished(room, alice)
    await at_once(room, page(room, alice), (alice, "Again"), (alice, "Again"))
    await deliver_again(room)
    assert len(await solos(room, alice)) == 2


async def test_what_was_not_finished_goes_on_after_a_restart(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await played_out(room, alice, bob)
    played = await chosen(room, alice, table, "bob, seat 2")
    await carry_out(alice, lambda: page(room, alice), wanted(played))
    [before] = await solos(room, alice)
    await room.restart()
    after = await chosen(room, alice, table, "bob, seat 2")
    assert after.attempt == before.attempt


async def test_where_one_person_sat_their_seat_is_not_asked_for(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await begun_alone(room, alice)
    while not (played := await table.played()).over:
        if played.resting or 0 in played.waiting:
            await play_on(table, played.length + 1)
        else:
            await room.wait(PACE.computer + 1)
    await press(bob, await table.message(), PLAY)
    [solo] = await solos(room, bob)
    assert solo.seat == (await table.match()).seat_of(alice.id)


async def test_an_onlooker_plays_the_cards_of_a_public_table_from_its_replay(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table, carol = await played_out(room, alice, bob), room.person("carol")
    await carol.slash(room.channel, "replay", match=table.id)
    await press(carol, private(room, carol)[-1], PLAY)
    await choose(carol, private(room, carol)[-1], "alice, seat 1")
    assert len(await solos(room, carol)) == 1


@pytest.mark.check
async def test_of_a_private_table_only_its_players_play_the_cards(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table, carol = await open_table(room, alice, "crazy_king"), room.person("carol")
    await press(bob, await table.message(), "Join")
    await room.bot.tables.change(table.id, lobby.set_private, (await table.match()).host, True)
    await press(alice, await table.message(), "Start")
    await play_on(table)
    assert said(await press(carol, await table.message(), PLAY)) == sentence("same-cards-private")
    await chosen(room, bob, table, "alice, seat 1")
    assert len(await solos(room, bob)) == 1


async def test_the_cards_of_a_match_under_way_are_not_played(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await begun(room, alice, bob, 5)
    forger = Forger(room, [bob], Random(1))
    message = await table.message()
    stored = room.env.backend.get_message(room.channel.id, message.id)
    for custom_id in (f"samecards:{table.id}:0", f"samecards:{table.id}:0:1"):
        sent = await forger.press(stored, custom_id)
        assert said(InteractionResult(room.env, sent.record)) == sentence("still-sealed")
    assert not await solos(room, bob)


async def test_a_seat_whose_person_was_deleted_has_no_name(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await played_out(room, alice, bob)
    await room.bot.store.privacy.forget(alice.id)
    await press(bob, await table.message(), PLAY)
    [menu] = menus(private(room, bob)[-1])
    assert list(menu) == ["bob, your seat", "Player, seat 1"]
