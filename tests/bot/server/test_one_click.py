"""What one click on a card costs: it must not creep back up."""

from collections import Counter
from typing import Any

import pytest
from simcord import MemberActor

from games.stage import private_scene, table_scene
from tests.bot.server.driving import hand, play, start_table
from tests.bot.server.room import Room
from tests.bot.storing import statements

MATCH_ROW = 'SELECT "match".game'
"""How the statement begins that reads a match with its seats."""


@pytest.fixture
def scenes(monkeypatch: pytest.MonkeyPatch) -> Counter[object]:
    """How often the hand of each seat, and the table, are made into a scene."""
    made: Counter[object] = Counter()

    def of_hand(view: Any, *rest: Any, **more: Any) -> Any:
        made[view.seat] += 1
        return private_scene(view, *rest, **more)

    def of_table(*arguments: Any) -> Any:
        made["table"] += 1
        return table_scene(*arguments)

    monkeypatch.setattr("bot.views.hand.private_scene", of_hand)
    monkeypatch.setattr("bot.views.table.table_scene", of_table)
    return made


async def test_a_click_on_a_card_costs_seven_statements_and_each_scene_once(
    room: Room, alice: MemberActor, bob: MemberActor, scenes: Counter[object]
) -> None:
    table = await start_table(room, alice, "crazy_king", bob)
    for _ in range(3):  # whoever has played a moment ago is not called to the table
        played = await table.played()
        [seat] = played.waiting
        person = alice if played.match.seats[seat].user == alice.id else bob
        action = next(each for each in played.view(seat).legal() if " " not in each)
        scenes.clear()
        with statements(room.bot.store) as asked:
            await play(person, hand(person), action)
    assert (await table.played()).length == 3
    assert len(asked) <= 7, asked
    assert sum(each.startswith(MATCH_ROW) for each in asked) <= 3
    assert scenes == {0: 1, 1: 1, "table": 1}
