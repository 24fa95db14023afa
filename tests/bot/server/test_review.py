"""Reviews of one's own finished matches: what cost most, first to be tried again."""

import asyncio
from random import Random

import pytest
from simcord import MemberActor

from bot.matches.deciding import seat_then
from games.game import Game
from games.review import Look, Moment, Review
from games.view import View, view
from tests.bot.everything import everything_stored
from tests.bot.results import known
from tests.bot.server.driving import Table, press, private, said
from tests.bot.server.finished import begun, played_out
from tests.bot.server.forging import Forger
from tests.bot.server.judging import Gains, missed
from tests.bot.server.reading import Message, alt, controls, sentence, spoken, texts
from tests.bot.server.room import Room

ASKED = "What would you do?"


async def reviewed(room: Room, person: MemberActor, table: Table) -> Message:
    """What **Review** below a finished table shows."""
    await press(person, await table.message(), "Review")
    await room.env.settle()
    return private(room, person)[-1]


async def turned(room: Room, person: MemberActor, *labels: str) -> Message:
    """What the message shows after these presses."""
    for label in labels:
        await press(person, private(room, person)[-1], label)
    return private(room, person)[-1]


async def kept(room: Room, table: Table, person: MemberActor) -> Review:
    found = await room.bot.reviews.kept(table.id, person.id)
    assert found, "it was kept"
    return found


async def seen_at(room: Room, table: Table, person: MemberActor, moment: Moment) -> View[Game]:
    """What somebody saw at a moment."""
    step = await room.bot.tables.replays.step(table.id, moment.number)
    return view(step.game, seat_then(await table.match(), moment.number, person.id))


async def test_a_review_first_asks_to_try_again_without_the_answer(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    room.judge.judge = missed(2)
    table = await played_out(room, alice, bob)
    shown = await reviewed(room, alice, table)
    assert ASKED in texts(shown)
    assert "Moment 1 of 1" in texts(shown)
    assert "Better" not in texts(shown)
    assert alt(shown).startswith("Crazy King")
    assert [each.filename for each in shown.attachments] == ["review.png"]


async def test_a_moment_shows_what_its_player_saw_then_and_offers_its_moves(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    room.judge.judge = missed(2)
    table = await played_out(room, alice, bob)
    shown = await reviewed(room, alice, table)
    [moment] = (await kept(room, table, alice)).moments
    seen = await seen_at(room, table, alice, moment)
    offered = {custom_id.partition(".")[2] for custom_id in controls(shown).values()}
    single = {action for action in seen.legal() if len(action.split()) == 1}
    assert single <= offered
    assert f"Your hand, {len(seen.game.hands[seen.seat or 0])} cards" in alt(shown)


async def test_the_better_move_is_praised_and_explained(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    room.judge.judge = missed(2)
    table = await played_out(room, alice, bob)
    shown = await reviewed(room, alice, table)
    [moment] = (await kept(room, table, alice)).moments
    await try_move(alice, shown, moment.other)
    told = texts(private(room, alice)[-1])
    assert sentence("review-solved") in told
    assert "that cost you about 3" in told
    assert "Better" in told


async def try_move(person: MemberActor, shown: Message, action: str) -> None:
    """Press the control of a moment that tries a move."""
    labels = {
        custom_id.partition(":act.")[2]: label for label, custom_id in controls(shown).items()
    }
    await press(person, shown, labels[action])


async def test_other_moves_give_nothing_away_and_nothing_is_played_or_stored(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    room.judge.judge = missed(2)
    table = await played_out(room, alice, bob)
    shown = await reviewed(room, alice, table)
    [moment] = (await kept(room, table, alice)).moments
    before = await everything_stored(room.bot.store)
    await try_move(alice, shown, moment.action)
    told = texts(private(room, alice)[-1])
    assert "was your move then, too." in told
    assert "Better" not in told
    assert await everything_stored(room.bot.store) == before


async def test_who_gives_up_is_shown_what_was_better(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    room.judge.judge = missed(2)
    await reviewed(room, alice, await played_out(room, alice, bob))
    told = texts(await turned(room, alice, "Show me"))
    assert "Better" in told
    assert sentence("review-solved") not in told
    assert ASKED in texts(await turned(room, alice, "Try again"))


async def test_one_turns_from_the_dearest_moment_to_the_next_and_back(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    room.judge.judge = missed(0, 1, 2, 3)
    table = await played_out(room, alice, bob)
    shown = await reviewed(room, alice, table)
    assert "Previous" not in controls(shown)
    assert "Moment 1 of 3" in texts(shown)
    shown = await turned(room, alice, "Next", "Next")
    assert "Moment 3 of 3" in texts(shown)
    assert "Next" not in controls(shown)
    assert "Moment 2 of 3" in texts(await turned(room, alice, "Previous"))
    gains = [moment.gain for moment in (await kept(room, table, alice)).moments]
    assert gains == sorted(gains, reverse=True)


async def test_without_a_mistake_it_says_so(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    shown = await reviewed(room, alice, await played_out(room, alice, bob))
    assert "No clear mistake in" in texts(shown)


async def test_without_a_mistake_the_best_find_is_shown(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    room.judge.judge = missed(1, gain=-5)
    shown = await reviewed(room, alice, await played_out(room, alice, bob))
    assert "This was your best find" in texts(shown)
    assert "would have cost you about 6" in texts(shown)
    assert not {"Show me", "Try again"} & controls(shown).keys()


async def test_a_review_is_made_once_and_outlives_a_restart(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    room.judge.judge = missed(2)
    table = await played_out(room, alice, bob)
    first = texts(await reviewed(room, alice, table))
    asked = len(room.judge.asked)
    await room.restart()
    assert texts(await reviewed(room, alice, table)) == first
    assert len(room.judge.asked) == asked
    assert "Better" in texts(await turned(room, alice, "Show me"))


async def test_each_player_has_a_review_of_their_own_decisions(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    room.judge.judge = missed(0)
    table = await played_out(room, alice, bob)
    for person in (alice, bob):
        await reviewed(room, person, table)
        [moment] = (await kept(room, table, person)).moments
        match = await table.match()
        actions = await table.actions()
        assert actions[moment.number].seat == match.seat_of(person.id)


async def test_nobody_else_has_a_match_reviewed(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await played_out(room, alice, bob)
    carol = room.person("carol")
    assert said(await press(carol, await table.message(), "Review")) == sentence("review-not-yours")
    assert not room.judge.asked


async def test_a_match_under_way_is_reviewed_after_its_end(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await begun(room, alice, bob, 5)
    told = said(await alice.slash(room.channel, "review", match=table.id))
    assert told == sentence("review-not-over")


async def test_the_command_reviews_ones_last_match_here(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    carol = room.person("carol")
    assert said(await carol.slash(room.channel, "review")) == sentence("review-none-here")
    table = await played_out(room, alice, bob)
    await played_out(room, bob, carol)
    await alice.slash(room.channel, "review")
    await room.env.settle()
    assert f"match {table.id}: review" in texts(private(room, alice)[-1])
    assert said(await carol.slash(room.channel, "review", match=table.id)) == sentence(
        "review-not-yours"
    )


async def test_progress_is_told_while_a_review_is_made(
    room: Room, alice: MemberActor, bob: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.posts.reviewing.EVERY", 0.0)
    await reviewed(room, alice, await played_out(room, alice, bob))
    count = len({look.at for look in room.judge.asked})
    told = [str(each.body) for each in room.requests if each.method == "PATCH" and each.body]
    assert any(f"looking through your moves: 2 of {count}" in each for each in told)


async def test_who_dismisses_the_message_wants_no_review(
    room: Room, alice: MemberActor, bob: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.posts.reviewing.EVERY", 0.0)
    table = await played_out(room, alice, bob)
    room.env.inject_error("PATCH", "/webhooks/*", status=404, code=10008)
    await press(alice, await table.message(), "Review")
    await room.env.settle()
    assert await room.bot.reviews.kept(table.id, alice.id) is None
    assert not room.judge.asked


async def test_in_words_a_moment_tells_all_that_its_picture_shows(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    room.judge.judge = missed(2)
    table = await played_out(room, alice, bob)
    pictured = alt(await reviewed(room, alice, table))
    await room.bot.store.people.set_prefs(known(alice), {"show": "text"})
    shown = await reviewed(room, alice, table)
    assert not shown.attachments
    assert all(each.rstrip(".") in spoken(shown) for each in pictured.split(". "))


async def test_one_match_of_a_person_is_reviewed_at_a_time(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    one, other = await played_out(room, alice, bob), await played_out(room, alice, bob)
    room.judge.hold(room.env)
    await press(alice, await one.message(), "Review")
    told = said(await press(alice, await other.message(), "Review"))
    assert told == sentence("review-busy")
    room.judge.go_on()
    await room.env.settle()
    assert await room.bot.reviews.kept(one.id, alice.id)


async def test_a_review_that_fails_says_so(
    room: Room, alice: MemberActor, bob: MemberActor, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(_look: Look, _seen: View[Game]) -> Gains:
        raise RuntimeError

    room.judge.judge = fail
    table = await played_out(room, alice, bob)
    assert sentence("review-failed") in texts(await reviewed(room, alice, table))
    assert "make a review" in caplog.text
    caplog.clear()


async def test_a_review_that_a_restart_cuts_short_says_so(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await played_out(room, alice, bob)
    room.judge.hold(room.env)
    await press(alice, await table.message(), "Review")
    await room.restart()
    assert sentence("review-failed") in texts(private(room, alice)[-1])


async def test_a_move_of_two_steps_is_tried_in_two(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    """What a first step shows does not depend on whether the hand has the card."""
    room.judge.judge = missed(2)
    table = await played_out(room, alice, bob)
    offered = controls(await reviewed(room, alice, table))
    forger = Forger(room, [alice], Random(1))
    stored = room.env.backend.get_message(room.channel.id, private(room, alice)[-1].id)
    await forger.press(stored, f"moment:{table.id}:0:step.KD")
    assert "Back" in controls(private(room, alice)[-1])
    assert controls(await turned(room, alice, "Back")) == offered


async def test_no_question_is_asked_while_all_processors_think_for_tables(
    room: Room, alice: MemberActor, bob: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, free = await played_out(room, alice, bob), asyncio.Event()

    async def wait_free() -> None:
        await room.env.external_wait(free.wait(), reason="all think for tables")

    monkeypatch.setattr(room.bot.thinkers, "wait_free", wait_free)
    await press(alice, await table.message(), "Review")
    assert not room.judge.asked
    free.set()
    await room.env.settle()
    assert room.judge.asked


async def test_who_reads_the_hand_alone_can_have_the_table_of_a_moment_described(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    room.judge.judge = missed(2)
    table = await played_out(room, alice, bob)
    await room.bot.store.people.set_prefs(known(alice), {"show": "text", "message": "hand"})
    shown = await reviewed(room, alice, table)
    told = said(await press(alice, shown, "Describe the table"))
    assert "Discard pile" in told
