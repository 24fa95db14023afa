"""Hands that **Show my hand** has shown: to the clicker alone, and true for as long as Discord
lets the answer to a click be edited.
"""

import contextlib

from bot.endpoint import DISCORD_FAILED, passes
from bot.hosting.preferences import Preferences, preferences_of
from bot.hosting.tables import Tables
from bot.matches.match import Match
from bot.matches.played import Played
from bot.posts.hand_posts import HandPosts
from bot.posts.sender import Click, Sender
from bot.posts.showing import Response, SeatShowing, Showings
from bot.views import hand
from bot.views.post import Post


class EphemeralHands:
    """Shows them, and keeps the last one of each seat true.

    Only the process that heard the click can.
    """

    def __init__(
        self, tables: Tables, sender: Sender, posts: HandPosts, showings: Showings
    ) -> None:
        self.tables, self.sender, self.posts, self.showings = tables, sender, posts, showings

    async def show(self, interaction: Click, played: Played, seat: int, extra: hand.Extra) -> None:
        """Answer a click or a command with the hand."""
        prefs = await preferences_of(self.tables.store.people, interaction.user.id)
        post = await self.posts.make(played, seat, prefs, extra)
        self._known(played.match, seat).clicked = self.tables.clock()
        sent = await self.sender.answer(interaction, post)
        self.keep(played, seat, Response.of(self.tables.clock(), interaction, *sent))
        # What came meanwhile was drawn without it. If this fails, what comes next brings it along.
        with contextlib.suppress(*DISCORD_FAILED):
            await self.bring(played, seat, prefs)

    def keep(self, played: Played, seat: int, response: Response) -> None:
        """Keep this one true from now on, unless all is over."""
        if not played.over:
            self._known(played.match, seat).ephemeral = response

    def is_behind(self, played: Played, seat: int, prefs: Preferences) -> bool:
        """Whether a hand shows too little, and Discord still lets us edit it."""
        known = self._known(played.match, seat)
        shown = known.ephemeral
        if shown is None or self.tables.clock() > shown.until:
            known.ephemeral = None
            return False
        return not self.sender.shows(shown.message, self.posts.version(played, seat, prefs, False))

    async def bring(self, played: Played, seat: int, prefs: Preferences) -> None:
        """Bring a hand up to date, if there is one and it shows too little."""
        known = self._known(played.match, seat)
        async with known.editing(is_direct=False):
            played = await self.posts.latest(played, seat)
            if not self.is_behind(played, seat, prefs):
                return
            shown = known.ephemeral
            assert shown is not None, "it is behind"
            if shown.interaction.user.id != played.match.seats[seat].user:
                known.ephemeral = None
                return
            try:
                post = await self.posts.make(played, seat, prefs)
                await self.sender.finish(shown.interaction, post, shown.follow_up)
            except DISCORD_FAILED as error:
                if passes(error):
                    raise
                if known.ephemeral is shown:  # dismissed, or too old, and no newer one opened
                    known.ephemeral = None

    async def end(self, match: Match, seat: int, post: Post) -> None:
        """Bring the hand of somebody who plays no more to what it shows from now on."""
        known = self._known(match, seat)
        async with known.editing(is_direct=False):
            if not (shown := known.ephemeral):
                return
            try:
                await self.sender.finish(shown.interaction, post, shown.follow_up)
            except DISCORD_FAILED as error:
                if passes(error):
                    raise  # else it was dismissed, or is too old
            if known.ephemeral is shown:  # nobody has sat down and opened theirs meanwhile
                known.ephemeral = None

    def _known(self, match: Match, seat: int) -> SeatShowing:
        return self.showings[match.id].seats[seat]
