"""Another process plays and draws at the same table; people see no difference."""

from collections.abc import AsyncIterator

import pytest
from simcord import MemberActor

from bot.hosting.tables import Tables
from bot.matches import lobby
from bot.matches.match import VOID
from bot.matches.replay import Action
from bot.posts.avatars import Avatars
from bot.posts.channels import Access, DirectChannels
from bot.posts.drawing import Drawer
from bot.posts.hand_posts import HandPosts
from bot.posts.hands import Hands
from bot.posts.sender import MessageSender
from bot.posts.shown import Services
from bot.posts.tables import TableMessages
from bot.posts.threads import Threads
from bot.ratelimits.requests import Requests
from games.crazy_king import CrazyKing
from tests.bot.server.driving import (
    Table,
    direct,
    hand,
    press,
    private,
    rings,
    seed_where,
    start_table,
    until_turn,
)
from tests.bot.server.reading import alt, controls, sentence, texts
from tests.bot.server.room import Room

pytestmark = pytest.mark.check

FIRST = seed_where(CrazyKing, 2, lambda game: game.turn == 0)


@pytest.fixture
async def elsewhere(room: Room) -> AsyncIterator[Drawer]:
    """What a second process over the same database and the same Discord draws with."""
    tables = Tables(room.bot.store, room.bot.tables.clock, room.bot.tables.pace)
    emojis = room.bot.card_emojis
    sender = MessageSender(room.bot.renderer, emojis)
    requests, access = Requests(), Access(room.bot, tables.clock)
    posts = HandPosts(tables, emojis, Avatars(room.bot.renderer))
    channels = DirectChannels(room.bot, tables, requests)
    services = Services(room.bot, tables, sender, requests, access, posts, channels, lambda _: None)
    hands = Hands(services, in_cluster=True)
    messages = TableMessages(services, hands, Threads(room.bot, tables))
    drawing = Drawer(tables, messages)
    yield drawing
    await drawing.stop()


async def bid_elsewhere(elsewhere: Drawer, table: Table) -> None:
    """Whoever is to act bids three by a click that another process gets."""
    played = await elsewhere.tables.load(table.id)
    [seat] = played.waiting
    now = elsewhere.tables.clock()
    await elsewhere.tables.play(played, Action(seat, "bid 3", played.length + 1, now))
    await elsewhere.draw(table.id)
    await table.room.env.settle()


@pytest.fixture
async def table(room: Room, alice: MemberActor, bob: MemberActor, elsewhere: Drawer) -> Table:
    """At which both have been shown their hands here, and Alice has bid elsewhere."""
    table = await start_table(room, alice, "spades", bob)
    for person in (alice, bob):
        await press(person, await table.message(), "Show my hand")
    await until_turn(table, alice)
    await bid_elsewhere(elsewhere, table)
    return table


@pytest.mark.usefixtures("table")
async def test_a_hand_shown_here_follows_what_is_played_elsewhere(
    room: Room, alice: MemberActor
) -> None:
    assert "Bid 3" in controls(private(room, alice)[-1])
    await room.bot.polling.poll()
    assert "Bid 3" not in controls(private(room, alice)[-1])


@pytest.mark.usefixtures("table")
async def test_a_hand_shown_here_follows_though_discord_fails_for_a_moment(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    def followed() -> list[bool]:
        """Whose hand is up to date: it was Alice's turn, and is Bob's."""
        offers = ["Bid 3" in controls(private(room, each)[-1]) for each in (alice, bob)]
        return [not offers[0], offers[1]]

    room.env.inject_error("PATCH", "/webhooks/*", status=503)
    await room.bot.polling.poll()
    assert sorted(followed()) == [False, True]  # nobody waits for the one that was refused
    await room.bot.polling.poll()
    assert followed() == [True, True]


async def test_a_hand_that_another_process_may_have_changed_is_edited_once_more(
    room: Room, alice: MemberActor, elsewhere: Drawer
) -> None:
    table = await start_table(room, alice)

    async def edits(by: Drawer) -> int:
        before = len([*room.requests])
        await room.bot.store.work.set_drawn(table.id, 0, lease=-1.0)  # have it drawn again
        await by.draw(table.id)
        path = f"/messages/{hand(alice).id}"
        return sum(request.path.endswith(path) for request in [*room.requests][before:])

    assert await edits(room.bot.drawing) == 0
    assert await edits(elsewhere) == 1
    assert await edits(room.bot.drawing) == 1
    assert await edits(room.bot.drawing) == 0


async def test_a_table_that_shows_all_is_not_edited_again(room: Room, alice: MemberActor) -> None:
    room.seed = FIRST
    table = await start_table(room, alice, "crazy_king")
    before = len([*room.requests])
    plan = await room.bot.drawing.messages.plan(await table.match(), None)
    await plan["table"]()
    assert len([*room.requests]) == before


async def test_another_process_does_not_ring_for_the_same_turn(
    room: Room, alice: MemberActor, elsewhere: Drawer
) -> None:
    table = await start_table(room, alice)
    await until_turn(table, alice)
    assert rings(room, alice) == 1
    await room.bot.store.work.set_drawn(table.id, 0, lease=-1.0)  # have it drawn again
    await elsewhere.draw(table.id)
    assert rings(room, alice) == len(direct(alice)) == 1


async def test_who_played_a_moment_ago_is_not_rung_by_another_process(
    room: Room, alice: MemberActor
) -> None:
    table = await start_table(room, alice)
    await until_turn(table, alice)
    await press(alice, hand(alice), "Bid 3")
    before = rings(room, alice)
    await room.restart()
    await until_turn(table, alice)
    assert rings(room, alice) == before


async def left_elsewhere(elsewhere: Drawer, table: Table, person: MemberActor) -> None:
    """Somebody leaves by a click that another process gets, where the computer acts for them."""
    tables = elsewhere.tables
    await tables.change(table.id, lobby.leave, person.id)
    played = await tables.load(table.id)
    [seat] = played.waiting
    leaver = played.match.seats[seat].leaver
    assert leaver
    assert leaver.user == person.id
    now, action = tables.clock(), played.view(seat).legal()[0]
    await tables.play(played, Action(seat, action, None, now))


@pytest.mark.parametrize("fails", [False, True])
async def test_who_has_left_reads_so_in_place_of_the_hand_that_they_had_opened(
    room: Room, alice: MemberActor, bob: MemberActor, elsewhere: Drawer, fails: bool
) -> None:
    room.seed = FIRST
    table = await start_table(room, alice, "crazy_king", bob)
    await press(alice, await table.message(), "Show my hand")
    await left_elsewhere(elsewhere, table, alice)
    if fails:
        room.env.inject_error("PATCH", "/webhooks/*", status=503)
        await room.bot.polling.poll()
    await room.bot.polling.poll()
    shown = private(room, alice)[-1]
    assert "You left" in texts(shown)
    assert not controls(shown)
    assert not alt(shown)


async def test_a_hand_shown_here_says_so_when_the_match_is_called_off_elsewhere(
    room: Room, alice: MemberActor, bob: MemberActor, elsewhere: Drawer
) -> None:
    table = await start_table(room, alice, "crazy_king", bob)
    await press(alice, await table.message(), "Show my hand")
    for person in (alice, bob):
        await elsewhere.tables.agree(table.id, person.id, VOID)
    await room.bot.polling.poll()
    shown = private(room, alice)[-1]
    assert not controls(shown)
    assert sentence("called-off") in texts(shown)


async def test_who_has_left_does_not_see_what_becomes_of_the_hand_in_direct_messages(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    room.seed = FIRST
    table = await start_table(room, alice, "crazy_king", bob)
    before = alt(hand(alice))
    room.bot.hands.shown[table.id].seat(0).direct.invalidate()
    plan = await room.bot.hands.plan(await table.played())
    await left_elsewhere(room.bot.drawing, table, alice)
    await plan["hand 0"]()
    assert alt(hand(alice)) == before


async def test_one_hand_is_sent_however_many_processes_draw(
    room: Room, alice: MemberActor, elsewhere: Drawer
) -> None:
    table = await start_table(room, alice)
    await until_turn(table, alice)
    await bid_elsewhere(elsewhere, table)
    assert len(direct(alice)) == 1
