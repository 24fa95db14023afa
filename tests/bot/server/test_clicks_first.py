"""Who has just clicked is answered before anything that happens by itself."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from simcord import MemberActor

from bot.ratelimits.urgency import Urgency, urgency
from bot.store.sqlite import QUEUED_AHEAD, SQLite
from images import Renderer
from images.queue import CLICKED
from images.renderer import ONLOOKERS, PLAYERS
from tests.bot.server.driving import start_table, until_turn
from tests.bot.server.room import Room

pytestmark = pytest.mark.check


async def test_a_hand_asked_for_is_drawn_before_all_others_that_a_restart_draws(
    room: Room, alice: MemberActor, bob: MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The hand of who is to move comes next, then the table."""
    table = await start_table(room, alice, "spades", bob)
    await until_turn(table, alice)
    drawn = list[float]()
    for name in ("hand", "table"):
        original = getattr(Renderer, name)

        async def noted(
            renderer: Renderer, scene: Any, style: Any, after: float, draw: Any = original
        ) -> bytes:
            drawn.append(after)
            return bytes(await draw(renderer, scene, style, after))

        monkeypatch.setattr(Renderer, name, noted)
    async with room.still():
        await room.bot.store.work.draw_again(table.id)
        await room.restart()
        await alice.slash(room.channel, "hand")
        room.bot.drawing.schedule(table.id)
        await room.bot.drawing.wait_idle()
    assert {CLICKED, PLAYERS, ONLOOKERS} == {*drawn}


async def test_in_the_store_who_has_clicked_overtakes_what_is_done_beside(tmp_path: Path) -> None:
    store, order, go = SQLite(tmp_path / "parlor.db"), list[str](), threading.Event()

    async def ask(name: str, of: Urgency) -> None:
        def work(_: sa.Connection) -> None:
            assert go.wait(300)
            order.append(name)

        with urgency(of):
            await store.run(work, writes=False, durable=True)

    await store.run(lambda _: None, writes=False, durable=True)  # now it is open
    names = {f"drawing {number}": Urgency.PLAY for number in range(QUEUED_AHEAD + 3)}
    asked = [asyncio.create_task(ask(*each)) for each in names.items()]
    await asyncio.sleep(0)
    asked.append(asyncio.create_task(ask("click", Urgency.ANSWER)))
    await asyncio.sleep(0)
    go.set()
    await asyncio.gather(*asked)
    await store.close()
    assert order.index("click") <= QUEUED_AHEAD
