"""Where somebody new finds their way, and who runs the bot."""

import pytest
from simcord import MemberActor

from bot.documents import PRIVACY, TERMS, UNNAMED, document
from bot.settings import NOBODY, Operator
from tests.bot.server.driving import choose, press, private, said, start_table
from tests.bot.server.reading import alt, controls, sentence, texts
from tests.bot.server.room import Room


async def test_help_has_five_ways_to_begin(room: Room, alice: MemberActor) -> None:
    result = await alice.slash(room.channel, "help")
    assert result.response
    assert result.response.ephemeral
    labels = ["Play", "Learn", "Show my hand", "Rules", "Preferences"]
    assert [*controls(result.response)] == labels


async def test_play_below_help_shows_the_games_to_everybody(room: Room, alice: MemberActor) -> None:
    await alice.slash(room.channel, "help")
    result = await press(alice, private(room, alice)[-1], "Play")
    assert result.response
    assert not result.response.ephemeral
    assert sentence("shelf-head") in texts(result.response)


@pytest.mark.parametrize(("button", "shown"), [("Learn", "Spades: lesson"), ("Rules", "Spades")])
async def test_learn_and_rules_below_help_ask_for_the_game(
    room: Room, alice: MemberActor, button: str, shown: str
) -> None:
    await alice.slash(room.channel, "help")
    await press(alice, private(room, alice)[-1], button)
    await choose(alice, private(room, alice)[-1], "Spades")
    assert shown in texts(private(room, alice)[-1])


async def test_show_my_hand_below_help_shows_it(room: Room, alice: MemberActor) -> None:
    await start_table(room, alice)
    await alice.slash(room.channel, "help")
    await press(alice, private(room, alice)[-1], "Show my hand")
    assert "Your hand" in alt(private(room, alice)[-1])


async def test_about_names_the_version_and_who_runs_it(room: Room, alice: MemberActor) -> None:
    room.bot.operator = Operator("Ann", "ann@example.org", "https://example.org/support")
    told = said(await alice.slash(room.channel, "about"))
    for part in ("Parlor", "Run by Ann", "ann@example.org", "https://example.org/support"):
        assert part in told
    assert "Source code" not in told


async def test_about_of_an_unnamed_host_leaves_no_holes(room: Room, alice: MemberActor) -> None:
    told = said(await alice.slash(room.channel, "about"))
    assert "Run by" not in told
    assert "Contact" not in told


@pytest.mark.parametrize("name", [TERMS, PRIVACY])
def test_terms_and_privacy_name_who_runs_the_bot(name: str) -> None:
    assert UNNAMED.search(document(name, NOBODY))
    told = document(name, Operator("Ann", "ann@example.org"))
    assert "**Who runs this bot:** Ann. ann@example.org." in told
