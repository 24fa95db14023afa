"""What one click on a card costs: it must not creep back up."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from prometheus_client import REGISTRY
from simcord import MemberActor

from games.stage import hand_scene, table_scene
from tests.bot.server.driving import hand, play, start_table
from tests.bot.server.forging import Forger
from tests.bot.server.room import Room
from tests.bot.storing import statements

Scene = tuple[str, int | None]
"""A hand or a table, and the seat that sees it."""

ANSWERED = "parlor_click_answer_seconds_count"
MATCH_ROW = 'SELECT "match".game'
"""How the statement begins that reads a match with its seats."""


@pytest.fixture
def scenes(monkeypatch: pytest.MonkeyPatch) -> Counter[Scene]:
    """How often each hand, and the table as each seat and onlookers see it, are made a scene."""
    made: Counter[Scene] = Counter()

    def of_hand(view: Any, *rest: Any) -> Any:
        made["hand", view.seat] += 1
        return hand_scene(view, *rest)

    def of_table(view: Any, *rest: Any) -> Any:
        made["table", view.seat] += 1
        return table_scene(view, *rest)

    monkeypatch.setattr("bot.views.hand.hand_scene", of_hand)
    for views in ("hand", "table"):
        monkeypatch.setattr(f"bot.views.{views}.table_scene", of_table)
    return made


async def test_a_click_on_a_card_costs_seven_statements_and_each_scene_once(
    room: Room, alice: MemberActor, bob: MemberActor, scenes: Counter[Scene]
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
    kinds = [("hand", 0), ("hand", 1), ("table", 0), ("table", 1), ("table", None)]
    assert scenes == dict.fromkeys(kinds, 1)


async def test_the_table_is_made_a_scene_only_for_who_has_played_and_who_is_next(
    room: Room, alice: MemberActor, bob: MemberActor, scenes: Counter[Scene]
) -> None:
    cleo = room.person("cleo")
    table = await start_table(room, alice, "crazy_king", bob, cleo)
    played = await table.played()
    [seat] = played.waiting
    person = {each.id: each for each in (alice, bob, cleo)}[played.match.seats[seat].user or 0]
    action = next(each for each in played.view(seat).legal() if " " not in each)
    scenes.clear()
    await play(person, hand(person), action)
    [following] = (await table.played()).waiting
    assert {kind for kind in scenes if "table" in kind} == {
        ("table", seat),
        ("table", following),
        ("table", None),
    }


async def test_a_choice_from_a_menu_counts_as_one_click(room: Room, alice: MemberActor) -> None:
    table = await start_table(room, alice, "crazy_king")
    message = room.env.backend.get_message(alice.user.dm_channel.id, hand(alice).id)
    answered, forger = REGISTRY.get_sample_value(ANSWERED), Forger(room, [alice], Random(1))
    chosen = await forger.press(message, f"choose:{table.id}:0:0", "scores")
    assert forger.is_answered(chosen)
    assert REGISTRY.get_sample_value(ANSWERED) == (answered or 0) + 1
