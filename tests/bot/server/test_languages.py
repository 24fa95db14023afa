"""Each reads their own language, and all at a table that of the table."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from simcord import MemberActor, interactions

from tests import plugins
from tests.bot.server.driving import (
    choose,
    direct,
    hand,
    open_table,
    play_turn,
    press,
    private,
    said,
    start_table,
    until_turn,
)
from tests.bot.server.reading import Message, alt, controls, menus, texts
from tests.bot.server.room import Room
from tests.bot.server.test_privacy import exported, shown
from tests.languages import DUTCH, ITALIAN, SIGNS, spoken

IT, NL = SIGNS[ITALIAN], SIGNS[DUTCH]
WORDS = re.compile(r"[a-z]{2,} [a-z]{2,}|[A-Z][a-z]{3,}(?! and )")
"""What a line has that is written in some language: two words, or a long one alone."""


@pytest.fixture(autouse=True, scope="module")
def languages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with spoken(tmp_path_factory.mktemp("locales"), ITALIAN, DUTCH):
        yield


class Told:
    """What Discord tells with each click: the locales of people, and that of the server."""

    def __init__(self) -> None:
        self.people = dict[int, str]()
        self.server = "en-US"


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> Told:
    made, locales = interactions.base_payload, Told()

    def payload(*args: Any, **more: Any) -> tuple[Any, dict[str, Any]]:
        record, found = made(*args, **more)
        found["locale"] = locales.people.get(more["user_id"], "en-US")
        if "guild_locale" in found:
            found["guild_locale"] = locales.server
        return record, found

    monkeypatch.setattr(interactions, "base_payload", payload)
    return locales


def languages_of(message: Message) -> set[str]:
    """The signs of the languages of all that is written on a message; "" for English."""
    choices = (label for menu in menus(message) for label in menu)
    lines = [*texts(message).splitlines(), *alt(message).splitlines(), *controls(message), *choices]
    signs = ({sign for sign in (IT, NL) if sign in line} for line in lines if WORDS.search(line))
    return {sign for found in signs for sign in found or {""}}


def own(room: Room, person: MemberActor) -> Message:
    """The newest message that this person alone sees in the channel."""
    return private(room, person)[-1]


async def test_each_reads_their_hand_in_their_own_language_at_an_english_table(
    room: Room, told: Told, alice: MemberActor, bob: MemberActor
) -> None:
    told.people = {alice.id: ITALIAN, bob.id: DUTCH}
    table = await start_table(room, alice, "hearts", bob)
    await until_turn(table, alice)
    assert languages_of(await table.message()) == {""}
    assert languages_of(hand(alice)) == {IT}
    assert languages_of(hand(bob)) == {NL}
    for person, sign in ((alice, IT), (bob, NL), (alice, IT)):
        await press(person, await table.message(), "Show my hand")
        assert languages_of(own(room, person)) == {sign}


async def test_a_server_opens_tables_in_its_language_and_a_guest_reads_theirs(
    room: Room, told: Told, alice: MemberActor, bob: MemberActor
) -> None:
    told.server, told.people = ITALIAN, {alice.id: ITALIAN}
    table = await open_table(room, alice, "spades")
    assert languages_of(await table.message()) == {IT}
    await press(bob, await table.message(), f"{IT}Join")
    assert languages_of(await table.message()) == {IT}
    assert languages_of(room.channel.history(viewer=bob)[-1]) == {""}
    await press(bob, await table.message(), f"{IT}Start")
    await until_turn(table, alice)
    assert languages_of(await table.message()) == {IT}
    assert languages_of(room.channel.history()[-1]) == {IT}
    assert languages_of(hand(alice)) == {IT}
    assert languages_of(hand(bob)) == {""}


async def test_a_table_keeps_its_language_whatever_its_server_chooses_later(
    room: Room, told: Told, alice: MemberActor
) -> None:
    before, boss = await open_table(room, alice, "spades"), room.manager("boss")
    await boss.slash(room.channel, "settings")
    await choose(boss, own(room, boss), f"{NL}English")
    assert languages_of(own(room, boss)) == {""} | {IT, NL}  # languages name themselves
    await press(alice, await before.message(), "Start")
    assert languages_of(await before.message()) == {""}
    after = await open_table(room, room.person("dora"), "spades")
    assert languages_of(await after.message()) == {NL}


async def test_the_language_of_a_click_is_remembered_for_what_comes_by_itself(
    room: Room, told: Told, alice: MemberActor, bob: MemberActor
) -> None:
    told.people = {alice.id: ITALIAN}
    await alice.slash(room.channel, "notify")
    await choose(alice, own(room, alice), f"{IT}Spades")
    await room.restart()
    await open_table(room, bob, "spades")
    await room.env.settle()
    assert languages_of(direct(alice)[-1]) == {IT}


async def test_it_follows_their_discord(room: Room, told: Told, alice: MemberActor) -> None:
    for locale, known in ((ITALIAN, ITALIAN), (DUTCH, DUTCH), ("en-GB", None), ("fi", None)):
        told.people = {alice.id: locale}
        await alice.slash(room.channel, "help")
        await room.env.settle()
        assert (await room.bot.store.people.player(alice.id)).locale == known


async def test_of_who_reads_english_nothing_is_stored(
    room: Room, told: Told, alice: MemberActor
) -> None:
    await alice.slash(room.channel, "help")
    assert (await room.bot.store.privacy.stored(alice.id)).player == {}


async def test_a_language_chosen_in_preferences_wins(
    room: Room, told: Told, alice: MemberActor
) -> None:
    told.people = {alice.id: ITALIAN}
    await alice.slash(room.channel, "preferences")
    await choose(alice, own(room, alice), f"{NL}English")
    assert NL in texts(own(room, alice))
    assert NL in said(await alice.slash(room.channel, "hand"))
    table = await start_table(room, alice, "spades")
    await until_turn(table, alice)
    assert languages_of(hand(alice)) == {NL}
    await alice.slash(room.channel, "preferences")
    await choose(alice, own(room, alice), f"{NL}The same as your Discord")
    assert languages_of(hand(alice)) == {IT}


async def test_it_is_exported_and_deleted(room: Room, told: Told, alice: MemberActor) -> None:
    told.people = {alice.id: ITALIAN}
    await alice.slash(room.channel, "help")
    assert f"{IT}English" in await shown(room, alice)
    assert (await exported(room, alice))["locale"] == ITALIAN
    await alice.slash(room.channel, "privacy delete")
    await press(alice, own(room, alice), f"{IT}Delete everything about me")
    assert (await room.bot.store.privacy.stored(alice.id)).player == {}


async def test_nothing_is_stored_of_who_deletes_everything_with_their_first_click(
    room: Room, told: Told, alice: MemberActor
) -> None:
    await alice.slash(room.channel, "privacy delete")
    told.people = {alice.id: ITALIAN}
    await press(alice, own(room, alice), "Delete everything about me")
    await room.env.settle()
    assert (await room.bot.store.privacy.stored(alice.id)).player == {}


async def test_a_refusal_is_in_the_clicker_s_language(
    room: Room, told: Told, alice: MemberActor, bob: MemberActor
) -> None:
    told.people = {bob.id: DUTCH}
    table = await start_table(room, alice, "spades")
    assert NL in said(await press(bob, await table.message(), "Show my hand"))


async def test_the_lobby_of_a_game_without_the_language_says_so_and_is_english(
    room: Room, told: Told, alice: MemberActor, tmp_path: Path
) -> None:
    told.server, told.people = ITALIAN, {alice.id: ITALIAN}
    plugins.write_flip(tmp_path, "flip", "flip-do-flip = Flip\n")
    with plugins.loaded(tmp_path, "parlor-flip"):
        table = await open_table(room, alice, "flip")
        assert languages_of(await table.message()) == {"", IT}
        assert f"{IT}This game is in English" in texts(await table.message())
        await press(alice, await table.message(), "Start")
        await until_turn(table, alice)
        assert languages_of(await table.message()) == {""}
        assert languages_of(hand(alice)) == {""}


async def test_all_other_lobbies_say_nothing_of_it(
    room: Room, told: Told, alice: MemberActor
) -> None:
    told.server = ITALIAN
    table = await open_table(room, alice, "spades")
    assert "This game is in English" not in texts(await table.message())


COMMANDS = (
    *("help", "play", "notify", "stats", "daily", "about", "hand", "verify", "replay", "review"),
    *("leave", "leaderboard", "privacy show", "privacy delete", "arena results", "report"),
)
OF_GAME = ("rules", "learn", "stats", "leaderboard", "daily")
SAID = ("content", "label", "description", "placeholder", "title")
"""Names of what people read in the body of a request."""


def lines_of(body: Any, named: str = "") -> Iterator[str]:
    """Every line that people read in a request."""
    if isinstance(body, Mapping):
        for name, value in body.items():
            yield from lines_of(value, name)
    elif isinstance(body, list):
        for each in body:
            yield from lines_of(each, named)
    elif isinstance(body, str) and named in SAID:
        yield from body.splitlines()


def english(room: Room) -> set[str]:
    """Everything in English that the bot has sent."""
    sent = [each.body for each in room.requests if not each.path.endswith("/commands")]
    lines = {line for body in sent for line in lines_of(body)}
    return {line for line in lines if WORDS.search(line) and IT not in line}


async def test_where_all_read_one_language_no_command_is_answered_in_another(
    room: Room, told: Told
) -> None:
    boss = room.manager("boss")
    told.server, told.people = ITALIAN, {boss.id: ITALIAN}
    for command in COMMANDS:
        await boss.slash(room.channel, command)
    for command in OF_GAME:
        await boss.slash(room.channel, command, game="hearts")
    assert english(room) == set()


async def test_where_all_read_one_language_a_whole_evening_is_in_it(
    room: Room, told: Told, alice: MemberActor, bob: MemberActor
) -> None:
    told.server, told.people = ITALIAN, {alice.id: ITALIAN, bob.id: ITALIAN}
    table = await open_table(room, alice, "five_card_draw")
    for person, label in ((bob, "Join"), (alice, "Table …"), (alice, "Rules"), (alice, "Start")):
        await press(person, await table.message(), f"{IT}{label}")
    while not (played := await table.played()).view(None).game.resting:
        person = (alice, bob)[played.waiting[0]]
        await press(person, hand(person), f"{IT}Hint")
        await play_turn(table, person)
    await press(alice, await table.message(), f"{IT}End the match")
    await press(bob, await table.message(), f"{IT}Agree")
    for label in [*controls(await table.message())]:
        await press(alice, await table.message(), label)
        for below in controls(own(room, alice)):
            if below in controls(opened := own(room, alice)):
                await press(alice, opened, below)
    assert english(room) == set()
