"""How a hand reaches its player: one direct message per match, edited in place.

Where direct messages are closed the player is told so once, and plays with **Show my hand**. A
short "your turn" replaces the last one, because edits do not notify.
"""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Hashable
from dataclasses import dataclass
from typing import Any
from weakref import WeakValueDictionary

import discord
from cachetools import LRUCache

from bot.hosting.preferences import DIRECT, Preferences, preferences_of, read_chosen, settings_of
from bot.hosting.tables import Tables
from bot.matches.match import Match, Person, Seat, Status
from bot.matches.played import Played
from bot.posts.notices import Notices
from bot.posts.sender import Sender
from bot.store import Unavailable
from bot.views import hand
from bot.views.post import Post
from games.scene import Hand

CLOSED = (50007, 50278, 10013)  # direct messages closed; no server in common; account deleted
UNKNOWN = (10003, 10008)  # the channel or the message is gone
TOKEN_LIFE = 14 * 60  # seconds; Discord forgets an interaction after 15 minutes
OPENING = 0.25  # seconds between new direct-message channels: many at once get a bot blocked
FOLLOW = 1.0  # seconds between two looks at what other processes did
ANSWER = 1.5  # seconds that the answer to a click waits for another edit of the same message
SCENES = 250  # kept: one that a click was answered with is not made again for the drawing

log = logging.getLogger(__name__)

Key = tuple[int, int]  # match and seat


@dataclass(frozen=True)
class Open:
    """A hand shown by **Show my hand**, and until when Discord lets us edit it."""

    interaction: discord.Interaction[Any]
    message: int
    until: float


class Hands:
    """Brings hands to their players and keeps them true.

    Other processes draw the same matches: `begin` notices that one did, and `follow` watches for
    it.
    """

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        sender: Sender,
        draw_later: Callable[[int], None],
        in_cluster: bool = False,
    ) -> None:
        self.client, self.tables, self.sender = client, tables, sender
        self.notices = Notices(client, tables)
        self._draw_later, self._in_cluster = draw_later, in_cluster
        self._scenes: LRUCache[tuple[Any, ...], Hand] = LRUCache(SCENES)
        self._open: dict[Key, Open] = {}
        self._drawn: dict[int, int] = {}  # matches and the revisions that this process drew last
        self._followed: dict[int, int] = {}  # the same, for the hands shown by **Show my hand**
        self._locks: WeakValueDictionary[Key, asyncio.Lock] = WeakValueDictionary()
        self._opening = asyncio.Lock()

    # Answers

    async def show(
        self,
        interaction: discord.Interaction[Any],
        played: Played,
        seat: int,
        extra: hand.Extra = hand.PLAIN,
    ) -> None:
        """Answer a click or a command with the hand, to the clicker alone."""
        prefs = await preferences_of(self.tables.store.people, interaction.user.id)
        post = self._post(played, seat, prefs, extra)
        self._keep_open(interaction, played, seat, await self.sender.answer(interaction, post))
        async with self._lock((played.match.id, seat)):  # what came meanwhile was drawn without it
            await self._refresh_open(await self.tables.latest(played), seat, prefs)

    async def answer(
        self,
        interaction: discord.Interaction[Any],
        played: Played,
        seat: int,
        extra: hand.Extra = hand.PLAIN,
    ) -> None:
        """Answer a click on a hand message with the hand as it is now, in place."""
        async with self._before_long((played.match.id, seat)) as is_alone:
            await self._answer(interaction, await self.tables.latest(played), seat, extra)
        if not is_alone:  # the other edit may have come later: draw once more
            self._doubt(played.match, seat)
            self._draw_later(played.match.id)

    @contextlib.asynccontextmanager
    async def _before_long(self, key: Key) -> AsyncIterator[bool]:
        """Wait until no other edit of a hand is under way, but no answer must be late for that."""
        lock = self._lock(key)
        try:
            async with asyncio.timeout(ANSWER):
                await lock.acquire()
        except TimeoutError:
            yield False
            return
        try:
            yield True
        finally:
            lock.release()

    async def _answer(
        self,
        interaction: discord.Interaction[Any],
        played: Played,
        seat: int,
        extra: hand.Extra,
    ) -> None:
        prefs = await preferences_of(self.tables.store.people, interaction.user.id)
        message = interaction.message.id if interaction.message else 0
        is_direct = message == played.match.seats[seat].hand_message
        link = played.match.link if is_direct else ""
        await self.sender.turn(interaction, self._post(played, seat, prefs, extra, link))
        if self._in_cluster:
            notice = hand.Extra(notice=extra.notice)
            await self._catch_up(interaction, played, seat, prefs, notice, link)
        if not played.over:  # else nothing changes any more, and nobody would forget it
            self.notices.seen((played.match.id, seat))
        if not is_direct:
            self._keep_open(interaction, played, seat, message)

    async def _catch_up(
        self,
        interaction: discord.Interaction[Any],
        played: Played,
        seat: int,
        prefs: Preferences,
        extra: hand.Extra,
        link: str,
    ) -> None:
        """Another process may have drawn what has happened since, and our answer have hidden it."""
        with contextlib.suppress(discord.HTTPException):  # the message is gone
            while not self.client.is_closed():
                now = await self.tables.load(played.match.id)
                if self._version(now, seat, prefs) == self._version(played, seat, prefs):
                    return
                played = now
                await self.sender.finish(interaction, self._post(now, seat, prefs, extra, link))

    def _keep_open(
        self, interaction: discord.Interaction[Any], played: Played, seat: int, message: int
    ) -> None:
        if not played.over:  # else it stays as it is
            until = self.tables.clock() + TOKEN_LIFE
            self._open[played.match.id, seat] = Open(interaction, message, until)

    def _post(
        self,
        played: Played,
        seat: int,
        prefs: Preferences,
        extra: hand.Extra = hand.PLAIN,
        link: str = "",
    ) -> Post:
        return hand.post(played, seat, prefs, self._scene(played, seat, prefs), extra, link)

    def _version(self, played: Played, seat: int, prefs: Preferences) -> Hashable:
        return hand.version(played, seat, prefs, self._scene(played, seat, prefs))

    def _scene(self, played: Played, seat: int, prefs: Preferences) -> Hand:
        """The bare hand, made once for each state of the match."""
        what = played.match.id, played.match.revision, played.length, seat, prefs
        if what not in self._scenes:
            self._scenes[what] = hand.scene(played, seat, prefs)
        return self._scenes[what]

    # Drawing

    def begin(self, match: Match) -> None:
        """We are about to draw a match: if another process did since, edit all hands once more."""
        if self._drawn.get(match.id) != match.drawn:
            for seat in range(len(match.seats)):
                self._doubt(match, seat)
        self._drawn[match.id] = match.revision

    def _doubt(self, match: Match, seat: int) -> None:
        """Forget what a seat's messages show, so that they are edited once more."""
        self.sender.doubt(match.seats[seat].hand_message)
        if shown := self._open.get((match.id, seat)):
            self.sender.doubt(shown.message)

    async def draw(self, played: Played) -> None:
        """Bring every hand of a match up to date."""
        settings = await settings_of(self.tables.store.people, played.match.guild)
        for seat, sitter in enumerate(played.match.seats):
            async with self._lock((played.match.id, seat)):
                if sitter.user is not None:
                    await self._hand(played, seat, sitter, settings.hands == DIRECT)
                await self.notices.turn(played, seat)
        self._followed[played.match.id] = played.match.revision
        if played.over:
            self._forget(played.match)

    async def follow_on(self) -> None:
        """Follow until cancelled."""
        while True:
            await asyncio.sleep(FOLLOW)
            try:
                await self.follow()
            except Unavailable as error:
                log.warning("cannot follow what other processes draw: %s", error)
            except Exception:
                log.exception("cannot follow what other processes draw")

    async def follow(self) -> None:
        """Keep the hands that were shown here true when others draw; forget what is over."""
        matches = self._drawn.keys() | {match for match, _ in self._open}
        for match, revision in (await self.tables.store.revisions([*matches])).items():
            if self._followed.get(match, 0) != revision:
                await self._refresh(await self.tables.get(match))

    async def _refresh(self, match: Match) -> None:
        self._followed[match.id] = match.revision
        if match.status is not Status.CLOSED:
            played = await self.tables.load(match.id)
            for seat in [seat for of, seat in self._open if of == match.id]:
                user = match.seats[seat].user or 0
                prefs = await preferences_of(self.tables.store.people, user)
                async with self._lock((match.id, seat)):
                    await self._refresh_open(played, seat, prefs)
        if match.status is not Status.PLAYING:
            self._forget(match)

    async def close(self, match: Match) -> None:
        """Take back what calls people to a match that nobody plays on."""
        await self.notices.clear(match)
        self._forget(match)

    def _forget(self, match: Match) -> None:
        for by_match in (self._followed, self._drawn):
            by_match.pop(match.id, None)
        for seat in range(len(match.seats)):
            self._doubt(match, seat)
            self._open.pop((match.id, seat), None)
            self.notices.forget((match.id, seat))

    def _lock(self, key: Key) -> asyncio.Lock:
        """Two edits of one hand must not overtake each other."""
        return self._locks.setdefault(key, asyncio.Lock())

    async def _hand(self, played: Played, seat: int, sitter: Seat, allowed: bool) -> None:
        """Bring a hand up to date; `allowed`: the server lets hands go by direct message."""
        people, user = self.tables.store.people, sitter.user or 0
        player = await people.player(user)
        prefs = read_chosen(Preferences, player.prefs)
        await self._refresh_open(played, seat, prefs)
        if allowed and prefs.hands == DIRECT and not player.dm_closed:
            try:
                await self._direct(played, seat, sitter, prefs)
            except (discord.Forbidden, discord.NotFound) as error:
                if error.code not in CLOSED:
                    raise
                await people.set_dm_closed(played.match.id, Person(user, sitter.name))
                await self.notices.closed(played, seat)
        elif sitter.hand_message:
            await self._withdraw(played, seat, sitter)

    async def _withdraw(self, played: Played, seat: int, sitter: Seat) -> None:
        """Take a direct message away whose player, or server, does not want it any more."""
        await self.notices.move(played, seat)
        channel = self.client.get_partial_messageable(sitter.hand_channel or 0)
        with contextlib.suppress(discord.NotFound, discord.Forbidden):
            await channel.get_partial_message(sitter.hand_message or 0).delete()
        await self.tables.store.set_hand(played.match.id, seat, None, None)

    async def _direct(self, played: Played, seat: int, sitter: Seat, prefs: Preferences) -> None:
        """Edit the direct message, or send it where there is none."""
        version = self._version(played, seat, prefs)
        if sitter.hand_message and self.sender.shows(sitter.hand_message, version):
            return
        post = self._post(played, seat, prefs, link=played.match.link)
        if sitter.hand_channel and sitter.hand_message:
            channel = self.client.get_partial_messageable(sitter.hand_channel)
            try:
                await self.sender.edit(channel.get_partial_message(sitter.hand_message), post)
                return
            except discord.NotFound as error:
                if error.code not in UNKNOWN:
                    raise
        private = await self.channel_to(sitter.user or 0)
        sent = await self.sender.send(private, post, _nonce(played, seat))
        await self.tables.store.set_hand(played.match.id, seat, sent.channel.id, sent.id)
        if played.match.length:  # it may be what we posted earlier, and died before we stored where
            await self.sender.edit(sent, post)

    async def channel_to(self, user: int) -> discord.DMChannel:
        """Where direct messages to a person go; they may still be closed."""
        async with self._opening:
            private = await self.client.create_dm(discord.Object(user))
            await asyncio.sleep(OPENING)
        return private

    async def _refresh_open(self, played: Played, seat: int, prefs: Preferences) -> None:
        """Keep a hand shown by **Show my hand** true, as long as Discord lets us."""
        key = (played.match.id, seat)
        shown = self._open.get(key)
        if shown is None or self.tables.clock() > shown.until:
            return
        if self.sender.shows(shown.message, self._version(played, seat, prefs)):
            return
        try:
            await self.sender.finish(shown.interaction, self._post(played, seat, prefs))
        except discord.HTTPException:  # dismissed, or too old
            if self._open.get(key) is shown:  # no newer one was opened meanwhile
                del self._open[key]


def _nonce(played: Played, seat: int) -> str:
    """What keeps Discord from posting a hand twice, if we die before we store where it is.

    At most 25 characters; another hand follows only a message that is gone.
    """
    before = played.match.seats[seat].hand_message or 0
    return f"{played.match.created * 1000:.0f}-{seat}-{before % 10**6}"
