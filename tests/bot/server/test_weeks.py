"""This week's leaderboard as people ask for it and go on from there."""

from typing import Any

from simcord import MemberActor

from bot.matches.match import Person
from bot.matches.solo import SECONDS, day_at
from bot.store.weeks import monday_of
from tests.bot.results import finish, known, won
from tests.bot.server.driving import press, private, said
from tests.bot.server.reading import Message, alt, controls, sentence, spoken, texts
from tests.bot.server.room import Room
from tests.bot.server.test_ranks import ranks


async def play(room: Room, *people: Person, game: str = "crazy_king") -> None:
    """A match of this week here, in which they came in this order."""
    await finish(room.bot.store, won(*people), room.guild.id, at=room.bot.tables.clock(), game=game)


async def week(person: MemberActor, room: Room, **options: Any) -> Message:
    result = await person.slash(room.channel, "leaderboard", **options)
    assert result.response
    return result.response


async def test_without_a_game_the_leaderboard_is_that_of_this_week(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    for game in ("hearts", "crazy_king"):
        await play(room, known(alice), known(bob), game=game)
    message = await week(alice, room)
    assert "### All games\nThis week in Cardiff" in texts(message)
    ends = (monday_of(day_at(room.bot.tables.clock())) + 7) * SECONDS
    assert sentence("week-points", time=f"<t:{ends}:R>", few=10) in texts(message)
    assert "Rank: 1, Player: alice, Points: 1.3, Matches: 2, Won: 2." in alt(message)


async def test_a_week_in_which_nobody_played_says_so(room: Room, alice: MemberActor) -> None:
    await finish(room.bot.store, won(known(alice), Person(1, "Rival")), room.guild.id, at=1.0)
    assert sentence("week-nobody") in texts(await week(alice, room))


async def test_a_game_of_this_week_leads_to_all_games_and_all_time_and_back(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    await play(room, known(alice), known(bob))
    message: Message = await week(alice, room, game="crazy_king")
    for label, told in (
        ("This week", "### Crazy King\nThis week in Cardiff"),
        ("All time", "### Crazy King\nCardiff leaderboard"),
        ("This week", "### Crazy King\nThis week in Cardiff"),
        ("This week, all games", "### All games\nThis week in Cardiff"),
    ):
        await press(bob, message, label)
        message = room.channel.history()[-1]
        assert told in texts(message)
    spans = texts(await week(alice, room, game="crazy_king", span="week"))
    assert "### Crazy King\nThis week in Cardiff" in spans


async def test_pages_are_turned_and_ones_own_is_for_the_clicker_alone(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    people = [Person(1000 + n, f"P{n:02}") for n in range(11)]
    await play(room, *people, known(alice))
    message = await week(bob, room)
    await press(bob, message, "Next")
    changed = room.channel.history()[-1]
    assert ranks(changed) == ["11 P10", "12 alice"]
    await press(alice, changed, "My rank")
    [own] = private(room, alice)
    assert "Player: alice" in alt(own)
    assert said(await press(bob, changed, "My rank")) == sentence("week-none")


async def test_who_prefers_words_reads_a_week(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    await room.bot.store.people.set_prefs(known(alice), {"show": "text"})
    await play(room, known(alice), known(bob))
    message = await week(alice, room)
    assert ranks(message) == ["1 alice", "2 bob"]
    assert not message.attachments
    assert "Points: 1.0" in spoken(message)


async def test_outside_a_server_there_is_no_week(room: Room, alice: MemberActor) -> None:
    assert said(await alice.user.slash("leaderboard")) == sentence("week-of-server")
    shown = await alice.user.slash("leaderboard", game="crazy_king")
    assert "This week" not in controls(shown.response)
