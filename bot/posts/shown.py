"""Messages of a match as this process knows them: what each shows, and how it can be edited."""

import asyncio
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field

import discord

from bot.concurrency.tasks import Tasks
from bot.hosting.replays import PLAYED
from bot.hosting.tables import Tables
from bot.matches.match import Match
from bot.matches.played import Played
from bot.posts.channels import Access, DirectChannels
from bot.posts.hand_posts import HandPosts
from bot.posts.sender import MessageSender
from bot.posts.updates import RetryAfter
from bot.ratelimits.requests import Requests
from bot.replies import Click, Sent
from bot.views.post import Post

TOKEN_LIFE = 14 * 60  # seconds; Discord forgets an interaction after 15 minutes
MARGIN = 0.02
"""Seconds after which what waits until some time is surely free to be drawn."""


@dataclass(frozen=True)
class Services:
    """Services with which the messages of matches are made, sent and edited."""

    client: discord.Client
    tables: Tables
    sender: MessageSender
    requests: Requests
    access: Access
    posts: HandPosts
    channels: DirectChannels
    schedule: Callable[[int], None]
    """Has the messages of a match updated soon."""
    tasks: Tasks = field(default_factory=Tasks)


@dataclass(frozen=True)
class Response:
    """A message that answered a click, and until when it can be edited by that click.

    Such edits are free: Discord's limit for all requests does not count them.
    """

    interaction: Click
    sent: Sent
    until: float

    @property
    def follow_up(self) -> int | None:
        """The message, unless it is the answer itself."""
        return self.sent.message if self.sent.is_follow_up else None


def response(click: Click, sent: Sent, now: float) -> Response:
    """A message that has answered a click, and can be edited by it from now on."""
    return Response(click, sent, now + TOKEN_LIFE)


class ShownMessage:
    """One message: which version it shows, and the last click that it answered.

    Which message it is, the store or that click says. Two edits must not overtake each other:
    `lock` is held.
    """

    def __init__(self, services: Services) -> None:
        self.services, self.tables, self.sender = services, services.tables, services.sender
        self.lock = asyncio.Lock()
        self._shown: tuple[int, int] | None = None  # the message, and the hash of its version
        self._response: Response | None = None

    @property
    def response(self) -> Response | None:
        """By which click it can be edited."""
        if self._response and self.tables.clock() >= self._response.until:
            self._response = None
        return self._response

    def answered(self, click: Click, sent: Sent) -> None:
        """It has answered this click, and can be edited by it from now on."""
        self._response = response(click, sent, self.tables.clock())

    def closes_before(self, time: float) -> bool:
        """True if the click that it answered last cannot edit it any more by then."""
        return self._response is not None and self._response.until < time

    def close(self, closed: Response | None) -> None:
        """It cannot be edited by this click any more; a newer one counts."""
        if self._response is closed:
            self._response = None

    def shows(self, message: int, version: Hashable) -> bool:
        """True if an edit of this message to a post of this version would change nothing."""
        return self._shown == (message, hash(version))

    def invalidate(self) -> None:
        """Somebody else may have changed it: it is edited once more."""
        self._shown = None

    async def update(self, click: Click, post: Post) -> None:
        """Answer a click on it by changing it."""
        await self.sender.update(click, post)
        if click.message:
            self._now_shows(click.message.id, post)

    async def finish(self, response: Response, post: Post) -> None:
        """Edit it by a click that it answered."""
        self._now_shows(
            await self.sender.finish(response.interaction, post, response.follow_up), post
        )

    async def edit(self, message: discord.PartialMessage, post: Post) -> None:
        """Edit it as a message of ours; discord.NotFound if it is gone."""
        await self.sender.edit(message, post)
        self._now_shows(message.id, post)

    async def send(
        self, channel: discord.abc.Messageable, post: Post, nonce: str, *, rings: bool = False
    ) -> discord.Message:
        """Send it anew, unless it was with this nonce a moment ago."""
        sent = await self.sender.send(channel, post, nonce, rings=rings)
        self._now_shows(sent.id, post)
        return sent

    def _now_shows(self, message: int, post: Post) -> None:
        self._shown = message, hash(post.version)


class ShownTable(ShownMessage):
    """The message of a table."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.placed = asyncio.Event()  # it is where it was to move
        self.renewing: Click | None = None  # a click elsewhere, by which it is posted anew
        self._pauses_until = 0.0

    def pause_after(self, played: Played) -> None:
        """It shows this now: a trick that is done stays for a moment, for all to see."""
        if played.shows_pause:
            self._pauses_until = self.tables.clock() + self.tables.pace.seen

    def check_pause(self) -> None:
        """RetryAfter until all have seen what it shows."""
        if (left := self._pauses_until - self.tables.clock()) > 0:
            self.tables.on_due(self._pauses_until + MARGIN)
            raise RetryAfter(left)

    def renew(self, click: Click) -> None:
        """Have it posted anew by this click."""
        self.renewing = click

    def renewed(self, click: Click | None) -> None:
        """It was posted by this click, or cannot be; a newer one counts."""
        if self.renewing is click:
            self.renewing = None

    async def follow_up(self, click: Click, post: Post) -> Sent:
        """Post it after the answer to a click."""
        sent = await self.sender.follow_up(click, post)
        self._now_shows(sent.message, post)
        return sent


@dataclass(slots=True)
class Progress:
    """Progress of the messages of a match."""

    drawn: int | None = None  # the revision that this process last began to draw
    is_played: bool | None = None  # as drawn: no lobby any more, and not closed
    responses: int = 0  # the revision that answers to clicks were last updated to

    def draws(self, match: Match) -> None:
        """Its messages are about to be updated to this."""
        self.drawn, self.is_played = match.revision, match.status in PLAYED

    def updates_responses(self, revision: int) -> None:
        """Answers to clicks are about to be updated to this revision."""
        self.responses = revision
