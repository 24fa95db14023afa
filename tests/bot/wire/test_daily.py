"""Dailies over the wire: played to the end by what is offered, and by a bot that is killed."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.pool import NullPool

from bot.store.schema import solo
from bot.views.address import Address
from bot.views.solo import PRACTICE, unwrapped
from tests.bot.sandbox_process import Json, NotOffered, SandboxProcess
from tests.bot.waiting import until
from tests.bot.wire.bot_process import BotProcess
from tests.bot.wire.reading import Offer, offers, parts, texts

GENERAL = "general"
GAMES_IN_TURN = ("crazy_king", "spades", "durak", "oh_hell", "euchre", "last_card", "texas_holdem")
"""Each move in them can be a tap or two."""
LONGEST_LIFE = 16
"""Requests from a start to the next kill, at most; a few come before the bot is even connected."""


class Soloist:
    """A person at a daily, who looks at the channel and presses what they see."""

    def __init__(self, sandbox: SandboxProcess, name: str, game: str, *later: str) -> None:
        self.sandbox, self.name, self.game = sandbox, name, game
        self.later = [*later]

    async def ask(self) -> None:
        """`/daily`; the commands come a moment after the start."""

        async def asked() -> bool:
            with suppress(NotOffered):
                options = {"game": self.game}
                said = await self.sandbox.slash(self.name, "daily", GENERAL, **options)
                return bool(said["outcome"] == "answered")
            return False

        await until(asked)

    async def page(self) -> Json:
        """The newest page of a daily."""

        async def found() -> Json | None:
            seen = await self.sandbox.messages(self.name, GENERAL)
            return next((each for each in reversed(seen) if "### " in texts(each)), None)

        return await until(found)

    async def press(self, *verbs: str) -> bool:
        """Press the first that does one of these, as the page is now; False if nothing does."""
        message = await self.page()
        for verb in verbs:
            for offer in offers(message):
                if _asked(offer).verb == verb:
                    values = [offer.value] if offer.value else []
                    await self.sandbox.click(self.name, message, offer.custom_id, *values)
                    return True
        return False

    async def is_over(self) -> bool:
        """Whether the result is shown."""
        return "Your result" in texts(await self.page())

    async def play(self, enough: asyncio.Event, random: Random) -> None:
        """Press something like somebody who cannot wait, until it is enough."""
        await self.ask()
        while not enough.is_set():
            await asyncio.sleep(random.uniform(0, 0.1))
            with suppress(NotOffered):
                if await self.press("act", "step", "daily"):
                    continue
                if self.later and await self.is_over():
                    self.game = self.later.pop(0)
                await self.ask()


def _asked(offer: Offer) -> Address:
    """What an offer asks for, be it by a menu."""
    address = Address.parse(offer.custom_id)
    address = unwrapped(address) if address.verb == "solo" else address
    if address.verb != "choose":
        return address
    verb, _, rest = offer.value.partition(" ")
    return Address(verb, address.match, address.length, rest)


class Attempts:
    """What the database has of attempts, read beside the bot."""

    def __init__(self, bot: BotProcess) -> None:
        self._file = sa.create_engine(bot.url.replace("+aiosqlite", ""), poolclass=NullPool)

    def rows(self) -> Sequence[Any]:
        """Who plays which game, how far, and when they finished."""
        columns = (solo.c.user, solo.c.game, solo.c.actions, solo.c.ended)
        with self._file.connect() as connection:
            return connection.execute(sa.select(*columns).order_by(solo.c.id)).all()


@pytest.mark.parametrize("game", [pytest.param("crazy_king", marks=pytest.mark.smoke), "spades"])
async def test_a_daily_is_played_to_its_result_by_what_is_offered(
    sandbox: SandboxProcess, bot: BotProcess, game: str
) -> None:
    alice = Soloist(sandbox, "alice", game)
    await alice.ask()
    assert await alice.press("daily")
    while not await alice.is_over():
        assert await alice.press("act", "step")
    [row] = Attempts(bot).rows()
    assert row.ended


@pytest.mark.parametrize("game", ["red_five", "five_card_draw"])
async def test_a_daily_is_played_to_its_result_by_hints(
    sandbox: SandboxProcess, bot: BotProcess, game: str
) -> None:
    alice = Soloist(sandbox, "alice", game)
    await alice.ask()
    assert await alice.press("daily")
    while not await alice.is_over():
        if not await alice.press("hint", PRACTICE):
            assert await alice.press("act")
            continue
        await alice.press(PRACTICE)
        message = await alice.page()
        green = next(part for part in offers(message) if part.custom_id in _green(message))
        await sandbox.click("alice", message, green.custom_id)
    [row] = Attempts(bot).rows()
    assert row.ended


def _green(message: Json) -> set[str]:
    """What is marked to be pressed."""
    return {part["custom_id"] for part in parts(message) if part.get("style") == 3}


@pytest.mark.parametrize(
    "kills",
    [
        pytest.param(2, marks=pytest.mark.smoke),
        pytest.param(10, marks=pytest.mark.check),
        pytest.param(100, marks=pytest.mark.slow),
    ],
)
async def test_nothing_of_a_daily_is_lost_and_none_is_begun_twice_though_the_bot_is_killed(
    sandbox: SandboxProcess, bot: BotProcess, kills: int
) -> None:
    people = [Soloist(sandbox, name, *GAMES_IN_TURN) for name in ("alice", "bob")]
    enough, random, attempts = asyncio.Event(), Random(20), Attempts(bot)
    playing = [asyncio.create_task(each.play(enough, Random(each.name))) for each in people]
    before = dict[Any, list[Any]]()
    for kill in range(kills):
        if kill:
            bot.begin()
        await sandbox.is_asked(random.randint(0, LONGEST_LIFE))
        bot.kill()
        await sandbox.bot_is(connected=False)
        await sandbox.advance(4)  # who clicked before hears now that nobody answers
        rows = attempts.rows()
        assert len({(row.user, row.game) for row in rows}) == len(rows)
        now: dict[Any, list[Any]] = {(row.user, row.game): row.actions for row in rows}
        for key, actions in before.items():
            assert now[key][: len(actions)] == actions, "what was stored is still there"
        before = now
    assert before or kills < 10, "killed while dailies are played"
    for each in people:
        each.later = []
    bot.begin()
    await until(
        lambda: all(row.ended for row in attempts.rows()) or any(map(asyncio.Task.done, playing))
    )
    enough.set()
    await asyncio.gather(*playing)
