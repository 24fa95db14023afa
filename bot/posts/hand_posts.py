"""What the message of a hand is to show, by direct message or by a click."""

from collections.abc import Hashable
from typing import Any

from cachetools import LRUCache

from bot.hosting.endings import ratings_told
from bot.hosting.preferences import Preferences, settings_of
from bot.hosting.tables import Tables
from bot.matches.played import Played
from bot.operation.emojis import Emojis
from bot.posts.avatars import Avatars
from bot.views import hand
from bot.views.post import Post

SCENES = 250  # kept: one that a click was answered with is not made again for the drawing


class HandPosts:
    """Makes the post of a hand, and tells apart those that show something else."""

    def __init__(self, tables: Tables, emojis: Emojis, avatars: Avatars) -> None:
        self.tables, self.emojis, self.avatars = tables, emojis, avatars
        self._scenes: LRUCache[tuple[Any, ...], hand.Bare] = LRUCache(SCENES)

    async def make(
        self,
        played: Played,
        seat: int,
        prefs: Preferences,
        extra: hand.Extra = hand.PLAIN,
        is_direct: bool = False,
    ) -> Post:
        """The hand as it is to be."""
        if seat in played.away:
            return hand.away(played)
        store, match = self.tables.store, played.match
        ratings = await ratings_told(store, match, seat) if played.over else {}
        bare, emojis = self._scene(played, seat, prefs), self.emojis.of(prefs.style.deck)
        has_words = (await settings_of(store.people, match.guild)).has_words
        post = hand.post(played, seat, prefs, bare, extra, is_direct, ratings, emojis, has_words)
        return self.avatars.shown(post, match)

    def version(self, played: Played, seat: int, prefs: Preferences, is_direct: bool) -> Hashable:
        """The version of that post, without making it."""
        return hand.version(played, seat, prefs, self._scene(played, seat, prefs), is_direct)

    async def latest(self, played: Played, seat: int) -> Played:
        """The same match as it stands now, unless whoever sat there has left: they see no more."""
        latest = await self.tables.latest(played)
        is_same = latest.match.seats[seat].user == played.match.seats[seat].user
        return latest if is_same else played

    def _scene(self, played: Played, seat: int, prefs: Preferences) -> hand.Bare:
        """The bare scene, made once for each state of the match."""
        said = tuple(played.match.said.items())
        what = played.match.id, played.match.revision, played.length, seat, prefs, said
        if what not in self._scenes:
            self._scenes[what] = hand.scene(played, seat, prefs)
        return self._scenes[what]
