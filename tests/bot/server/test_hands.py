"""Playing by the buttons of a hand."""

import asyncio
from random import Random

import pytest
from simcord import MemberActor

from bot.hosting.preferences import Preferences
from bot.hosting.thinkers import Thinkers
from bot.matches import lobby, proposals
from bot.matches.match import PAUSE
from bot.matches.replay import Action
from bot.replies import Click, Sent
from bot.views.post import Post
from games.cards import ORDER
from games.choices import forced
from games.crazy_king import CrazyKing
from games.game import Game
from games.mind import Search
from games.players import expectations
from games.search import FEW, MoveValue, move_values
from games.view import View
from games.words.arguments import card_symbol
from tests.bot.server.driving import (
    SILENT,
    Table,
    at_once,
    deliver_again,
    direct,
    hand,
    hinted,
    open_table,
    play,
    play_turn,
    press,
    private,
    rings,
    said,
    seed_where,
    start_table,
    until_turn,
)
from tests.bot.server.finished import begun, play_on
from tests.bot.server.reading import alt, controls, parts, says, sentence, texts
from tests.bot.server.room import Room
from tests.bot.waiting import until

SUCCESS = 3
"""The style of a green button."""
A_KING = seed_where(CrazyKing, 2, lambda game: game.turn == 0 and "KH suit S" in game.legal(0))
FIRST = seed_where(CrazyKing, 2, lambda game: game.turn == 0)
DRAWS = seed_where(CrazyKing, 2, lambda game: game.turn == 0 and "draw" in game.legal(0))
NO_CHOICE = seed_where(CrazyKing, 2, lambda game: game.turn == 0 and forced(game.choices(0)))
SECOND = seed_where(CrazyKing, 2, lambda game: game.turn == 1)


async def test_a_bid_is_one_tap(room: Room, alice: MemberActor) -> None:
    table = await start_table(room, alice)
    await until_turn(table, alice)
    await press(alice, hand(alice), "Bid 3")
    assert (await table.actions())[-1].text == "bid 3"
    assert list(controls(hand(alice))) == ["Scores"]


async def test_a_card_is_one_tap_and_leaves_the_hand(room: Room, alice: MemberActor) -> None:
    room.seed = FIRST
    table = await start_table(room, alice, "crazy_king")
    card = next(label for label in controls(hand(alice)) if label[-1] in "♣♦♥♠")
    before = hand(alice)
    await press(alice, before, card)
    assert len(await table.actions()) == 1
    assert f"alice plays {card}" in texts(await table.message())
    assert alt(hand(alice)) != alt(before)


async def test_a_king_takes_a_second_step_for_its_suit(room: Room, alice: MemberActor) -> None:
    room.seed = A_KING
    table = await start_table(room, alice, "crazy_king")
    await press(alice, hand(alice), "K♥…")
    assert len(await table.actions()) == 0
    await press(alice, hand(alice), "Name ♠ spades")
    assert [action.text for action in await table.actions()] == ["KH suit S"]


async def test_back_undoes_the_first_step(room: Room, alice: MemberActor) -> None:
    room.seed = A_KING
    table = await start_table(room, alice, "crazy_king")
    whole = controls(hand(alice))
    await press(alice, hand(alice), "K♥…")
    assert controls(hand(alice)) != whole
    await press(alice, hand(alice), "Back")
    assert controls(hand(alice)) == whole
    assert not await table.actions()


async def test_hint_marks_an_action_and_says_why(room: Room, alice: MemberActor) -> None:
    table = await start_table(room, alice)
    await until_turn(table, alice)
    bid = (await hinted(table, alice)).capitalize()
    await press(alice, hand(alice), "Hint")
    assert f"💡 **{bid}**" in texts(hand(alice))
    green = [part["label"] for part in parts(hand(alice)) if part.get("style") == SUCCESS]
    assert green == [bid]


class Unhurried(Thinkers):
    """Looks ahead here and now, so far on every machine."""

    async def weigh(self, view: View[Game]) -> list[MoveValue]:
        if not isinstance(view.game.mind.hard(), Search):
            return expectations(view, Random(1))
        return move_values(view, Random(1), lambda: 0.0, FEW)


async def test_why_tells_what_the_three_best_moves_come_to_to_who_asks_alone(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    room.bot.thinkers = Unhurried()
    table = await start_table(room, alice, "hearts", bob)
    await until_turn(table, alice)
    assert "Why?" not in controls(hand(alice))
    others, shown = hand(bob), texts(await table.message())
    await press(alice, hand(alice), "Hint")
    await press(alice, hand(alice), "Why?")
    _, _, told = texts(hand(alice)).partition("you'd be:")
    moves = [line for line in told.splitlines() if line.startswith("**")][:3]
    assert all("ahead" in line or "behind" in line or "even" in line for line in moves)
    assert len(moves) == 3
    assert hand(bob) == others
    assert texts(await table.message()) == shown


async def test_why_tells_where_looking_ahead_is_no_better_than_a_rule(
    room: Room, alice: MemberActor, ruled: str
) -> None:
    table = await start_table(room, alice, ruled)
    await until_turn(table, alice)
    await press(alice, hand(alice), "Hint")
    hint = texts(hand(alice)).partition("💡")[2].splitlines()[0]
    await press(alice, hand(alice), "Why?")
    assert hint in texts(hand(alice))
    assert sentence("why-rule") in texts(hand(alice))


async def test_why_tells_what_a_hard_computer_would_do_where_it_does_not_look_ahead(
    room: Room, alice: MemberActor
) -> None:
    room.bot.thinkers = Unhurried()
    table = await start_table(room, alice, "gin_rummy")
    await until_turn(table, alice)
    await press(alice, hand(alice), "Hint")
    await press(alice, hand(alice), "Why?")
    assert sentence("why-policy") in texts(hand(alice))


async def test_nobody_asks_why_they_play_the_only_thing_they_can(
    room: Room, alice: MemberActor
) -> None:
    room.seed = NO_CHOICE
    await start_table(room, alice, "crazy_king")
    await press(alice, hand(alice), "Hint")
    assert "💡" in texts(hand(alice))
    assert "Why?" not in controls(hand(alice))


async def test_whose_turn_it_is_gets_the_hand_anew_and_is_rung_by_that_alone(
    room: Room, alice: MemberActor
) -> None:
    table = await start_table(room, alice)
    [first] = direct(alice)
    assert rings(room, alice) == 0
    await until_turn(table, alice)
    assert rings(room, alice) == 1
    [anew] = direct(alice)
    assert anew.id != first.id
    assert "your turn" not in "".join(message.content for message in room.channel.history())


async def test_who_begins_is_rung_by_the_first_hand_alone(room: Room, alice: MemberActor) -> None:
    room.seed = FIRST
    await start_table(room, alice, "crazy_king")
    await room.wait(5)
    assert len(direct(alice)) == rings(room, alice) == 1


async def test_the_first_hands_come_once_with_a_link_to_the_table(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await start_table(room, alice, "crazy_king", bob)
    match = await table.match()
    for person in (alice, bob):
        path = f"/channels/{person.user.dm_channel.id}/messages"
        asked = [each for each in room.requests if each.path.startswith(path)]
        assert [each.method for each in asked] == ["POST"]
        assert match.link in texts(hand(person))


async def test_who_played_a_moment_ago_is_not_rung(room: Room, alice: MemberActor) -> None:
    table = await start_table(room, alice)
    await until_turn(table, alice)
    before = rings(room, alice)
    await play_turn(table, alice)
    await until_turn(table, alice)
    assert rings(room, alice) == before


async def test_nothing_but_a_turn_rings(room: Room, alice: MemberActor, bob: MemberActor) -> None:
    room.seed = FIRST
    table = await start_table(room, alice, "crazy_king", bob)
    await room.bot.drawing.repost(table.id)
    assert rings(room, bob) == 0
    place = f"/channels/{room.channel.id}/messages"
    posted = [each for each in room.requests if (each.method, each.path) == ("POST", place)]
    assert [each.body["flags"] & SILENT for each in posted] == [SILENT] * 2
    opened = next(each for each in room.requests if each.path.endswith("/callback"))
    assert opened.body["data"]["flags"] & SILENT


async def test_show_my_hand_answers_the_clicker_alone(room: Room, alice: MemberActor) -> None:
    table = await start_table(room, alice)
    await until_turn(table, alice)
    await press(alice, await table.message(), "Show my hand")
    [shown] = private(room, alice)
    assert alt(shown) == alt(hand(alice))
    assert list(controls(shown)) == list(controls(hand(alice)))


async def test_a_hand_shown_in_the_channel_plays_and_stays_true(
    room: Room, alice: MemberActor
) -> None:
    table = await start_table(room, alice)
    await press(alice, await table.message(), "Show my hand")
    await until_turn(table, alice)
    await press(alice, private(room, alice)[-1], "Bid 4")
    assert (await table.actions())[-1].text == "bid 4"
    assert "**Others are playing.**" in texts(hand(alice))  # which does not follow them
    assert "**Waiting for Blaise.**" in texts(private(room, alice)[-1])


async def test_a_hand_shown_in_the_channel_follows_a_click_that_leaves_the_turn_where_it_is(
    room: Room, alice: MemberActor
) -> None:
    room.seed = DRAWS
    table = await start_table(room, alice, "crazy_king")
    await press(alice, await table.message(), "Show my hand")
    await press(alice, hand(alice), "Draw")
    assert alt(private(room, alice)[-1]) == alt(hand(alice))
    assert controls(private(room, alice)[-1]) == controls(hand(alice))


async def test_a_hand_shown_in_the_channel_is_true_again_after_discord_failed(
    room: Room, alice: MemberActor
) -> None:
    room.seed = DRAWS
    table = await start_table(room, alice, "crazy_king")
    await press(alice, await table.message(), "Show my hand")
    room.env.inject_error("PATCH", "/webhooks/*", status=503)
    await press(alice, hand(alice), "Draw")
    await room.wait(5)
    assert alt(private(room, alice)[-1]) == alt(hand(alice))


async def test_a_hand_that_is_being_shown_while_another_plays_is_true_afterwards(
    room: Room, alice: MemberActor, bob: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    room.seed = SECOND
    table = await start_table(room, alice, "crazy_king", bob)
    answer, bot = room.bot.sender.answer, room.bot

    async def slowly(click: Click, post: Post) -> Sent:
        played = await table.played()
        legal = played.view(1).legal()[0]
        await bot.tables.act(table.id, bob.id, played.length, legal, click.id)
        await bot.drawing.draw(table.id)
        return await answer(click, post)

    monkeypatch.setattr(room.bot.sender, "answer", slowly)
    await press(alice, await table.message(), "Show my hand")
    assert (await table.played()).waiting == [0]
    assert controls(private(room, alice)[-1]) == controls(hand(alice)) != {}


async def test_an_onlooker_is_not_shown_a_hand(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await start_table(room, alice)
    result = await press(bob, await table.message(), "Show my hand")
    assert sentence("not-seated", way="sit") in said(result)
    assert not direct(bob)


async def test_an_old_button_says_that_the_table_has_moved_on_and_shows_the_hand(
    room: Room, alice: MemberActor
) -> None:
    table = await start_table(room, alice)
    await until_turn(table, alice)
    await alice.slash(room.channel, "hand")
    await alice.slash(room.channel, "hand")  # only the newer one is kept true
    old = private(room, alice)[0]
    await press(alice, hand(alice), "Bid 3")
    before = await table.actions()
    await press(alice, old, "Bid 5")
    assert "⚠️ The table has moved on" in texts(private(room, alice)[0])
    assert list(controls(private(room, alice)[0])) == ["Scores"]
    assert await table.actions() == before


async def test_a_click_delivered_twice_is_applied_once(room: Room, alice: MemberActor) -> None:
    table = await start_table(room, alice)
    await until_turn(table, alice)
    await press(alice, hand(alice), "Bid 3")
    before = await table.actions()
    await deliver_again(room)
    assert await table.actions() == before
    assert sum(action.text == "bid 3" for action in before) == 1


async def rested(room: Room, alice: MemberActor) -> Table:
    """A table of Crazy King where a round is over, of one person and computers."""
    table = await start_table(room, alice, "crazy_king")
    while not (await table.played()).view(None).game.resting:
        await until_turn(table, alice)
        await play(alice, hand(alice), await hinted(table, alice))
        if controls(hand(alice)).keys() & {"Back"}:
            await play(alice, hand(alice), await hinted(table, alice))
        await room.wait(1)
    return table


async def test_ready_ends_the_pause_after_a_round(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await rested(room, alice)
    resting = await table.message()
    due = (await table.match()).due or 0
    assert (
        f"That's the round. Next deal <t:{due:.0f}:R>, or once everyone presses **Ready**."
        in texts(resting)
    )
    assert sentence("not-seated", way="sit") == said(await press(bob, resting, "Ready"))
    await press(alice, resting, "Ready")
    assert (await table.played()).view(None).game.round == 2


async def test_a_second_press_of_ready_that_comes_after_the_deal_is_no_mistake(
    room: Room, alice: MemberActor
) -> None:
    table = await rested(room, alice)
    _, second = await at_once(room, await table.message(), *[(alice, "Ready")] * 2)
    assert second.response is None
    assert second.followups == []
    assert (await table.played()).view(None).game.round == 2


async def test_ready_below_the_hand_deals_too_and_shows_the_new_hand(
    room: Room, alice: MemberActor
) -> None:
    table = await rested(room, alice)
    assert "Next deal <t:" in texts(hand(alice))
    await press(alice, hand(alice), "Ready")
    assert (await table.played()).view(None).game.round == 2
    assert "Ready" not in controls(hand(alice))


async def test_after_a_round_table_and_hand_show_its_scores(room: Room, alice: MemberActor) -> None:
    table = await rested(room, alice)
    for message in (await table.message(), hand(alice)):
        assert [each.filename for each in message.attachments][1] == "scores.png"
        assert "Crazy King, After round 1. Player: " in alt(message)
    assert "Scores" in controls(hand(alice))


async def test_a_trick_that_is_done_stays_in_sight_though_a_person_leads_at_once(
    room: Room, alice: MemberActor
) -> None:
    table = await start_table(room, alice)
    while not ((played := await table.played()).shows_pause and played.waiting == [0]):
        if played.waiting == [0]:
            await play(alice, hand(alice), await hinted(table, alice))
        else:
            await room.wait(0.5)
    shown = alt(await table.message())
    await play(alice, hand(alice), await hinted(table, alice))
    assert alt(await table.message()) == shown
    await room.wait(2)
    assert alt(await table.message()) != shown


async def test_scores_are_told_at_any_time_to_who_asks_alone(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await start_table(room, alice, "spades")
    shown = (await press(bob, await table.message(), "Scores")).response
    assert shown
    assert shown.ephemeral
    assert "Spades, Hand 1 is being played." in alt(shown)


async def test_the_own_captures_stand_in_the_own_hand_where_the_option_shows_them(
    room: Room, alice: MemberActor
) -> None:
    table = await open_table(room, alice, "basra")
    await room.bot.tables.change(table.id, lobby.set_options, alice.id, {"show_captured": True})
    await room.bot.drawing.wait_idle()
    await press(alice, await table.message(), "Start")
    seat = (await table.match()).seat_of(alice.id)
    while not (taken := vars((await table.played()).view(seat).game)["taken"][seat]):
        await until_turn(table, alice)
        await press(alice, hand(alice), next(iter(controls(hand(alice)))))
        await room.wait(1)
    captured = " ".join(map(card_symbol, sorted(taken, key=ORDER.__getitem__)))
    assert f"You captured: {captured}" in texts(hand(alice))
    assert "You captured" not in texts(await table.message())


async def test_the_last_trick_can_be_seen_again_by_whoever_missed_it(
    room: Room, alice: MemberActor
) -> None:
    table = await start_table(room, alice)
    for _ in range(3):
        await until_turn(table, alice)
        await play_turn(table, alice)
    played = await table.played()
    trick = played.view(0).game.last_trick()
    assert trick
    result = await press(alice, hand(alice), "Last trick")
    assert result.response
    assert "Spades, Last trick." in alt(result.response)


async def test_there_is_no_last_trick_before_one_was_finished(
    room: Room, alice: MemberActor
) -> None:
    await start_table(room, alice)
    assert "Last trick" not in controls(hand(alice))


async def test_who_waits_reads_for_whom(room: Room, alice: MemberActor, bob: MemberActor) -> None:
    room.seed = seed_where(CrazyKing, 2, lambda game: game.turn == 0)
    await start_table(room, alice, "crazy_king", bob)
    assert "Waiting for alice" in texts(hand(bob))


def limited(room: Room, person: MemberActor) -> int:
    """How many requests about a person's direct messages Discord's limit has counted."""
    path = f"/channels/{person.user.dm_channel.id}/messages"
    return sum(each.path.startswith(path) for each in room.requests)


async def test_a_hand_that_was_clicked_on_costs_nothing_for_a_quarter_of_an_hour(
    room: Room, alice: MemberActor
) -> None:
    table = await start_table(room, alice)
    await until_turn(table, alice)
    await play_turn(table, alice)
    before = limited(room, alice)
    await until_turn(table, alice)
    assert limited(room, alice) == before


async def test_a_hand_that_was_clicked_on_shows_the_end_of_a_trick(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await start_table(room, alice, "spades", bob)
    while not (played := await table.played()).replay.game.last:
        user = played.match.seats[played.waiting[0]].user
        if user is None:
            await room.wait(1)
        else:
            await play_turn(table, alice if user == alice.id else bob)
    assert "it with" in texts(hand(alice))
    assert "it with" in texts(hand(bob))


async def test_a_hand_is_edited_though_its_click_does_not_count_any_more(
    room: Room, alice: MemberActor
) -> None:
    table = await start_table(room, alice)
    await until_turn(table, alice)
    await play_turn(table, alice)
    room.env.inject_error("PATCH", "/webhooks/*", status=404, code=10015, times=None)
    before = limited(room, alice)
    await until_turn(table, alice)
    assert limited(room, alice) == before + 1
    assert controls(hand(alice))


async def test_who_is_on_a_break_reads_so_in_their_hand_and_below_not_that_it_is_their_turn(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await start_table(room, alice, "spades", bob)
    await until_turn(table, alice)
    for person in (alice, bob):
        await room.bot.tables.agree(table.id, person.id, PAUSE)
    await press(alice, await table.message(), "Show my hand")
    shown = private(room, alice)[-1]
    assert says(texts(shown), "table-paused-until")
    assert sentence("hand-paused") in alt(shown)
    assert "Your turn" not in texts(shown) + alt(shown)


async def test_a_hand_that_comes_while_a_pause_ends_can_be_played(
    room: Room, alice: MemberActor, bob: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await start_table(room, alice, "spades", bob)
    await until_turn(table, alice)
    for person in (alice, bob):
        await room.bot.tables.agree(table.id, person.id, PAUSE)
    answer, bot = room.bot.sender.answer, room.bot

    async def slowly(click: Click, post: Post) -> Sent:
        await bot.tables.decide(table.id, proposals.resumed, alice.id)
        await bot.drawing.draw(table.id)
        return await answer(click, post)

    monkeypatch.setattr(room.bot.sender, "answer", slowly)
    await press(alice, await table.message(), "Show my hand")
    assert "Bid 3" in controls(private(room, alice)[-1])


@pytest.mark.check
async def test_an_edit_that_is_slower_than_the_last_move_does_not_hide_the_end(
    room: Room, alice: MemberActor, bob: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.posts.hands.LOCK_WAIT", 0)
    table, bot = await begun(room, alice, bob), room.bot
    while not (last := await last_move(table)):
        await play_on(table, (await table.played()).length + 1)
    seat, action = last
    played, person = await table.played(), (alice, bob)[seat]
    before = await bot.hands.services.posts.make(played, seat, Preferences(), is_direct=True)
    async with bot.hands.shown[table.id].seat(seat).direct.lock:
        ending = asyncio.create_task(play(person, hand(person), action))
        await until(lambda: "won the match" in texts(hand(person)))
        place = bot.get_partial_messageable(hand(person).channel.id)
        await bot.sender.edit(place.get_partial_message(hand(person).id), before)
    await ending
    assert "won the match" in texts(hand(person))


async def last_move(table: Table) -> tuple[int, str] | None:
    """Who ends the match by following the hint now, and how, if that ends it."""
    played = await table.played()
    if played.resting:
        return None
    seat = played.waiting[0]
    hint = played.view(seat).hint()
    assert hint
    over = played.after_action(Action(seat, hint.action, None, table.room.bot.tables.clock())).over
    return (seat, hint.action) if over else None


async def test_what_show_my_hand_opened_follows_every_card(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    room.seed = seed_where(CrazyKing, 2, lambda game: game.turn == 0)
    table = await start_table(room, alice, "crazy_king", bob)
    await press(bob, await table.message(), "Show my hand")
    before = alt(private(room, bob)[-1])
    await play_turn(table, alice)
    assert alt(private(room, bob)[-1]) != before
