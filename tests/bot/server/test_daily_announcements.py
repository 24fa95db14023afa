"""The daily is announced where and when a server has chosen."""

import pytest
from simcord import MemberActor

from bot.hosting.preferences import settings_of
from bot.matches.solo import SECONDS
from bot.posts.daily_announcements import DailyAnnouncements
from tests.bot.server.driving import choose, press, private, said
from tests.bot.server.reading import texts
from tests.bot.server.room import Room
from tests.bot.server.test_daily_results import finished

HOUR = 3600


@pytest.fixture
def news(room: Room) -> DailyAnnouncements:
    bot = room.bot
    return DailyAnnouncements(bot, bot.store, bot.dailies, bot.sender)


async def wants(room: Room, hour: str) -> MemberActor:
    """A manager chooses this channel and an hour."""
    manager = room.manager("mod")
    await manager.slash(room.channel, "settings")
    await choose(manager, private(room, manager)[-1], hour)
    return manager


async def announced(room: Room, news: DailyAnnouncements) -> list[str]:
    """What is in the channel, once what is due is announced."""
    with room.scope():
        await news.once()
    return [texts(message) for message in room.channel.history()]


async def test_it_comes_once_a_day_from_its_hour_on(room: Room, news: DailyAnnouncements) -> None:
    await wants(room, "02:00 UTC")
    await room.skip(HOUR)
    assert await announced(room, news) == []
    await room.skip(HOUR)
    [told] = await announced(room, news)
    assert told.startswith("☀️ **Daily: ")
    await room.skip(HOUR)
    assert len(await announced(room, news)) == 1
    await room.skip(SECONDS)
    assert len(await announced(room, news)) == 2


async def test_another_process_does_not_tell_it_again(room: Room, news: DailyAnnouncements) -> None:
    await wants(room, "02:00 UTC")
    await room.skip(2 * HOUR)
    await announced(room, news)
    bot = room.bot
    again = DailyAnnouncements(bot, bot.store, bot.dailies, bot.sender)
    assert len(await announced(room, again)) == 1


async def test_an_hour_that_is_over_begins_tomorrow(room: Room, news: DailyAnnouncements) -> None:
    await room.skip(3 * HOUR)
    await wants(room, "02:00 UTC")
    assert await announced(room, news) == []
    await room.skip(SECONDS)
    assert len(await announced(room, news)) == 1


async def test_it_names_the_best_of_yesterday_here(room: Room, news: DailyAnnouncements) -> None:
    today = await room.bot.dailies.day()
    await finished(room, 1, 10, room.guild.id, game=today.game)
    await wants(room, "02:00 UTC")
    await room.skip(SECONDS + 2 * HOUR)
    assert "**P01** (50%)" in (await announced(room, news))[-1]


async def test_its_button_opens_the_daily_for_who_presses_it(
    room: Room, news: DailyAnnouncements, alice: MemberActor
) -> None:
    await wants(room, "00:00 UTC")
    await room.skip(SECONDS)
    await announced(room, news)
    assert "### Daily: " in said(await press(alice, room.channel.history()[-1], "Play"))


async def test_a_server_can_turn_it_off(room: Room, news: DailyAnnouncements) -> None:
    manager = await wants(room, "02:00 UTC")
    await choose(manager, private(room, manager)[-1], "Don't announce it")
    await room.skip(2 * HOUR)
    assert await announced(room, news) == []


async def test_where_discord_failed_it_is_announced_soon_and_once(
    room: Room, news: DailyAnnouncements
) -> None:
    await wants(room, "02:00 UTC")
    await room.skip(2 * HOUR)
    path = f"/channels/{room.channel.id}/messages"
    room.env.inject_error("POST", path, status=503, code=0)
    assert await announced(room, news) == []
    for _ in range(2):
        await room.skip(60)
        assert len(await announced(room, news)) == 1


async def test_where_it_may_not_be_posted_it_is_turned_off(
    room: Room, news: DailyAnnouncements
) -> None:
    await wants(room, "02:00 UTC")
    await room.skip(2 * HOUR)
    path = f"/channels/{room.channel.id}/messages"
    room.env.inject_error("POST", path, status=403, code=50013, message="Missing Permissions")
    assert await announced(room, news) == []
    assert (await settings_of(room.bot.store.people, room.guild.id)).announced is None
