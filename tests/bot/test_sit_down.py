"""Where **Sit down** is offered during a match."""

from dataclasses import replace

import discord
import pytest

from bot.hosting.tables import Tables
from bot.matches.played import Played
from bot.views import table
from images.theme import Style
from tests.bot.tabling import ANN, GUILD, started, with_computers


@pytest.fixture
async def played(tables: Tables) -> Played:
    lobby = await tables.open("crazy_king", ANN, GUILD, 700)
    await with_computers(tables, lobby.id, 2)
    return await tables.start(lobby.id, ANN.id)


def buttons(played: Played) -> list[str | None]:
    layout = table.post(played, Style()).layout
    return [each.label for each in layout.walk_children() if isinstance(each, discord.ui.Button)]


@pytest.mark.parametrize(
    ("where", "is_offered"),
    [
        ({"guild": GUILD}, True),
        ({"guild": 0, "answers_only": True}, True),  # a group, where others read along
        ({"guild": 0, "answers_only": False}, False),  # direct messages with the bot
    ],
)
def test_a_seat_is_offered_where_others_can_read_the_table(
    played: Played, where: dict[str, object], is_offered: bool
) -> None:
    match = replace(played.match, **where)  # type: ignore[arg-type]
    there = Played(match, played.replay, played.now)
    assert ("Sit down" in buttons(there)) is is_offered


async def test_no_seat_is_offered_where_no_computer_plays(tables: Tables) -> None:
    assert "Sit down" not in buttons(await started(tables))
