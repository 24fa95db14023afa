"""What a person chooses for themselves, as they click it."""

import discord
import pytest
from simcord import InteractionResult, MemberActor

from bot.hosting.preferences import Preferences
from bot.views import preferences as views
from games.cards import CARDS
from games.crazy_king import CrazyKing
from games.speech import Words
from tests.bot.server.driving import (
    choose,
    direct,
    hand,
    notices,
    press,
    private,
    said,
    seed_where,
    start_table,
    until_turn,
)
from tests.bot.server.reading import Message, alt, controls, marked, texts
from tests.bot.server.room import Room
from tests.voice import SAY

FIRST = seed_where(CrazyKing, 2, lambda game: game.turn == 0)
RED = "Two: black and red"
WORDS = "Words only"
BUTTON = "Only when I press Show my hand"
BY_RANK = "By rank"


async def prefer(room: Room, person: MemberActor, *labels: str) -> InteractionResult:
    """`/preferences`, and a choice in each of several menus."""
    result = await person.slash(room.channel, "preferences")
    for label in labels:
        result = await choose(person, private(room, person)[-1], label)
    return result


def spoken(card: str) -> str:
    """A card in words."""
    return SAY(Words("alt-group", spoken=card)).removeprefix("You hold ").removesuffix(".")


async def picture(message: Message) -> bytes:
    """The bytes of a message's picture."""
    [attached] = message.attachments
    return await attached.read()


@pytest.mark.parametrize(
    ("label", "name", "value"),
    [
        ("Blue", "theme", "blue"),
        (RED, "deck", "two"),
        (BY_RANK, "sort", "rank"),
        (BUTTON, "hands", "button"),
        (WORDS, "show", "text"),
    ],
)
async def test_a_choice_is_stored_at_once_and_marked_after_a_restart(
    room: Room, alice: MemberActor, label: str, name: str, value: str
) -> None:
    await prefer(room, alice, label)
    assert (await room.bot.store.people.player(alice.id)).prefs[name] == value
    await room.restart()
    shown = (await alice.slash(room.channel, "preferences")).response
    assert shown
    assert shown.ephemeral
    assert value in marked(shown)


async def test_the_menus_of_before_a_restart_work(room: Room, alice: MemberActor) -> None:
    await prefer(room, alice)
    old = private(room, alice)[-1]
    await room.restart()
    await choose(alice, old, "Dark")
    assert (await room.bot.store.people.player(alice.id)).prefs["theme"] == "dark"


async def test_somebody_else_s_preferences_are_refused(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    shown = await posted(room, views.preferences(Preferences(), alice.id).layout)
    assert "somebody else" in said(await choose(bob, shown, "Dark"))
    for person in (alice, bob):
        assert (await room.bot.store.people.player(person.id)).prefs == {}


@pytest.mark.parametrize("label", ["Blue", "Dark", "Light", RED])
async def test_an_open_hand_is_drawn_anew_in_the_colours_chosen(
    room: Room, alice: MemberActor, label: str
) -> None:
    await start_table(room, alice)
    before, message = await picture(hand(alice)), hand(alice).id
    await prefer(room, alice, label)
    assert hand(alice).id == message
    assert await picture(hand(alice)) != before


async def test_a_person_s_colours_are_not_the_table_s(room: Room, alice: MemberActor) -> None:
    table = await start_table(room, alice)
    await until_turn(table, alice)
    before = await picture(await table.message())
    await prefer(room, alice, "Blue", RED)
    assert await picture(await table.message()) == before


async def test_by_rank_the_hand_and_its_buttons_are_in_one_order(
    room: Room, alice: MemberActor
) -> None:
    room.seed = FIRST
    await start_table(room, alice, "crazy_king")
    await prefer(room, alice, BY_RANK)
    ranks = [label[0] for label in controls(hand(alice)) if label[-1] in "♣♦♥♠"]
    assert ranks == sorted(ranks, key="A234567891JQ".index)


async def test_words_only_is_a_hand_without_a_picture_that_names_every_card(
    room: Room, alice: MemberActor
) -> None:
    table = await start_table(room, alice)
    await prefer(room, alice, WORDS)
    shown = hand_in_words(alice)
    assert not shown.attachments
    seat = (await table.match()).seat_of(alice.id)
    assert seat is not None
    cards = (await table.played()).view(seat).game.hands[seat]
    assert len(cards) == 13
    assert all(spoken(CARDS[str(card)]) in texts(shown) for card in cards)


async def test_who_reads_plays_by_buttons_and_hears_the_table_alone(
    room: Room, alice: MemberActor
) -> None:
    table = await start_table(room, alice)
    await prefer(room, alice, WORDS)
    await until_turn(table, alice)
    result = await press(alice, hand_in_words(alice), "Table in words")
    assert "To act: alice." in said(result)
    await press(alice, hand_in_words(alice), "Bid 3")
    assert (await table.actions())[-1].text == "bid 3"
    assert not hand_in_words(alice).attachments


async def test_table_tells_who_reads_how_it_stands(room: Room, alice: MemberActor) -> None:
    await start_table(room, alice)
    await prefer(room, alice, WORDS)
    assert "Spades, Hand 1" in said(await alice.slash(room.channel, "table"))


async def test_show_my_hand_keeps_to_words(room: Room, alice: MemberActor) -> None:
    table = await start_table(room, alice)
    await prefer(room, alice, WORDS)
    await press(alice, await table.message(), "Show my hand")
    shown = private(room, alice)[-1]
    assert "Your hand, 13 cards." in texts(shown)
    assert not shown.attachments


async def test_pictures_come_back_when_they_are_chosen_again(
    room: Room, alice: MemberActor
) -> None:
    await start_table(room, alice)
    await prefer(room, alice, WORDS, "Pictures, with alternative text")
    assert "Your hand" in alt(hand(alice))


async def test_who_wants_no_direct_messages_gets_none_and_is_called_in_the_channel(
    room: Room, alice: MemberActor
) -> None:
    await prefer(room, alice, BUTTON)
    table = await start_table(room, alice)
    await until_turn(table, alice)
    assert not direct(alice)
    called = "\n".join(message.content for message in room.channel.history())
    assert f"<@{alice.id}> It is your turn" in called
    assert "closed to me" not in called


async def test_a_hand_sent_before_is_taken_away_and_comes_back(
    room: Room, alice: MemberActor
) -> None:
    await start_table(room, alice)
    assert direct(alice)
    await prefer(room, alice, BUTTON)
    assert not direct(alice)
    assert not notices(alice)
    await prefer(room, alice, "By direct message")
    assert "Your hand" in alt(hand(alice))


def hand_in_words(person: MemberActor) -> Message:
    """The newest hand among a person's direct messages that is written out."""
    return next(each for each in reversed(direct(person)) if "You hold" in texts(each))


async def posted(room: Room, view: discord.ui.LayoutView) -> discord.Message:
    """A private message as if everybody saw it: the simulation lets nobody else click it."""
    return await room.bot.get_partial_messageable(room.channel.id).send(view=view)
