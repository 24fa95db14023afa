"""With more games than a menu holds, each can be picked in one of several menus, by its group."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from simcord import MemberActor

from bot.cogs.finding import OFFERED, find_game
from bot.hosting.daily import games_of_day
from bot.hosting.preferences import settings_of
from bot.views.game_menus import games_of
from games import GAMES
from tests.bot import many_games
from tests.bot.server.driving import (
    actor,
    choose,
    press,
    private,
    settings_of_server,
)
from tests.bot.server.reading import MENU, Message, menus, parts, sentence, texts
from tests.bot.server.room import Room

LAST = "fun"
"""A group that the first menu does not hold."""


@pytest.fixture(autouse=True)
def _many(monkeypatch: pytest.MonkeyPatch) -> None:
    many_games.install(monkeypatch)


@pytest.fixture
def manager(room: Room) -> MemberActor:
    return room.manager("carol")


def menus_of_games(message: Message) -> dict[str, list[str]]:
    """The games in each menu of games, by the menu's custom_id."""
    return {
        part["custom_id"]: [option["value"] for option in part["options"]]
        for part in parts(message)
        if part["type"] == MENU and part["options"][0]["value"] in GAMES
    }


def offered(message: Message) -> list[str]:
    return [key for keys in menus_of_games(message).values() for key in keys]


async def pick(person: MemberActor, message: Message, *games: str) -> None:
    """Pick these games in the menu that has the first of them."""
    custom_id = next(menu for menu, keys in menus_of_games(message).items() if games[0] in keys)
    await actor(person, message).select(message, list(games), custom_id=custom_id)


def a_last_game() -> str:
    return next(key for key in GAMES if GAMES[key].group == LAST)


async def shelf(room: Room, person: MemberActor) -> Message:
    await person.slash(room.channel, "play")
    return room.channel.history()[-1]


async def challenge(room: Room, person: MemberActor) -> Message:
    await person.context_menu(room.channel, "Challenge", room.person("dora"))
    return private(room, person)[-1]


async def rules(room: Room, person: MemberActor) -> Message:
    await person.slash(room.channel, "help")
    await press(person, private(room, person)[-1], "Rules")
    return private(room, person)[-1]


async def notifying(room: Room, person: MemberActor) -> Message:
    await person.slash(room.channel, "notify")
    return private(room, person)[-1]


async def settings(room: Room, person: MemberActor) -> Message:
    return await settings_of_server(room, person)


async def daily(room: Room, person: MemberActor) -> Message:
    await person.slash(room.channel, "daily")
    return private(room, person)[-1]


@pytest.mark.parametrize("shown", [shelf, challenge, rules, notifying, settings])
async def test_every_game_is_in_one_of_the_menus(
    room: Room, manager: MemberActor, shown: Callable[[Room, MemberActor], Awaitable[Any]]
) -> None:
    message = await shown(room, manager)
    assert len(menus_of_games(message)) > 1
    assert sorted(offered(message)) == sorted(GAMES)


async def test_every_daily_is_in_one_of_the_menus(room: Room, manager: MemberActor) -> None:
    assert sorted(offered(await daily(room, manager))) == sorted(games_of_day())


async def test_a_game_of_the_second_menu_opens_in_the_place_of_the_shelf(
    room: Room, alice: MemberActor
) -> None:
    await pick(alice, await shelf(room, alice), game := a_last_game())
    [match] = await room.bot.store.current_matches()
    assert match.game == game


async def test_the_rules_of_a_game_of_the_second_menu_are_shown(
    room: Room, alice: MemberActor
) -> None:
    menu = await rules(room, alice)
    await pick(alice, menu, a_last_game())
    assert private(room, alice)[-1].id != menu.id


async def test_ticks_in_one_menu_leave_those_of_the_other(room: Room, alice: MemberActor) -> None:
    last = a_last_game()
    await pick(alice, await notifying(room, alice), "spades", "hearts")
    await pick(alice, private(room, alice)[-1], last)
    servers, guild = room.bot.store.servers, room.guild.id
    assert {*await servers.subscriptions(guild, alice.id)} == {"spades", "hearts", last}
    await pick(alice, private(room, alice)[-1], "hearts")
    assert {*await servers.subscriptions(guild, alice.id)} == {"hearts", last}


async def test_games_turned_off_in_one_menu_leave_those_of_the_other(
    room: Room, manager: MemberActor
) -> None:
    message, last = await settings(room, manager), a_last_game()
    await pick(manager, message, "spades")
    await pick(manager, private(room, manager)[-1], last)
    chosen = await settings_of(room.bot.store.people, room.guild.id)
    assert {*chosen.games} == {"spades", last}


async def test_a_server_keeps_at_least_one_game(room: Room, manager: MemberActor) -> None:
    message = await settings(room, manager)
    first, second = menus_of_games(message)
    await actor(manager, message).select(message, [], custom_id=first)
    result = await actor(manager, message).select(message, [], custom_id=second)
    assert sentence("setting-games-none") in texts(result.response)
    assert (await settings_of(room.bot.store.people, room.guild.id)).games.keys() == {*games_of(2)}


async def test_autocomplete_offers_as_many_as_it_can_and_the_rest_by_name(
    room: Room, alice: MemberActor
) -> None:
    assert len(await alice.autocomplete(room.channel, "play", "game", "")) == OFFERED
    last = [*GAMES][-1]
    found = await alice.autocomplete(room.channel, "play", "game", last.replace("_", " "))
    assert found[0]["value"] == find_game(last) == last


async def test_lessons_fit_into_one_menu_that_has_no_number(room: Room, alice: MemberActor) -> None:
    await alice.slash(room.channel, "help")
    await press(alice, private(room, alice)[-1], "Learn")
    await choose(alice, private(room, alice)[-1], "Spades")
    assert not menus(private(room, alice)[-1])
