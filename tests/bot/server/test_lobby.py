"""Opening a table, sitting down, starting."""

import re
from random import Random

import pytest
from discord import PermissionOverwrite
from simcord import MemberActor, SetupError

from bot.cogs.finding import find_game, game_name
from bot.matches import lobby as lobbies
from bot.matches.lobby import IDLE
from bot.matches.match import UNPOSTED, Refused
from bot.posts.channels import RETRY_AFTER
from bot.replies import Click, Sent
from bot.views.post import Post
from bot.words import talk
from games import GAMES
from games.groups import GROUPS
from games.naming import aliases, letters
from games.shelf import sections
from tests.bot.results import finish, known, won
from tests.bot.server.driving import (
    MANAGE,
    SILENT,
    choose,
    direct,
    hand,
    managed,
    open_table,
    press,
    private,
    said,
    start_table,
)
from tests.bot.server.forging import Forger
from tests.bot.server.reading import MENU, alt, controls, menus, parts, says, sentence, texts
from tests.bot.server.room import Room
from tests.bot.tabling import EVERY_GAME, refusal


async def test_play_opens_a_lobby_with_its_host_seated(room: Room, alice: MemberActor) -> None:
    table = await open_table(room, alice)
    message = await table.message()
    assert "Spades" in texts(message)
    assert f"<@{alice.id}>" in texts(message)
    assert list(controls(message)) == ["Join", "Start", "Leave", "Rules", MANAGE]
    assert not menus(message)


async def test_all_else_is_behind_one_button_for_each_what_they_may_do(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await open_table(room, alice, "hearts", fewest=False)
    carol = room.person("carol")
    await press(bob, await table.message(), "Join")
    seen = {}
    for person in (alice, bob, carol):
        shown = await managed(person, await table.message())
        seen[person] = [*controls(shown)], len(menus(shown))
    all_may, seated = ["Options", "Verify", "Notify me"], ["Add computer", "Remove computer"]
    assert seen[carol] == (all_may, 0)
    assert seen[bob] == ([*seated, *all_may], 2)
    assert seen[alice] == ([*seated, "Options", "Make it private", "Verify", "Notify me"], 2)


async def test_what_is_pressed_there_shows_there_and_at_the_table(
    room: Room, alice: MemberActor
) -> None:
    table = await open_table(room, alice, "hearts", fewest=False)
    await press(alice, await table.message(), "Add computer")
    assert sentence("lobby-computers", count=4) in texts(private(room, alice)[-1])
    assert sentence("lobby-computers", count=4) in texts(await table.message())
    await press(alice, private(room, alice)[-1], "Remove computer")
    await press(alice, private(room, alice)[-1], "Make it private")
    assert "Make it public" in controls(private(room, alice)[-1])
    assert sentence("lobby-computers", count=3) in texts(await table.message())


async def test_a_button_that_an_old_lobby_has_still_works(room: Room, alice: MemberActor) -> None:
    table = await open_table(room, alice, "hearts", fewest=False)
    message = room.env.backend.get_message(room.channel.id, (await table.message()).id)
    forger = Forger(room, [alice], Random(1))
    for verb, rest in (("computer", ""), ("dismiss", ""), ("dismiss", ""), ("private", ":private")):
        await forger.press(message, f"{verb}:{table.id}:0{rest}")
    match = await table.match()
    assert (match.size, match.private, match.message) == (3, True, message.id)


async def test_play_without_a_game_shows_all_of_them(room: Room, alice: MemberActor) -> None:
    await alice.slash(room.channel, "play")
    shown = room.channel.history()[-1]
    assert [file.filename for file in shown.attachments] == ["games.png"]
    assert "Climbing and shedding: Big Two, " in alt(shown)
    assert all(game_name(key) in alt(shown) for key in GAMES)
    keys = [key for menu in menus(shown) for key in menu.values()]
    assert sorted(keys) == sorted(GAMES)
    groups = [GROUPS.index(GAMES[key].group) for key in keys]
    assert groups == sorted(groups)
    assert not await room.bot.store.current_matches()


async def test_what_a_server_plays_most_is_on_top(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    results, here = won(known(alice), known(bob)), room.guild.id
    for game, guild in (("spades", here), ("president", here), ("president", here), ("durak", 1)):
        await finish(room.bot.store, results, guild, game=game)
    await alice.slash(room.channel, "play")
    shown = room.channel.history()[-1]
    assert "Most played here: President, Spades. Tricks: " in alt(shown)
    _, tricks, *_ = sections(GAMES.values(), ["president", "spades"])
    game = game_name(tricks.kinds[0].key)
    assert [*menus(shown)[0]][:3] == ["President", "Spades", game]
    first, *_ = await alice.autocomplete(room.channel, "play", "game", "")
    assert first["value"] == "president"


async def test_a_game_chosen_from_the_shelf_is_opened_in_its_place(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    await alice.slash(room.channel, "play")
    shelf = room.channel.history()[-1]
    await choose(bob, shelf, "Gin Rummy")
    [match] = await room.bot.store.current_matches()
    assert (match.game, match.host, match.message) == ("gin_rummy", bob.id, shelf.id)
    lobby = room.channel.history()[-1]
    assert f"1. <@{bob.id}>" in texts(lobby)
    await press(alice, lobby, "Join")
    assert f"2. <@{alice.id}>" in texts(room.channel.history()[-1])


async def test_of_two_who_choose_from_a_shelf_at_once_one_is_told_of_the_other(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    await alice.slash(room.channel, "play")
    shelf = room.channel.history()[-1]
    [menu, *_] = [part["custom_id"] for part in parts(shelf) if part["type"] == MENU]
    await choose(alice, shelf, "Spades")
    forger = Forger(room, [bob], Random(1))
    message = room.env.backend.get_message(room.channel.id, shelf.id)
    await forger.press(message, menu, "basra")
    assert sentence("shelf-taken") in texts(private(room, bob)[-1])
    assert [match.game for match in await room.bot.store.current_matches()] == ["spades"]


async def test_a_game_may_be_named_as_people_write_it(room: Room, alice: MemberActor) -> None:
    table = await open_table(room, alice, " crazy king")
    assert (await table.match()).game == "crazy_king"


async def test_an_unknown_game_is_refused_with_a_sentence(room: Room, alice: MemberActor) -> None:
    result = await alice.slash(room.channel, "play", game="snap")
    assert said(result) == sentence("no-such-game", game="snap")
    assert not await room.bot.store.current_matches()


@pytest.mark.parametrize("typed", ["Texas Hold’em", "texas holdem", "HOLD'EM"])  # noqa: RUF001
async def test_a_game_is_found_however_a_phone_writes_its_name(
    room: Room, alice: MemberActor, typed: str
) -> None:
    [offered, *_] = await alice.autocomplete(room.channel, "play", "game", typed)
    assert offered["value"] == find_game(typed) == "texas_holdem"


@pytest.mark.parametrize(
    ("typed", "game", "shown"),
    [
        ("Gin", "gin_rummy", "Gin Rummy"),
        ("POKER", "texas_holdem", "Texas Hold'em (Poker)"),
        ("Presidents", "president", "President (Presidents)"),
        ("hong wu", "red_five", "Red Five (Hong Wu)"),
        ("kings", "kings_and_bastards", "Kings & Bastards"),
    ],
)
async def test_a_game_is_found_by_any_usual_name(
    room: Room, alice: MemberActor, typed: str, game: str, shown: str
) -> None:
    [first, *_] = await alice.autocomplete(room.channel, "play", "game", typed)
    assert first == {"name": shown, "value": game}
    assert find_game(typed) == game


def test_no_other_name_of_a_game_is_that_of_another() -> None:
    names = [letters(name) for kind in GAMES.values() for name in aliases(kind, talk())]
    assert len({*names, *(letters(game_name(key)) for key in GAMES)}) == len(names) + len(GAMES)


@pytest.mark.parametrize("typed", ["Chinese Poker", "snap"])
async def test_a_name_of_none_of_the_games_finds_nothing(
    room: Room, alice: MemberActor, typed: str
) -> None:
    assert not await alice.autocomplete(room.channel, "play", "game", typed)


def test_a_part_of_the_names_of_several_games_finds_none() -> None:
    with pytest.raises(Refused):
        find_game("card")


async def test_autocomplete_lists_the_games_whose_name_holds_what_was_typed(
    room: Room, alice: MemberActor
) -> None:
    everything = await alice.autocomplete(room.channel, "play", "game", "")
    assert {"Spades", "Crazy King"} <= {choice["name"] for choice in everything}
    first, *_ = await alice.autocomplete(room.channel, "play", "game", "CRAZY")
    assert first == {"name": "Crazy King", "value": "crazy_king"}


async def test_play_names_the_permissions_that_the_bot_lacks(
    room: Room, alice: MemberActor
) -> None:
    assert room.guild.me
    closed = room.guild.create_text_channel(
        "no-pictures", overwrites={room.guild.me: PermissionOverwrite(attach_files=False)}
    )
    result = await alice.slash(closed, "play", game="spades")
    assert "attach files" in said(result)


async def test_a_computer_is_sent_away_again(room: Room, alice: MemberActor) -> None:
    table = await open_table(room, alice, "hearts")
    assert "Remove computer" not in controls(await managed(alice, await table.message()))
    await press(alice, await table.message(), "Add computer")
    assert sentence("lobby-computers", count=3) in texts(await table.message())
    await press(alice, await table.message(), "Remove computer")
    assert sentence("lobby-computers", count=2) in texts(await table.message())


async def test_a_computer_of_another_level_is_chosen_and_told_in_lobby_and_at_the_table(
    room: Room, alice: MemberActor
) -> None:
    table = await open_table(room, alice)
    await choose(alice, await table.message(), "Nora instead of Blaise")
    assert "2. 🤖 Nora · easy, bold" in texts(await table.message())
    await press(alice, await table.message(), "Start")
    told = "-# 🤖 Nora · easy, 🤖 Blaise · normal, 🤖 Carl · normal\n"
    assert told in texts(await table.message())


async def test_a_table_of_usual_computers_says_nothing_of_levels(
    room: Room, alice: MemberActor
) -> None:
    table = await open_table(room, alice)
    await press(alice, await table.message(), "Start")
    assert "normal" not in texts(await table.message())


async def test_the_levels_to_choose_from_are_those_that_differ(
    room: Room, alice: MemberActor, ruled: str
) -> None:
    offered = {}
    for game in (ruled, "durak"):
        table = await open_table(room, alice, game)
        shown = await managed(alice, await table.message())
        [offered[game]] = [[*menu.values()] for menu in menus(shown)]
    assert offered == {ruled: ["1.2"], "durak": ["1.2", "1.3"]}


async def test_a_level_that_nobody_was_offered_changes_nothing(
    room: Room, alice: MemberActor, ruled: str
) -> None:
    table = await open_table(room, alice, ruled)
    before = await table.match()
    message = room.env.backend.get_message(room.channel.id, (await table.message()).id)
    shown = await managed(alice, await table.message())
    ids = [part.get("custom_id", "") for part in parts(shown)]
    [menu] = [each for each in ids if "level" in each]
    forger = Forger(room, [alice], Random(1))
    for value in ("1.3", "1.9", "0.2", "9.2", "hard", "1"):
        await forger.press(message, menu, value)
        assert (await table.match()).seats == before.seats
    await forger.press(message, menu, "1.2")
    assert (await table.match()).seats != before.seats


async def test_a_lobby_shows_its_game(room: Room, alice: MemberActor) -> None:
    message = await (await open_table(room, alice)).message()
    assert alt(message).startswith("Spades, 4 players · about 30 minutes.")
    assert [file.filename for file in message.attachments] == ["game.png"]


async def test_open_seats_are_told_once_with_the_computers_that_would_play(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await open_table(room, alice, "basra", fewest=False)
    one = f"1. <@{alice.id}>\n3 more can join. Start now and 1 computer plays.\n"
    assert one in texts(await table.message())
    await press(bob, await table.message(), "Join")
    assert sentence("lobby-open", count=2) in texts(await table.message())
    await press(room.person("cora"), await table.message(), "Join")
    assert sentence("lobby-computers", count=1) in texts(await table.message())
    await press(room.person("dina"), await table.message(), "Join")
    assert sentence("lobby-full-of-people") in texts(await table.message())
    assert "Join" not in controls(await table.message())


@pytest.mark.parametrize("game", EVERY_GAME)
async def test_start_deals_to_as_many_as_the_lobby_tells(
    room: Room, alice: MemberActor, bob: MemberActor, game: str
) -> None:
    table = await open_table(room, alice, game, fewest=False)
    await press(bob, await table.message(), "Join")
    if "Add computer" in controls(await managed(alice, await table.message())):
        await press(alice, await table.message(), "Add computer")
    shown = texts(await table.message())
    seated = len(re.findall(r"^\d+\. ", shown, re.MULTILINE))
    to_come = re.search(r"now and (\d+) (?:more )?computer", shown)
    await press(alice, await table.message(), "Start")
    assert len((await table.match()).seats) == seated + (int(to_come[1]) if to_come else 0)


async def test_the_last_to_leave_closes_the_table(room: Room, alice: MemberActor) -> None:
    table = await open_table(room, alice)
    await press(alice, await table.message(), "Leave")
    message = await table.message()
    assert "closed" in texts(message)
    assert not controls(message)


async def test_a_lobby_where_nothing_happens_says_that_it_is_closed(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await open_table(room, alice)
    before = await table.message()
    await room.skip(29 * 60)
    await press(bob, before, "Join")
    await room.skip(29 * 60)
    assert controls(await table.message())
    await room.skip(62)
    message = await table.message()
    assert sentence("lobby-idle", minutes=30) in texts(message)
    assert not controls(message)


async def test_everybody_gets_their_own_hand_by_direct_message(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await start_table(room, alice, "crazy_king", bob)
    assert len(direct(alice)) >= 1
    assert hand(alice).attachments[0].filename == "hand.png"
    assert f"/{room.channel.id}/{(await table.match()).message}" in texts(hand(bob))


async def test_a_button_of_the_lobby_does_nothing_after_the_start(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await open_table(room, alice)
    lobby = await table.message()
    await press(alice, lobby, "Start")
    with pytest.raises(SetupError):  # the lobby's buttons are gone from everybody's screen
        await bob.click(lobby, label="Join")


@pytest.mark.parametrize(
    ("chosen", "called"),
    [
        ("\u202eeve\u2066 \x07 of\u200f Kent", "eve of Kent"),
        ("محمد 王 👩🏽‍🚀", "محمد 王 👩🏽‍🚀"),
        ("\u202e\u2067", "eve"),
    ],
)
async def test_a_name_turns_no_other_word_around(room: Room, chosen: str, called: str) -> None:
    eve = room.guild.add_member(room.env.create_user("eve", global_name=chosen))
    table = await start_table(room, eve)
    assert (await table.match()).seats[0].name == called
    assert called in alt(await table.message())


async def test_partners_are_chosen_in_the_lobby(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await open_table(room, alice)
    await press(bob, await table.message(), "Join")
    assert f"Partners: <@{alice.id}> & a computer, <@{bob.id}> & a computer" in texts(
        await table.message()
    )
    await choose(bob, await table.message(), "3. Free")
    assert f"Partners: <@{alice.id}> & <@{bob.id}>, " in texts(await table.message())


async def test_who_does_not_sit_at_a_table_is_told_so_when_they_choose_a_seat(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await open_table(room, alice)
    await press(bob, await table.message(), "Join")
    message = room.env.backend.get_message(room.channel.id, (await table.message()).id)
    carol = room.person("carol")
    await Forger(room, [carol], Random(1)).press(message, f"menu-sit:{table.id}:0", "0")
    assert sentence("not-seated", way="join") in texts(private(room, carol)[-1])


async def test_the_host_shuffles_the_seats_from_the_menu(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await open_table(room, alice)
    await press(bob, await table.message(), "Join")
    await choose(alice, await table.message(), "Shuffle the seats")
    assert len((await table.match()).seats) == 4


async def test_each_who_sat_in_a_lobby_that_was_closed_is_told_once_and_silently(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await open_table(room, alice)
    await press(bob, await table.message(), "Join")
    await room.skip(IDLE + 1)
    for person in (alice, bob):
        [told] = direct(person)
        assert says(texts(told), "lobby-farewell", minutes=30)
        path = f"/channels/{person.user.dm_channel.id}/messages"
        assert all(each.body["flags"] & SILENT for each in room.requests if each.path == path)


async def test_nobody_is_told_again_while_the_channel_refuses_what_became_of_its_lobby(
    room: Room, alice: MemberActor
) -> None:
    table = await open_table(room, alice)
    route = f"/channels/{room.channel.id}/messages/*"
    room.env.inject_error("PATCH", route, status=403, code=50013, times=None)
    await room.skip(IDLE + 1)
    for _ in range(4):
        await room.skip(RETRY_AFTER + 1)
    assert "closed" not in texts(await table.message())
    path = f"/channels/{alice.user.dm_channel.id}/messages"
    assert len([each for each in room.requests if each.path == path]) == 1


async def test_a_lobby_that_is_about_to_come_is_not_posted_twice(
    room: Room, alice: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer, bot = room.bot.sender.answer, room.bot

    async def slowly(click: Click, post: Post, *, private: bool = True) -> Sent:
        for lobby in await bot.store.work.touch_lobbies(room.guild.id, "spades"):
            await bot.drawing.draw(lobby)
        return await answer(click, post, private=private)

    monkeypatch.setattr(room.bot.sender, "answer", slowly)
    await alice.slash(room.channel, "play", game="spades")
    assert ["Start" in controls(message) for message in room.channel.history()] == [True]


@pytest.mark.parametrize(
    "dies", [False, True], ids=["answered too late", "killed before the answer"]
)
async def test_a_lobby_that_nobody_can_see_is_closed_soon(
    room: Room, alice: MemberActor, dies: bool
) -> None:
    room.env.inject_error("POST", "/interactions/*", status=404, code=10062, times=1)
    await alice.slash(room.channel, "play", game="spades")
    assert [match.message for match in await room.bot.store.current_matches()] == [None]
    if dies:
        await room.restart()
    await room.wait(UNPOSTED + 3)
    assert await room.bot.store.current_matches() == []
    await open_table(room, alice)
    await room.wait(UNPOSTED + 3)
    assert len(await room.bot.store.current_matches()) == 1


async def test_one_that_was_closed_meanwhile_stays_as_it_is(room: Room, alice: MemberActor) -> None:
    room.env.inject_error("POST", "/interactions/*", status=404, code=10062, times=1)
    await alice.slash(room.channel, "play", game="spades")
    [match] = await room.bot.store.current_matches()
    await room.wait(UNPOSTED + 3)
    closed = await room.bot.tables.get(match.id)
    await refusal(room.bot.tables.change(match.id, lobbies.close_unposted))
    assert await room.bot.tables.get(match.id) == closed


@pytest.mark.parametrize(
    ("clock", "told"),
    [
        (120, "2 minutes a turn, plus 5 extra per match if the table lets you"),
        (30, "30 seconds a turn, plus 5 minutes extra per match if the table lets you"),
    ],
)
async def test_the_lobby_says_how_long_a_turn_is_and_what_the_table_may_add(
    room: Room, alice: MemberActor, clock: int, told: str
) -> None:
    table = await open_table(room, alice, "crazy_king")
    await room.bot.tables.change(table.id, lobbies.set_options, alice.id, {"clock": clock})
    room.bot.drawing.schedule(table.id)
    await room.bot.drawing.wait_idle()
    assert told in texts(await table.message())
