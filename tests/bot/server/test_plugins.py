"""Games of other packages at tables side by side."""

from pathlib import Path

from simcord import MemberActor

from tests.bot.server.driving import hand, press, start_table, until_turn
from tests.bot.server.reading import controls, texts
from tests.bot.server.room import Room
from tests.plugins import loaded, write_flip


async def test_two_games_with_the_same_verb_have_buttons_in_their_own_words(
    room: Room, alice: MemberActor, tmp_path: Path
) -> None:
    write_flip(tmp_path, "flip", "do-flip = Flip it up")
    write_flip(tmp_path, "turn", "do-flip = Turn it over")
    with loaded(tmp_path, "parlor-flip", "parlor-turn"):
        for game, words in (("flip", "Flip it up"), ("turn", "Turn it over")):
            person = room.person(f"player of {game}")
            await until_turn(await start_table(room, person, game), person)
            assert words in controls(hand(person))
            await press(person, hand(person), "Hint")
            assert words in texts(hand(person))


async def test_a_table_of_a_game_that_is_gone_is_closed_and_says_so(
    room: Room, alice: MemberActor, tmp_path: Path
) -> None:
    write_flip(tmp_path, "flip", "do-flip = Flip it up")
    with loaded(tmp_path, "parlor-flip"):
        table = await start_table(room, alice, "flip")
        await until_turn(table, alice)
    await room.restart()
    await press(alice, hand(alice), "Hint")
    await room.wait(10)
    assert texts(await table.message()).startswith("### flip\nThe rules have changed since")
