"""The tables of an arena: the thread of each, the message of its deal, and the way there."""

import logging
from dataclasses import replace
from typing import Final

import discord
from cachetools import TTLCache

from bot.concurrency.tasks import Tasks
from bot.endpoint import DISCORD_FAILED, passes
from bot.hosting.arenas import Place
from bot.matches.arena import Arena
from bot.matches.match import Match
from bot.posts.sender import MessageSender
from bot.posts.shown import TOKEN_LIFE
from bot.posts.threads import Threads
from bot.ratelimits.urgency import Urgency, urgency
from bot.replies import Click
from bot.store import Store
from bot.views import arena_results as views
from bot.views import verify
from bot.views.plain import plain
from bot.words import game_title, talk
from games.text import Text

log = logging.getLogger(__name__)

REMEMBERED: Final = 10_000


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
        self._waiting: TTLCache[tuple[int, int], Click] = TTLCache(REMEMBERED, TOKEN_LIFE)
        self._dealt: TTLCache[int, Place] = TTLCache(REMEMBERED, TOKEN_LIFE)

    def waits(self, match: Match, click: Click) -> None:
        """Somebody was told that they are in line for a table; that answer leads there later."""
        self._waiting[match.id, click.user.id] = click
        if place := self._dealt.get(match.id):
            self.tasks.start(self._answer(match, click.user.id, place), f"lead to {match.id}")

    async def deal(self, arena: Arena, begun: Match) -> Place:
        """Tell of a deal where its table is to stand; `begun` is the match as it will begin.

        After a crash the thread and the message come back by their nonces.
        """
        with urgency(Urgency.PLAY, begun.host):
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
        found = self._dealt[begun.id] = Place(place, sent.id)
        self.tasks.start(self._lead(arena, begun, found), f"lead to {begun.id}")
        return found

    async def _lead(self, arena: Arena, match: Match, place: Place) -> None:
        """Add the people of a table to its thread, and have the answers to them say where it is."""
        people = [seat.user for seat in match.seats if seat.user]
        for user in people:
            await self._answer(match, user, place)
        if place.channel != arena.channel:
            with urgency(Urgency.PLAY, match.host):
                await self.threads.add(place.channel, people)

    async def _answer(self, match: Match, user: int, place: Place) -> None:
        if click := self._waiting.pop((match.id, user), None):
            stands = replace(match, channel=place.channel, message=place.message)
            try:
                await self.sender.finish(click, views.seated(stands, user))
            except DISCORD_FAILED as error:
                log.warning("somebody is not told of their table: %r", error)

    async def _tell(self, channel: int, match: Match) -> discord.Message:
        post = verify.deal(match.names[match.seat_of(match.host) or 0], match)
        nonce = f"{match.created * 1000:.0f}d{match.revision}"
        return await self.sender.send(self.client.get_partial_messageable(channel), post, nonce)

    async def _thread(self, arena: Arena, match: Match) -> int:
        """The thread of a table: one that is free, or a new one; else the arena's channel."""
        arenas = self.store.arenas
        if (known := await arenas.take_thread(arena.id, match.id)) is not None:
            return known
        count = await arenas.count_threads(arena.id)
        title = game_title(arena.game, talk())
        name = talk()(Text("arena-table", name=title, number=count + 1))
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
