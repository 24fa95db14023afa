"""People press whatever they see while Discord is slow and fails: what stands then is the truth."""

import asyncio
import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa

from bot.sandbox.world.messages import GUILD_ID
from bot.store import Store
from bot.store.schema import match, seat
from games import GAMES
from tests.bot.postgres import Postgres
from tests.bot.sandbox_process import Json, SandboxProcess
from tests.bot.waiting import until
from tests.bot.wire.bot_process import BotProcess
from tests.bot.wire.reading import is_picture, offers, parts, plays, texts
from tests.bot.wire.restless import EPHEMERAL, GROUP, PLACES, Restless, match_of, verbs
from tests.bot.wire.test_cluster import shards
from tests.conformance import check_log

pytestmark = pytest.mark.slow

PEOPLE = ("alice", "bob", "carol", "dave")
PRESSES = 100
"""What each of them presses or types."""
SOON = 60.0
"""Seconds in which nothing is about to happen by itself: of turns they have no end."""
UNDONE = sa.select(match.c.id).where(
    match.c.message.is_not(None),
    (match.c.drawn < match.c.revision)
    | (match.c.due < sa.bindparam("soon"))
    | match.c.lapses.is_not(None),
)
DRAW_ALL = sa.update(match).values(drawn=0)
TABLES = sa.select(match.c.id, match.c.message).where(match.c.answers_only.is_(False))
HANDS = (
    sa.select(seat.c.match, seat.c.seat, seat.c.hand_message, match.c.status)
    .join_from(seat, match)
    .where(seat.c.hand_channel.is_not(None))
)
MINE = re.compile(r"(You hold|You can|Your hand|Your turn)[^.]*")
FLEETING = re.compile(r"<t:\d+:\w>|\n-# There are a lot of tables in this channel.*")
"""Times, and what stands there or not by how many wait for a picture just then."""


class Story:
    """What these people do at the tables of some bots, and what they see of it."""

    def __init__(self, seed: int, sandbox: SandboxProcess, bots: Sequence[BotProcess]) -> None:
        self.sandbox, self.bots = sandbox, bots
        games = Random(seed).sample(sorted(GAMES), 4)
        self.people = [Restless(sandbox, name, games, len(bots), seed) for name in PEOPLE]

    async def happen(self) -> None:
        """All press and type, each at their own pace; one has closed their messages."""
        async with self._store() as store:
            await store.people.set_settings(GUILD_ID, {"clock": 0})
        await self.sandbox.direct_messages("dave", are_open=False)
        await self.sandbox.ask("POST", "people/alice", installs=True)
        await self.sandbox.ask("POST", "places", name=GROUP, where="group")
        await asyncio.gather(*(person.live(PRESSES) for person in self.people))
        await self.sandbox.ask("DELETE", "faults")
        await self._rest()

    async def begin_again(self) -> None:
        """Have new bots draw everything once more."""
        async with self._store() as store:
            await store.database.change(DRAW_ALL)
        for bot in self.bots:
            bot.begin()
        await until(partial(shards, self.sandbox, len(self.bots)))

    async def _rest(self) -> None:
        """Wait until all that there is is shown, and only people are to act."""
        async with self._store() as store:

            async def is_done() -> bool:
                return not await store.database.rows(UNDONE, soon=store.clock() + SOON)

            await until(is_done, pause=0.3)

    async def seen_at_rest(self) -> dict[str, Any]:
        """What stands at every table, and in every hand by direct message, once the bots end.

        They finish what they are about before.
        """
        await self._rest()
        assert [bot.stop() for bot in self.bots] == [0] * len(self.bots)
        async with self._store() as store:
            tables, hands = [await store.database.rows(each) for each in (TABLES, HANDS)]
        messages = dict[int, Json]()
        for person, place in product(PEOPLE, (*PLACES, "dm")):
            there = await self.sandbox.messages(person, place)
            messages |= {int(each["id"]): each for each in there}
        found = dict[str, Any]()
        for number, message in tables:
            found[f"table {number}"] = message in messages and _table(messages[message])
        for number, place, message, status in hands:
            key = f"hand {number} {place} {status}"
            found[key] = message in messages and _hand(messages[message])
        return found

    async def assert_hands_shown_alone_are_true(self) -> None:
        """Each comes to be what one shown anew is."""
        for person in self.people:
            for number, (place, shown) in person.alone.items():
                seen = await self.sandbox.messages(person.name, place)
                tables = [it for it in seen if match_of(it) == number and "hand" in verbs(it)]
                if tables and str(shown) in [each["id"] for each in seen]:
                    [offer] = [each for each in offers(tables[-1]) if each.verb == "hand"]
                    await self.sandbox.click(person.name, tables[-1], offer.custom_id)
                    last = int(seen[-1]["id"])
                    await until(partial(self._is_like_the_next, person.name, place, shown, last))

    async def _is_like_the_next(self, person: str, place: str, shown: int, last: int) -> bool:
        """Whether a hand is what has come after the last message; or there is none any more."""
        private = [m for m in await self.sandbox.messages(person, place) if m["flags"] & EPHEMERAL]
        old = next(each for each in private if int(each["id"]) == shown)
        new = [each for each in private if int(each["id"]) > last]
        return bool(new) and (not is_picture(new[0], "hand") or _hand(old) == _hand(new[0]))

    @asynccontextmanager
    async def _store(self) -> AsyncIterator[Store]:
        store = await Store.open(self.bots[0].url)
        yield store
        await store.close()


def _pictured(message: Json) -> list[str]:
    return [item["description"] for part in parts(message) for item in part.get("items", ())]


def _table(message: Json) -> object:
    """All that a table shows, but for what is fleeting."""
    lasting = [each for each in offers(message) if each.verb != "thread"]
    return FLEETING.sub("", texts(message)), lasting, _pictured(message)


def _hand(message: Json) -> object:
    """What a hand shows, and of when it is; not what was said of it, or the half of two steps."""
    mine = [each.group() for shown in _pictured(message) for each in MINE.finditer(shown)]
    return mine, {each.length for each in plays(message)}


@pytest.fixture(params=[1, 2], ids=["one process", "two processes"])
async def bots(
    request: pytest.FixtureRequest, tmp_path: Path, postgres: Postgres
) -> AsyncIterator[tuple[SandboxProcess, list[BotProcess]]]:
    """A sandbox where time passes slowly, and one process, or several with one database."""
    size: int = request.param
    options = ("--slow", "20", "--shards", str(size))
    with SandboxProcess(tmp_path / "requests.jsonl", *options) as sandbox:
        async with sandbox.on_the_line(), postgres.database() as url:
            bots = []
            for number in range(size):
                (tmp_path / str(number)).mkdir()
                several = {"DATABASE_URL": url, "CLUSTER": f"{number}/{size}"}
                settings = several if size > 1 else {}
                bots.append(BotProcess(sandbox.address, tmp_path / str(number), 0.05, **settings))
                bots[-1].begin()
            await until(partial(shards, sandbox, size))
            yield sandbox, bots
            for bot in bots:
                bot.kill()
            assert [trouble for bot in bots for trouble in bot.troubles] == []
    check_log(sandbox.log)


@pytest.mark.parametrize("seed", [1, 2])
async def test_what_stands_when_all_is_quiet_is_what_a_new_process_draws(
    bots: tuple[SandboxProcess, list[BotProcess]], seed: int
) -> None:
    story = Story(seed, *bots)
    await story.happen()
    await story.assert_hands_shown_alone_are_true()
    before = await story.seen_at_rest()
    await story.begin_again()
    after = await story.seen_at_rest()
    for key in after.keys() - before.keys():
        assert key.endswith("over")  # by then its player wants hands by direct message again
    assert before == {key: after.get(key) for key in before}
