"""A simulated Discord server with a channel for cards, and the real bot in it."""

import asyncio
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import AbstractContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

import discord
from simcord import ChannelHandle, Env, GuildHandle, MemberActor, UserHandle
from simcord.types import HttpLogEntry

from bot.app import Parlor
from bot.hosting.scheduler import wait_for
from bot.hosting.tables import Tables
from bot.hosting.timing import DEFAULTS
from bot.matches.match import Match
from bot.matches.pace import Pace
from bot.matches.played import Played
from bot.matches.replay import Action
from bot.settings import Caps
from bot.store import Store
from images import Renderer
from tests.bot.server.judging import Judge
from tests.conformance import Request, check_requests

PACE = Pace(computer=1, trick=2, round=10, follow=0)
AT_ONCE = Pace(0, 0, 0, follow=0)


class Clock:
    """The simulated time, once there is a simulation."""

    def __init__(self) -> None:
        self.env: Env | None = None
        self.still: float | None = None

    def __call__(self) -> float:
        if self.still is not None:
            return self.still
        return self.env.now().timestamp() if self.env else 0


class _Counted(Tables):
    """Tables that note by match how many actions have been played, as far as they know."""

    def __init__(self, lengths: dict[int, int], *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.lengths = lengths

    async def played(self, match: Match) -> Played:
        return self._noted(await super().played(match))

    async def play(self, played: Played, action: Action) -> Played:
        return self._noted(await super().play(played, action))

    def _noted(self, played: Played) -> Played:
        self.lengths[played.match.id] = played.length
        return played


class _Dated(list[HttpLogEntry]):
    """Requests, and how far the matches had been played when each was made."""

    def __init__(self, lengths: dict[int, int]) -> None:
        super().__init__()
        self._now, self.lengths = lengths, list[Mapping[int, int]]()

    def append(self, entry: HttpLogEntry) -> None:
        self.lengths.append(self._now.copy())
        super().append(entry)


class Room:
    """The server, its channel, and a bot over the database in `file`."""

    env: Env
    bot: Parlor
    guild: GuildHandle
    channel: ChannelHandle

    def __init__(
        self, file: Path, renderer: Renderer, pace: Pace = PACE, caps: Caps = DEFAULTS
    ) -> None:
        self._file, self._renderer, self._pace, self._caps = file, renderer, pace, caps
        self._clock = Clock()
        self._lengths = dict[int, int]()  # of matches, as far as they have been played
        self._made = _Dated(self._lengths)
        self.seed = 1  # of the next match
        self.judge = Judge()

    def new_seed(self) -> str:
        """The same shuffles in every run."""
        seed, self.seed = self.seed, self.seed + 1
        return f"{seed:032x}"

    async def open(self) -> None:
        """Start the bot and furnish the server."""
        self.bot = await self._new_bot()
        self.env = self._clock.env = Env(self.bot, check_errors=False, settle_timeout=300)
        self.env.backend.http_requests = self._made
        await self.env.start()
        await self._register()
        self.guild = self.env.create_guild("Cardiff")
        self.channel = self.guild.create_text_channel("cards")

    def person(self, name: str) -> MemberActor:
        """Somebody in the server."""
        return self.guild.add_member(self.env.create_user(name))

    def manager(self, name: str) -> MemberActor:
        """Somebody who may manage the server."""
        may = discord.Permissions(manage_guild=True)
        role = self.guild.create_role("staff", permissions=may)
        return self.guild.add_member(self.env.create_user(name), roles=[role])

    async def restart(self) -> None:
        """The bot dies without a goodbye, and another one begins over the same file."""
        dead, self.bot = self.bot, await self._new_bot()
        await self.env.restart_bot(self.bot)
        await self._register()
        await dead.store.close()

    async def wait(self, seconds: float) -> None:
        """Let time pass."""
        await self.env.advance_time(seconds)

    def scope(self) -> AbstractContextManager[None]:
        """What begins in this context is the bot's: it has simulated time, and is waited for."""
        return self.env._bot_scope()

    async def skip(self, seconds: float) -> None:
        """Let so much time pass that it cannot be lived through; what is due happens at its end."""
        self.env.backend.advance_clock(seconds)
        await self.wait(2)

    @asynccontextmanager
    async def still(self) -> AsyncIterator[None]:
        """Have all done that is due; then nothing becomes due as long as the context lasts."""
        self._clock.still = self._clock()
        try:
            await self.bot.scheduler.once()
            await self.env.settle()
            yield
        finally:
            self._clock.still = None

    async def close(self) -> None:
        """End it; AssertionError if the bot asked anything of Discord that it would refuse."""
        await self.env.shutdown()
        await self.bot.store.close()
        check_requests(self.requests)

    @property
    def requests(self) -> Iterator[Request]:
        """All that the bot has asked of Discord."""
        return (Request(each.method, each.path, each.json) for each in self._made)

    def dated_requests(self, match: int) -> Iterator[tuple[Request, int]]:
        """The same, and how many actions of this match had been played when each was made."""
        lengths = (each.get(match, 0) for each in self._made.lengths)
        return zip(self.requests, lengths, strict=True)

    async def _register(self) -> None:
        assert self.bot.registering, "this process is all there is"
        await self.bot.registering

    async def _new_bot(self) -> Parlor:
        store = await Store.open(f"sqlite+aiosqlite:///{self._file}")
        tables = _Counted(self._lengths, store, self._clock, self._pace, caps=self._caps)
        bot = Parlor(store, tables, self._renderer, shard_count=1)
        bot.scheduler.wait = bot.arenas.upkeep.wait = self._wait
        bot.reviews.background = self.judge
        return bot

    async def _wait(self, event: asyncio.Event, seconds: float) -> bool:
        """Wait for simulated time; SimCord must be told that the scheduler may."""
        waiting = wait_for(event, seconds)
        return bool(await self.env.external_wait(waiting, reason="nothing is due"))


def close_messages(room: Room, person: UserHandle, times: int | None = None) -> None:
    """Discord refuses what is sent to this person."""
    room.env.inject_error(
        "POST",
        f"/channels/{person.dm_channel.id}/messages",
        status=403,
        code=50007,
        message="Cannot send messages to this user",
        times=times,
    )
