"""Every game there is, at every number of players it allows, from the lobby to the end."""

import re
from collections import Counter
from collections.abc import Sequence

import discord
import pytest
from _pytest.mark import ParameterSet
from simcord import MemberActor

from bot.matches import lobby
from bot.matches.lobby import table_size
from bot.matches.pace import Pace
from bot.settings import Caps
from games import GAMES
from games.cards import CARDS
from games.game import DEAL, HOST, STOP, Game
from tests.bot.server.driving import Table, hand, hinted, open_table, press, private
from tests.bot.server.ending import assert_leaderboard_counts, assert_result_stands
from tests.bot.server.knowledge import assert_nothing_was_given_away
from tests.bot.server.playing import carry_out, follow_hint, take, the
from tests.bot.server.reading import alt
from tests.bot.server.room import Room
from tests.bot.tabling import UNCAPPED
from tests.shortest import nearest_end, shortest

ROUNDS = 2
"""After so many, all end a match that has no end of its own, if few play."""
WAYS = 5
"""Ways to play an action; each kind of action is played in every way, if it comes so often."""
PLAIN_WAYS = (0, 1, 2)
"""From the direct message, from **Show my hand**, and by typing."""
TURNS = 28
"""A longer match, by the turns of the person, is not looked for."""


@pytest.fixture
def caps() -> Caps:
    """Nothing is too often: hints are asked for far faster than by anybody who thinks."""
    return UNCAPPED


def slow_unless(quick: int, seats: int) -> Sequence[pytest.MarkDecorator]:
    """Marks of a test at so many seats, where one number is tried in every check."""
    return (pytest.mark.check if seats == quick else pytest.mark.slow,)


def sizes() -> list[ParameterSet]:
    """Each game at its fewest players; at its most it is slow."""
    return [
        pytest.param(game, seats, marks=slow_unless(kind.players[0], seats))
        for game, kind in GAMES.items()
        for seats in sorted({kind.players[0], kind.players[-1]})
    ]


def mixed() -> list[ParameterSet]:
    """Each game where people may sit beside computers, in one way each; at its most, or slow."""
    return [
        pytest.param(
            game, seats, seats % len(PLAIN_WAYS), marks=slow_unless(kind.players[-1], seats)
        )
        for game, kind in GAMES.items()
        for seats in kind.players[1:]
    ]


@pytest.fixture
def pace() -> Pace:
    return Pace(computer=0, trick=0, round=10)


def kind_of(action: str) -> str:
    """What sort of thing is done, whichever the cards and numbers."""
    words = ("*" if word in CARDS else word for word in action.split())
    return re.sub(r"\d+|suit .|as .", "#", " ".join(words))


def seed_of_variety(kind: type[Game], seats: int) -> int:
    """The seed of a short match in which seat 0 does as many sorts of things as possible."""

    def worth(seed: int) -> tuple[int, int]:
        game, done = shortest(kind, seats, f"{seed:032x}"), list[str]()
        while (waiting := game.waiting()) and len(done) <= TURNS:
            seat = waiting[0]
            action = host_action(game) if seat == HOST else game.mind.hint(game, seat).action
            game.apply(seat, action)
            done += [kind_of(action)] * (seat == 0)
        return (len(set(done)) if len(done) <= TURNS else 0, -len(done))

    return max(range(1, 25), key=worth)


def seed_of_a_short_match(kind: type[Game], seats: int) -> int:
    """Of a few seeds, the one whose match has the fewest actions."""

    def length(seed: int) -> int:
        game, actions = shortest(kind, seats, f"{seed:032x}"), 0
        while waiting := game.waiting():
            seat = waiting[0]
            game.apply(
                seat, host_action(game) if seat == HOST else game.mind.hint(game, seat).action
            )
            actions += 1
        return actions

    return min(range(1, 7), key=length)


def host_action(game: Game) -> str:
    """What the host does."""
    if not game.resting:
        return game.legal(HOST)[0]
    rounds = ROUNDS if game.seats == game.players[0] else 1
    return STOP if game.can_stop() and game.round >= rounds else DEAL


async def start(
    room: Room, host: MemberActor, game: str, seats: int, *guests: MemberActor
) -> Table:
    """A table of these people and computers, with the options that end a match soon."""
    table = await open_table(room, host, game)
    for guest in guests:
        await press(guest, await table.message(), "Join")
    for name, value in nearest_end(GAMES[game]).items():
        await room.bot.tables.change(table.id, lobby.set_options, host.id, {name: value})
    await room.bot.drawing.wait_idle()  # SimCord waits for what its own clicks began alone
    while table_size(await table.match()) < seats:
        await press(host, await table.message(), "Add computer")
    await press(host, await table.message(), "Start")
    return table


async def take_for_the_host(table: Table, person: MemberActor, *others: MemberActor) -> None:
    """Deal the next round, or end the match if all people want it; wait for cards turned up."""
    if not (await table.played()).resting:
        await table.room.wait(1)
        return
    if host_action((await table.played()).view(None).game) == DEAL:
        for each in (person, *others):
            message = await table.message()
            await take(each, message, the(message, "ready"))
        return
    for each in (person, *others):
        message = await table.message()
        await take(each, message, the(message, "agree", STOP))


def shown_hands(table: Table, person: MemberActor) -> list[discord.Message]:
    """What **Show my hand** has opened, without other answers."""
    return [message for message in private(table.room, person) if alt(message)]


async def play(table: Table, person: MemberActor, action: str, way: int) -> None:
    """Play an action from the direct message, from **Show my hand**, or by typing it."""
    if way % 2 and not shown_hands(table, person):
        await press(person, await table.message(), "Show my hand")
    if way == 0:
        await carry_out(person, lambda: hand(person), action)
    elif way == 1:
        await carry_out(person, lambda: shown_hands(table, person)[-1], action)
    elif way == 2:
        await person.slash(table.room.channel, "move", text=action)
    elif way == 3:
        await follow_hint(person, lambda: shown_hands(table, person)[-1], action)
    else:
        await follow_hint(person, lambda: hand(person), action)


@pytest.mark.parametrize(("game", "seats"), sizes())
async def test_a_match_is_played_in_every_way_to_its_end(
    room: Room, alice: MemberActor, game: str, seats: int
) -> None:
    room.seed = seed_of_variety(GAMES[game], seats)
    table = await start(room, alice, game, seats)
    times = Counter[str]()
    while not (played := await table.played()).over:
        if played.waiting == [HOST]:
            await take_for_the_host(table, alice)
            continue
        action = await hinted(table, alice)
        await play(table, alice, action, times[kind_of(action)] % WAYS)
        times[kind_of(action)] += 1
        assert [each.text for each in await table.actions() if each.click][-1] == action
    await assert_result_stands(table, alice)
    await assert_leaderboard_counts(table, alice)
    await assert_nothing_was_given_away(table, alice)


@pytest.mark.parametrize(("game", "seats", "way"), mixed())
async def test_a_match_of_people_and_computers_is_played_to_its_end(
    room: Room, alice: MemberActor, bob: MemberActor, game: str, seats: int, way: int
) -> None:
    room.seed = seed_of_a_short_match(GAMES[game], seats)
    table = await start(room, alice, game, seats, bob)
    while not (played := await table.played()).over:
        if played.waiting == [HOST]:
            await take_for_the_host(table, alice, bob)
            continue
        person = (alice, bob)[played.waiting[0]]
        await play(table, person, await hinted(table, person), PLAIN_WAYS[way])
    await assert_result_stands(table, alice)
