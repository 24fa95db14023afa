"""Many actions at many tables while Discord fails at random: nothing is lost, untrue or growing."""

import asyncio
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa

from bot.store import Store
from bot.store.schema import action, match
from tests.bench.proc import memory
from tests.bench.wire import Wire
from tests.bot.sandbox_process import Json
from tests.bot.waiting import until
from tests.bot.wire.bot_process import BotProcess
from tests.bot.wire.ledger import Ledger
from tests.bot.wire.player import Player
from tests.bot.wire.reading import is_picture, offers, parts, plays, texts
from tests.bot.wire.shared_table import playing
from tests.bot.wire.truth import assert_each_tap_counted_once, confirmed

pytestmark = pytest.mark.slow

MESSAGE = "/channels/{channel_id}/messages"
EDIT = f"{MESSAGE}/{{message_id}}"
CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"
ROUTES = (
    *[{"method": "PATCH", "route": EDIT}] * 4,
    {"method": "POST", "route": MESSAGE},
    {"method": "DELETE", "route": EDIT},
    {"method": "POST", "route": CALLBACK},
)
TROUBLES: tuple[Json, ...] = (
    {"delay": 1.0},
    {"retry_after": 1.0},
    {"status": 500},
    {"status": 400},
    {"reset": True},
)
LIMITS = {"global": 50, "posts": 5, "edits": 5}
LOOKS = 30
"""How often a second somebody looks at their hand: more would only tell how fast a machine is."""
BETWEEN = 0.3
"""Seconds from one trouble to the next, on average."""
SOON = 60.0
"""Seconds in which whatever is about to happen by itself does so."""
UNDONE = sa.select(match.c.id).where(
    (match.c.drawn < match.c.revision) | (match.c.due < sa.bindparam("soon"))
)
"""Matches that are not shown as they are, or at which something is about to happen."""
CLICKS = sa.select(sa.func.count(action.c.click))
GROWTH = 4 << 20
"""Bytes by which the second half of the actions may let the bot grow, whose caches are small."""


@asynccontextmanager
async def meanwhile(*work: Coroutine[Any, Any, None]) -> AsyncIterator[None]:
    """Let this go on for as long as the context lasts."""
    tasks = [asyncio.create_task(each) for each in work]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        for result in await asyncio.gather(*tasks, return_exceptions=True):
            if not isinstance(result, asyncio.CancelledError | None):
                raise result


async def disturb(wire: Wire, random: Random) -> None:
    """Let requests fail, one after the other."""
    while True:
        fault = random.choice(ROUTES) | random.choice(TROUBLES)
        await wire.ask("POST", "faults", **fault, times=random.randint(1, 4))
        await asyncio.sleep(random.expovariate(1 / BETWEEN))


async def cut(wire: Wire, random: Random) -> None:
    """Break the gateway now and then."""
    while True:
        await asyncio.sleep(random.uniform(5, 15))
        await wire.ask("POST", "gateway", action=random.choice(("cut", "reconnect", "invalidate")))


async def deny(wire: Wire, channels: Sequence[str], random: Random) -> None:
    """Close a channel to the bot now and then, for a while."""
    while True:
        channel = random.choice(channels)
        denied = random.choice(("view_channel", "send_messages"))
        await wire.ask("POST", f"channels/{channel}", denied=[denied])
        await asyncio.sleep(random.uniform(1, 5))
        await wire.ask("POST", f"channels/{channel}", denied=[])


async def begin(player: Player) -> None:
    """Deal a match against a computer, in a channel of its own."""
    await player.sandbox.ask("POST", f"people/{player.name}")
    await player.open("crazy_king", target=500)
    assert (await player.press("computer")).answered
    assert (await player.press("start")).answered
    await until(player.hands)


async def look(player: Player) -> list[object]:
    """What stands on the table, and which hand, and of when, is in direct messages.

    A hand may also show the first of two steps, or why a press came too late: only a click does.
    """
    tables = [(texts(each), offers(each), _pictured(each)) for each in await player.tables()]
    direct = await player.sandbox.messages(player.name, "dm")
    hands = [each for each in direct if is_picture(each, "hand")]
    return [*tables, *((_pictured(each), {it.length for it in plays(each)}) for each in hands)]


def _pictured(message: Json) -> list[str]:
    """What the pictures of a message show, in words."""
    return [item["description"] for part in parts(message) for item in part.get("items", ())]


@pytest.mark.parametrize(
    ("tables", "actions"), [(10, 400), (80, 6_000)], ids=["10-tables", "80-tables"]
)
async def test_nothing_is_lost_untrue_or_growing_though_discord_fails_at_random(
    tmp_path: Path, tables: int, actions: int
) -> None:
    requests: list[Json] = []
    async with Wire(tmp_path, tables, requests.append) as wire:
        bot = BotProcess(wire.address, tmp_path, pace=0.2)
        await bot.start("tests.bot.wire.forgetful")
        players = [Player(wire, f"ann-{number}", f"table-{number}") for number in range(tables)]
        for player in players:
            await begin(player)
        await wire.ask("POST", "limits", **LIMITS)
        store = await Store.open(bot.url)
        try:
            sizes = await _play(wire, bot, store, players, actions)
            await _settle(wire, store, players)
            shown = [await look(player) for player in players]
            _assert_nothing_is_lost(bot, players, requests)
            assert bot.stop() == 0
            await store.work.draw_again()
            await bot.start("bot")
            await until(lambda: _is_done(store))
            assert shown == [await look(player) for player in players]
            assert sizes[-1] - sizes[0] < GROWTH, sizes
        finally:
            await store.close()
            bot.stop()
        assert bot.troubles == []


async def _play(
    wire: Wire, bot: BotProcess, store: Store, players: Sequence[Player], actions: int
) -> list[int]:
    """Play through all troubles; how large the bot was after each half of the actions."""
    random, sizes = Random(actions), list[int]()
    channels = [player.channel for player in players]
    troubles = disturb(wire, random), cut(wire, random), deny(wire, channels, random)
    async with playing(*players, longest=2 * len(players) / LOOKS), meanwhile(*troubles):
        for part in (1, 2):
            await until(partial(_are_stored, store, actions * part // 2), seconds=3_600)
            sizes.append(memory(bot.pid).share)
    return sizes


async def _are_stored(store: Store, actions: int) -> bool:
    """Whether so many actions of people count, told in time or not."""
    [clicks] = await store.database.column(CLICKS)
    return int(clicks) >= actions


async def _settle(wire: Wire, store: Store, players: Sequence[Player]) -> None:
    """Let everything through from now on, and wait until all is shown."""
    await wire.ask("DELETE", "faults")
    for player in players:
        await wire.ask("POST", f"channels/{player.channel}", denied=[])
    await wire.advance(600)
    await until(lambda: _is_done(store))


async def _is_done(store: Store) -> bool:
    """Whether all that there is is shown, and only people are to act."""
    return not await store.database.rows(UNDONE, soon=store.clock() + SOON)


def _assert_nothing_is_lost(
    bot: BotProcess, players: Sequence[Player], requests: Sequence[Json]
) -> None:
    said = confirmed(requests)
    for number, player in enumerate(players, start=1):
        assert_each_tap_counted_once(Ledger(bot.url, number), player.taps, said)
