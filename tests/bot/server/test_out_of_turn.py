"""Buttons for what is done out of turn, in the hands of those whom nobody waits for."""

import pytest
from simcord import MemberActor

from games.cards import CARDS
from games.last_card import LastCard
from tests.bot.server.driving import Table, hand, press, start_table
from tests.bot.server.reading import controls, texts
from tests.bot.server.room import Room


async def exposed(table: Table, *people: MemberActor) -> tuple[MemberActor, list[MemberActor]]:
    """Who keeps silent about the last card, once somebody does, and the others."""
    while not (played := await table.played()).has_race:
        seat = played.waiting[0]
        game = played.view(seat).game
        cards = [action for action in game.legal(seat) if action[:2] in CARDS]
        action = next((card for card in cards if len(game.hands[seat]) > 1), "")
        if not action:
            action = next(each for each in game.legal(seat) if each in ("draw", "pass", *cards))
        user = played.match.seats[seat].user
        person = next(each for each in people if each.id == user)
        await person.slash(table.room.channel, "move", text=action)
    game = played.view(None).game
    assert isinstance(game, LastCard)
    silent = played.match.seats[game.exposed].user
    return next(p for p in people if p.id == silent), [p for p in people if p.id != silent]


@pytest.mark.check
async def test_who_is_silent_has_a_button_and_the_others_one_to_catch(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    cyd = room.person("cyd")
    table = await start_table(room, alice, "last_card", bob, cyd)
    silent, others = await exposed(table, alice, bob, cyd)
    await room.wait(1)
    assert "One card!" in controls(hand(silent))
    for other in others:
        assert f"Catch {silent.user.name}" in controls(hand(other))
    await press(silent, hand(silent), "One card!")
    assert (await table.actions())[-1].text == "call"
    await room.wait(2)
    assert "says “One card!”" in texts(await table.message())
