"""Replayed matches kept in memory: under way from their log, finished ones step by step, films.

The store's log is the truth, and everything here is a cache of it.
"""

import asyncio
from collections.abc import Hashable
from dataclasses import dataclass, replace
from typing import Final

from cachetools import LRUCache, TTLCache

from bot.concurrency.locks import KeyedLocks
from bot.matches import lobby
from bot.matches.match import Match, Refused, Status
from bot.matches.played import Played
from bot.matches.replay import Action, Replay, record_of
from bot.store import Store
from bot.words import locale, talk
from games.options import BadOptions
from games.record import BadRecord, Record
from games.replay import EVERY, Positions, Step, frames, heard, round_of
from games.scene import Table
from games.text import IllegalAction, Text, Translate
from images import Renderer
from images.theme import Style

CACHED = 300
"""Matches whose state is kept."""
LONG = 100
"""Actions from which a replay runs in a thread."""
CACHED_ACTIONS: Final = 60_000
"""Actions of the matches whose record and positions are kept: of 1,000, at most 250 KiB."""
FILM_BYTES: Final = 16 << 20
"""Bytes of films that are kept."""
FILM_AGE: Final = 600
"""Seconds after which a film is not kept any more."""

PLAYED = (Status.PLAYING, Status.OVER)
"""With cards on the table, or a result."""


class RulesChanged(Refused):
    """The rules by which a match began are not ours any more."""

    def __init__(self) -> None:
        super().__init__(Text("rules-changed"))


@dataclass(frozen=True)
class Film:
    """A GIF, the steps that it shows, and the last of its scenes."""

    data: bytes
    span: range
    end: Table


class Replays:
    """States of matches under way, and records, steps and films of finished ones.

    A step costs at most `games.replay.EVERY` actions. That many are played in one go, then others
    are served; the first look at a match is played up to there in such slices.
    """

    def __init__(self, store: Store) -> None:
        self.store = store
        self._states: LRUCache[int, Replay] = LRUCache(CACHED)
        self._positions: LRUCache[int, Positions] = LRUCache(CACHED_ACTIONS, getsizeof=_actions)
        self._films: TTLCache[Hashable, Film] = TTLCache(FILM_BYTES, FILM_AGE, getsizeof=_bytes)
        self._locks = KeyedLocks()

    async def state(self, match: Match) -> Replay:
        """The state of a match at its length, or behind it if the cache is further.

        Refused if it has not begun, is closed, or began by other rules; BadRecord if its log
        breaks a rule.
        """
        known = self._states.get(match.id) if match.status in PLAYED else None
        if known and (known.joins != match.joins or not match.people <= known.people.keys()):
            known = None  # new cards were dealt, or somebody has sat down since
        if known and known.length >= match.length:
            return known
        if known:
            replay, missing = known, await self.store.actions(match.id, known.length)
        else:
            replay, missing = await self._begin(match)
        missing = missing[: match.length - replay.length]
        try:
            if len(missing) < LONG:
                return replay.after_actions(missing)
            return await asyncio.to_thread(replay.after_actions, missing)
        except IllegalAction as bad:
            raise BadRecord(f"The log of match {match.id} breaks a rule: {bad}") from bad

    async def _begin(self, match: Match) -> tuple[Replay, list[Action]]:
        """A match as it was dealt, and the actions that followed."""
        if match.status is Status.LOBBY:
            raise Refused(Text("not-started"))
        if match.status is Status.CLOSED:
            raise Refused(lobby.why_closed(match))
        secret, log = await self.store.dealt(match.id)
        try:
            return Replay.begin(match, secret), log
        except (BadRecord, BadOptions) as bad:
            raise RulesChanged from bad

    async def after(self, match: Match) -> Replay:
        """The state of a finished match at an earlier length, which its row has then."""
        secret, log = await self.store.dealt(match.id)
        try:
            begun = Replay.begin(match, secret)
        except (BadRecord, BadOptions) as bad:
            raise RulesChanged from bad
        return await asyncio.to_thread(begun.after_actions, log[: match.length])

    def remember(self, played: Played) -> None:
        """Keep a state that is stored, unless a longer one is here already."""
        key, replay = played.match.id, played.replay
        known = self._states.get(key)
        if (
            known is None
            or (known.joins, known.people) != (replay.joins, replay.people)
            or known.length < replay.length
        ):
            self._states[key] = replay

    def is_ahead_of(self, match: Match) -> bool:
        """True if a match that was read has gone on in this process."""
        known = self._states.get(match.id)
        return known is not None and known.length > match.length

    async def read(self, match: int) -> Record:
        """A finished match as anybody may compute it again; Refused before its end."""
        row = await self.store.get(match)
        if row is None:
            raise Refused(Text("no-such-match"))
        if row.status is not Status.OVER:
            raise Refused(Text("still-sealed"))
        record = record_of(row, *await self.store.dealt(match))
        end, before = await self.store.archive.end(match), await self.store.archive.preceding(match)
        return replace(record, end=end, ended_after=before)

    async def public_log(self, match: Match) -> list[str]:
        """All that everybody has heard of a match, under way or over, from its beginning."""
        secret, log = await self.store.dealt(match.id)
        record = record_of(match, secret, log[: match.length])

        def say_at(number: int) -> Translate:
            return talk(match.names_at(number), game=match.game)

        return await asyncio.to_thread(lambda: [*heard(record, say_at)])

    async def record(self, match: int) -> Record:
        """The record of `read`, from the cache if it is there: a page turned reads no log."""
        return (await self._of_finished(match)).record

    async def step(self, match: int, number: int) -> Step:
        """The match after so many actions; Refused unless it is over and its rules are ours."""
        positions = await self._of_finished(match)
        try:
            for _ in positions.reach(number):
                await asyncio.sleep(0)
            return positions.step(number)
        except (BadRecord, BadOptions) as bad:
            raise RulesChanged from bad

    async def _of_finished(self, match: int) -> Positions:
        """The positions of a match, whose record is read once however many ask for it at a time."""
        async with self._locks[match]:
            if (found := self._positions.get(match)) is None:
                found = self._positions[match] = Positions(await self.read(match))
            return found

    async def film(
        self, match: Match, number: int, renderer: Renderer, style: Style, is_open: bool = False
    ) -> Film:
        """The round of a step, as everybody saw it or with open hands; Refused as of a step.

        It is made frame by frame, once for all who ask for it; others are served between frames.
        """
        span = round_of(await self.record(match.id), number)
        key = match.id, span, match.seats, style, is_open, locale.get()
        async with self._locks[key]:
            if (kept := self._films.get(key)) is None:
                scenes = []
                for each in frames(span):
                    step = await self.step(match.id, each)
                    names, computers = match.names_at(each), match.computers_at(each)
                    scenes.append(step.scene(names, talk(names), is_open, computers))
                    await asyncio.sleep(0)
                data = await renderer.film(scenes, style.read_in(locale.get()))
                kept = self._films[key] = Film(data, span, scenes[-1])
            return kept


def _bytes(film: Film) -> int:
    return len(film.data)


def _actions(positions: Positions) -> int:
    return min(CACHED_ACTIONS, len(positions.record.deeds) + EVERY)
