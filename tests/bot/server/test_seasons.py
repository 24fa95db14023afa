"""Seasons, begun and ended by those who run the server."""

from random import Random

import pytest
from simcord import InteractionResult, MemberActor

from bot.matches.match import Person
from tests.bot.results import finish, won
from tests.bot.server.driving import said
from tests.bot.server.forging import Forger
from tests.bot.server.reading import alt, sentence, texts
from tests.bot.server.room import Room

ANN, BOB = Person(1, "Ann"), Person(2, "Bob")


@pytest.fixture
def admin(room: Room, alice: MemberActor) -> MemberActor:
    """Somebody who may manage the server."""
    return room.manager("mod")


async def play(room: Room, times: int) -> None:
    for _ in range(times):
        await finish(room.bot.store, won(ANN, BOB), room.guild.id)


async def test_a_season_has_a_leaderboard_that_stays(room: Room, admin: MemberActor) -> None:
    await play(room, 1)
    begun = await admin.slash(room.channel, "season start", name="Spring *27*")
    assert begun.response
    assert "The season **Spring \\*27\\*** has begun" in texts(begun.response)
    await play(room, 2)
    await admin.slash(room.channel, "season end")
    await play(room, 3)
    for season, matches in (("Spring *27*", 2), (None, 6)):
        named = {"season": season} if season else {}
        result = await admin.slash(room.channel, "leaderboard", game="crazy_king", **named)
        assert result.response
        assert f"Matches: {matches}, Won: 100%" in alt(result.response)
        assert ("· Spring" in alt(result.response)) is (season is not None)


async def test_seasons_are_offered_by_name(room: Room, admin: MemberActor) -> None:
    for name in ("Spring", "Summer"):
        await admin.slash(room.channel, "season start", name=name)
        await admin.slash(room.channel, "season end")

    async def offered(typed: str) -> list[str]:
        choices = await admin.autocomplete(
            room.channel, "leaderboard", "season", typed, game="spades"
        )
        return [choice["value"] for choice in choices]

    assert await offered("") == ["Summer", "Spring"]
    assert await offered("spr") == ["Spring"]


async def test_whoever_begins_or_ends_a_season_in_vain_reads_why(
    room: Room, admin: MemberActor
) -> None:
    async def told(command: str, **name: str) -> str:
        return said(await admin.slash(room.channel, f"season {command}", **name))

    assert await told("end") == sentence("season-none")
    await admin.slash(room.channel, "season start", name="Spring")
    assert await told("start", name="Summer") == sentence("season-not-started")
    await admin.slash(room.channel, "season end")
    assert await told("start", name="Spring") == sentence("season-name-taken")


async def test_a_season_that_there_is_not_is_refused(room: Room, alice: MemberActor) -> None:
    result = await alice.slash(room.channel, "leaderboard", game="spades", season="Winter")
    assert said(result) == sentence("season-unknown", name="Winter")


async def test_a_season_is_not_global(room: Room, admin: MemberActor) -> None:
    await admin.slash(room.channel, "season start", name="Spring")
    result = await admin.slash(
        room.channel, "leaderboard", game="spades", season="Spring", scope="global"
    )
    assert sentence("season-of-server") in said(result)


async def test_only_who_manages_the_server_is_offered_the_command(
    room: Room, admin: MemberActor, alice: MemberActor
) -> None:
    assert "season start" in admin.available_commands(room.channel)
    assert "season start" not in alice.available_commands(room.channel)


@pytest.mark.parametrize(("command", "texts"), [("start", {"name": "Mine"}), ("end", {})])
async def test_who_may_not_manage_the_server_is_refused_though_it_offers_them_the_command(
    room: Room, admin: MemberActor, alice: MemberActor, command: str, texts: dict[str, str]
) -> None:
    await admin.slash(room.channel, "season start", name="Spring")
    sent = await Forger(room, [alice], Random(1)).command(f"season {command}", **texts)
    told = said(InteractionResult(room.env, sent.record))
    assert told.startswith(sentence("season-not-allowed"))
    [season] = await room.bot.store.servers.seasons(room.guild.id)
    assert (season.name, season.ended) == ("Spring", None)
