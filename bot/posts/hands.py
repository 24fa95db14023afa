"""How a hand reaches its player: one direct message per match, edited in place.

Where direct messages are closed the player is told so once, and plays with **Show my hand**. A
short "your turn" replaces the last one, because edits do not notify.
"""

import asyncio
import contextlib
import logging
from collections import defaultdict
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import discord

from bot.hosting.preferences import DIRECT, Preferences, preferences_of, read_chosen, settings_of
from bot.hosting.tables import Tables
from bot.looks import Look, Open, look_of
from bot.matches.match import Match, Person, Seat, Status
from bot.matches.played import Played
from bot.pictures import hand_files
from bot.posts.notices import Notices
from bot.store import Unavailable
from bot.views import hand
from images import Renderer

CLOSED = (50007, 50278, 10013)  # direct messages closed; no server in common; account deleted
UNKNOWN = (10003, 10008)  # the channel or the message is gone
TOKEN_LIFE = 14 * 60  # seconds; Discord forgets an interaction after 15 minutes
OPENING = 0.25  # seconds between new direct-message channels: many at once get a bot blocked
FOLLOW = 1.0  # seconds between two looks at what other processes did
PATIENCE = 1.5  # seconds that the answer to a click waits for another edit of the same message

log = logging.getLogger(__name__)


Key = tuple[int, int]  # match and seat


class Delivery:
    """Brings hands to their players and keeps them true.

    What it remembers is only to save edits: after a restart every hand is edited once more. Other
    processes draw the same matches: `begin` notices that one did, and `follow` watches for it.
    """

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        renderer: Renderer,
        draw_later: Callable[[int], None],
    ) -> None:
        self.client, self.tables, self.renderer = client, tables, renderer
        self.notices = Notices(client, tables)
        self._draw_later = draw_later
        self._looks: dict[Key, Look] = {}
        self._open: dict[Key, Open] = {}
        self._drawn: dict[int, int] = {}  # matches and the revisions that this process drew last
        self._followed: dict[int, int] = {}  # the same, for the hands shown by **Show my hand**
        self._locks: defaultdict[Key, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._opening = asyncio.Lock()

    async def show(
        self,
        interaction: discord.Interaction[Any],
        played: Played,
        seat: int,
        shown: hand.Shown = hand.PLAIN,
    ) -> None:
        """Answer a click or a command with the hand, to the clicker alone."""
        prefs = await preferences_of(self.tables.store.people, interaction.user.id)
        await interaction.response.send_message(
            view=hand.message(played, seat, prefs, shown),
            files=await hand_files(self.renderer, played, seat, prefs, shown),
            ephemeral=True,
        )
        self._keep_open(interaction, (played.match.id, seat), look_of(played, seat, prefs))

    async def answer(
        self,
        interaction: discord.Interaction[Any],
        match: int,
        seat: int,
        shown: hand.Shown = hand.PLAIN,
    ) -> None:
        """Answer a click on a hand message with the hand as it is now, in place."""
        key = (match, seat)
        lock = self._locks[key]
        try:  # two edits of one message must not overtake each other
            await asyncio.wait_for(lock.acquire(), PATIENCE)
        except TimeoutError:  # an answer must not be late either: draw once more afterwards
            await self._answer(interaction, match, seat, shown)
            self._doubt(key)
            self._draw_later(match)
            return
        try:
            await self._answer(interaction, match, seat, shown)
        finally:
            lock.release()

    async def _answer(
        self, interaction: discord.Interaction[Any], match: int, seat: int, shown: hand.Shown
    ) -> None:
        played = await self.tables.load(match)
        prefs = await preferences_of(self.tables.store.people, interaction.user.id)
        message, key = interaction.message, (match, seat)
        is_direct = message and message.id == played.match.seats[seat].hand_message
        table_link = played.match.link if is_direct else ""
        await interaction.response.edit_message(
            view=hand.message(played, seat, prefs, shown, table_link),
            attachments=await hand_files(self.renderer, played, seat, prefs, shown),
        )
        notice = hand.Shown(notice=shown.notice)
        played = await self._catch_up(interaction, played, seat, prefs, notice, table_link)
        self.notices.seen(key)
        if is_direct:
            self._looks[key] = look_of(played, seat, prefs)
        else:
            self._keep_open(interaction, key, look_of(played, seat, prefs))

    async def _catch_up(
        self,
        interaction: discord.Interaction[Any],
        played: Played,
        seat: int,
        prefs: Preferences,
        shown: hand.Shown,
        table_link: str,
    ) -> Played:
        """Another process may have drawn what has happened since, and our answer have hidden it."""
        with contextlib.suppress(discord.HTTPException):  # the message is gone
            while not self.client.is_closed():
                now = await self.tables.load(played.match.id)
                if look_of(now, seat, prefs) == look_of(played, seat, prefs):
                    break
                played = now
                await interaction.edit_original_response(
                    view=hand.message(played, seat, prefs, shown, table_link),
                    attachments=await hand_files(self.renderer, played, seat, prefs, shown),
                )
        return played

    def _keep_open(self, interaction: discord.Interaction[Any], key: Key, look: Look) -> None:
        self._open[key] = Open(interaction, self.tables.clock() + TOKEN_LIFE, look)

    def begin(self, match: Match) -> None:
        """We are about to draw a match: if another process did since, edit all hands once more."""
        if self._drawn.get(match.id) != match.drawn:
            for seat in range(len(match.seats)):
                self._doubt((match.id, seat))
        self._drawn[match.id] = match.revision

    def _doubt(self, key: Key) -> None:
        """Forget what a seat's messages show, so that they are edited once more."""
        self._looks.pop(key, None)
        if key in self._open:
            self._open[key] = replace(self._open[key], look=None)

    async def hands(self, played: Played) -> None:
        """Bring every hand of a match up to date."""
        settings = await settings_of(self.tables.store.people, played.match.guild)
        for seat, sitter in enumerate(played.match.seats):
            async with self._locks[(played.match.id, seat)]:
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
        known = {match: self._followed.get(match, 0) for match, _ in [*self._looks, *self._open]}
        for match, revision in (await self.tables.store.revisions([*known])).items():
            if known[match] != revision:
                await self._refresh(await self.tables.get(match))

    async def _refresh(self, match: Match) -> None:
        self._followed[match.id] = match.revision
        if match.status is not Status.CLOSED:
            played = await self.tables.load(match.id)
            for seat in [seat for of, seat in self._open if of == match.id]:
                sitter = match.seats[seat]
                prefs = await preferences_of(self.tables.store.people, sitter.user or 0)
                async with self._locks[(match.id, seat)]:
                    await self._refresh_open(played, seat, look_of(played, seat, prefs))
        if match.status is not Status.PLAYING:
            self._forget(match)

    def _forget(self, match: Match) -> None:
        for by_match in (self._followed, self._drawn):
            by_match.pop(match.id, None)
        for seat in range(len(match.seats)):
            key = (match.id, seat)
            for memory in (self._looks, self._open, self._locks):
                memory.pop(key, None)
            self.notices.forget(key)

    async def _hand(self, played: Played, seat: int, sitter: Seat, allowed: bool) -> None:
        """Bring a hand up to date; `allowed`: the server lets hands go by direct message."""
        people, user = self.tables.store.people, sitter.user or 0
        player = await people.player(user)
        prefs = read_chosen(Preferences, player.prefs)
        key, look = (played.match.id, seat), look_of(played, seat, prefs)
        await self._refresh_open(played, seat, look)
        is_direct = allowed and prefs.hands == DIRECT and not player.dm_closed
        if self._looks.get(key) == look and is_direct == bool(sitter.hand_message):
            return
        if is_direct:
            try:
                await self._direct(played, seat, sitter, prefs)
            except (discord.Forbidden, discord.NotFound) as error:
                if error.code not in CLOSED:
                    raise
                await people.set_dm_closed(played.match.id, Person(user, sitter.name))
                await self.notices.closed(played, seat)
        elif sitter.hand_message:
            await self._withdraw(played, seat, sitter)
        self._looks[key] = look

    async def _withdraw(self, played: Played, seat: int, sitter: Seat) -> None:
        """Take a direct message away whose player, or server, does not want it any more."""
        await self.notices.move(played, seat)
        channel = self.client.get_partial_messageable(sitter.hand_channel or 0)
        with contextlib.suppress(discord.NotFound, discord.Forbidden):
            await channel.get_partial_message(sitter.hand_message or 0).delete()
        await self.tables.store.set_hand(played.match.id, seat, None, None)

    async def _direct(self, played: Played, seat: int, sitter: Seat, prefs: Preferences) -> None:
        """Edit the direct message, or send it where there is none."""
        view = hand.message(played, seat, prefs, table_link=played.match.link)
        files = await hand_files(self.renderer, played, seat, prefs)
        if sitter.hand_channel and sitter.hand_message:
            channel = self.client.get_partial_messageable(sitter.hand_channel)
            message = channel.get_partial_message(sitter.hand_message)
            try:
                await message.edit(view=view, attachments=files)
                return
            except discord.NotFound as error:
                if error.code not in UNKNOWN:
                    raise
            files = await hand_files(self.renderer, played, seat, prefs)
        private = await self.channel_to(sitter.user or 0)
        sent = await private.send(view=view, files=files, nonce=_nonce(played, seat))
        await self.tables.store.set_hand(played.match.id, seat, sent.channel.id, sent.id)
        if played.match.length:  # it may be what we posted earlier, and died before we stored where
            files = await hand_files(self.renderer, played, seat, prefs)
            await sent.edit(view=view, attachments=files)

    async def channel_to(self, user: int) -> discord.DMChannel:
        """Where direct messages to a person go; they may still be closed."""
        async with self._opening:
            private = await self.client.create_dm(discord.Object(user))
            await asyncio.sleep(OPENING)
        return private

    async def _refresh_open(self, played: Played, seat: int, look: Look) -> None:
        """Keep a hand shown by **Show my hand** true, as long as Discord lets us."""
        key = (played.match.id, seat)
        shown = self._open.get(key)
        if shown is None or shown.look == look or self.tables.clock() > shown.until:
            return
        try:
            await shown.interaction.edit_original_response(
                view=hand.message(played, seat, look.prefs),
                attachments=await hand_files(self.renderer, played, seat, look.prefs),
            )
            until = shown.until
        except discord.HTTPException:
            until = 0.0  # dismissed, or too old
        if self._open.get(key) is shown:  # no newer one was opened meanwhile
            self._open[key] = Open(shown.interaction, until, look)


def _nonce(played: Played, seat: int) -> str:
    """What keeps Discord from posting a hand twice, if we die before we store where it is.

    At most 25 characters; another hand follows only a message that is gone.
    """
    before = played.match.seats[seat].hand_message or 0
    return f"{played.match.created * 1000:.0f}-{seat}-{before % 10**6}"
