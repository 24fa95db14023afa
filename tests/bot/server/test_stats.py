"""What somebody has achieved, as far as others may see it."""

import re
from typing import Any

import sqlalchemy as sa
from simcord import InteractionResult, MemberActor, ResponseMessage

from bot.matches.match import Person
from bot.matches.solo import day_at
from bot.store import Visibility
from bot.store.schema import counted
from tests.bot.results import finish, known, paired, won
from tests.bot.server.driving import press, said
from tests.bot.server.reading import alt, controls, sentence, spoken, texts
from tests.bot.server.room import Room
from tests.bot.solving import begun
from tests.bot.solving import finish as finish_solo

RIVAL = Person(1, "Rival")


async def played(room: Room, person: Person) -> None:
    """Two matches of Crazy King here, one of Spades in another server."""
    for winner, loser in ((person, RIVAL), (RIVAL, person)):
        await finish(room.bot.store, won(winner, loser), room.guild.id)
    await finish(room.bot.store, won(person, RIVAL), 77, game="spades")


async def profile(person: MemberActor, room: Room, **options: Any) -> ResponseMessage:
    result: InteractionResult = await person.slash(room.channel, "stats", **options)
    assert result.response
    return result.response


async def pressed(person: MemberActor, message: ResponseMessage, label: str) -> ResponseMessage:
    """The answer to a button of a profile, which only the clicker sees."""
    result = await press(person, message, label)
    assert result.response
    assert result.response.ephemeral
    return result.response


async def stats(person: MemberActor, room: Room, **options: Any) -> ResponseMessage:
    """All games of somebody."""
    return await pressed(person, await profile(person, room, **options), "All games")


async def test_stats_show_matches_wins_streaks_and_the_favourite_game(
    room: Room, alice: MemberActor
) -> None:
    await played(room, known(alice))
    message = await stats(alice, room)
    assert "3 matches, 2 won · mostly Crazy King" in texts(message)
    assert "Matches: 2, Won: 1, Streak: 0, Best: 1." in alt(message)
    assert "Matches: 1, Won: 1, Streak: 1, Best: 1." in alt(message)
    assert not (await profile(alice, room)).ephemeral


async def test_practice_against_computers_is_told_apart(room: Room, alice: MemberActor) -> None:
    store, ann = room.bot.store, known(alice)
    for results in (won(ann, -1), won(-1, ann), won(ann, -2)):
        await finish(store, results, is_practice=True)
    refused = texts(await profile(alice, room))
    assert "only practiced so far" in refused
    assert "Against computers: won 2 of 3" in refused
    await finish(store, won(ann, RIVAL))
    told = texts(await stats(alice, room))
    assert "1 match, 1 won" in told
    assert "Against computers: won 2 of 3" in told
    assert "Earlier ones" not in told
    await store.database.change(sa.update(counted).values(changed=room.bot.tables.clock()))
    assert "Earlier ones" in texts(await stats(alice, room))
    month = 31 * 24 * 3600
    long_ago = sa.update(counted).values(changed=counted.c.changed - month)
    await store.database.change(long_ago)
    assert "Earlier ones" not in texts(await stats(alice, room))


async def test_of_games_played_equally_often_two_are_named_and_more_are_not(
    room: Room, alice: MemberActor
) -> None:
    for game in ("spades", "hearts", "durak"):
        await finish(room.bot.store, won(known(alice), RIVAL), game=game)
        summary = texts(await stats(alice, room)).splitlines()[1]
        if game == "hearts":
            assert summary == "2 matches, 2 won · mostly Hearts and Spades"
    assert summary == "3 matches, 3 won"


async def test_the_rating_is_plotted_for_the_favourite_game(room: Room, alice: MemberActor) -> None:
    await played(room, known(alice))
    assert "Rating in Crazy King over the last 2 matches: from 1,0" in alt(await stats(alice, room))


async def test_another_game_can_be_plotted(room: Room, alice: MemberActor) -> None:
    await played(room, known(alice))
    await finish(room.bot.store, won(known(alice), RIVAL), game="spades")
    assert "Rating in Spades over the last 2 matches" in alt(
        await profile(alice, room, game="spades")
    )


async def test_stats_of_somebody_else(room: Room, alice: MemberActor, bob: MemberActor) -> None:
    await played(room, known(bob))
    for shown in (profile, stats):
        assert texts(await shown(alice, room, user=bob)).startswith("### bob\n3 matches")


async def test_whoever_has_not_played_has_no_stats(room: Room, alice: MemberActor) -> None:
    result = await alice.slash(room.channel, "stats")
    assert said(result) == sentence("stats-none", name="alice")


async def test_hidden_stats_are_for_their_owner_alone(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    await played(room, known(bob))
    await room.bot.store.leaderboards.show(known(bob), Visibility.HIDDEN)
    refused = await alice.slash(room.channel, "stats", user=bob)
    assert said(refused) == sentence("stats-hidden", name="bob")
    assert (await profile(bob, room)).ephemeral


async def test_who_is_seen_in_servers_shows_what_they_played_there(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    await played(room, known(bob))
    await room.bot.store.leaderboards.show(known(bob), Visibility.SERVER)
    message = await stats(alice, room, user=bob)
    assert "2 matches, 1 won" in texts(message)
    assert "Rating in" not in alt(message)


async def test_who_prefers_words_reads_them_where_nobody_else_does(
    room: Room, alice: MemberActor
) -> None:
    await played(room, known(alice))
    await room.bot.store.people.set_prefs(known(alice), {"show": "text"})
    seen = await profile(alice, room)
    assert "Best games: " in alt(seen)
    await room.bot.store.leaderboards.show(known(alice), Visibility.HIDDEN)
    told = await profile(alice, room)
    lines = [line for line in texts(told).splitlines() if line.startswith("- ")]
    assert spoken(told) == alt(seen)
    assert all(each.endswith(".") for each in lines)
    assert not told.attachments
    every = await pressed(alice, told, "All games")
    assert "Rating in Crazy King" in spoken(every)
    assert not every.attachments


async def test_stats_tell_how_two_stand_against_each_other(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    first, second = known(alice), known(bob)
    for winner, loser in ((first, second), (first, second), (second, first)):
        await finish(room.bot.store, won(winner, loser), room.guild.id)
    await finish(room.bot.store, won(first, RIVAL), room.guild.id)
    assert "alice against bob 2-1" in texts(await stats(alice, room, user=bob))
    assert "alice against bob 2-1" in alt(await stats(alice, room, user=bob))
    assert "bob against alice 1-2" in texts(await stats(bob, room))
    assert "alice against bob 2-1, Rival 1-0" in texts(await stats(alice, room))


async def test_partners_do_not_play_against_each_other(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    ours, theirs = (known(alice), known(bob)), (RIVAL, Person(2, "Other"))
    await finish(room.bot.store, paired(ours, theirs), room.guild.id)
    assert "against" not in texts(await stats(alice, room, user=bob))


async def test_who_hides_their_stats_is_no_rival_of_anybody(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    await finish(room.bot.store, won(known(alice), known(bob)), room.guild.id)
    await room.bot.store.leaderboards.show(known(bob), Visibility.HIDDEN)
    assert "against" not in texts(await stats(alice, room))
    assert "against" not in texts(await stats(bob, room, user=alice))


async def test_a_profile_has_the_best_games_with_their_places(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    first, second = known(alice), known(bob)
    for game, winner, loser in (("spades", first, second), ("hearts", second, first)):
        for _ in range(2):
            await finish(room.bot.store, won(winner, loser), room.guild.id, game=game)
    shown = alt(await profile(alice, room, user=bob))
    assert re.search(r"Best games: Hearts [0-9,]+\?, rank 1, Spades [0-9,]+\?, rank 2\.", shown)
    assert "Rivals: alice 2-2." in shown


async def test_a_profile_has_streaks_as_they_are_now(room: Room, alice: MemberActor) -> None:
    me, today = known(alice), day_at(room.bot.tables.clock())
    for winner, loser in ((me, RIVAL), (RIVAL, me), (me, RIVAL), (me, RIVAL)):
        await finish(room.bot.store, won(winner, loser))
    for day in (today - 1, today):
        await room.bot.store.solos.day(day, "crazy_king")
        await finish_solo(room.bot.store, await begun(room.bot.store, me, day), 5)
    shown = alt(await profile(alice, room))
    assert "2 dailies in a row." in shown
    assert "2 wins in a row." in shown


async def test_somebody_who_has_only_finished_a_daily_has_a_profile(
    room: Room, alice: MemberActor
) -> None:
    today = day_at(room.bot.tables.clock())
    await room.bot.store.solos.day(today, "crazy_king")
    await finish_solo(room.bot.store, await begun(room.bot.store, known(alice), today), 5)
    shown = await profile(alice, room)
    assert "No match finished yet" in texts(shown)
    assert list(controls(shown)) == ["Achievements"]


async def test_achievements_are_listed_with_how_to_earn_each_and_when(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    people = [known(alice), known(bob), RIVAL, Person(2, "Other")]
    await finish(room.bot.store, won(*people), room.guild.id, at=1234.0)
    message = await profile(alice, room, user=bob)
    assert "Achievements: 1 of 22. Earned: Full table." in alt(message)
    told = texts(await pressed(alice, message, "Achievements"))
    assert "### Achievements of bob: 1 of 22" in told
    assert (
        "👥 **Full table**: Finish a match with four people at the table. Earned <t:1234:R>."
    ) in told
    assert "▫️ **Master**: Reach a rating of 1,500 that isn't provisional." in told
    assert len(told.splitlines()) == 23


async def test_who_hides_their_statistics_hides_what_a_profile_leads_to(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    await played(room, known(bob))
    message = await profile(alice, room, user=bob)
    await room.bot.store.leaderboards.show(known(bob), Visibility.HIDDEN)
    for label in ("All games", "Achievements"):
        refused = await press(alice, message, label)
        assert said(refused) == sentence("stats-hidden", name="bob")
