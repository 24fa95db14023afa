"""What the table tells of a match that few points win, or that one loses."""

import re

import pytest
from simcord import MemberActor

from games.crazy_king import CrazyKing
from tests.bot.server.finished import played_out
from tests.bot.server.reading import texts
from tests.bot.server.room import Room


async def test_where_few_points_win_they_stand_first(
    room: Room, alice: MemberActor, bob: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(CrazyKing, "lowest_wins", True)
    table = await played_out(room, alice, bob)
    game, names = (await table.played()).view(None).game, (await table.match()).names
    told, fewest = texts(await table.message()), min(game.scores)
    assert re.findall(r"^\*\*(\d+)\*\*", told, re.MULTILINE) == list(map(str, sorted(game.scores)))
    assert f"**{names[game.scores.index(fewest)]}** won the match!" in told


async def test_where_one_loses_the_table_names_that_one(
    room: Room, alice: MemberActor, bob: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(CrazyKing, "one_loses", True)
    table = await played_out(room, alice, bob)
    [loser] = (await table.played()).view(None).game.losers()
    name = (await table.match()).names[loser]
    assert f"**{name}** lost the match." in texts(await table.message())


async def test_where_all_play_together_all_win_and_no_rating_moves(
    room: Room, alice: MemberActor, bob: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(CrazyKing, "together", True)
    table = await played_out(room, alice, bob)
    told = texts(await table.message())
    assert "You all won this one!" in told or "You all lost this one." in told
    assert "1,000" not in told
