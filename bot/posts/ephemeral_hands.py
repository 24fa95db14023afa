"""Hands that **Show my hand** has shown, and all that they share with those by direct message."""

import contextlib

from bot.endpoint import DISCORD_FAILED, passes
from bot.hosting.preferences import Preferences
from bot.matches.match import Refused
from bot.matches.played import Played
from bot.posts.shown import Progress, Services, ShownMessage
from bot.replies import Click
from bot.views import hand
from bot.views.post import Post


class HandMessage(ShownMessage):
    """A message that shows the hand of a seat."""

    is_direct = False

    def __init__(self, services: Services, progress: Progress, seat: int) -> None:
        super().__init__(services)
        self.posts, self.progress, self.seat = services.posts, progress, seat

    @property
    def _can_follow(self) -> bool:
        """True if it says what others do: while the click it answers can edit it."""
        return self.is_direct and bool(self.tables.pace.follow)

    async def latest(self, played: Played) -> Played:
        """The newest state of the match, unless its player has left: they see no more."""
        try:
            latest = await self.tables.latest(played, self.progress.responses)
        except Refused:  # it was closed meanwhile: that is drawn next
            return played
        is_same = latest.match.seats[self.seat].user == played.match.seats[self.seat].user
        return latest if is_same else played

    async def answer(
        self, click: Click, played: Played, prefs: Preferences, extra: hand.Extra
    ) -> None:
        """Answer a click on it with the hand as it is now, in place."""
        follows = self._can_follow
        post = await self.posts.make(played, self.seat, prefs, extra, self.is_direct, follows)
        await self.update(click, post)
        self.note(played, prefs, follows)

    def note(self, played: Played, prefs: Preferences, follows: bool) -> None:
        """Remember what else it shows, of a match as it is now."""

    async def catch_up(
        self, click: Click, played: Played, prefs: Preferences, extra: hand.Extra
    ) -> None:
        """Edit until the message shows the latest state.

        Our reply may have overwritten a newer edit by another process.
        """
        seat, is_direct, version = self.seat, self.is_direct, self.posts.version
        with contextlib.suppress(*DISCORD_FAILED):  # the message is gone
            while not self.services.client.is_closed():
                now = await self.tables.load(played.match.id)
                if now.match.seats[seat].user != click.user.id:
                    return
                shown = version(played, seat, prefs, is_direct)
                if version(now, seat, prefs, is_direct) == shown:
                    return
                played = now
                follows = self._can_follow
                post = await self.posts.make(now, seat, prefs, extra, is_direct, follows)
                self._now_shows(await self.sender.finish(click, post), post)
                self.note(now, prefs, follows)


class EphemeralHand(HandMessage):
    """The last hand that **Show my hand** has shown: to the clicker alone.

    Only the process that heard the click can keep it true.
    """

    async def show(
        self, click: Click, played: Played, prefs: Preferences, extra: hand.Extra
    ) -> None:
        """Answer a click or a command with the hand."""
        post = await self.posts.make(played, self.seat, prefs, extra)
        sent = await self.sender.answer(click, post)
        self._now_shows(sent.message, post)
        if not played.over:
            self.answered(click, sent)
        # What came meanwhile was drawn without it. If this fails, what comes next brings it along.
        with contextlib.suppress(*DISCORD_FAILED):
            await self.sync(played, prefs)

    def needs_update(self, played: Played, prefs: Preferences) -> bool:
        """True if it shows too little, and Discord still lets us edit it."""
        shown = self.response
        return shown is not None and not self.shows(
            shown.sent.message, self.posts.version(played, self.seat, prefs, is_direct=False)
        )

    async def sync(self, played: Played, prefs: Preferences) -> None:
        """Bring it up to date, if it is there and shows too little."""
        async with self.lock:
            played = await self.latest(played)
            if not self.needs_update(played, prefs) or not (shown := self.response):
                return
            if shown.interaction.user.id != played.match.seats[self.seat].user:
                self.close(shown)
                return
            try:
                await self.finish(shown, await self.posts.make(played, self.seat, prefs))
            except DISCORD_FAILED as error:
                if passes(error):
                    raise
                self.close(shown)  # it was dismissed, or is too old

    async def end(self, post: Post) -> None:
        """Bring the hand of a player who plays no more to what it shows from now on."""
        async with self.lock:
            if not (shown := self.response):
                return
            try:
                await self.finish(shown, post)
            except DISCORD_FAILED as error:
                if passes(error):
                    raise  # else it was dismissed, or is too old
            self.close(shown)
