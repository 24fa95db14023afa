"""Learning a game, step by step."""

import pytest
from simcord import MemberActor

from games.lessons import lesson_of, taught
from games.text import Text
from games.words import translator
from tests.bot.everything import everything_stored
from tests.bot.server.driving import Table, open_table, press, private, said
from tests.bot.server.reading import alt, controls, sentence, texts
from tests.bot.server.room import Room

SAY = translator(["alice", "Ada", "Blaise", "Carl"])


async def begin(room: Room, person: MemberActor, game: str = "spades") -> str:
    """`/learn`."""
    return said(await person.slash(room.channel, "learn", game=game))


async def answer(room: Room, person: MemberActor, action: str) -> str:
    """Press what answers a step; the lesson as it stands then."""
    shown = private(room, person)[-1]
    labels = {custom_id.partition(".")[2]: label for label, custom_id in controls(shown).items()}
    await press(person, shown, labels[action])
    return texts(private(room, person)[-1])


async def test_a_lesson_begins_with_its_first_step_for_the_asker_alone(
    room: Room, alice: MemberActor
) -> None:
    told = await begin(room, alice)
    assert told.startswith("### Spades: lesson\n-# Step 1 of 7\n- Carl bids 4.\n")
    assert "alice" in alt(private(room, alice)[-1])


async def test_the_right_answer_is_praised_with_its_reason_and_the_next_step_comes(
    room: Room, alice: MemberActor
) -> None:
    await begin(room, alice)
    told = await answer(room, alice, "bid 2")
    assert "Step 2 of 7" in told
    assert f"✅ {SAY(Text('spades-lesson-1.why'))}" in told


async def test_a_wrong_answer_is_told_the_rule_and_stays_at_its_step(
    room: Room, alice: MemberActor
) -> None:
    await begin(room, alice)
    await answer(room, alice, "bid 2")
    told = await answer(room, alice, "AS")
    assert "⚠️ You have diamonds, so you have to follow suit. You can play" in told
    assert "Step 2 of 7" in told


async def test_below_the_rule_that_was_broken_the_rules_open_at_it(
    room: Room, alice: MemberActor
) -> None:
    await begin(room, alice)
    await answer(room, alice, "bid 2")
    await answer(room, alice, "AS")
    told = said(await press(alice, private(room, alice)[-1], "Rules"))
    assert told.startswith("### Spades\n- **Play:** ")


async def test_an_answer_that_is_allowed_is_told_so_gently(room: Room, alice: MemberActor) -> None:
    await begin(room, alice)
    await answer(room, alice, "bid 2")
    told = await answer(room, alice, "3D")
    assert "That's allowed, but there's a better move. Try again." in told


@pytest.mark.check
@pytest.mark.parametrize("game", taught())
async def test_every_lesson_can_be_pressed_through(
    room: Room, alice: MemberActor, game: str
) -> None:
    lesson = lesson_of(game)
    assert lesson
    await begin(room, alice, game)
    for number, step in enumerate(lesson.steps, 1):
        shown = alt(private(room, alice)[-1])
        wrong = next(each for each in lesson.offered(number - 1) if each != step.action)
        assert f"Step {number} of" in await answer(room, alice, wrong)
        assert alt(private(room, alice)[-1]) == shown
        told = await answer(room, alice, step.action)
    assert sentence("lesson-done") in told


async def test_a_lesson_ends_with_a_button_that_opens_a_table_of_its_game(
    room: Room, alice: MemberActor
) -> None:
    lesson = lesson_of("spades")
    assert lesson
    await begin(room, alice)
    for step in lesson.steps:
        await answer(room, alice, step.action)
    end = private(room, alice)[-1]
    await press(alice, end, "Play")
    [match] = await room.bot.store.current_matches()
    assert (match.game, match.host) == ("spades", alice.id)
    assert "Start" in controls(await Table(room, match.id).message())
    told = said(await press(alice, end, "Play"))
    assert match.link in told, "who sits at one has no other opened"


async def test_a_lesson_goes_on_after_a_restart(room: Room, alice: MemberActor) -> None:
    await begin(room, alice)
    await answer(room, alice, "bid 2")
    await room.restart()
    assert "Step 3 of 7" in await answer(room, alice, "AD")


async def test_nothing_of_a_lesson_is_stored(room: Room, alice: MemberActor) -> None:
    before = await everything_stored(room.bot.store)
    await begin(room, alice)
    await answer(room, alice, "bid 2")
    assert await everything_stored(room.bot.store) == before


async def test_a_game_without_a_lesson_says_so(room: Room, alice: MemberActor, toll: None) -> None:
    assert await begin(room, alice, "toll") == sentence("lesson-none", game="Toll")


async def test_who_is_new_to_a_game_is_offered_its_lesson_in_the_lobby_once(
    room: Room, alice: MemberActor
) -> None:
    assert sentence("lesson-offer", name="Spades") in await own_number(room, alice)
    assert "New to" not in await own_number(room, alice)


async def test_the_offer_opens_the_lesson(room: Room, alice: MemberActor) -> None:
    await open_table(room, alice)
    offer = room.channel.history(viewer=alice)[-1]
    assert "Step 1 of 7" in said(await press(alice, offer, "Learn it"))


async def own_number(room: Room, person: MemberActor) -> str:
    """What somebody is told who opens a table."""
    await open_table(room, person)
    return texts(room.channel.history(viewer=person)[-1])
