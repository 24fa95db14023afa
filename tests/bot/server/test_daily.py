"""The daily: one deal a day, played alone by the buttons of a hand."""

from random import Random

import pytest
from simcord import MemberActor

from bot.hosting.solos import deal_of
from bot.matches.solo import SECONDS
from games.game import DEAL
from games.solo import points
from tests.bot.server.driving import choose, deliver_again, press, private, said
from tests.bot.server.forging import Forger
from tests.bot.server.playing import carry_out, offers, take, the
from tests.bot.server.reading import alt, controls, sentence, texts
from tests.bot.server.room import Room
from tests.bot.server.soloing import attempt, begin, go_on, page, pages, wanted
from tests.bot.tabling import EVERY_GAME

GRACE = 600


@pytest.mark.parametrize("game", EVERY_GAME)
async def test_a_daily_is_played_by_its_buttons_to_a_result(
    room: Room, alice: MemberActor, game: str
) -> None:
    played = await begin(room, alice, game)
    while not played.is_done:
        action, length = wanted(played), played.length
        await carry_out(alice, lambda: page(room, alice), action)
        played = await attempt(room, alice)
        assert any(action == each.action for each in played.attempt.actions[length:])
    assert "Your result" in texts(page(room, alice))
    assert played.attempt.points == tuple(points(deal_of(played.attempt), played.replay.game))


async def test_it_is_shown_to_the_player_alone(room: Room, alice: MemberActor) -> None:
    result = await alice.slash(room.channel, "daily")
    assert result.response
    assert result.response.ephemeral
    await begin(room, alice)
    assert not room.channel.history()


async def test_it_is_played_in_direct_messages(room: Room, alice: MemberActor) -> None:
    shown = (await alice.user.slash("daily", game="crazy_king")).response
    assert shown
    await alice.user.click(shown, custom_id=controls(shown)["Play"])
    assert (await attempt(room, alice)).length >= 0


async def test_a_daily_is_begun_once(room: Room, alice: MemberActor) -> None:
    await alice.slash(room.channel, "daily", game="crazy_king")
    offer = page(room, alice)
    await press(alice, offer, "Play")
    await deliver_again(room)
    await go_on(room, await attempt(room, alice))
    await alice.slash(room.channel, "daily", game="crazy_king")
    today = await room.bot.dailies.day()
    assert len(await room.bot.store.solos.of_day(alice.id, today.number)) == 1
    assert "Play" not in controls(page(room, alice))
    assert "Your result" in texts(page(room, alice))


async def test_it_goes_on_where_it_was_after_a_restart(room: Room, alice: MemberActor) -> None:
    played = await begin(room, alice)
    await carry_out(alice, lambda: page(room, alice), wanted(played))
    shown = alt(page(room, alice))
    await room.restart()
    await alice.slash(room.channel, "daily", game="crazy_king")
    assert alt(page(room, alice)) == shown


async def test_a_stale_press_plays_nothing_and_says_so(room: Room, alice: MemberActor) -> None:
    played = await begin(room, alice)
    await alice.slash(room.channel, "daily", game="crazy_king")
    await carry_out(alice, lambda: page(room, alice), wanted(played))
    length = (await attempt(room, alice)).length
    older = pages(room, alice)[0]
    stale = next(each for each in offers(older) if each.verb == "act")
    await take(alice, older, stale)
    assert sentence("stale") in texts(pages(room, alice)[0])
    assert (await attempt(room, alice)).length == length


async def test_a_press_delivered_twice_plays_once(room: Room, alice: MemberActor) -> None:
    played = await begin(room, alice)
    await carry_out(alice, lambda: page(room, alice), wanted(played))
    shown, length = texts(page(room, alice)), (await attempt(room, alice)).length
    await deliver_again(room)
    assert texts(page(room, alice)) == shown
    assert (await attempt(room, alice)).length == length


async def test_what_the_rules_forbid_is_told_and_plays_nothing(
    room: Room, alice: MemberActor
) -> None:
    played = await begin(room, alice, "spades")
    number = played.attempt.id
    message = page(room, alice)
    stored = room.env.backend.get_message(message.channel.id, message.id)
    custom_id = f"solo:0:{played.asked}:{number}.act.AS"
    await Forger(room, [alice], Random(1)).press(stored, custom_id)
    assert "⚠️" in texts(page(room, alice))
    assert (await attempt(room, alice)).length == played.length


async def test_nobody_else_plays_it_or_sees_its_cards(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    played = await begin(room, alice)
    await begin(room, bob)
    message = page(room, bob)
    stored = room.env.backend.get_message(message.channel.id, message.id)
    action = wanted(played)
    custom_id = f"solo:0:{played.asked}:{played.attempt.id}.act.{action}"
    await Forger(room, [bob], Random(1)).press(stored, custom_id)
    assert sentence("solo-gone") in texts(private(room, bob)[-1])
    assert (await attempt(room, alice)).length == played.length


async def test_a_hint_tells_its_price_before_it_makes_a_daily_practice(
    room: Room, alice: MemberActor
) -> None:
    await begin(room, alice)
    await press(alice, page(room, alice), "Hint")
    assert sentence("solo-hint-price") in texts(page(room, alice))
    assert not (await attempt(room, alice)).attempt.is_practice
    await press(alice, page(room, alice), "Take the hint")
    assert "💡" in texts(page(room, alice))
    assert (await attempt(room, alice)).attempt.is_practice
    played = await go_on(room, await attempt(room, alice))
    await alice.slash(room.channel, "daily", game="crazy_king")
    assert sentence("daily-unranked") in texts(page(room, alice))
    assert played.attempt.points


async def test_a_menu_gives_no_hint_without_its_price(room: Room, alice: MemberActor) -> None:
    played = await begin(room, alice)
    message = page(room, alice)
    stored = room.env.backend.get_message(message.channel.id, message.id)
    custom_id = f"menu-solo:0:{played.asked}:{played.attempt.id}.choose.0"
    for advice in ("hint ", "why "):
        await Forger(room, [alice], Random(1)).press(stored, custom_id, advice)
        assert sentence("not-ours") in texts(private(room, alice)[-1])
    assert not (await attempt(room, alice)).attempt.is_practice


async def test_a_stale_button_for_a_hint_makes_nothing_practice(
    room: Room, alice: MemberActor
) -> None:
    played = await begin(room, alice)
    await press(alice, page(room, alice), "Hint")
    await alice.slash(room.channel, "daily", game="crazy_king")
    await carry_out(alice, lambda: page(room, alice), wanted(played))
    await press(alice, pages(room, alice)[0], "Take the hint")
    assert sentence("stale") in texts(pages(room, alice)[0])
    assert not (await attempt(room, alice)).attempt.is_practice


async def test_between_rounds_the_next_deal_waits_for_ready(room: Room, alice: MemberActor) -> None:
    played = await begin(room, alice)
    while not played.resting:
        await carry_out(alice, lambda: page(room, alice), wanted(played))
        played = await attempt(room, alice)
    assert sentence("solo-resting", unit="round") in texts(page(room, alice))
    await press(alice, page(room, alice), "Ready")
    assert DEAL in [each.action for each in (await attempt(room, alice)).attempt.actions]


async def test_what_was_begun_before_midnight_can_be_finished_for_ten_minutes(
    room: Room, alice: MemberActor
) -> None:
    await room.skip(SECONDS - 60)
    played = await begin(room, alice)
    await room.skip(GRACE)
    await alice.slash(room.channel, "daily")
    assert the(page(room, alice), "hint").custom_id.startswith("solo:")
    played = await go_on(room, await room.bot.solos.load(played.attempt.id, alice.id))
    assert played.is_done


async def test_what_was_not_finished_in_time_has_no_result(room: Room, alice: MemberActor) -> None:
    await room.skip(SECONDS - 60)
    played = await begin(room, alice)
    await room.skip(GRACE + 60)
    await press(alice, page(room, alice), "Hint")
    assert sentence("daily-late") in texts(private(room, alice)[-1])
    assert (await room.bot.solos.load(played.attempt.id, alice.id)).is_late


async def test_the_button_of_yesterday_shows_the_daily_of_today(
    room: Room, alice: MemberActor
) -> None:
    await alice.slash(room.channel, "daily", game="crazy_king")
    yesterday = await room.bot.dailies.day()
    await room.skip(SECONDS)
    await press(alice, page(room, alice), "Play")
    assert not await room.bot.store.solos.of_day(alice.id, yesterday.number + 1)
    await press(alice, page(room, alice), "Play")
    assert (await attempt(room, alice)).attempt.day == yesterday.number + 1


@pytest.mark.parametrize(("game", "expected"), [("durak", "who gets out when"), ("crazy_king", "")])
async def test_it_says_which_rules_are_not_the_standard_ones(
    room: Room, alice: MemberActor, game: str, expected: str
) -> None:
    await alice.slash(room.channel, "daily", game=game)
    told = texts(page(room, alice))
    assert expected in told
    assert ("Unlike the standard rules" in told) == bool(expected)


async def test_another_game_is_picked_from_a_menu(room: Room, alice: MemberActor) -> None:
    await alice.slash(room.channel, "daily", game="crazy_king")
    await choose(alice, page(room, alice), "Hearts")
    assert texts(page(room, alice)).startswith("### Daily: Hearts\n")


async def test_a_game_that_has_no_daily_says_so(room: Room, alice: MemberActor, toll: None) -> None:
    told = said(await alice.slash(room.channel, "daily", game="toll"))
    assert told == sentence("daily-none", name="Toll")
