"""What somebody has achieved, as far as others may see it."""

from typing import Any

from simcord import InteractionResult, MemberActor, ResponseMessage

from bot.matches.match import Person
from bot.store import Visibility
from tests.bot.results import finish, known, won
from tests.bot.server.driving import said
from tests.bot.server.reading import alt, texts
from tests.bot.server.room import Room

RIVAL = Person(1, "Rival")


async def played(room: Room, person: Person) -> None:
    """Two matches of Crazy King here, one of Spades in another server."""
    for winner, loser in ((person, RIVAL), (RIVAL, person)):
        await finish(room.bot.store, won(winner, loser), room.guild.id)
    await finish(room.bot.store, won(person, RIVAL), 77, game="spades")


async def stats(person: MemberActor, room: Room, **options: Any) -> ResponseMessage:
    result: InteractionResult = await person.slash(room.channel, "stats", **options)
    assert result.response
    return result.response


async def test_stats_show_matches_wins_streaks_and_the_favourite_game(
    room: Room, alice: MemberActor
) -> None:
    await played(room, known(alice))
    message = await stats(alice, room)
    assert "3 matches, 2 won · favourite game: Crazy King" in texts(message)
    assert "Matches: 2, Won: 1, Streak: 0, Best: 1." in alt(message)
    assert "Matches: 1, Won: 1, Streak: 1, Best: 1." in alt(message)
    assert not message.ephemeral


async def test_the_rating_is_plotted_for_the_favourite_game(room: Room, alice: MemberActor) -> None:
    await played(room, known(alice))
    assert "Rating in Crazy King, after each of the last 2 matches: from 1,0" in alt(
        await stats(alice, room)
    )


async def test_another_game_can_be_plotted(room: Room, alice: MemberActor) -> None:
    await played(room, known(alice))
    await finish(room.bot.store, won(known(alice), RIVAL), game="spades")
    assert "Rating in Spades, after each of the last 2 matches" in alt(
        await stats(alice, room, game="spades")
    )


async def test_stats_of_somebody_else(room: Room, alice: MemberActor, bob: MemberActor) -> None:
    await played(room, known(bob))
    assert texts(await stats(alice, room, user=bob)).startswith("### bob\n3 matches")


async def test_whoever_has_not_played_has_no_stats(room: Room, alice: MemberActor) -> None:
    result = await alice.slash(room.channel, "stats")
    assert said(result) == "alice has not finished a match yet."


async def test_hidden_stats_are_for_their_owner_alone(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    await played(room, known(bob))
    await room.bot.store.boards.show(known(bob), Visibility.HIDDEN)
    refused = await alice.slash(room.channel, "stats", user=bob)
    assert said(refused) == "bob keeps their statistics to themselves."
    assert (await stats(bob, room)).ephemeral


async def test_who_is_seen_in_servers_shows_what_they_played_there(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    await played(room, known(bob))
    await room.bot.store.boards.show(known(bob), Visibility.SERVER)
    message = await stats(alice, room, user=bob)
    assert "2 matches, 1 won" in texts(message)
    assert "Rating in" not in alt(message)


async def test_who_prefers_words_reads_what_others_hear_of_the_picture(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    await played(room, known(bob))
    seen = await stats(bob, room)
    await room.bot.store.people.set_prefs(known(alice), {"show": "text"})
    told = await stats(alice, room, user=bob)
    assert "Rating in Crazy King" in alt(seen)
    assert alt(seen) in texts(told)
    assert alt(told) == ""
    assert not told.attachments
