"""Each seat's hand: by direct message, by a click, or both; which of them needs what."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from functools import partial

import discord

from bot.endpoint import DISCORD_FAILED
from bot.hosting.endings import ratings_told
from bot.hosting.preferences import (
    DIRECT,
    Preferences,
    ServerSettings,
    preferences_of,
    read_chosen,
    settings_of,
)
from bot.hosting.tables import Tables
from bot.matches.match import Match
from bot.matches.played import Played
from bot.operation.emojis import Emojis
from bot.posts.access import Access
from bot.posts.avatars import Avatars
from bot.posts.direct_channels import DirectChannels
from bot.posts.direct_hands import DirectHands
from bot.posts.ephemeral_hands import EphemeralHands
from bot.posts.followers import Followers
from bot.posts.hand_posts import HandPosts
from bot.posts.notices import Notices
from bot.posts.questions import Questions
from bot.posts.ready_answers import ReadyAnswers
from bot.posts.sender import Click, Sender
from bot.posts.showing import Response, Showings
from bot.posts.updates import Update
from bot.ratelimits.requests import Requests
from bot.views import hand, lobby
from bot.views.post import Post

LOCK_WAIT = 1.5  # seconds that the answer to a click waits for another edit of the same message


class Hands:
    """Answers clicks with hands, and plans how each is kept true."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        sender: Sender,
        requests: Requests,
        access: Access,
        emojis: Emojis,
        avatars: Avatars,
        draw_later: Callable[[int], None],
        in_cluster: bool = False,
    ) -> None:
        self.client, self.tables, self.sender, self.avatars = client, tables, sender, avatars
        self.draw_later, self._in_cluster = draw_later, in_cluster
        self.showings = Showings()
        self.posts = HandPosts(tables, emojis, avatars, self.showings)
        self.notices = Notices(client, tables, self.showings, access)
        self.questions = Questions(tables, sender, self.showings)
        self.ready_answers = ReadyAnswers(tables, sender, self.showings)
        self.channels = DirectChannels(client, tables, requests)
        self.ephemeral = EphemeralHands(tables, sender, self.posts, self.showings)
        self.direct = DirectHands(
            client,
            tables,
            sender,
            requests,
            self.posts,
            self.showings,
            self.channels,
            self.notices,
            draw_later,
        )
        self.followers = Followers(tables, self.direct, self.showings, in_cluster)

    # Clicks

    async def show(
        self, interaction: Click, played: Played, seat: int, extra: hand.Extra = hand.PLAIN
    ) -> None:
        """Answer a click or a command with the hand, to the clicker alone.

        A direct message that was refused is tried again.
        """
        self.showings[played.match.id].seats[seat].out_of_reach = None
        await self.ephemeral.show(interaction, played, seat, extra)

    async def answer(
        self, interaction: Click, played: Played, seat: int, extra: hand.Extra = hand.PLAIN
    ) -> None:
        """Answer a click on a hand message with the hand as it is now, in place."""
        message = interaction.message.id if interaction.message else 0
        known = self.showings[played.match.id].seats[seat]
        is_direct = message == played.match.seats[seat].hand_message
        async with _before_long(known.editing(is_direct)) as is_alone:
            played = await self.posts.latest(played, seat)
            await self._answer(interaction, played, seat, extra, is_direct)
        if not is_alone:  # the other edit may have come later: draw once more
            self.sender.doubt(message)
            self.draw_later(played.match.id)
        if played.over:
            return  # nothing changes any more
        self.saw(played.match.id, seat)
        response = Response.of(self.tables.clock(), interaction, message)
        if is_direct:
            known.direct, known.out_of_reach = response, None
        else:
            self.ephemeral.keep(played, seat, response)

    def saw(self, match: int, seat: int) -> None:
        """Note that a player has just clicked: they need not be rung."""
        self.showings[match].seats[seat].clicked = self.tables.clock()

    async def _answer(
        self, interaction: Click, played: Played, seat: int, extra: hand.Extra, is_direct: bool
    ) -> None:
        prefs = await preferences_of(self.tables.store.people, interaction.user.id)
        follows = is_direct and bool(self.tables.pace.follow)  # it may be edited by this click
        post = await self.posts.make(played, seat, prefs, extra, is_direct, follows)
        await self.sender.update(interaction, post)
        if is_direct:
            known = self.showings[played.match.id].seats[seat]
            known.shows(self.posts.others(played, seat, prefs, follows), played.ends)
        if self._in_cluster:
            notice = hand.Extra(notice=extra.notice)
            await self._catch_up(interaction, played, seat, prefs, notice, is_direct)

    async def _catch_up(
        self,
        interaction: Click,
        played: Played,
        seat: int,
        prefs: Preferences,
        extra: hand.Extra,
        is_direct: bool,
    ) -> None:
        """Edit until the message shows the latest state.

        Our reply may have overwritten a newer edit by another process.
        """
        version = self.posts.version
        with contextlib.suppress(*DISCORD_FAILED):  # the message is gone
            while not self.client.is_closed():
                now = await self.tables.load(played.match.id)
                if now.match.seats[seat].user != interaction.user.id:
                    return
                shown = version(played, seat, prefs, is_direct)
                if version(now, seat, prefs, is_direct) == shown:
                    return
                played = now
                post = await self.posts.make(now, seat, prefs, extra, is_direct, is_direct)
                await self.sender.finish(interaction, post)

    # Drawing

    def begin(self, match: Match) -> None:
        """Edit all once more if it was another process that drew this match last."""
        if self.showings[match.id].drawn != match.drawn:
            self._doubt(match)

    async def plan(self, played: Played) -> dict[str, Update]:
        """How each hand, and each notice of a turn, that is not up to date is brought so."""
        match, plan = played.match, self.questions.plan(played.match)
        settings = await settings_of(self.tables.store.people, match.guild)
        self.showings[match.id].followed = match.revision
        for seat, sitter in enumerate(match.seats):
            has_direct = False
            if sitter.user is not None:
                has_direct, hands = await self._plan_seat(played, seat, sitter.user, settings)
                plan |= hands
            elif sitter.last:
                rated = await ratings_told(self.tables.store, match, seat) if played.over else {}
                plan |= self._plan_end(match, seat, hand.left(played, seat, rated.get(seat)))
            if not match.answers_only and self.notices.is_to_change(played, seat, has_direct):
                plan[f"notice {seat}"] = partial(self.notices.turn, played, seat, has_direct)
        return plan

    async def _plan_seat(
        self, played: Played, seat: int, user: int, settings: ServerSettings
    ) -> tuple[bool, dict[str, Update]]:
        """Whether a player has their hand by direct message, and what is to be done for them."""
        match, known = played.match, self.showings[played.match.id].seats[seat]
        player = await self.tables.store.people.player(user)
        prefs, plan = read_chosen(Preferences, player.prefs), dict[str, Update]()
        if self.ephemeral.is_behind(played, seat, prefs):
            plan[f"open hand {seat}"] = partial(self.ephemeral.bring, played, seat, prefs)
        is_wanted = settings.hands == prefs.hands == DIRECT and not match.answers_only
        is_direct = is_wanted and not player.dm_closed
        has_direct = is_direct and known.out_of_reach != user
        if has_direct and self.direct.is_to_change(played, seat, prefs):
            plan[f"hand {seat}"] = partial(self.direct.bring, played, seat, prefs)
        elif not is_direct and match.seats[seat].hand_channel:
            plan[f"hand {seat}"] = partial(self.direct.withdraw, match, seat)
        if has_direct:
            self.followers.wake(match.id, seat)
        return has_direct, plan

    def close(self, match: Match) -> dict[str, Update]:
        """How the messages of a match that was closed are to say so."""
        post, plan = replace(lobby.closed(match), version="closed"), self.questions.plan(match)
        for seat in range(len(match.seats)):
            plan |= self._plan_end(match, seat, post)
        return plan

    def _plan_end(self, match: Match, seat: int, post: Post) -> dict[str, Update]:
        """How the messages of somebody who plays no more come to show this."""
        has_ephemeral = self.showings[match.id].seats[seat].ephemeral is not None
        if has_ephemeral or self.direct.is_behind(match, seat, post):
            return {f"hand {seat}": partial(self._end, match, seat, post)}
        return {}

    async def _end(self, match: Match, seat: int, post: Post) -> None:
        await self.direct.end(match, seat, post)
        await self.ephemeral.end(match, seat, post)

    def forget(self, match: Match) -> None:
        """Nothing of a match will change any more."""
        self._doubt(match)
        self.showings.pop(match.id, None)

    def _doubt(self, match: Match) -> None:
        """Forget what a match's messages show, so that they are edited once more."""
        self.sender.doubt(match.message)
        for seat, sitter in enumerate(match.seats):
            self.sender.doubt(sitter.hand_message)
            self.showings[match.id].seats[seat].others = None
            if shown := self.showings[match.id].seats[seat].ephemeral:
                self.sender.doubt(shown.message)


@contextlib.asynccontextmanager
async def _before_long(lock: asyncio.Lock) -> AsyncIterator[bool]:
    """Wait until no other edit of a hand is under way, but no answer must be late for that."""
    try:
        async with asyncio.timeout(LOCK_WAIT):
            await lock.acquire()
    except TimeoutError:
        yield False
        return
    try:
        yield True
    finally:
        lock.release()
