"""The posts of hands, by direct message or by a click."""

from collections.abc import Hashable
from typing import Any

from cachetools import LRUCache

from bot.hosting.endings import NONE, outcomes
from bot.hosting.languages import to_reader
from bot.hosting.preferences import Preferences, settings_of
from bot.hosting.tables import Tables
from bot.matches.absence import substitutable
from bot.matches.played import Played
from bot.operation.emojis import Emojis
from bot.posts.avatars import Avatars
from bot.views import hand
from bot.views.post import Post
from games.scene import Hand

SCENES = 250  # kept: one that a click was answered with is not made again for the drawing


class HandPosts:
    """Makes the post of a hand, and tells apart those that show something else."""

    def __init__(self, tables: Tables, emojis: Emojis, avatars: Avatars) -> None:
        self.tables, self.emojis, self.avatars = tables, emojis, avatars
        self._hands: LRUCache[tuple[Any, ...], Hand] = LRUCache(SCENES)
        self._scenes: LRUCache[tuple[Any, ...], hand.Bare] = LRUCache(SCENES)

    async def make(
        self,
        played: Played,
        seat: int,
        prefs: Preferences,
        extra: hand.Extra = hand.PLAIN,
        is_direct: bool = False,
        follows: bool = False,
    ) -> Post:
        """The hand as it is to be; a direct message that `follows` says what others do."""
        with to_reader(played.match, prefs):
            return await self._make(played, seat, prefs, extra, is_direct, follows)

    async def _make(
        self,
        played: Played,
        seat: int,
        prefs: Preferences,
        extra: hand.Extra,
        is_direct: bool,
        follows: bool,
    ) -> Post:
        if seat in played.away:
            return hand.away(played)
        store, match = self.tables.store, played.match
        told = await outcomes(store, match, seat) if played.over else NONE
        emojis = self.emojis.of(prefs.style.deck, played.faces)
        names = not is_direct or _names(played, follows)
        bare = self._scene(played, seat, prefs)
        if not names:
            bare = hand.without_names(played, seat, bare)
        has_words = (await settings_of(store.people, match.guild)).has_words
        post = hand.post(
            played, seat, prefs, bare, extra, is_direct, told, emojis, has_words, names
        )
        return self.avatars.shown(post, match)

    def others(self, played: Played, seat: int, prefs: Preferences, follows: bool) -> int:
        """A number for what a direct message says of the others; one for all that follow none."""
        if not follows or seat in played.away:
            return hash(None)
        names = _names(played, follows)
        with to_reader(played.match, prefs):
            bare = self._scene(played, seat, prefs)
            shown = bare if names else hand.without_names(played, seat, bare)
        return hash((shown, names and played.deadline))

    def version(self, played: Played, seat: int, prefs: Preferences, is_direct: bool) -> Hashable:
        """The version of that post, without making it."""
        make = self._held if is_direct else self._scene  # a direct message follows the hand alone
        with to_reader(played.match, prefs):
            return hand.version(played, seat, prefs, make(played, seat, prefs), is_direct)

    def _scene(self, played: Played, seat: int, prefs: Preferences) -> hand.Bare:
        """The bare scene, made once for each state of the match."""
        what = *_state(played, seat, prefs), *played.match.said.items()
        if what not in self._scenes:
            held = self._held(played, seat, prefs)
            self._scenes[what] = hand.scene(played, seat, prefs, held)
        return self._scenes[what]

    def _held(self, played: Played, seat: int, prefs: Preferences) -> Hand:
        """The hand of that scene, made once too."""
        what = _state(played, seat, prefs)
        if what not in self._hands:
            self._hands[what] = hand.holding(played, seat, prefs)
        return self._hands[what]


def _names(played: Played, follows: bool) -> bool:
    """True if a direct message says who is to act.

    Computers are sooner done than it is edited.
    """
    return bool(substitutable(played)) or (follows and not played.computers_to_act)


def _state(played: Played, seat: int, prefs: Preferences) -> tuple[Any, ...]:
    """The state that a hand depends on."""
    return played.match.id, played.match.revision, played.length, seat, prefs
