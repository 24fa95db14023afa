"""Being told when a daily has begun, as people see it."""

import pytest
from simcord import MemberActor

from bot.hosting.budget import OF_READER, Quota
from bot.hosting.preferences import OFF, ON
from bot.matches.solo import SECONDS
from bot.posts import daily_notices
from bot.posts.daily_notices import DailyNotices
from tests.bot.server.driving import SILENT, direct, press, private, said
from tests.bot.server.reading import controls, sentence, texts
from tests.bot.server.room import Room, close_messages
from tests.bot.server.soloing import attempt, begin, go_on, page

HOUR = 3600
END = "Stop notifying me"


@pytest.fixture
def notices(room: Room) -> DailyNotices:
    bot = room.bot
    return DailyNotices(bot.store, bot.dailies, bot.announcing.direct, bot.sender, bot.budget)


async def wants(room: Room, person: MemberActor) -> None:
    """**Notify me** below `/daily`."""
    await person.slash(room.channel, "daily", game="crazy_king")
    await press(person, page(room, person), "Notify me")


async def told(room: Room, notices: DailyNotices, person: MemberActor) -> list[str]:
    """What somebody was sent, once those whose moment has come are told."""
    with room.scope():
        await notices.once()
    return [texts(message) for message in direct(person)]


async def test_who_asked_is_told_silently_once_a_day_whichever_process_does_it(
    room: Room, notices: DailyNotices, alice: MemberActor
) -> None:
    await wants(room, alice)
    await room.skip(HOUR)
    assert await told(room, notices, alice) == []
    for days in (1, 2):
        await room.skip(SECONDS)
        for _ in range(2):
            sent = await told(room, notices, alice)
            assert len(sent) == days
    assert sent[-1].startswith("☀️ **Daily: ")
    path = f"/channels/{alice.user.dm_channel.id}/messages"
    assert all(each.body["flags"] & SILENT for each in room.requests if each.path == path)


async def test_its_buttons_open_the_daily_and_end_it(
    room: Room, notices: DailyNotices, alice: MemberActor
) -> None:
    await wants(room, alice)
    await room.skip(SECONDS + HOUR)
    await told(room, notices, alice)
    [notice] = direct(alice)
    assert "### Daily: " in said(await press(alice, notice, "Play"))
    await press(alice, notice, "Mute")
    assert sentence("daily-muted") in texts(direct(alice)[0])
    await room.skip(SECONDS)
    count = len(direct(alice))
    assert len(await told(room, notices, alice)) == count


async def test_the_button_below_a_daily_and_its_result_says_what_it_does_now(
    room: Room, alice: MemberActor
) -> None:
    await wants(room, alice)
    assert END in controls(page(room, alice))
    await begin(room, alice)
    await go_on(room, await attempt(room, alice))
    await alice.slash(room.channel, "daily", game="crazy_king")
    await press(alice, page(room, alice), END)
    assert "Your result" in texts(page(room, alice))
    assert "Notify me" in controls(page(room, alice))


async def test_notify_shows_it_and_ends_it(room: Room, alice: MemberActor) -> None:
    await wants(room, alice)
    assert sentence("notify-daily", wish=ON) in said(await alice.slash(room.channel, "notify"))
    await press(alice, private(room, alice)[-1], END)
    assert sentence("notify-daily", wish=OFF) in texts(private(room, alice)[-1])
    assert not (await room.bot.store.people.player(alice.id)).hears_of_dailies


async def test_who_cannot_be_reached_is_not_tried_again(
    room: Room, notices: DailyNotices, alice: MemberActor
) -> None:
    await wants(room, alice)
    close_messages(room, alice.user)
    await room.skip(SECONDS + HOUR)
    assert await told(room, notices, alice) == []
    assert not (await room.bot.store.people.player(alice.id)).hears_of_dailies


async def test_who_cannot_be_told_now_keeps_nobody_waiting(
    room: Room,
    notices: DailyNotices,
    alice: MemberActor,
    bob: MemberActor,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(daily_notices, "AT_ONCE", 1)
    for each in (alice, bob):
        await wants(room, each)
    await room.skip(SECONDS + HOUR)
    first, second = sorted((alice, bob), key=lambda each: each.id)
    for _ in range(OF_READER):
        room.bot.budget.take(Quota.NOTICES, first.id)
    assert await told(room, notices, first) == []
    assert len(await told(room, notices, second)) == 1
    assert direct(first) == []


async def test_who_cannot_be_told_now_is_told_later_that_day(
    room: Room, notices: DailyNotices, alice: MemberActor
) -> None:
    await wants(room, alice)
    await room.skip(SECONDS + HOUR)
    room.env.inject_error("POST", "/users/@me/channels", status=400, code=40003)
    assert await told(room, notices, alice) == []
    await room.skip(HOUR)
    assert len(await told(room, notices, alice)) == 1
