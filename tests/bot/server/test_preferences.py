"""What a person chooses for themselves, as they click it."""

import discord
import pytest
from simcord import InteractionResult, MemberActor

from bot.hosting.preferences import Preferences
from bot.views import preferences as views
from games.cards import CARDS
from games.crazy_king import CrazyKing
from games.text import Text
from images.art.emojis import emoji_name
from images.theme import FOUR_COLOURS, TWO_COLOURS, Deck
from tests.bot.server.driving import (
    choose,
    direct,
    hand,
    press,
    private,
    said,
    seed_where,
    start_table,
    until_turn,
)
from tests.bot.server.reading import Message, alt, controls, marked, parts, sentence, texts
from tests.bot.server.room import Room
from tests.voice import SAY

FIRST = seed_where(CrazyKing, 2, lambda game: game.turn == 0)
RED = "Two, red and black"
WORDS = "Words only"
HAND = "Your hand alone"
BUTTON = "Only when I press Show my hand"
BY_RANK = "By rank"
A_QUEEN = seed_where(CrazyKing, 2, lambda game: game.turn == 0 and "QC" in game.legal(0))


async def prefer(room: Room, person: MemberActor, *labels: str) -> InteractionResult:
    """`/preferences`, and a choice in each of several menus."""
    result = await person.slash(room.channel, "preferences")
    for label in labels:
        result = await choose(person, private(room, person)[-1], label)
    return result


def spoken(card: str) -> str:
    """A card in words."""
    return SAY(Text("alt-cards", spoken=card))


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
        (HAND, "message", "hand"),
        (WORDS, "show", "text"),
        ("Wait for me", "forced", "none"),
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
    assert sentence("preferences-not-yours") in said(await choose(bob, shown, "Dark"))
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


async def test_a_hand_shows_the_table_too_unless_it_is_to_come_alone(
    room: Room, alice: MemberActor
) -> None:
    await start_table(room, alice)
    assert "Spades, Hand 1" in alt(hand(alice))
    await prefer(room, alice, HAND)
    assert alt(hand(alice)).startswith("Your hand, 13 cards.")


async def test_who_reads_hears_the_table_with_the_hand(room: Room, alice: MemberActor) -> None:
    table = await start_table(room, alice)
    await prefer(room, alice, WORDS)
    await until_turn(table, alice)
    assert "- Your turn." in texts(hand_in_words(alice))
    assert "Describe the table" not in controls(hand_in_words(alice))


async def test_who_reads_plays_by_buttons_and_may_hear_the_table_alone(
    room: Room, alice: MemberActor
) -> None:
    table = await start_table(room, alice)
    await prefer(room, alice, WORDS, HAND)
    await until_turn(table, alice)
    result = await press(alice, hand_in_words(alice), "Describe the table")
    assert "Waiting for alice." in said(result)
    await press(alice, hand_in_words(alice), "Bid 3")
    assert (await table.actions())[-1].text == "bid 3"
    assert not hand_in_words(alice).attachments


async def test_table_tells_who_reads_how_it_stands(room: Room, alice: MemberActor) -> None:
    await start_table(room, alice)
    await prefer(room, alice, WORDS)
    assert "Spades, Hand 1" in said(await alice.slash(room.channel, "table show"))


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
    await prefer(room, alice, WORDS, "Pictures, with alt text")
    assert "Your hand" in alt(hand(alice))


async def test_who_wants_no_direct_messages_gets_none_and_is_called_in_the_channel(
    room: Room, alice: MemberActor
) -> None:
    await prefer(room, alice, BUTTON)
    table = await start_table(room, alice)
    await until_turn(table, alice)
    assert not direct(alice)
    called = "\n".join(message.content for message in room.channel.history())
    assert f"<@{alice.id}> It's your turn" in called
    assert "direct messages" not in called


async def test_who_wants_none_any_more_while_it_is_their_turn_is_called_in_the_channel(
    room: Room, alice: MemberActor
) -> None:
    await until_turn(await start_table(room, alice), alice)
    await prefer(room, alice, BUTTON)
    await room.wait(1)
    called = "\n".join(message.content for message in room.channel.history())
    assert called.count(f"<@{alice.id}> It's your turn") == 1


async def test_a_hand_sent_before_is_taken_away_and_comes_back(
    room: Room, alice: MemberActor
) -> None:
    await start_table(room, alice)
    assert direct(alice)
    await prefer(room, alice, BUTTON)
    assert not direct(alice)
    await prefer(room, alice, "In a direct message")
    assert "Your hand" in alt(hand(alice))


def hand_in_words(person: MemberActor) -> Message:
    """The newest hand among a person's direct messages that is written out."""
    return next(each for each in reversed(direct(person)) if "You hold" in texts(each))


async def posted(room: Room, view: discord.ui.LayoutView) -> discord.Message:
    """A private message as if everybody saw it: the simulation lets nobody else click it."""
    return await room.bot.get_partial_messageable(room.channel.id).send(view=view)


def emojis(message: Message) -> list[str]:
    """What stands before the labels of the buttons that play a card."""
    played = (each for each in parts(message) if str(each.get("custom_id")).startswith("act:"))
    return [each.get("emoji", {}).get("name", "") for each in played]


@pytest.mark.check
@pytest.mark.parametrize(("label", "deck"), [("", FOUR_COLOURS), (RED, TWO_COLOURS)])
async def test_cards_in_buttons_are_of_the_deck_that_somebody_prefers(
    room: Room, alice: MemberActor, label: str, deck: Deck
) -> None:
    await room.bot.card_emojis.learn(uploads=True)
    await prefer(room, alice, *filter(None, [label]))
    room.seed = A_QUEEN
    await start_table(room, alice, "crazy_king")
    assert emoji_name("QC", deck) in emojis(hand(alice))


async def test_whoever_reads_words_reads_the_cards_in_buttons_too(
    room: Room, alice: MemberActor
) -> None:
    await room.bot.card_emojis.learn(uploads=True)
    await prefer(room, alice, WORDS)
    room.seed = A_QUEEN
    table = await start_table(room, alice, "crazy_king")
    await press(alice, await table.message(), "Show my hand")
    shown = private(room, alice)[-1]
    assert set(emojis(shown)) == {""}
    assert "Q♣" in controls(shown)
