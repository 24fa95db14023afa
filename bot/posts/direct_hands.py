"""Hands by direct message: one message a seat and match, edited in place.

Whose turn it is gets it anew, because edits do not ring.
Where direct messages are closed the player is notified once, and plays with **Show my hand**.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import replace
from math import inf

import discord

from bot.endpoint import DISCORD_FAILED
from bot.hosting.preferences import Preferences, preferences_of
from bot.matches.match import Match, Person, Seat
from bot.matches.played import Played
from bot.operation.metrics import FOLLOWED
from bot.posts.channels import CLOSED
from bot.posts.ephemeral_hands import HandMessage
from bot.posts.notices import TurnNotice
from bot.posts.sender import is_old
from bot.posts.shown import Progress, Response, Services, ShownTable
from bot.posts.updates import RetryAfter
from bot.ratelimits.urgency import Urgency, current, urgency
from bot.replies import Click, Sent
from bot.views.post import Post

UNKNOWN = (10003, 10008)  # the channel or the message is gone

LATE = 3.0
"""Seconds for which somebody waits for a hand before they are told how to see it at once."""

PLACING = 1.0
"""Seconds for which a hand waits for the table that it links to, at most."""

log = logging.getLogger(__name__)


class DirectHand(HandMessage):
    """The direct message of a seat at a match: sent, edited, and taken away."""

    is_direct = True

    def __init__(
        self,
        services: Services,
        progress: Progress,
        table: ShownTable,
        notice: TurnNotice,
        awaiting_hands: set[TurnNotice],
    ) -> None:
        """`awaiting_hands` has the notices of all at this table to whom a hand is on its way."""
        super().__init__(services, progress, notice.seat)
        self.table, self.notice, self._awaiting = table, notice, awaiting_hands
        self.edited = -inf  # when it was edited or sent last, by the event loop's time
        self._deleted: int | None = None  # the message that was taken away last
        self._gone: int | None = None  # of a player who plays no more, once it cannot be edited
        self._ends: int | None = None  # how many ends of tricks it shows
        self._others: int | None = None  # what of the others, as `HandPosts.others`; None: unknown
        self._out_of_reach: int | None = None  # to whom it cannot be sent, until they ask for it

    def can_reach(self, user: int | None) -> bool:
        """True if this player has not refused it."""
        return self._out_of_reach != user

    def retry(self) -> None:
        """The player has asked for their hand: one that was refused is tried again."""
        self._out_of_reach = None

    def answered(self, click: Click, sent: Sent) -> None:
        super().answered(click, sent)
        self.retry()

    def invalidate(self) -> None:
        super().invalidate()
        self._others = None

    def needs_update(self, played: Played, prefs: Preferences) -> bool:
        """True if it shows too little, or is to ring.

        The end of a trick alone is shown where that is free.
        """
        message = self._id(played.match)
        if not self.shows(message, self.posts.version(played, self.seat, prefs, is_direct=True)):
            return True
        is_free = self._click_on(message) is not None
        return (is_free and self._ends != played.ends) or self.notice.is_due(played)

    async def sync(self, played: Played, prefs: Preferences) -> None:
        """Bring it up to date; players who cannot be reached so are notified, once."""
        match, sitter = played.match, played.match.seats[self.seat]
        people = self.tables.store.people
        if not self.can_reach(sitter.user):
            return
        if (await people.player(sitter.user or 0)).dm_closed:
            return  # so Discord has said since this was planned
        of = Urgency.TURN if self.seat in played.waiting else Urgency.PLAY
        try:
            with urgency(of, match.host):
                await self._sync(played, prefs)
        except RetryAfter:
            await self.notice.call("dm-late", played)
            raise
        except discord.HTTPException as error:
            if error.code in CLOSED:
                await people.set_dm_closed(match.id, Person(sitter.user or 0, sitter.name))
                await self.notice.call("dm-closed", played)
                return
            if error.status < 500:
                await self.notice.call("dm-late", played)
            if error.status != 403:
                raise
            self._out_of_reach = sitter.user  # each refusal counts: too many get a bot blocked
            log.warning("the hand of seat %d is refused: %s", self.seat, error)

    async def _sync(self, played: Played, prefs: Preferences) -> None:
        """Edit it; send it where there is none, where it is old, and to ring.

        The old one goes before: a process that dies leaves no second.
        """
        played, seat = await self.latest(played), self.seat
        match = played.match
        if match.seats[seat].hand_message in (None, self._deleted):  # it may just have been sent
            row = await self.tables.get(match.id)
            if row.seats[seat].user != match.seats[seat].user:
                return
            played = replace(played, match=replace(match, seats=row.seats))
        if message := self._message(played.match):
            if self.notice.is_due(played) or is_old(message.id, self.tables.clock()):
                await self._delete(message)
            elif await self._edited(message, played, prefs):
                return
        with self._called_if_late(played):
            await self._send(played, prefs)

    @contextlib.contextmanager
    def _called_if_late(self, played: Played) -> Iterator[None]:
        """Notify the player, with all who wait for a hand at this table, if that takes long."""
        self._awaiting.add(self.notice)
        timer = asyncio.get_running_loop().call_later(LATE, self._call_late, played)
        try:
            yield
        finally:
            self._awaiting.discard(self.notice)
            timer.cancel()

    def _call_late(self, played: Played) -> None:
        calling = self._call_all(played, [*self._awaiting])
        self.services.tasks.start(calling, "late hands")

    async def _call_all(self, played: Played, waiting: Sequence[TurnNotice]) -> None:
        try:
            await self.notice.call("dm-late", played, waiting)
        except DISCORD_FAILED as error:
            log.warning("players who wait for a hand are not notified: %r", error)

    async def _edited(
        self, message: discord.PartialMessage, played: Played, prefs: Preferences
    ) -> bool:
        """Edit it to what it is to show when it goes out; False if it is gone."""

        async def newest() -> Post | None:
            shown = await self.latest(played)
            return await self._make(shown, prefs) if self.needs_update(shown, prefs) else None

        try:
            await self._edit(message, played.match, newest)
        except discord.NotFound as error:
            if error.code not in UNKNOWN:
                raise
            return False
        return True

    async def _make(self, played: Played, prefs: Preferences) -> Post:
        """The direct message as it is to be now, which it is noted to show."""
        follows = self._follows(played.match)
        post = await self.posts.make(played, self.seat, prefs, is_direct=True, follows=follows)
        self.note(played, prefs, follows)
        return post

    def note(self, played: Played, prefs: Preferences, follows: bool) -> None:
        self._others = self.posts.others(played, self.seat, prefs, follows)
        self._ends, self.edited = played.ends, asyncio.get_running_loop().time()

    def _follows(self, match: Match) -> bool:
        """True if there is room for it to follow what the others do."""
        if not self.tables.pace.follow:
            return False
        return self._click_on(self._id(match)) is not None or self.services.requests.has_room

    async def follow(self, played: Played) -> None:
        """Have it follow what the others do, if there is room; else name nobody.

        Whatever is to change of its own the drawing brings up to date. What fails is left as it is.
        """
        match, message = played.match, self._message(played.match)
        user = match.seats[self.seat].user
        if user is None or message is None or message.id in (self._deleted, self._gone):
            return
        prefs = await preferences_of(self.tables.store.people, user)

        async def newest() -> Post | None:
            now = await self.latest(played)
            shown = self.posts.others(now, self.seat, prefs, self._follows(now.match))
            if shown == self._others or self.needs_update(now, prefs):
                return None
            return await self._make(now, prefs)

        try:
            with urgency(Urgency.FOLLOWING, match.host):
                await self._edit(message, match, newest)
        except (RetryAfter, *DISCORD_FAILED) as error:
            log.info("the hand of seat %d does not follow: %r", self.seat, error)
            self._others = None

    async def _edit(
        self,
        message: discord.PartialMessage,
        match: Match,
        newest: Callable[[], Awaitable[Post | None]],
    ) -> None:
        """Edit it, unless there is nothing newer.

        By the click that it answered last, for as long as Discord lets us: that is free. Else it
        waits until its channel can be edited.
        """
        if response := self._click_on(message.id):
            try:
                async with self.lock:
                    if post := await newest():
                        await self.finish(response, post)
                return
            except DISCORD_FAILED as error:
                log.info("the hand of seat %d is not edited by its click: %s", self.seat, error)
                self.close(response)
                self._others = None
        requests = self.services.requests
        async with requests.edit(message.channel.id, current()[0], match.id, match.host), self.lock:
            if post := await newest():
                FOLLOWED.inc(current()[0] is Urgency.FOLLOWING)
                await self.edit(message, post)

    async def _send(self, played: Played, prefs: Preferences) -> None:
        """Send it anew; it rings if its player is to be called to their turn.

        A player who has left before Discord took it does not keep it.
        """
        match, sitter = played.match, played.match.seats[self.seat]
        user, channels = sitter.user or 0, self.services.channels
        private = await channels.to(user, match.host, current()[0])
        post = await self._make(await self._placed(played), prefs)
        nonce, rings = _nonce(match, self.seat, sitter), self.notice.is_due(played)
        try:
            sent = await self.send(private, post, nonce, rings=rings)
        except discord.NotFound:  # the channel that was remembered is gone
            private = await channels.open(user, match.host, current()[0])
            sent = await self.send(private, post, nonce, rings=rings)
        stored = sent.channel.id, sent.id, self.notice.notify(played, rings)
        if not await self.tables.store.set_hand(match.id, self.seat, user, *stored):
            await self._delete(sent)

    async def _placed(self, played: Played) -> Played:
        """The match once its table has moved to its place, as the hand links to it.

        If that takes long the hand does not wait: the link is mended later.
        """
        if played.match.destination is None:
            return played
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PLACING):
                await self.table.placed.wait()
        row = await self.tables.get(played.match.id)
        place = replace(
            played.match, channel=row.channel, message=row.message, destination=row.destination
        )
        return replace(played, match=place)

    def needs_end(self, match: Match, post: Post) -> bool:
        """True if the message of a player who plays no more shows anything else than this."""
        message = self._id(match)
        return self._can_end(match, message) and not self.shows(message, post.version)

    def _can_end(self, match: Match, message: int) -> bool:
        return message not in (0, self._gone) and self.can_reach(match.seats[self.seat].last_person)

    async def end(self, match: Match, post: Post) -> None:
        """Bring the message of a player who plays no more to what it shows from now on."""

        async def last() -> Post:
            return post

        message = self._message(match)
        if message and self._can_end(match, message.id):
            try:
                await self._edit(message, match, last)
            except (discord.NotFound, discord.Forbidden):
                self._gone = message.id  # else it would be tried again at each action

    async def withdraw(self, match: Match) -> None:
        """Take it away if its player, or server, does not want it any more.

        Which it was stays known: what is sent next must be another.
        """
        if message := self._message(match):
            await self._delete(message)
            user = match.seats[self.seat].user or 0
            await self.tables.store.set_hand(match.id, self.seat, user, None, message.id)
        self.notice.reset()
        self.services.schedule(match.id)  # they are called to their turn in the channel

    async def _delete(self, message: discord.Message | discord.PartialMessage) -> None:
        """Take it away, by the click that it answered last if that is possible."""
        self._deleted = message.id
        self.invalidate()  # or nothing would be sent in its place once that has failed
        if response := self._click_on(message.id):
            with contextlib.suppress(*DISCORD_FAILED):
                await response.interaction.delete_original_response()
                return
        with contextlib.suppress(discord.NotFound, discord.Forbidden):
            await message.delete()

    def _click_on(self, message: int) -> Response | None:
        """The click by which this message can still be edited."""
        return known if (known := self.response) and known.sent.message == message else None

    def _message(self, match: Match) -> discord.PartialMessage | None:
        """The message, if the store knows of one."""
        if not (number := self._id(match)):
            return None
        channel = match.seats[self.seat].hand_channel or 0
        return self.services.client.get_partial_messageable(channel).get_partial_message(number)

    def _id(self, match: Match) -> int:
        """The message, 0 if there is none."""
        sitter = match.seats[self.seat]
        return (sitter.hand_channel and sitter.hand_message) or 0


def _nonce(match: Match, seat: int, sitter: Seat) -> str:
    """The nonce that keeps Discord from posting a hand twice, if we die before it is stored.

    At most 25 characters. After a deleted message, or for another player, it is another.
    """
    return f"{match.created * 1000:.0f}-{seat}-{(sitter.hand_message or sitter.back) % 10**6}"
