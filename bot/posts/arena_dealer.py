"""The tables of an arena: the thread of each, the message of its deal, and the way there."""

import asyncio
import logging
from dataclasses import replace
from typing import Final

import discord
from cachetools import TTLCache

from bot.concurrency.tasks import Tasks
from bot.endpoint import DISCORD_FAILED, passes
from bot.hosting.arena_upkeep import NotPosted, Place
from bot.hosting.languages import at_table
from bot.matches.arena import Arena
from bot.matches.match import Match, Status
from bot.posts.click_language import language_of_click
from bot.posts.sender import MessageSender
from bot.posts.threads import Threads
from bot.ratelimits.urgency import Urgency, urgency
from bot.replies import Click
from bot.store import Store, Unavailable
from bot.views import arena_results as views
from bot.views import verify
from bot.views.plain import plain
from bot.words import game_title, speaking, talk
from games.text import Text

log = logging.getLogger(__name__)

REMEMBERED: Final = 10_000
WAITING: Final = 300.0
"""Seconds in which a table is dealt, or whoever waits for it is not seated any more."""
EVERY: Final = 1.0
"""Seconds between two looks at tables that other processes deal."""


class ArenaDealer:
    """Finds a place for each table of an arena, tells of the deal there, and brings people to it.

    A thread is used by one table after the other. Where none can be opened, tables stand in the
    channel of the arena.
    """

    def __init__(
        self, client: discord.Client, store: Store, sender: MessageSender, threads: Threads
    ) -> None:
        self.client, self.store, self.sender, self.threads = client, store, sender, threads
        self.tasks = Tasks()
        self._waiting: TTLCache[tuple[int, int], Click] = TTLCache(REMEMBERED, WAITING)
        self._dealt: TTLCache[int, Match] = TTLCache(REMEMBERED, WAITING)

    async def run(self) -> None:
        """Lead people to tables that other processes have dealt, until cancelled."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look()
            except Unavailable as error:
                log.warning("cannot follow where other processes deal: %s", error)
            except Exception:
                log.exception("cannot follow where other processes deal")

    async def look(self) -> None:
        """Lead whoever waits here to their table, if it stands by now, or say that none does."""
        for number in {number for number, _ in [*self._waiting]}:
            clicks = {user: click for (of, user), click in self._waiting.items() if of == number}
            if match := await self.store.get(number):
                for user, click in clicks.items():
                    is_same = (
                        self._waiting.get((number, user)) is click
                    )  # they have not pressed anew
                    if is_same and _has_news(match, user):
                        await self._answer(match, user)

    def waits(self, match: Match, click: Click) -> None:
        """Somebody was told that they are in line for a table; that answer leads there later."""
        self._waiting[match.id, click.user.id] = click
        if dealt := self._dealt.get(match.id):
            self.tasks.start(self._answer(dealt, click.user.id), f"lead to {match.id}")

    async def deal(self, arena: Arena, begun: Match) -> Place:
        """Tell of a deal where its table is to stand; `begun` is the match as it will begin.

        After a crash the thread and the message come back by their nonces.
        """
        try:
            with urgency(Urgency.PLAY, begun.host):
                place = await self._posted(arena, begun)
        except DISCORD_FAILED as error:
            raise NotPosted(repr(error)) from error
        stands = replace(begun, channel=place.channel, message=place.message)
        self._dealt[begun.id] = stands
        self.tasks.start(self._lead(arena, stands), f"lead to {begun.id}")
        return place

    async def _posted(self, arena: Arena, begun: Match) -> Place:
        place = await self._thread(arena, begun)
        try:
            sent = await self._tell(place, begun)
        except discord.HTTPException as error:
            if passes(error) or place == arena.channel:
                raise
            log.warning("the thread %d of arena %d is lost: %r", place, arena.id, error)
            await self.store.arenas.drop_thread(place)
            place = await self._thread(arena, begun)
            sent = await self._tell(place, begun)
        return Place(place, sent.id)

    async def _lead(self, arena: Arena, match: Match) -> None:
        """Add the people of a table to its thread, and have the answers to them say where it is."""
        people = [seat.user for seat in match.seats if seat.user]
        for user in people:
            await self._answer(match, user)
        if match.channel != arena.channel:
            with urgency(Urgency.PLAY, match.host):
                await self.threads.add(match.channel, people)

    async def _answer(self, match: Match, user: int) -> None:
        if click := self._waiting.pop((match.id, user), None):
            try:
                is_dealt_in = match.message and match.seat_of(user) is not None
                with speaking(language_of_click(click), match.game):
                    post = views.seated(match, user) if is_dealt_in else views.missed(match)
                await self.sender.finish(click, post)
            except DISCORD_FAILED as error:
                log.warning("somebody is not told of their table: %r", error)

    async def _tell(self, channel: int, match: Match) -> discord.Message:
        with at_table(match):
            post = verify.deal(match.names[match.seat_of(match.host) or 0], match)
        nonce = f"{match.created * 1000:.0f}d{match.revision}"
        return await self.sender.send(self.client.get_partial_messageable(channel), post, nonce)

    async def _thread(self, arena: Arena, match: Match) -> int:
        """The thread of a table: one that is free, or a new one; else the arena's channel."""
        arenas = self.store.arenas
        if (known := await arenas.take_thread(arena.id, match.id)) is not None:
            return known
        number = await arenas.table_number(arena.id, match.id)
        with at_table(match):
            title = game_title(arena.game, talk())
            name = talk()(Text("arena-table", name=title, number=number))
        channel = self.client.get_partial_messageable(arena.channel)
        nonce = f"{match.created * 1000:.0f}h"
        head = await self.sender.send(channel, plain(f"🏟️ {name}"), nonce)
        try:
            await self.threads.open_below(arena.channel, head.id, name)
        except discord.HTTPException as error:
            if passes(error):
                raise
            log.warning("arena %d has no thread for a table: %r", arena.id, error)
            await head.delete()
            return arena.channel
        await arenas.add_thread(arena.id, head.id, match.id)
        return head.id


def _has_news(match: Match, user: int) -> bool:
    """True if a table is dealt or closed, or its person is out of line."""
    is_dealt = match.status is not Status.LOBBY and match.message is not None
    return is_dealt or match.status is Status.CLOSED or match.seat_of(user) is None
