"""Playing by the buttons of a hand."""

import pytest
from simcord import MemberActor

from bot.posts.sender import Click
from bot.views.post import Post
from games.cards import ORDER
from games.crazy_king import CrazyKing
from games.words import card_symbol
from tests.bot.server.driving import (
    deliver_again,
    direct,
    hand,
    hinted,
    notices,
    open_table,
    play,
    press,
    private,
    said,
    seed_where,
    start_table,
    until_turn,
)
from tests.bot.server.reading import alt, controls, parts, texts
from tests.bot.server.room import Room

SUCCESS = 3
"""The style of a green button."""
A_KING = seed_where(CrazyKing, 2, lambda game: game.turn == 0 and "KH suit S" in game.legal(0))
FIRST = seed_where(CrazyKing, 2, lambda game: game.turn == 0)
DRAWS = seed_where(CrazyKing, 2, lambda game: game.turn == 0 and "draw" in game.legal(0))
SECOND = seed_where(CrazyKing, 2, lambda game: game.turn == 1)


async def test_a_bid_is_one_tap(room: Room, alice: MemberActor) -> None:
    table = await start_table(room, alice)
    await until_turn(table, alice)
    await press(alice, hand(alice), "Bid 3")
    assert (await table.actions())[-1].text == "bid 3"
    assert not controls(hand(alice))


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
    await press(alice, hand(alice), "Call ♠ spades")
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


async def test_whose_turn_it_is_gets_a_notice_that_goes_with_the_turn(
    room: Room, alice: MemberActor
) -> None:
    table = await start_table(room, alice)
    assert not notices(alice)
    await until_turn(table, alice)
    assert notices(alice) == ["It is your turn in Spades."]
    await press(alice, hand(alice), "Bid 3")
    assert not notices(alice)


async def test_who_begins_gets_the_notice_in_direct_messages(
    room: Room, alice: MemberActor
) -> None:
    room.seed = FIRST
    await start_table(room, alice, "crazy_king")
    assert notices(alice) == ["It is your turn in Crazy King."]
    assert "your turn" not in "".join(message.content for message in room.channel.history())


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
    assert texts(hand(alice)).splitlines()[-1] == texts(private(room, alice)[-1]).splitlines()[-1]


async def test_a_hand_shown_in_the_channel_follows_a_click_that_leaves_the_turn_where_it_is(
    room: Room, alice: MemberActor
) -> None:
    room.seed = DRAWS
    table = await start_table(room, alice, "crazy_king")
    await press(alice, await table.message(), "Show my hand")
    await press(alice, hand(alice), "Draw")
    assert alt(private(room, alice)[-1]) == alt(hand(alice))
    assert controls(private(room, alice)[-1]) == controls(hand(alice))


async def test_a_hand_that_is_being_shown_while_another_plays_is_true_afterwards(
    room: Room, alice: MemberActor, bob: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    room.seed = SECOND
    table = await start_table(room, alice, "crazy_king", bob)
    answer, bot = room.bot.sender.answer, room.bot

    async def slowly(click: Click, post: Post) -> int:
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
    assert "You do not sit at this table" in said(result)
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
    assert not controls(private(room, alice)[0])
    assert await table.actions() == before


async def test_a_click_delivered_twice_is_applied_once(room: Room, alice: MemberActor) -> None:
    table = await start_table(room, alice)
    await until_turn(table, alice)
    await press(alice, hand(alice), "Bid 3")
    before = await table.actions()
    await deliver_again(room)
    assert await table.actions() == before
    assert sum(action.text == "bid 3" for action in before) == 1


async def test_deal_ends_the_pause_after_a_round(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await start_table(room, alice, "crazy_king")
    while not (await table.played()).view(None).game.resting:
        await until_turn(table, alice)
        await play(alice, hand(alice), await hinted(table, alice))
        if controls(hand(alice)).keys() & {"Back"}:
            await play(alice, hand(alice), await hinted(table, alice))
        await room.wait(1)
    resting = await table.message()
    assert "The round is over" in texts(resting)
    assert "You do not sit at this table" in said(await press(bob, resting, "Deal"))
    await press(alice, resting, "Deal")
    assert (await table.played()).view(None).game.round == 2


async def test_the_own_captures_stand_in_the_own_hand_where_the_option_shows_them(
    room: Room, alice: MemberActor
) -> None:
    table = await open_table(room, alice, "basra")
    await room.bot.tables.set_option(table.id, alice.id, "show_captured", True)
    await press(alice, await table.message(), "Start")
    seat = (await table.match()).seat_of(alice.id)
    while not (taken := vars((await table.played()).view(seat).game)["taken"][seat]):
        await until_turn(table, alice)
        await press(alice, hand(alice), next(iter(controls(hand(alice)))))
        await room.wait(1)
    captured = " ".join(map(card_symbol, sorted(taken, key=ORDER.__getitem__)))
    assert f"Your captures: {captured}" in texts(hand(alice))
    assert "Your captures" not in texts(await table.message())
