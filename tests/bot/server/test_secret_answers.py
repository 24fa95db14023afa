"""Two people who answer in secret at the same time."""

from typing import cast

import pytest
from simcord import MemberActor

from games.gong_zhu import GongZhu
from tests.bot.server.driving import Table, direct, hand, press, start_table
from tests.bot.server.knowledge import assert_nothing_was_given_away
from tests.bot.server.playing import carry_out, offers
from tests.bot.server.reading import controls, marked, texts
from tests.bot.server.room import Room

GAME = "gong_zhu"


SEED = next(
    n
    for n in range(1, 100)
    if {0, 1} <= {*GongZhu(4, f"{n:032x}").waiting()}
    and all(len(GongZhu(4, f"{n:032x}").legal(seat)) > 2 for seat in (0, 1))
)
"""Of a deal where the first two both hold several cards that they may expose."""


async def asked(room: Room, alice: MemberActor, bob: MemberActor) -> Table:
    """A table where only the two people have not answered yet."""
    room.seed = SEED
    table = await start_table(room, alice, GAME, bob)
    while (await table.played()).waiting != [0, 1]:
        await room.wait(1)
    return table


async def exposure(table: Table, seat: int) -> str:
    """The answer that exposes one card."""
    return cast("GongZhu", (await table.played()).view(seat).game).legal(seat)[1]


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
async def test_two_people_answer_in_any_order_and_the_table_shows_both_at_the_end(
    room: Room, alice: MemberActor, bob: MemberActor, order: tuple[int, int]
) -> None:
    table, people = await asked(room, alice, bob), (alice, bob)
    answers = [await exposure(table, seat) for seat in (0, 1)]
    first, second = order
    await carry_out(people[first], lambda: hand(people[first]), answers[first])
    for message in (await table.message(), hand(people[second])):
        assert " exposes " not in texts(message)
    told = f"{people[first].name} has decided what to expose"
    assert told in texts(await table.message())
    assert (await table.played()).waiting == [second]
    await carry_out(people[second], lambda: hand(people[second]), answers[second])
    for person in people:
        assert f"{person.name} exposes" in texts(await table.message())
    await assert_nothing_was_given_away(table, alice, bob)


async def test_cards_stay_picked_while_somebody_else_answers(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await asked(room, alice, bob)
    await press(bob, hand(bob), "Hint")
    before = controls(hand(bob)), marked(hand(bob))
    await carry_out(alice, lambda: hand(alice), await exposure(table, 0))
    assert (controls(hand(bob)), marked(hand(bob))) == before
    green = next(offer for offer in offers(hand(bob)) if offer.green)
    await bob.user.click(hand(bob), custom_id=green.custom_id)
    assert green.rest in [action.text for action in await table.actions() if action.seat == 1]


async def test_who_is_still_asked_is_not_notified_of_every_answer(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await asked(room, alice, bob)
    told = [message.id for message in direct(bob)]
    assert len(told) == 1
    await carry_out(alice, lambda: hand(alice), "expose none")
    assert [message.id for message in direct(bob)] == told
    assert (await table.played()).waiting == [1]
