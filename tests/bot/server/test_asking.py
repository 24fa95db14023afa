"""`/table`: what people ask their table, and what the others see of it."""

from simcord import MemberActor

from bot.matches.absence import SLOW_TURN
from bot.matches.match import Status
from bot.words import talk
from games.text import Text
from tests.bot.server.driving import (
    Table,
    direct,
    hand,
    play,
    play_turn,
    press,
    said,
    start_table,
)
from tests.bot.server.reading import BUTTON, controls, parts, says, sentence, texts
from tests.bot.server.room import Room


async def slow(table: Table, person: MemberActor, *others: MemberActor) -> None:
    """Somebody has let ten minutes pass on their turn."""
    people = {each.id: each for each in (person, *others)}
    while True:
        played = await table.played()
        who = people[played.match.seats[played.waiting[0]].user or 0]
        if who is person:
            await table.room.skip(SLOW_TURN)
            return
        await play_turn(table, who)


async def test_who_asks_is_told_until_when_and_the_others_have_a_button_on_their_hands(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await start_table(room, alice, "crazy_king", bob)
    told = said(await alice.slash(room.channel, "table end"))
    assert says(told, "you-asked", place=f"<#{room.channel.id}>")
    asked = "**alice** wants to end the match. Do you agree"
    for message, whom in ((await table.message(), ", **bob**?"), (hand(bob), "?")):
        assert f"{asked}{whom}" in texts(message)
        assert {"Agree", "No"} <= controls(message).keys()
    await press(bob, hand(bob), "No")
    assert "Agree" not in controls(hand(bob))
    assert "alice asked to end the match, but not everyone agreed." in texts(await table.message())


async def test_who_asks_is_offered_to_withdraw_and_not_to_agree_once_more(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await start_table(room, alice, "crazy_king", bob)
    await alice.slash(room.channel, "table end")
    assert "Never mind" in controls(hand(alice))
    assert not {"Agree", "No"} & controls(hand(alice)).keys()
    await press(alice, hand(alice), "Never mind")
    assert (await table.match()).proposal is None
    assert "No" not in controls(hand(bob))


async def test_a_question_lapses_in_sight_of_all(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await start_table(room, alice, "crazy_king", bob)
    await alice.slash(room.channel, "table end")
    await room.skip(61)
    await room.bot.drawing.wait_idle()
    assert "but not everyone agreed" in texts(await table.message())
    assert "No" not in controls(await table.message())


async def test_new_cards_are_dealt_by_a_message_that_all_can_read(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await start_table(room, alice, "crazy_king", bob)
    before = (await table.match()).joins
    await bob.slash(room.channel, "table redeal")
    await press(alice, await table.message(), "Agree")
    match = await table.match()
    deals = [each for each in room.channel.history() if "shuffles." in texts(each)]
    assert texts(deals[-1]).startswith("**alice** shuffles.")
    assert str(match.joins).endswith(f"deal {deals[-1].id}")
    assert match.joins != before
    assert "bob and alice agree on a redeal." in texts(await table.message())


async def test_whoever_is_sent_away_gets_a_word_and_their_buttons_are_gone(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await start_table(room, alice, "crazy_king", bob, carol := room.person("carol"))
    told = said(await alice.slash(room.channel, "table kick", user=bob))
    assert told == sentence("kick-early", name="bob")
    await slow(table, bob, alice, carol)
    await alice.slash(room.channel, "table kick", user=bob)
    assert "Agree" not in controls(hand(bob))
    refused = await press(bob, await table.message(), "Agree")
    assert said(refused) == sentence("not-asked")
    await press(carol, hand(carol), "Agree")
    match = await table.match()
    assert match.seats[1].user is None
    assert "You lose this match only if that seat does." in texts(direct(bob)[-1])
    assert not controls(direct(bob)[-1])


async def test_who_manages_the_server_sends_away_at_once_and_nobody_else_does(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await start_table(room, alice, "crazy_king", bob)
    assert sentence("kick-few") in said(await alice.slash(room.channel, "table kick", user=bob))
    stranger, staff = room.person("dave"), room.manager("erin")
    assert sentence("no-table") in said(await stranger.slash(room.channel, "table kick", user=bob))
    for asker in (alice, staff):
        told = said(await asker.slash(room.channel, "table kick", user=stranger))
        assert told == talk()(Text("kick-stranger", name="dave"))
    told = said(await staff.slash(room.channel, "table kick", user=bob))
    assert told.startswith("Done.")
    assert [seat.user for seat in (await table.match()).seats] == [alice.id, None]
    assert (await table.match()).status is Status.PLAYING
    assert "In the first half of the match, that's no loss." in texts(direct(bob)[-1])
    assert "Whoever runs this server decided that" in texts(await table.message())
    told = said(await staff.slash(room.channel, "table kick", user=alice))
    assert told.startswith(sentence("kick-last"))


async def test_nobody_sends_themselves_away_to_lose_less_than_by_leaving(
    room: Room, bob: MemberActor
) -> None:
    table = await start_table(room, staff := room.manager("erin"), "crazy_king", bob)
    told = said(await staff.slash(room.channel, "table kick", user=staff))
    assert told == sentence("kick-self")
    assert (await table.match()).seats[0].user == staff.id


async def test_a_table_in_another_channel_is_named_before_somebody_is_sent_away_from_it(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await start_table(room, alice, "crazy_king", bob)
    staff, elsewhere = room.manager("erin"), room.guild.create_text_channel("elsewhere")
    asked = await staff.slash(elsewhere, "table kick", user=bob)
    place = f"<#{room.channel.id}>"
    assert f"bob plays Crazy King in {place}, not here. Replace them" in said(asked)
    assert (await table.match()).seats[1].user == bob.id
    by_alice = await alice.slash(elsewhere, "table kick", user=bob)
    assert by_alice.response
    assert sentence("kick-few") in said(await press(alice, by_alice.response, "Replace"))
    assert asked.response
    assert said(await press(staff, asked.response, "Replace")).startswith("Done.")
    assert not controls(asked.response), "the question has become the answer"
    assert (await table.match()).seats[1].user is None


async def test_a_break_is_ended_by_anyone_from_their_own_hand(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await start_table(room, alice, "crazy_king", bob)
    await alice.slash(room.channel, "table pause")
    await press(bob, hand(bob), "Agree")
    assert says(texts(await table.message()), "table-paused-until")
    assert list(controls(hand(alice))) == ["Scores", "React", "Resume"]
    await press(alice, hand(alice), "Resume")
    assert "alice ends the break." in texts(await table.message())
    assert "Resume" not in controls(await table.message())


async def test_who_manages_the_server_asks_like_the_others_where_they_play(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    staff = room.manager("erin")
    table = await start_table(room, staff, "crazy_king", alice, bob)
    await slow(table, bob, alice, staff)
    assert says(said(await staff.slash(room.channel, "table kick", user=bob)), "you-asked")
    assert (await table.match()).seats[2].user == bob.id
    await press(alice, hand(alice), "Agree")
    assert (await table.match()).seats[2].user is None


async def test_a_move_is_taken_back_below_the_table(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    four = alice, bob, room.person("carol"), room.person("dave")
    table = await start_table(room, alice, "spades", *four[1:])
    people = [*(each.user for each in (await table.match()).seats)]
    [seat] = (await table.played()).waiting
    who = {person.id: person for person in four}
    first, *others = (who[user or 0] for user in people[seat:] + people[:seat])
    await play(first, hand(first), "bid 3")
    told = said(await first.slash(room.channel, "table undo"))
    assert says(told, "you-asked")
    assert f"**{first.name}** wants to undo their last move." in texts(await table.message())
    for other in others:
        await press(other, hand(other), "Agree")
    assert (await table.played()).waiting == [seat]
    shown = texts(await table.message())
    assert f"The table is back to before {first.name} played." in shown
    assert "agree to undo a move" in shown
    await play(first, hand(first), "bid 4")
    assert (await table.played()).waiting != [seat]


async def test_to_take_a_card_and_to_agree_to_a_tie_are_named_apart(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    people = (alice, bob)
    table = await start_table(room, alice, "crazy_king", bob)
    while "Draw" not in controls(hand(turn := people[(await table.played()).waiting[0]])):
        await play_turn(table, turn)
    asker = bob if turn is alice else alice
    await asker.slash(room.channel, "table tie")
    named = [part["label"] for part in parts(hand(turn)) if part["type"] == BUTTON]
    assert {"Draw", "Agree"} <= {*named}
    assert len(named) == len({*named})


async def test_a_match_is_a_tie_once_everybody_agrees(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await start_table(room, alice, "crazy_king", bob)
    await alice.slash(room.channel, "table tie")
    assert "**alice** wants to call it a tie." in texts(hand(bob))
    await press(bob, hand(bob), "Agree")
    shown = texts(await table.message())
    assert "It's a tie." in shown
    assert "alice and bob agree on a tie." in shown
    offered = list(controls(await table.message()))
    assert offered == ["Rematch", "Replay", "Play these cards", "Review", "Verify"]
    await press(bob, await table.message(), "Replay")
    await press(bob, await table.message(), "Verify")


async def test_the_rest_is_claimed_by_consent_in_sight_of_all(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    four = alice, bob, room.person("carol"), room.person("dave")
    table = await start_table(room, alice, "spades", *four[1:])
    for _ in range(5):
        [seat] = (await table.played()).waiting
        await play_turn(table, four[seat])
    assert says(said(await alice.slash(room.channel, "table claim")), "you-asked")
    assert "**alice** claims the rest of the tricks." in texts(hand(bob))
    for other in four[1:]:
        await press(other, hand(other), "Agree")
    await room.wait(3)  # all bids made are to be seen for a moment
    shown = texts(await table.message())
    assert "The rest is alice's: alice, bob, carol and dave agree." in shown
    assert "alice takes the rest." in shown
    assert (await table.played()).resting
