"""Reading how a game is played."""

from simcord import MemberActor

from bot.matches import lobby as lobbies
from tests.bot.server.driving import (
    open_table,
    press,
    private,
    said,
    start_table,
    until_turn,
)
from tests.bot.server.reading import controls, texts
from tests.bot.server.room import Room


async def ask(room: Room, person: MemberActor, game: str = "spades") -> str:
    """`/rules`."""
    return said(await person.slash(room.channel, "rules", game=game))


async def turn_to(room: Room, person: MemberActor, layer: str) -> str:
    """Press the button of another layer, which comes in place of the one that is shown."""
    await press(person, private(room, person)[-1], layer)
    return texts(private(room, person)[-1])


async def test_the_rules_begin_with_a_minute_for_the_asker_alone(
    room: Room, alice: MemberActor
) -> None:
    answer = await ask(room, alice)
    assert answer.startswith("### Spades\n")
    assert "**For example:**" in answer
    assert list(controls(private(room, alice)[-1])) == ["Full rules", "Standard rules"]


async def test_the_whole_game_takes_the_place_of_the_minute(room: Room, alice: MemberActor) -> None:
    minute = await ask(room, alice)
    whole = await turn_to(room, alice, "Full rules")
    assert "**Breaking spades:**" in whole
    assert len(whole) > len(minute)
    assert await turn_to(room, alice, "Quick rules") == minute


async def test_every_layer_of_every_game_fits_a_message(room: Room, alice: MemberActor) -> None:
    for choice in await alice.autocomplete(room.channel, "rules", "game", ""):
        told = {await ask(room, alice, choice["value"])}
        told |= {await turn_to(room, alice, each) for each in ("Full rules", "Standard rules")}
        assert len(told) == 3


async def test_the_rules_are_a_press_away_in_the_lobby(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    lobby = await (await open_table(room, alice)).message()
    assert said(await press(bob, lobby, "Rules")) == await ask(room, bob)
    assert "**Breaking spades:**" in await turn_to(room, bob, "Full rules")


async def test_rules_in_a_minute_and_in_full_say_what_is_not_standard_at_the_table(
    room: Room, alice: MemberActor
) -> None:
    table = await open_table(room, alice)
    assert "At this table" not in await ask(room, alice)
    await press(alice, await table.message(), "Nil and bags, to 250")
    assert (await ask(room, alice)).endswith("\n**At this table:** Nil and bags, to 250")
    whole = await turn_to(room, alice, "Full rules")
    assert whole.endswith("\n**At this table:** Nil and bags, to 250")


async def test_at_this_table_tells_first_what_was_changed_there(
    room: Room, alice: MemberActor, bob: MemberActor
) -> None:
    table = await open_table(room, alice)
    await room.bot.tables.change(table.id, lobbies.set_options, alice.id, {"target": 250})
    for person in (alice, bob):
        await ask(room, person)
        told = await turn_to(room, person, "This table's rules")
        assert (
            "**At this table:**\n- Points to win: 250\n**Standard rules:**\n- If both teams" in told
        )


async def test_at_a_table_where_nothing_was_changed_all_is_told_to_be_as_usual(
    room: Room, alice: MemberActor
) -> None:
    await open_table(room, alice)
    await ask(room, alice)
    assert "plays by the standard rules:**\n- Points to win: 500\n" in await turn_to(
        room, alice, "This table's rules"
    )


async def test_the_table_of_another_game_is_not_this_table(room: Room, alice: MemberActor) -> None:
    await open_table(room, alice, "basra")
    await ask(room, alice)
    assert "This table's rules" not in controls(private(room, alice)[-1])


async def test_below_a_refusal_the_rules_open_at_what_it_is_about(
    room: Room, alice: MemberActor
) -> None:
    await until_turn(await start_table(room, alice), alice)
    refused = await alice.slash(room.channel, "move", text="bid 14")
    assert said(refused).startswith("You can't bid that.")
    told = said(await press(alice, private(room, alice)[-1], "Rules"))
    assert told.startswith("### Spades\n- **Bidding:** ")
    assert "**Breaking spades:**" not in told
    assert "**Breaking spades:**" in await turn_to(room, alice, "Full rules")


async def test_a_refusal_that_is_no_rule_of_the_game_has_no_rules_below(
    room: Room, alice: MemberActor
) -> None:
    await until_turn(await start_table(room, alice, "crazy_king"), alice)
    await alice.slash(room.channel, "move", text="nonsense")
    assert "Rules" not in controls(private(room, alice)[-1])
