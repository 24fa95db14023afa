"""Leaderboards as people ask for them and turn their pages."""

from typing import Any

from simcord import MemberActor

from bot.matches.match import Person
from tests.bot.results import finish, known, won
from tests.bot.server.driving import press, private, said
from tests.bot.server.reading import Message, alt, controls, parts, sentence, spoken, texts
from tests.bot.server.room import Room


async def crowd(room: Room, size: int, *last: Person) -> None:
    """People of whom each has beaten the next, in this server."""
    people = [Person(1000 + n, f"P{n:02}") for n in range(1, size + 1)]
    await finish(room.bot.store, won(*people, *last), room.guild.id)


async def leaderboard(person: MemberActor, room: Room, **options: Any) -> Message:
    result = await person.slash(room.channel, "leaderboard", game="crazy_king", **options)
    assert result.response
    return result.response


async def words_for(room: Room, *people: MemberActor) -> None:
    """These prefer words to pictures."""
    for person in people:
        await room.bot.store.people.set_prefs(known(person), {"show": "text"})


def ranks(message: Message) -> list[str]:
    """The ranks and names that a page shows, or tells in words, as "1 Ann"."""
    told = alt(message) or spoken(message)
    sentences = [part for part in told.split(". ") if part.startswith("Rank: ")]
    cells = [dict(cell.split(": ") for cell in sentence.split(", ")[:2]) for sentence in sentences]
    return [f"{cell['Rank']} {cell['Player']}" for cell in cells]


async def test_a_leaderboard_that_nobody_is_on_says_so(room: Room, alice: MemberActor) -> None:
    message = await leaderboard(alice, room)
    assert sentence("rank-nobody") in texts(message)
    assert list(controls(message)) == ["This week"]


async def test_everybody_sees_who_leads_in_this_server(room: Room, alice: MemberActor) -> None:
    await crowd(room, 2)
    message = await leaderboard(alice, room)
    assert "Cardiff leaderboard" in texts(message)
    assert ranks(message) == ["1 P01", "2 P02"]


async def test_the_global_leaderboard_knows_other_servers(room: Room, alice: MemberActor) -> None:
    await finish(room.bot.store, won(Person(1, "Far"), Person(2, "Away")), guild=77)
    assert "Nobody" in texts(await leaderboard(alice, room))
    assert ranks(await leaderboard(alice, room, scope="global")) == ["1 Far", "2 Away"]


async def test_in_direct_messages_there_is_the_global_one(room: Room, alice: MemberActor) -> None:
    await crowd(room, 2)
    result = await alice.user.slash("leaderboard", game="crazy_king")
    assert ranks(result.response) == ["1 P01", "2 P02"]


async def test_a_rating_of_few_matches_is_marked(room: Room, alice: MemberActor) -> None:
    ann, bob = Person(1, "Ann"), Person(2, "Bob")
    for _ in range(9):
        await finish(room.bot.store, won(ann, bob), room.guild.id)
    before = alt(await leaderboard(alice, room))
    await finish(room.bot.store, won(ann, Person(3, "Cleo")), room.guild.id)
    after = alt(await leaderboard(alice, room))
    assert "?, Matches: 9" in before
    assert sentence("rank-provisional", matches=10) in before
    assert "?, Matches: 10" not in after
    assert "Matches: 10" in after


async def test_pages_are_turned_in_place(room: Room, alice: MemberActor, bob: MemberActor) -> None:
    await crowd(room, 23)
    await leaderboard(alice, room)
    found = []
    for label in ("Next", "Next", "Back", "First", "Last"):
        await press(bob, room.channel.history()[-1], label)
        found.append(ranks(room.channel.history()[-1])[0])
    assert found == ["11 P11", "21 P21", "11 P11", "1 P01", "21 P21"]
    assert len(room.channel.history()) == 1


async def test_there_is_no_way_beyond_the_ends(room: Room, alice: MemberActor) -> None:
    await crowd(room, 11)
    first = await leaderboard(alice, room)
    assert [*controls(first)] == ["My rank", "Next", "Last", "This week"]
    assert not any(part.get("disabled") for part in parts(first))
    await press(alice, first, "Next")
    assert controls(room.channel.history()[-1]).keys() == {
        *("First", "Back", "My rank"),
        "This week",
    }


async def test_me_shows_the_asker_alone_where_they_stand(room: Room, alice: MemberActor) -> None:
    await crowd(room, 14, known(alice))
    public = await leaderboard(alice, room)
    await press(alice, public, "My rank")
    [mine] = private(room, alice)
    assert ranks(mine)[-1] == "15 alice"
    await press(alice, mine, "First")
    assert ranks(private(room, alice)[0])[0] == "1 P01"
    assert ranks(room.channel.history()[0])[0] == "1 P01"


async def test_me_of_somebody_without_a_rank_says_why(room: Room, alice: MemberActor) -> None:
    await crowd(room, 2)
    result = await press(alice, await leaderboard(alice, room), "My rank")
    told = "You're not on this leaderboard yet. Finish a match with other people first."
    assert said(result) == told


async def test_old_buttons_turn_pages_after_a_restart(room: Room, alice: MemberActor) -> None:
    await crowd(room, 12)
    old = await leaderboard(alice, room)
    await room.restart()
    await press(alice, old, "Next")
    assert ranks(room.channel.history()[-1]) == ["11 P11", "12 P12"]


async def test_who_prefers_words_reads_what_others_hear_of_the_picture(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    await crowd(room, 12)
    seen = await leaderboard(bob, room)
    await words_for(room, alice)
    told = await leaderboard(alice, room)
    assert alt(seen)
    assert alt(seen) == spoken(told)
    assert alt(told) == ""
    assert not told.attachments
    assert controls(told).keys() == controls(seen).keys()


async def test_a_page_that_is_turned_stays_as_who_asked_likes_it(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    await crowd(room, 12)
    await words_for(room, alice)
    for asker, turner, pictures in ((alice, bob, 0), (bob, alice, 1)):
        shown = await leaderboard(asker, room)
        await room.restart()
        await press(turner, shown, "Next")
        turned = room.channel.history()[-1]
        assert ranks(turned) == ["11 P11", "12 P12"]
        assert len(turned.attachments) == pictures


async def test_me_comes_as_who_pressed_it_likes_it(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    await crowd(room, 12, known(alice), known(bob))
    await words_for(room, alice)
    for asker, presser, pictures in ((bob, alice, 0), (alice, bob, 1)):
        await press(presser, await leaderboard(asker, room), "My rank")
        assert ranks(private(room, presser)[-1])[0] == "11 P11"
        assert len(private(room, presser)[-1].attachments) == pictures
        await press(presser, private(room, presser)[-1], "First")
        assert ranks(private(room, presser)[-1])[0] == "1 P01"
        assert len(private(room, presser)[-1].attachments) == pictures
