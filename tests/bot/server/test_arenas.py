"""An arena as people see it: announced, running, with tables in threads, over."""

from random import Random
from typing import Any

import discord
import pytest
from discord import PermissionOverwrite
from simcord import ChannelHandle, InteractionResult, MemberActor

from bot.matches.arena import Arena, ArenaStatus
from bot.matches.match import Match, Person
from bot.posts.arena_dealer import ArenaDealer
from tests.bot.server.driving import (
    Table,
    deliver_again,
    hand,
    press,
    said,
    settings_of_server,
)
from tests.bot.server.finished import play_on
from tests.bot.server.forging import Forger
from tests.bot.server.reading import alt, controls, says, sentence, spoken, texts
from tests.bot.server.room import Room

pytestmark = pytest.mark.check

NEXT, RESULTS = sentence("press-arena-next"), sentence("press-arena-results")
BEAT = 11
"""Seconds in which what has happened is drawn."""


@pytest.fixture
def mod(room: Room) -> MemberActor:
    """Somebody who may manage the server."""
    return room.manager("mod")


@pytest.fixture
def four(room: Room, alice: MemberActor, bob: MemberActor) -> list[MemberActor]:
    """People who fill a table."""
    return [alice, bob, room.person("carol"), room.person("dave")]


async def start(
    room: Room, who: MemberActor, channel: ChannelHandle | None = None, **options: str
) -> InteractionResult:
    """`/arena start`, of Crazy King for ten minutes unless it is another."""
    asked: dict[str, Any] = {"game": "crazy_king", "minutes": 10, **options}
    result: InteractionResult = await who.slash(channel or room.channel, "arena start", **asked)
    return result


async def started(room: Room, mod: MemberActor, **options: str) -> Arena:
    assert says(said(await start(room, mod, None, **options)), "arena-started")
    await room.wait(BEAT)
    return (await room.bot.store.arenas.running(room.guild.id))[-1]


async def shown(room: Room, arena: Arena) -> discord.Message:
    """The message of an arena as it stands now."""
    message = (await room.bot.arenas.get(arena.id)).message
    return next(each for each in room.channel.history() if each.id == message)


async def seat(room: Room, arena: Arena, people: list[MemberActor]) -> Table:
    """A table at which these people sit, which all have pressed."""
    for person in people:
        await press(person, await shown(room, arena), NEXT)
    await room.wait(2)
    return Table(room, (await room.bot.store.arenas.playing(arena.id))[-1])


async def ended(room: Room, arena: Arena, mod: MemberActor) -> discord.Message:
    """The message of an arena that has ended, and how."""
    await mod.slash(room.channel, "arena end")
    await room.wait(2 * BEAT)
    assert (await room.bot.arenas.get(arena.id)).status is ArenaStatus.OVER
    return await shown(room, arena)


async def test_an_arena_of_two_tables_ends_with_medals(
    room: Room, mod: MemberActor, four: list[MemberActor]
) -> None:
    arena = await started(room, mod)
    table = await seat(room, arena, four)
    await play_on(table)
    over = await table.message()
    assert "Rematch" not in controls(over)
    for person in four:
        await press(person, over, NEXT)
    await room.wait(2)
    [second] = await room.bot.store.arenas.playing(arena.id)
    await play_on(Table(room, second))
    await room.wait(BEAT)
    assert "Standings · 4 players" in alt(await shown(room, arena))
    [thread] = room.channel.threads
    assert {table.channel for table in await matches(room, table.id, second)} == {thread.id}
    end = await ended(room, arena, mod)
    assert texts(end).count("🥇") == 1
    assert "First: " in alt(end)
    assert list(controls(end)) == [RESULTS]
    given = await room.bot.store.arenas.medals_of(arena.id)
    assert all(each.place <= 3 for each in given)
    assert given


async def test_whoever_has_left_the_server_is_not_seated(
    room: Room, mod: MemberActor, four: list[MemberActor]
) -> None:
    await play_on(await seat(room, await started(room, mod), four))
    alice, bob, *_ = four
    assert says(said(await press(alice, hand(alice), NEXT)), "arena-in-line")
    room.guild.remove_member(bob)
    assert says(said(await press(bob, hand(bob), NEXT)), "arena-stranger")


async def matches(room: Room, *numbers: int) -> list[Match]:
    return [await room.bot.tables.get(each) for each in numbers]


async def test_who_is_in_line_is_led_to_the_table_by_the_same_answer(
    room: Room, mod: MemberActor, four: list[MemberActor]
) -> None:
    arena = await started(room, mod)
    table = await seat(room, arena, four)
    match, [answer] = await table.match(), own(room, four[0])
    assert f"/{match.channel}/" in texts(answer)
    number, seal = match.seats[match.seat_of(four[0].id) or 0].joined, match.commitment or ""
    assert f"number `{number}`, fingerprint `{seal[:32]}" in texts(answer)


async def test_the_answer_leads_to_a_table_that_another_process_has_dealt(
    room: Room, mod: MemberActor, four: list[MemberActor]
) -> None:
    arena, bot = await started(room, mod), room.bot
    bot.arenas.upkeep.dealer = ArenaDealer(bot, bot.store, bot.sender, bot.threads)
    await seat(room, arena, four)
    assert says(texts(own(room, four[0])[-1]), "arena-in-line")
    await bot.arena_dealer.look()
    assert says(texts(own(room, four[0])[-1]), "arena-seated")


async def test_the_answer_says_so_if_an_arena_ends_before_the_table_is_dealt(
    room: Room, mod: MemberActor, alice: MemberActor
) -> None:
    arena = await started(room, mod)
    await press(alice, await shown(room, arena), NEXT)
    await ended(room, arena, mod)
    await room.bot.arena_dealer.look()
    assert texts(own(room, alice)[-1]) == sentence("arena-over")


async def test_leave_takes_people_out_of_line(
    room: Room, mod: MemberActor, alice: MemberActor
) -> None:
    arena = await started(room, mod)
    await press(alice, await shown(room, arena), NEXT)
    [waiting] = own(room, alice)
    assert says(said(await alice.slash(room.channel, "leave")), "arena-out-of-line")
    await room.bot.arena_dealer.look()
    [shown_now] = [each for each in own(room, alice) if each.id == waiting.id]
    assert says(texts(shown_now), "arena-out-of-line")
    await room.wait(40)
    assert not await room.bot.store.arenas.playing(arena.id)
    assert says(said(await alice.slash(room.channel, "leave")), "no-table")


def own(room: Room, person: MemberActor) -> list[discord.Message]:
    """The answers to a person in the channel that only they see."""
    seen = room.channel.history(viewer=person)
    return [message for message in seen if message.flags.ephemeral]


async def test_a_second_press_keeps_ones_number(
    room: Room, mod: MemberActor, alice: MemberActor
) -> None:
    message = await shown(room, await started(room, mod))
    first = said(await press(alice, message, NEXT))
    await deliver_again(room)
    assert said(await press(alice, message, NEXT)) == first


async def test_nobody_is_seated_before_it_begins_or_after_its_end(
    room: Room, mod: MemberActor, alice: MemberActor
) -> None:
    arena = await started(room, mod, at="2h")
    message = await shown(room, arena)
    assert says(said(await press(alice, message, "Join")), "arena-in")
    await room.wait(BEAT)
    assert "alice" in texts(await shown(room, arena))
    assert says(await forged(room, alice, message, f"arenanext:0:0:{arena.id}"), "arena-not-begun")
    await ended(room, arena, mod)
    for verb in ("arenanext", "arenajoin"):
        told = await forged(room, alice, message, f"{verb}:0:0:{arena.id}")
        assert told == sentence("arena-over")


async def forged(room: Room, person: MemberActor, message: discord.Message, custom_id: str) -> str:
    """What a person is told who presses a button that is not there any more."""
    stored = room.env.backend.get_message(message.channel.id, message.id)
    pressed = await Forger(room, [person], Random(0)).press(stored, custom_id)
    return said(InteractionResult(room.env, pressed.record))


async def test_the_results_show_everybody_their_own_place(
    room: Room, mod: MemberActor, four: list[MemberActor]
) -> None:
    arena = await started(room, mod)
    await play_on(await seat(room, arena, four))
    await room.wait(BEAT)
    result = await press(four[0], await shown(room, arena), RESULTS)
    assert result.response
    assert "Player: alice" in alt(result.response)
    await four[0].slash(room.channel, "preferences")
    typed = await four[1].slash(room.channel, "arena results")
    assert typed.response
    assert alt(typed.response) == alt(result.response)


async def test_results_are_of_the_last_arena_while_another_is_announced(
    room: Room, mod: MemberActor, four: list[MemberActor]
) -> None:
    last = await started(room, mod)
    await play_on(await seat(room, last, four))
    await ended(room, last, mod)
    await mod.slash(room.channel, "arena remove", game=(await started(room, mod)).game)
    await started(room, mod, game="hearts", at="2h")
    result = await four[0].slash(room.channel, "arena results")
    assert result.response
    assert "Player: alice" in alt(result.response)


async def test_results_may_be_words(room: Room, mod: MemberActor, alice: MemberActor) -> None:
    await room.bot.store.people.set_prefs(Person(alice.id, "alice"), {"show": "text"})
    arena = await started(room, mod)
    await press(alice, await shown(room, arena), NEXT)
    result = await press(alice, await shown(room, arena), RESULTS)
    assert result.response
    assert "Player: alice, Points: 0" in spoken(result.response)
    assert not alt(result.response)


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"at": "soon"}, "time-unclear"),
        ({"at": "2020-01-01 20:30"}, "time-over"),
        ({"at": "9 days"}, "arena-time"),
        ({"game": "nonsense"}, "no-such-game"),
    ],
)
async def test_what_cannot_be_is_refused_with_its_reason(
    room: Room, mod: MemberActor, options: dict[str, str], key: str
) -> None:
    assert says(said(await start(room, mod, None, **options)), key)
    assert not await room.bot.store.arenas.running(room.guild.id)


async def test_a_server_lets_managers_start_arenas_or_all_or_nobody(
    room: Room, mod: MemberActor, alice: MemberActor
) -> None:
    assert says(said(await start(room, alice)), "arenas-of-managers")
    menu = f"menu-setting:0:0:{room.guild.id}.arenas"
    shown = await settings_of_server(room, mod)
    await mod.select(shown, ["everyone"], custom_id=menu)
    assert says(said(await start(room, alice)), "arena-started")
    await mod.select(shown, ["off"], custom_id=menu)
    assert says(said(await start(room, mod)), "arenas-off")


async def test_an_arena_needs_a_channel_with_threads(room: Room, mod: MemberActor) -> None:
    news = room.guild.create_news_channel("news")
    assert said(await start(room, mod, news)) == sentence("arena-channel")
    assert room.guild.me
    closed = room.guild.create_text_channel(
        "closed", overwrites={room.guild.me: PermissionOverwrite(create_public_threads=False)}
    )
    assert "create public threads" in said(await start(room, mod, closed))


async def test_tables_stand_in_the_channel_once_no_thread_can_be_opened(
    room: Room, mod: MemberActor, four: list[MemberActor]
) -> None:
    arena = await started(room, mod)
    room.env.inject_error("POST", "*/threads", status=403, code=50013, message="Missing")
    table = await seat(room, arena, four)
    assert (await table.match()).channel == room.channel.id


async def test_a_thread_that_is_gone_gives_way_to_another(
    room: Room, mod: MemberActor, four: list[MemberActor]
) -> None:
    arena = await started(room, mod)
    first = await seat(room, arena, four)
    await play_on(first)
    gone = (await first.match()).channel
    room.env.inject_error("POST", f"/channels/{gone}/messages", status=404, code=10003)
    second = await seat(room, arena, four)
    assert (await second.match()).channel not in (gone, room.channel.id)


async def test_whoever_did_not_start_it_cannot_end_it(
    room: Room, mod: MemberActor, alice: MemberActor
) -> None:
    assert said(await mod.slash(room.channel, "arena end")) == sentence("arena-none-open")
    await started(room, mod)
    for name in ("end", "remove"):
        answer = said(await alice.slash(room.channel, f"arena {name}"))
        assert answer == sentence("arena-not-yours")


async def test_of_two_arenas_the_game_says_which(room: Room, mod: MemberActor) -> None:
    first, second = await started(room, mod), await started(room, mod, game="hearts")
    assert says(said(await start(room, mod, game="spades")), "arenas-many")
    assert said(await mod.slash(room.channel, "arena remove")) == sentence("arena-which")
    await mod.slash(room.channel, "arena remove", game="hearts")
    assert await room.bot.store.arenas.running(room.guild.id) == [
        await room.bot.arenas.get(first.id)
    ]
    await room.wait(BEAT)
    assert sentence("arena-removed") in texts(await shown(room, second))


async def test_the_message_is_edited_every_ten_seconds_at_most(
    room: Room, mod: MemberActor, four: list[MemberActor]
) -> None:
    arena = await started(room, mod, at="1h")
    message = await shown(room, arena)
    for person in four:
        await press(person, message, "Join")
        await room.wait(2)
    path = f"/channels/{room.channel.id}/messages/{message.id}"
    edits = [each for each in room.requests if (each.method, each.path) == ("PATCH", path)]
    assert len(edits) <= 1 + 4 * 2 // 10 + 1
    await room.wait(BEAT)
    assert "**4** players so far" in texts(await shown(room, arena))


async def test_a_message_too_old_to_edit_often_is_posted_anew(room: Room, mod: MemberActor) -> None:
    arena = await started(room, mod, at="2h")
    old = await shown(room, arena)
    await room.skip(2 * 3600)
    await room.wait(2 * BEAT)
    new = await shown(room, arena)
    assert new.id != old.id
    assert NEXT in controls(new)
    assert old.id not in [each.id for each in room.channel.history()]


async def suggested(room: Room, who: MemberActor, command: str) -> list[str]:
    """The games that a command of arenas suggests."""
    offered = await who.autocomplete(room.channel, command, "game", "")
    return [choice["value"] for choice in offered]


async def test_the_games_of_open_arenas_are_suggested_for_ending_one(
    room: Room, mod: MemberActor
) -> None:
    assert await suggested(room, mod, "arena end") == []
    await started(room, mod)
    for command in ("arena end", "arena remove"):
        assert await suggested(room, mod, command) == ["crazy_king"]
    await mod.slash(room.channel, "arena remove", game="crazy_king")
    assert await suggested(room, mod, "arena end") == []


async def test_a_game_that_the_server_hides_is_not_suggested_for_an_arena(
    room: Room, mod: MemberActor
) -> None:
    assert "crazy_king" in await suggested(room, mod, "arena start")
    await room.bot.store.people.set_settings(room.guild.id, {"hidden": ["crazy_king"]})
    assert "crazy_king" not in await suggested(room, mod, "arena start")
