"""What a daily is worth, its leaderboards, and the proof that its cards were drawn before."""

import discord
from simcord import MemberActor

from bot.hosting.daily import game_of
from bot.matches.match import Person
from bot.matches.solo import SECONDS, Attempt
from bot.words import game_title, talk
from games.fairness import commitment_to, seed_from
from games.house import FieldEntry
from tests.bot.server.driving import deliver_again, press, said
from tests.bot.server.knowledge import PATTERN
from tests.bot.server.reading import alt, controls, sentence, texts
from tests.bot.server.room import Room
from tests.bot.server.soloing import CLICKS, attempt, begin, go_on, page

GAME = "crazy_king"
GRACE = 600


async def finished(
    room: Room, number: int, points: int, guild: int = 0, game: str = GAME
) -> Attempt:
    """Somebody's result of today."""
    today, somebody = await room.bot.dailies.day(), Person(number, f"P{number:02}")
    played = await room.bot.dailies.begin(today, game, somebody, guild, next(CLICKS))
    now = room.bot.tables.clock()
    solos = room.bot.store.solos
    return await solos.append(played.attempt, [], next(CLICKS), now, [points])


async def result(room: Room, person: MemberActor) -> str:
    """The page of a daily that somebody begins and finishes."""
    await begin(room, person, GAME)
    return await result_of(room, person)


async def result_of(room: Room, person: MemberActor) -> str:
    """The page of a daily that somebody finishes."""
    await go_on(room, await attempt(room, person))
    await person.slash(room.channel, "daily", game=GAME)
    return texts(page(room, person))


async def board(room: Room, person: MemberActor, *labels: str) -> str:
    """**Leaderboard** of the daily, and what these buttons lead to."""
    await person.slash(room.channel, "daily", game=GAME)
    await press(person, page(room, person), "Leaderboard")
    for label in labels:
        await press(person, page(room, person), label)
    return texts(page(room, person)) + alt(page(room, person))


async def test_who_finishes_first_without_a_field_is_compared_with_nobody(
    room: Room, alice: MemberActor
) -> None:
    told = await result(room, alice)
    assert "You're number **1** so far." in told
    assert "better than" not in told


async def test_a_result_is_compared_with_the_house_field_and_says_how_each_level_did(
    room: Room, alice: MemberActor
) -> None:
    today = await room.bot.dailies.day()
    entries = [FieldEntry("random", [-9999]), FieldEntry("hard", [9999, 1])]
    await room.bot.store.solos.keep_field(today.number, GAME, 0, entries)
    told = await result(room, alice)
    assert "That's better than **50%** of all players and computers so far" in told
    assert "random moves −9,999, hard +10,000" in told.replace("−9999", "−9,999")


async def test_without_a_field_it_is_compared_with_people(room: Room, alice: MemberActor) -> None:
    await finished(room, 1, -9999)
    assert "That's better than **100%** of the other players so far" in await result(room, alice)


async def test_a_streak_is_told_from_its_second_day_on(room: Room, alice: MemberActor) -> None:
    assert "🔥" not in await result(room, alice)
    await room.skip(SECONDS)
    assert sentence("daily-streak", days=2, best=2) in await result(room, alice)


async def test_after_the_day_a_result_is_final(room: Room, alice: MemberActor) -> None:
    told = await result(room, alice)
    assert "Places are final" in told
    assert "so far" in told


async def test_the_board_ranks_everybody_who_finished(room: Room, alice: MemberActor) -> None:
    await finished(room, 1, 10)
    await finished(room, 2, 20)
    told = await board(room, alice)
    assert "Today so far · all servers" in told
    assert told.index("P02") < told.index("P01")


async def test_a_board_of_this_server_has_who_began_there(room: Room, alice: MemberActor) -> None:
    await finished(room, 1, 10, room.guild.id)
    await finished(room, 2, 20)
    told = await board(room, alice, "This server")
    assert "Cardiff" in told
    assert "P01" in told
    assert "P02" not in told


async def test_pages_are_turned_and_lead_to_ones_own(room: Room, alice: MemberActor) -> None:
    for number in range(1, 13):
        await finished(room, number, number * 1000)
    await result(room, alice)
    assert "alice" not in await board(room, alice)
    assert "alice" in await board(room, alice, "My rank")
    assert "P12" in await board(room, alice, "My rank", "Back")
    assert "P12" not in await board(room, alice, "Next")


async def test_there_is_yesterday_and_the_month(room: Room, alice: MemberActor) -> None:
    yesterday = await finished(room, 1, 10)
    await room.skip(SECONDS + GRACE)
    assert yesterday.day is not None
    await room.bot.store.daily_boards.close(yesterday.day, room.bot.tables.clock())
    told = await board(room, alice, "Yesterday")
    assert "January 1 · all servers" in told
    assert "P01" in told
    assert "January 2026" in await board(room, alice, "This month")


async def test_from_the_game_of_the_day_yesterday_is_that_of_yesterday_and_back(
    room: Room, alice: MemberActor
) -> None:
    today = await room.bot.dailies.day()
    names = {of: game_title(game_of(today.number + of), talk()) for of in (-1, 0)}
    await alice.slash(room.channel, "daily")
    await press(alice, page(room, alice), "Leaderboard")
    for label, of in (("Yesterday", -1), ("Today", 0)):
        await press(alice, page(room, alice), label)
        assert texts(page(room, alice)).startswith(f"### Daily: {names[of]}")


async def test_who_has_not_finished_has_no_place(room: Room, alice: MemberActor) -> None:
    await finished(room, 1, 10)
    await board(room, alice)
    told = said(await press(alice, page(room, alice), "My rank"))
    assert told == sentence("daily-place-none")


async def test_who_is_hidden_is_told_their_place_alone(room: Room, alice: MemberActor) -> None:
    await alice.slash(room.channel, "privacy leaderboard", where="hidden")
    await finished(room, 1, 99999)
    await result(room, alice)
    assert "alice" not in await board(room, alice)
    told = said(await press(alice, page(room, alice), "My rank"))
    assert told == sentence("daily-place-hidden", rank=2)


async def seals(room: Room, person: MemberActor) -> str:
    """**Daily shuffles** below `/verify`."""
    result = await person.slash(room.channel, "verify")
    shown = result.response
    assert shown
    return said(await press(person, shown, "Daily shuffles"))


async def test_a_day_shows_its_seals_and_the_next_its_secrets(
    room: Room, alice: MemberActor
) -> None:
    day = await room.bot.dailies.day()
    told = await seals(room, alice)
    assert all(seal in told for seal in day.commitments)
    assert not any(secret in told for secret in day.secrets)
    await room.skip(SECONDS)
    told = await seals(room, alice)
    assert not any(secret in told for secret in day.secrets)
    await room.skip(GRACE)
    told = await seals(room, alice)
    assert all(secret in told for secret in day.secrets)
    assert commitment_to(day.secrets[0], str(day.number)) == day.commitments[0]


async def test_the_cards_follow_from_the_secret(room: Room, alice: MemberActor) -> None:
    day = await room.bot.dailies.day()
    played = await begin(room, alice, GAME)
    assert played.attempt.seed == seed_from(day.secrets[played.attempt.instance], GAME)


async def shared(room: Room, alice: MemberActor) -> discord.Message:
    """What **Share** posts for everybody."""
    await press(alice, page(room, alice), "Share")
    return room.channel.history()[-1]


async def has_field(room: Room) -> None:
    """The house field of today's deal is computed."""
    today = await room.bot.dailies.day()
    entries = [FieldEntry("random", [-9999, 9999]), FieldEntry("hard", [-9999, 9999])]
    await room.bot.store.solos.keep_field(today.number, GAME, 0, entries)


async def test_a_result_is_shared_with_a_picture_and_two_lines_that_name_no_card(
    room: Room, alice: MemberActor
) -> None:
    await has_field(room)
    await result(room, alice)
    message = await shared(room, alice)
    lines = texts(message).splitlines()
    assert lines[0].startswith("**alice** finished the Crazy King daily: better than")
    assert lines[1].startswith("🔼🔽")
    assert len(lines) == 2
    assert "Ahead of the computers" in alt(message)
    assert not PATTERN.findall(texts(message) + alt(message))


async def test_what_is_shared_is_final_once_its_day_is_over(room: Room, alice: MemberActor) -> None:
    await has_field(room)
    await result(room, alice)
    await room.skip(SECONDS + GRACE)
    message = await shared(room, alice)
    assert "so far" not in texts(message) + alt(message)


async def test_it_is_shared_once(room: Room, alice: MemberActor) -> None:
    await has_field(room)
    await result(room, alice)
    await shared(room, alice)
    assert "Share" not in controls(page(room, alice))
    await deliver_again(room)
    assert len(room.channel.history()) == 1


async def test_practice_is_not_shared(room: Room, alice: MemberActor) -> None:
    await has_field(room)
    await room.bot.solos.practice(await begin(room, alice, GAME))
    await result_of(room, alice)
    assert "Share" not in controls(page(room, alice))


async def test_who_sees_it_can_play_it_too(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    await has_field(room)
    await result(room, alice)
    told = said(await press(bob, await shared(room, alice), "Play it too"))
    assert told.startswith("### Daily: Crazy King\nYou play alone")
