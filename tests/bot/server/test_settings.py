"""What a server chooses for its tables."""

import discord
import pytest
from simcord import InteractionResult, MemberActor, SetupError

from bot.hosting.preferences import ServerSettings
from bot.views import preferences as views
from games import GAMES
from tests.bot.server.driving import (
    choose,
    direct,
    hand,
    open_table,
    press,
    private,
    said,
    settings_of_server,
    start_table,
    until_turn,
)
from tests.bot.server.reading import alt, marked, menus, sentence, texts
from tests.bot.server.room import Room
from tests.bot.server.test_preferences import BUTTON, RED, picture, posted, prefer

NO_MESSAGES = "Only with Show my hand, no direct messages"


@pytest.fixture
def carol(room: Room, alice: MemberActor) -> MemberActor:
    """Somebody who may manage the server."""
    return room.manager("carol")


async def settle(room: Room, person: MemberActor, *labels: str) -> InteractionResult:
    """`/settings`, and a choice in each of several menus."""
    result = await person.slash(room.channel, "settings")
    for label in labels:
        result = await choose(person, private(room, person)[-1], label)
    return result


@pytest.mark.parametrize("label", ["Blue", "Dark", "Light"])
async def test_the_tables_of_a_server_are_drawn_anew_in_its_colours(
    room: Room, alice: MemberActor, carol: MemberActor, label: str
) -> None:
    table = await start_table(room, alice)
    await until_turn(table, alice)
    before, held = await picture(await table.message()), await picture(hand(alice))
    await settle(room, carol, label)
    assert await picture(await table.message()) != before
    assert await picture(hand(alice)) == held


async def test_a_choice_stands_after_a_restart(
    room: Room, alice: MemberActor, carol: MemberActor
) -> None:
    await settle(room, carol, "Light", RED)
    await room.restart()
    shown = (await settle(room, carol)).response
    assert shown
    assert shown.ephemeral
    assert {"light", "two"} <= marked(shown)


async def test_who_may_not_manage_the_server_may_not_choose(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    shown = await posted(
        room, views.settings(ServerSettings(), room.guild.id, room.channel.id, False).layout
    )
    assert sentence("settings-not-allowed") in said(await choose(bob, shown, "Blue"))
    assert await room.bot.store.people.settings(room.guild.id) == {}


async def test_the_command_is_offered_only_to_those_who_may_manage_the_server(
    room: Room, alice: MemberActor
) -> None:
    with pytest.raises(SetupError, match="default-member-permissions"):
        await settle(room, alice)


async def test_where_direct_messages_are_off_hands_come_by_show_my_hand(
    room: Room, alice: MemberActor, carol: MemberActor
) -> None:
    await settle(room, carol, NO_MESSAGES)
    table = await start_table(room, alice)
    await until_turn(table, alice)
    assert not direct(alice)
    await press(alice, await table.message(), "Show my hand")
    assert "Your hand" in alt(private(room, alice)[-1])
    await press(alice, private(room, alice)[-1], "Bid 2")
    bid = (await table.match()).seat_of(alice.id), "bid 2"
    assert bid in [(each.seat, each.text) for each in await table.actions()]


async def test_switching_direct_messages_off_takes_hands_away_that_were_sent(
    room: Room, alice: MemberActor, carol: MemberActor
) -> None:
    await start_table(room, alice)
    assert direct(alice)
    await settle(room, carol, NO_MESSAGES)
    assert not direct(alice)


async def test_a_server_that_allows_direct_messages_forces_none_on_anybody(
    room: Room, alice: MemberActor, carol: MemberActor
) -> None:
    await prefer(room, alice, BUTTON)
    await settle(room, carol, "In direct messages, unless a player prefers otherwise")
    await start_table(room, alice)
    assert not direct(alice)


async def test_a_new_table_begins_with_the_server_s_time_for_a_turn(
    room: Room, alice: MemberActor, carol: MemberActor
) -> None:
    await settle(room, carol, "2 minutes a turn")
    table = await open_table(room, alice)
    assert (await table.match()).clock == 120
    assert "2 minutes a turn" in texts(await table.message())


async def test_a_game_that_a_server_does_not_play_is_neither_offered_nor_opened(
    room: Room, alice: MemberActor, carol: MemberActor
) -> None:
    settings = await settings_of_server(room, carol)
    menu = next(menu for menu in menus(settings) if "Spades" in menu)
    await choose(carol, settings, *(name for name in menu if name != "Spades"))
    told = said(await alice.slash(room.channel, "play", game="spades"))
    assert told == sentence("game-hidden", game="Spades")
    await alice.slash(room.channel, "play")
    offered = [key for menu in menus(room.channel.history()[-1]) for key in menu.values()]
    assert sorted([*offered, "spades"]) == sorted(GAMES)
    assert await room.bot.store.current_matches() == []


async def test_a_game_that_was_offered_when_it_was_chosen_too_late_is_not_opened(
    room: Room, alice: MemberActor, carol: MemberActor
) -> None:
    await alice.slash(room.channel, "play")
    shelf = room.channel.history()[-1]
    await settle(room, carol)
    await choose(carol, private(room, carol)[-1], "Basra")
    told = said(await choose(alice, shelf, "Spades"))
    assert told == sentence("game-hidden", game="Spades")


async def test_tables_open_only_in_the_channels_that_were_chosen_and_their_threads(
    room: Room, alice: MemberActor, carol: MemberActor
) -> None:
    await settle(room, carol)
    await press(carol, private(room, carol)[-1], "Only here")
    other = room.guild.create_text_channel("talk")
    told = said(await alice.slash(other, "play", game="spades"))
    assert told == sentence("table-elsewhere", places=f"<#{room.channel.id}>")
    await open_table(room, alice)
    cards = room.bot.get_channel(room.channel.id)
    assert isinstance(cards, discord.TextChannel)
    await cards.create_thread(name="evening", type=discord.ChannelType.public_thread)
    [thread] = room.channel.threads
    await alice.slash(thread, "play", game="spades")
    assert len(await room.bot.store.current_matches()) == 2


async def test_a_channel_is_added_taken_away_and_all_are_allowed_again(
    room: Room, carol: MemberActor
) -> None:
    other = room.guild.create_text_channel("talk")
    await settle(room, carol)
    await press(carol, private(room, carol)[-1], "Only here")
    await carol.slash(other, "settings")

    async def after(label: str) -> str:
        await press(carol, other.history(viewer=carol)[-1], label)
        return texts(other.history(viewer=carol)[-1])

    both = f"only in <#{room.channel.id}>, <#{other.id}>."
    assert both in await after(sentence("place-add"))
    assert f"only in <#{room.channel.id}>." in await after(sentence("place-remove"))
    assert sentence("setting-channels-any") in await after("Anywhere")
