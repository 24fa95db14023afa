"""Who comes to a cap is told so, kindly, and nothing else changes for anybody."""

import re
from dataclasses import replace

import pytest
from simcord import MemberActor

from bot.hosting.budget import AT_ONCE, MINUTE
from bot.settings import Caps
from tests.bot.server.driving import (
    choose,
    direct,
    hand,
    play_turn,
    press,
    private,
    said,
    start_table,
    until_turn,
)
from tests.bot.server.finished import begun, play_on, played_out
from tests.bot.server.reading import controls, says, texts
from tests.bot.server.room import Room
from tests.bot.tabling import UNCAPPED

TYPED = {
    "play": "game",
    "replay": "match",
    "review": "match",
    "leaderboard": "season",
    "move": "text",
}
"""Commands that offer what the store has to be asked for."""
LOOKUPS, COMPLETIONS = 3, len(TYPED)
"""At once."""
COUNTED = {
    "verify": {},
    "replay": {},
    "review": {},
    "leaderboard": {"game": "crazy_king"},
    "stats": {},
    "rules": {"game": "spades"},
    "privacy show": {},
    "hint": {},
    "table show": {},
}
"""Commands that cost much, and what is typed behind them."""


@pytest.fixture
def caps() -> Caps:
    at_once = {"lookups": AT_ONCE * LOOKUPS, "completions": AT_ONCE * COMPLETIONS}
    return replace(UNCAPPED, actions=4, exports=1, practice=1, **at_once)


async def test_who_leafs_very_fast_is_told_when_to_go_on(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    await played_out(room, alice, bob)
    await alice.slash(room.channel, "replay")
    for _ in range(LOOKUPS - 1):
        await press(alice, private(room, alice)[-1], "Next")
    no = said(await press(alice, private(room, alice)[-1], "Next"))
    assert says(no, "too-many")
    assert "Step 0" in said(await bob.slash(room.channel, "replay"))


async def test_who_plays_the_cards_of_matches_very_often_is_told_when_to_go_on(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await played_out(room, alice, bob)
    await press(alice, await table.message(), "Play these cards")
    seats = private(room, alice)[-1]
    await choose(alice, seats, "alice, your seat")
    await press(alice, await table.message(), "Play these cards")
    no = said(await choose(alice, private(room, alice)[-1], "bob, seat 2"))
    assert says(no, "too-many")


@pytest.mark.parametrize("command", COUNTED)
async def test_whatever_costs_much_counts(room: Room, alice: MemberActor, command: str) -> None:
    for _ in range(LOOKUPS):
        await alice.slash(room.channel, "rules", game="spades")
    no = said(await alice.slash(room.channel, command, **COUNTED[command]))
    assert says(no, "too-many")


async def test_who_looks_at_the_last_trick_again_and_again_is_told_when_to_go_on(
    room: Room, alice: MemberActor
) -> None:
    table = await start_table(room, alice)
    while "Last trick" not in controls(hand(alice)):
        await until_turn(table, alice)
        await play_turn(table, alice)
    for _ in range(LOOKUPS):
        assert (await press(alice, hand(alice), "Last trick")).response
    no = said(await press(alice, hand(alice), "Last trick"))
    assert says(no, "too-many")


async def test_who_types_very_fast_is_offered_nothing_for_a_while(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    await played_out(room, alice, bob)
    await begun(room, alice, bob)
    await room.bot.store.servers.start_season(room.guild.id, "Spring", 1.0)
    for is_offered, then in ((True, 0), (False, MINUTE / AT_ONCE), (True, 0)):
        for command, option in TYPED.items():
            offered = await alice.autocomplete(room.channel, command, option, "")
            assert bool(offered) == is_offered, command
        await room.wait(then)


async def test_who_wants_their_data_again_and_again_is_told_when_to_ask(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    await alice.slash(room.channel, "privacy export")
    no = said(await alice.slash(room.channel, "privacy export"))
    later = re.fullmatch(r"Slow down a little\. Try again after <t:(\d+):T>\.", no)
    assert later, "no “Try again 10 minutes ago”, however late it is read"
    assert int(later[1]) > room.env.now().timestamp()
    assert len(direct(alice)) == 1
    await bob.slash(room.channel, "privacy export")
    assert len(direct(bob)) == 1


async def test_the_table_says_that_a_long_match_ends_with_its_round(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await begun(room, alice, bob, 3)
    assert "ends with this round" not in texts(await table.message())
    await play_on(table, 4)
    told = "alice, this match has reached 4 moves, so it ends with this round."
    assert told in texts(await table.message())
