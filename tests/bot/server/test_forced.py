"""Forced passes, as their players see them."""

from collections.abc import Callable
from dataclasses import asdict

import pytest
from simcord import MemberActor

from bot.hosting.preferences import BUTTON, Preferences
from bot.matches.match import Person
from bot.matches.pace import FORCED
from games.crazy_king import CrazyKing
from tests.bot.server.driving import (
    Table,
    hand,
    press,
    private,
    rings,
    seed_where,
    start_table,
)
from tests.bot.server.reading import controls
from tests.bot.server.room import PACE, Room

LONG = FORCED * PACE.computer + 1
"""Seconds after which a forced pass has been played."""
JACK = "JC"


def skips_first(game: CrazyKing) -> bool:
    """Whether the second player begins with a jack, and the first has no king to answer it."""
    kings = [card for card in game.hands[0] if card.rank == "K"]
    return game.turn == 1 and JACK in game.legal(1) and not kings


@pytest.fixture
async def skipped(room: Room, alice: MemberActor, bob: MemberActor) -> Table:
    """A table where Alice has been skipped, and can only pass."""
    room.seed = seed_where(CrazyKing, 2, skips_first)
    return await start_table(room, alice, "crazy_king", bob)


def may_answer(game: CrazyKing) -> bool:
    """Whether the second player begins with a jack, and the first has a king to answer it."""
    return game.turn == 1 and JACK in game.legal(1) and not skips_first(game)


@pytest.mark.parametrize("deal", [skips_first, may_answer])
async def test_a_direct_message_rings_for_who_can_only_pass_as_for_who_has_a_choice(
    room: Room, alice: MemberActor, bob: MemberActor, deal: Callable[[CrazyKing], bool]
) -> None:
    room.seed = seed_where(CrazyKing, 2, deal)
    await start_table(room, alice, "crazy_king", bob)
    await room.skip(61)  # since she has clicked
    await press(bob, hand(bob), "J♣")
    await room.bot.drawing.wait_idle()
    assert rings(room, alice) == 1


async def test_in_the_channel_all_are_called_alike_to_their_turn(
    room: Room, skipped: Table, alice: MemberActor, bob: MemberActor
) -> None:
    shown = asdict(Preferences(hands=BUTTON))
    await room.bot.store.people.set_prefs(Person(alice.id, "alice"), shown)
    await room.skip(61)  # since she has clicked
    await press(bob, hand(bob), "J♣")
    await room.bot.drawing.wait_idle()
    called = [each.content for each in room.channel.history() if f"<@{alice.id}>" in each.content]
    assert len(called) == 1
    assert "It's your turn" in called[0]


async def test_who_looks_may_pass_before(
    room: Room, skipped: Table, alice: MemberActor, bob: MemberActor
) -> None:
    await press(bob, hand(bob), "J♣")
    await press(alice, await skipped.message(), "Show my hand")
    assert [*controls(private(room, alice)[-1])] == ["Pass", "Hint", "Scores", "React"]
    await press(alice, private(room, alice)[-1], "Pass")
    await room.wait(LONG)
    assert [action.text for action in await skipped.actions()][:2] == [JACK, "pass"]
    assert len(await skipped.actions()) == 2
