"""Until its day is over, nothing shows more of a daily than its player sees."""

import json
from typing import Any

import discord
import pytest
from simcord import MemberActor

from bot.hosting.solos import PlayedSolo, match_of
from bot.matches.replay import Action
from bot.matches.solo import SECONDS, Attempt
from tests.bot.server.driving import direct, press, private
from tests.bot.server.knowledge import known, named
from tests.bot.server.playing import carry_out
from tests.bot.server.reading import controls
from tests.bot.server.room import Room
from tests.bot.server.soloing import attempt, begin, go_on, page, wanted
from tests.bot.tabling import EVERY_GAME

GAME = "crazy_king"
MOVES = 6
ARGUMENTS: dict[str, Any] = {
    "game": GAME,
    "text": "draw",
    "match": "1",
    "where": "hidden",
    "name": "Spring",
    "minutes": 10,
}
"""What commands are given that ask for something."""
LEFT_OUT = ("privacy delete", "daily")


async def everything(room: Room, person: MemberActor, other: MemberActor) -> None:
    """Use every command there is, and press what each answers with."""
    for command in room.bot.tree.walk_commands():
        if isinstance(command, discord.app_commands.Group) or command.qualified_name in LEFT_OUT:
            continue
        given: dict[str, Any] = {
            each.name: other if each.name == "user" else ARGUMENTS[each.name]
            for each in command.parameters
            if each.required or each.name in ("game", "user")
        }
        await person.slash(room.channel, command.qualified_name, **given)
        shown = [*private(room, person), *room.channel.history(viewer=person)]
        for label in ("Daily shuffles", "Leaderboard", "My rank", "Yesterday"):
            for message in shown[-1:]:
                if label in controls(message):
                    await press(person, message, label)


async def files(room: Room, *people: MemberActor) -> list[bytes]:
    """All files that anybody was given."""
    messages = [
        message
        for person in people
        for message in (*room.channel.history(viewer=person), *direct(person))
    ]
    return [await each.read() for message in messages for each in message.attachments]


async def secrets_of(room: Room, played: Attempt) -> list[str]:
    """The numbers from which its cards follow."""
    day = await room.bot.dailies.day(played.day)
    return [played.seed, *day.secrets]


@pytest.mark.parametrize("game", EVERY_GAME)
async def test_a_hand_names_no_card_that_its_player_may_not_know(
    room: Room, alice: MemberActor, game: str
) -> None:
    played = await begin(room, alice, game)
    for _ in range(MOVES):
        if not played.is_done:
            await carry_out(alice, lambda: page(room, alice), wanted(played))
            played = await attempt(room, alice)
    allowed = set[str]().union(*_known(played))
    for request in room.requests:
        if "solo:0:" in str(request.body):
            assert not named(request) - allowed


@pytest.mark.check
async def test_no_command_shows_anything_of_a_daily_that_runs(room: Room) -> None:
    alice, bob = room.manager("alice"), room.manager("bob")
    played = await begin(room, alice, GAME)
    await begin(room, bob, GAME)
    await go_on(room, await attempt(room, bob))
    for person, other in ((alice, bob), (bob, alice)):
        await everything(room, person, other)
    told = [str(request.body).encode() for request in room.requests]
    told += await files(room, alice, bob)
    for secret in await secrets_of(room, played.attempt):
        assert not any(secret.encode() in each for each in told)


async def test_the_export_of_a_running_daily_has_ones_own_moves_alone(
    room: Room, alice: MemberActor
) -> None:
    played = await go_on(room, await begin(room, alice, GAME))
    running = (await exported(room, alice))["solos"][0]
    assert {seat for seat, _ in running["actions"]} == {played.seat}
    assert not running.get("seed")
    assert played.attempt.day is not None
    await room.skip(2 * SECONDS)
    await room.bot.store.daily_boards.close(played.attempt.day, room.bot.tables.clock())
    over = (await exported(room, alice))["solos"][0]
    assert len(over["actions"]) == played.length


async def exported(room: Room, person: MemberActor) -> dict[str, Any]:
    await person.slash(room.channel, "privacy export")
    [file] = direct(person)[-1].attachments
    found: dict[str, Any] = json.loads(await file.read())
    return found


def _known(played: PlayedSolo) -> list[set[str]]:
    """By length, the cards that its player may know."""
    one = played.attempt
    log = [Action(*each, click=1 if each.seat == one.seat else None) for each in one.actions]
    return known(match_of(one), one.seed, log, one.seat)
