"""Actions too many for buttons, in a game that another package might bring."""

import pytest
from simcord import MemberActor

from bot.matches import lobby
from tests.bot.server.driving import (
    Table,
    choose,
    fill,
    hand,
    hinted,
    open_table,
    press,
    private,
    start_table,
)
from tests.bot.server.reading import alt, controls, marked, menus, sentence, texts
from tests.bot.server.room import Room

pytestmark = pytest.mark.usefixtures("toll")


async def pick(person: MemberActor, same_suit: bool) -> list[str]:
    """Pick a card from each of the two menus; what they are called."""
    first, second = menus(hand(person))
    one, other = next(
        (one, other) for one in first for other in second if (one[-1] == other[-1]) is same_suit
    )
    await choose(person, hand(person), one)
    await choose(person, hand(person), other)
    return [one, other]


async def discarded(room: Room, person: MemberActor) -> Table:
    """A table where the cards are discarded and a number is to be typed."""
    table = await start_table(room, person, "toll")
    await pick(person, same_suit=True)
    await press(person, hand(person), next(iter(controls(hand(person)))))
    return table


async def test_cards_picked_in_two_menus_are_played_by_a_button_that_names_them(
    room: Room, alice: MemberActor
) -> None:
    table = await start_table(room, alice, "toll")
    picked = await pick(alice, same_suit=True)
    play = next(iter(controls(hand(alice))))
    assert set(play.split()) == {"Discard", *picked}
    await press(alice, hand(alice), play)
    assert [action.text.partition(" ")[0] for action in await table.actions()] == ["discard"]


async def test_what_a_player_picked_is_not_told_as_a_hint(room: Room, alice: MemberActor) -> None:
    await start_table(room, alice, "toll")
    await pick(alice, same_suit=True)
    told = alt(hand(alice))
    assert "Marked: " in told
    assert "hint" not in told


async def test_the_cards_of_a_hint_are_picked_and_ready_to_be_played(
    room: Room, alice: MemberActor
) -> None:
    table = await start_table(room, alice, "toll")
    action = await hinted(table, alice)
    await press(alice, hand(alice), "Hint")
    assert marked(hand(alice)) == set(action.split()[1:])
    await press(alice, hand(alice), next(iter(controls(hand(alice)))))
    assert [each.text for each in await table.actions()] == [action]


async def test_a_hinted_number_gets_a_button(room: Room, alice: MemberActor) -> None:
    table = await discarded(room, alice)
    await press(alice, hand(alice), "Hint")
    assert list(controls(hand(alice))) == ["Pay …", "Pay 7", "Why?", "Scores"]
    await press(alice, hand(alice), "Pay 7")
    assert (await table.actions())[-1].text == "pay 7"


async def test_cards_that_do_not_go_together_are_refused_and_stay_picked(
    room: Room, alice: MemberActor
) -> None:
    table = await start_table(room, alice, "toll")
    await pick(alice, same_suit=False)
    assert "⚠️ The two cards must be of one suit" in texts(hand(alice))
    assert list(controls(hand(alice))) == ["Hint", "Scores"]
    assert not await table.actions()


async def test_cards_too_many_for_a_button_are_typed(room: Room, alice: MemberActor) -> None:
    table = await open_table(room, alice, "toll")
    await room.bot.tables.change(table.id, lobby.set_options, alice.id, {"count": 33})
    await room.bot.drawing.wait_idle()
    await press(alice, await table.message(), "Start")
    action = await hinted(table, alice)
    await press(alice, hand(alice), "Hint")
    assert sentence("type-it", action=action) in texts(hand(alice))
    assert list(controls(hand(alice))) == ["Scores"]
    await alice.slash(room.channel, "move", text=action)
    assert [each.text for each in await table.actions()] == [action]


async def test_a_number_is_typed_and_played(room: Room, alice: MemberActor) -> None:
    table = await discarded(room, alice)
    shown = await press(alice, hand(alice), "Pay …")
    await fill(alice.user, shown, " 150 ")
    assert (await table.actions())[-1].text == "pay 150"


@pytest.mark.parametrize("typed", ["201", "0", "a lot"])
async def test_a_number_that_is_none_of_them_is_refused(
    room: Room, alice: MemberActor, typed: str
) -> None:
    table = await discarded(room, alice)
    shown = await press(alice, hand(alice), "Pay …")
    await fill(alice.user, shown, typed)
    assert f"⚠️ You can't do “pay {typed}” right now" in texts(hand(alice))
    assert len(await table.actions()) == 1


async def test_a_number_asked_for_too_late_shows_the_hand_as_it_is(
    room: Room, alice: MemberActor
) -> None:
    await discarded(room, alice)
    await alice.slash(room.channel, "hand")
    await alice.slash(room.channel, "hand")  # only the newer one is kept true
    await alice.slash(room.channel, "move", text="pay 3")
    await press(alice, private(room, alice)[0], "Pay …")
    assert "⚠️ The table has moved on" in texts(private(room, alice)[0])
