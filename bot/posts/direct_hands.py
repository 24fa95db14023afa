"""Hands by direct message: one message a seat and match, edited in place.

Whose turn it is gets the message anew, because edits do not ring. Where direct messages are closed
the player is told so once, and plays with **Show my hand**.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import replace

import discord

from bot.endpoint import DISCORD_FAILED
from bot.hosting.preferences import Preferences
from bot.hosting.tables import Tables
from bot.matches.match import Match, Person, Seat
from bot.matches.played import Played
from bot.operation.metrics import FOLLOWED
from bot.posts.direct_channels import CLOSED, DirectChannels
from bot.posts.hand_posts import HandPosts
from bot.posts.notices import Notices
from bot.posts.sender import Sender, is_old
from bot.posts.showing import SeatShowing, Showings
from bot.posts.updates import RetryAfter
from bot.ratelimits.requests import Requests
from bot.ratelimits.urgency import Urgency, current, urgency
from bot.views.post import Post

UNKNOWN = (10003, 10008)  # the channel or the message is gone

LATE = 3.0
"""Seconds for which somebody waits for a hand before they are told how to see it at once."""

PLACING = 1.0
"""Seconds for which a hand waits for the table that it links to, at most."""

log = logging.getLogger(__name__)


class DirectHands:
    """Sends the direct message of a hand, edits it, and takes it away."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        sender: Sender,
        requests: Requests,
        posts: HandPosts,
        showings: Showings,
        channels: DirectChannels,
        notices: Notices,
        draw_later: Callable[[int], None],
    ) -> None:
        self.client, self.tables, self.sender, self.requests = client, tables, sender, requests
        self.posts, self.showings = posts, showings
        self.channels, self.notices, self._draw_later = channels, notices, draw_later
        self._telling = set[asyncio.Task[None]]()

    def is_to_change(self, played: Played, seat: int, prefs: Preferences) -> bool:
        """Whether a direct message shows too little, or is to ring.

        The end of a trick alone is shown where that is free.
        """
        known, message = self._known(played.match, seat), _message(played.match, seat)
        if not self.sender.shows(message, self.posts.version(played, seat, prefs, True)):
            return True
        is_free = known.click_on(message, self.tables.clock()) is not None
        return (is_free and known.ends != played.ends) or self.notices.is_due(played, seat)

    async def bring(self, played: Played, seat: int, prefs: Preferences) -> None:
        """Bring a direct message up to date; who cannot be reached so is told, once."""
        match, known = played.match, self._known(played.match, seat)
        sitter = match.seats[seat]
        if known.out_of_reach == sitter.user:
            return
        if (await self.tables.store.people.player(sitter.user or 0)).dm_closed:
            return  # so Discord has said since this was planned
        of = Urgency.TURN if seat in played.waiting else Urgency.PLAY
        try:
            with urgency(of, match.host):
                await self._bring(played, seat, prefs)
        except RetryAfter:
            await self.notices.late(played, seat)
            raise
        except discord.HTTPException as error:
            if error.code in CLOSED:
                person = Person(sitter.user or 0, sitter.name)
                await self.tables.store.people.set_dm_closed(match.id, person)
                await self.notices.closed(played, seat)
                return
            if error.status < 500:
                await self.notices.late(played, seat)
            if error.status != 403:
                raise
            known.out_of_reach = sitter.user  # each refusal counts: too many get a bot blocked
            log.warning("the hand of seat %d is refused: %s", seat, error)

    async def _bring(self, played: Played, seat: int, prefs: Preferences) -> None:
        """Edit the direct message; send it where there is none, where it is old, and to ring.

        The old one goes before: whoever dies leaves no second.
        """
        played = await self.posts.latest(played, seat)
        match, known = played.match, self._known(played.match, seat)
        if match.seats[seat].hand_message in (None, known.deleted):  # it may just have been sent
            row = await self.tables.get(match.id)
            if row.seats[seat].user != match.seats[seat].user:
                return
            played = replace(played, match=replace(match, seats=row.seats))
        if message := self._standing(played.match, seat):
            if self.notices.is_due(played, seat) or is_old(message.id, self.tables.clock()):
                await self._delete(message, known)
            elif await self._edited(message, played, seat, prefs):
                return
        with self._told_if_late(played, seat):
            await self._send(played, seat, prefs)

    @contextlib.contextmanager
    def _told_if_late(self, played: Played, seat: int) -> Iterator[None]:
        """Tell who waits for a hand, with all who do at this table, if that takes long."""
        known = self._known(played.match, seat)
        known.waits_for_hand = True
        timer = asyncio.get_running_loop().call_later(LATE, self._tell_late, played)
        try:
            yield
        finally:
            known.waits_for_hand = False
            timer.cancel()

    def _tell_late(self, played: Played) -> None:
        seats = self.showings[played.match.id].seats
        late = [seat for seat, known in seats.items() if known.waits_for_hand]
        telling = asyncio.create_task(self._told_late(played, late), name="late hands")
        self._telling.add(telling)
        telling.add_done_callback(self._telling.discard)

    async def _told_late(self, played: Played, seats: Sequence[int]) -> None:
        try:
            await self.notices.late(played, *seats)
        except DISCORD_FAILED as error:
            log.warning("who waits for a hand is not told: %r", error)

    async def _edited(
        self, message: discord.PartialMessage, played: Played, seat: int, prefs: Preferences
    ) -> bool:
        """Edit a direct message to what it is to show when it goes out; False if it is gone."""
        shown = played

        async def newest() -> Post | None:
            nonlocal shown
            shown = await self.posts.latest(played, seat)
            if not self.is_to_change(shown, seat, prefs):
                return None
            return await self._post(shown, seat, prefs)

        try:
            await self._edit(message, played.match, seat, newest)
        except discord.NotFound as error:
            if error.code not in UNKNOWN:
                raise
            return False
        return True

    async def _post(self, played: Played, seat: int, prefs: Preferences) -> Post:
        """The direct message as it is to be now, which it is noted to show."""
        follows, known = self._follows(played.match, seat), self._known(played.match, seat)
        post = await self.posts.make(played, seat, prefs, is_direct=True, follows=follows)
        known.shows(self.posts.others(played, seat, prefs, follows), played.ends)
        return post

    def _follows(self, match: Match, seat: int) -> bool:
        """Whether there is room for a direct message to follow what the others do."""
        if not self.tables.pace.follow:
            return False
        click = self._known(match, seat).click_on(_message(match, seat), self.tables.clock())
        return click is not None or self.requests.has_room

    async def follow(self, played: Played, seat: int, prefs: Preferences) -> None:
        """Have a direct message follow what the others do, if there is room; else name nobody.

        Whatever is to change of its own the drawing brings up to date.
        """
        known, match = self._known(played.match, seat), played.match
        message = self._standing(match, seat)

        async def newest() -> Post | None:
            now = await self.posts.latest(played, seat)
            shown = self.posts.others(now, seat, prefs, self._follows(now.match, seat))
            if shown == known.others or self.is_to_change(now, seat, prefs):
                return None
            return await self._post(now, seat, prefs)

        if message and message.id not in (known.deleted, known.gone):
            with urgency(Urgency.FOLLOWING, match.host):
                await self._edit(message, match, seat, newest)

    async def _edit(
        self,
        message: discord.PartialMessage,
        match: Match,
        seat: int,
        newest: Callable[[], Awaitable[Post | None]],
    ) -> None:
        """Edit a direct message, unless there is nothing newer.

        By the click that it answered last, for as long as Discord lets us: that is free. Else it
        waits until its channel can be edited.
        """
        known = self._known(match, seat)
        if click := known.click_on(message.id, self.tables.clock()):
            try:
                async with known.editing(is_direct=True):
                    if post := await newest():
                        await self.sender.finish(click, post)
                return
            except DISCORD_FAILED as error:
                log.info("the hand of seat %d is not edited by its click: %s", seat, error)
                known.direct = known.others = None
        async with (
            self.requests.edit(message.channel.id, current()[0], match.id, match.host),
            known.editing(is_direct=True),
        ):
            if post := await newest():
                FOLLOWED.inc(current()[0] is Urgency.FOLLOWING)
                await self.sender.edit(message, post)

    async def _send(self, played: Played, seat: int, prefs: Preferences) -> None:
        """A new direct message, which rings if its player is to be called to their turn.

        Who has left before Discord took it does not keep it.
        """
        match, sitter = played.match, played.match.seats[seat]
        known, user = self._known(match, seat), sitter.user or 0
        private = await self.channels.to(user, match.host, current()[0])
        post = await self._post(await self._placed(played), seat, prefs)
        nonce, rings = _nonce(match, seat, sitter), self.notices.is_due(played, seat)
        try:
            sent = await self.sender.send(private, post, nonce, rings=rings)
        except discord.NotFound:  # the channel that was remembered is gone
            private = await self.channels.open(user, match.host, current()[0])
            sent = await self.sender.send(private, post, nonce, rings=rings)
        known.rung = self.notices.rung(played, seat)
        if rings:
            known.rung = played.asked
        place = sent.channel.id, sent.id, known.rung
        if not await self.tables.store.set_hand(match.id, seat, user, *place):
            await self._delete(sent, known)

    async def _placed(self, played: Played) -> Played:
        """The same once its table has moved to where it is going, as the hand links to it.

        If that takes long the hand does not wait: the link is mended later.
        """
        if played.match.moving is None:
            return played
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PLACING):
                await self.showings[played.match.id].placed.wait()
        row = await self.tables.get(played.match.id)
        place = replace(played.match, channel=row.channel, message=row.message, moving=row.moving)
        return replace(played, match=place)

    def is_behind(self, match: Match, seat: int, post: Post) -> bool:
        """Whether the message of somebody who plays no more shows anything else than this."""
        message, known = _message(match, seat), self._known(match, seat)
        is_reached = match.seats[seat].last != known.out_of_reach and message != known.gone
        return bool(message) and is_reached and not self.sender.shows(message, post.version)

    async def end(self, match: Match, seat: int, post: Post) -> None:
        """Bring the message of somebody who plays no more to what it shows from now on."""
        known, person = self._known(match, seat), match.seats[seat].last

        async def last() -> Post:
            return post

        message = self._standing(match, seat)
        if message and person != known.out_of_reach and message.id != known.gone:
            try:
                await self._edit(message, match, seat, last)
            except (discord.NotFound, discord.Forbidden):
                known.gone = message.id  # else it would be tried again at each action

    async def withdraw(self, match: Match, seat: int) -> None:
        """Take a direct message away whose player, or server, does not want it any more.

        Which it was stays known: what is sent next must be another.
        """
        known, user = self._known(match, seat), match.seats[seat].user or 0
        if message := self._standing(match, seat):
            await self._delete(message, known)
            await self.tables.store.set_hand(match.id, seat, user, None, message.id)
        known.rung = None
        self._draw_later(match.id)  # they are called to their turn in the channel

    async def _delete(
        self, message: discord.Message | discord.PartialMessage, known: SeatShowing
    ) -> None:
        """Take a direct message away, by the click that it answered last if that is possible."""
        known.deleted = message.id
        self.sender.doubt(message.id)  # or nothing would be sent in its place once that has failed
        if click := known.click_on(message.id, self.tables.clock()):
            with contextlib.suppress(*DISCORD_FAILED):
                await click.delete_original_response()
                return
        with contextlib.suppress(discord.NotFound, discord.Forbidden):
            await message.delete()

    def _known(self, match: Match, seat: int) -> SeatShowing:
        return self.showings[match.id].seats[seat]

    def _standing(self, match: Match, seat: int) -> discord.PartialMessage | None:
        """The direct message of a seat, if the store knows of one."""
        sitter = match.seats[seat]
        if not (sitter.hand_channel and sitter.hand_message):
            return None
        place = self.client.get_partial_messageable(sitter.hand_channel)
        return place.get_partial_message(sitter.hand_message)


def _message(match: Match, seat: int) -> int:
    """The direct message of a seat, 0 if there is none."""
    sitter = match.seats[seat]
    return (sitter.hand_channel and sitter.hand_message) or 0


def _nonce(match: Match, seat: int, sitter: Seat) -> str:
    """What keeps Discord from posting a hand twice, if we die before we store where it is.

    At most 25 characters. Nor does it post what was deleted: another hand follows another message,
    or is of somebody who has sat down since.
    """
    return f"{match.created * 1000:.0f}-{seat}-{(sitter.hand_message or sitter.back) % 10**6}"
