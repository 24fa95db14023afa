"""Solos as they stand: attempts replayed, and played on; stored before they are shown."""

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import partial
from typing import Final, TypeVar

from cachetools import LRUCache

from bot.hosting.replays import RulesChanged
from bot.matches.characters import CHARACTERS
from bot.matches.match import Match, Refused, Seat, Status
from bot.matches.played import Played
from bot.matches.replay import Action, Replay
from bot.matches.solo import SECONDS, Attempt
from bot.ratelimits.waiting import Places
from bot.store import Conflict, DuplicateClick, Store
from games.game import DEAL, HOST
from games.options import BadOptions
from games.players import Level
from games.record import BadRecord, RecordedAction
from games.solo import SoloDeal, follow, is_done, points
from games.text import IllegalAction, Text

T = TypeVar("T")

CACHED: Final = 200
"""Attempts whose state is kept."""
GRACE: Final = 600.0
"""Seconds after the end of a day in which what was begun before can be finished."""


@dataclass(frozen=True, kw_only=True)
class PlayedSolo(Played):
    """An attempt as far as it has been played; to its one seat it is like a match."""

    attempt: Attempt

    @property
    def seat(self) -> int:
        """The person's seat."""
        return self.attempt.seat

    @property
    def is_done(self) -> bool:
        """True if it has ended, be it amid a match."""
        return self.attempt.ended is not None

    @property
    def closes(self) -> float | None:
        """The time until which a daily can be played on; None for practice.

        That is the end of its day, and once that has come, some minutes more.
        """
        if self.attempt.day is None:
            return None
        end = float((self.attempt.day + 1) * SECONDS)
        return end if self.now < end else end + GRACE

    @property
    def is_late(self) -> bool:
        """True if it was not finished in time."""
        return not self.is_done and self.closes is not None and self.now >= self.closes


def deal_of(attempt: Attempt) -> SoloDeal:
    """The deal of an attempt, and its person's seat."""
    one = attempt
    return SoloDeal(
        one.game, one.version, one.seats, {**one.options}, one.seed, one.seat, one.rounds
    )


def match_of(attempt: Attempt) -> Match:
    """An attempt as a match, which no store has: its person's seat, and computers in the others."""
    names = [name for name in CHARACTERS[Level.NORMAL] if name != attempt.name]
    seats = [Seat(None, name) for name in names[: attempt.seats - 1]]
    seats.insert(attempt.seat, Seat(attempt.user, attempt.name))
    return Match(
        attempt.game,
        attempt.user,
        0,
        tuple(seats),
        attempt.guild,
        id=attempt.id,
        version=attempt.version,
        status=Status.PLAYING,
        options={**attempt.options},
        length=attempt.length,
        created=attempt.started,
    )


class Solos:
    """Reads attempts and plays them on; computers think in a thread, for one person at a time."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        """`clock` tells the time in seconds since 1970."""
        self.store, self.clock = store, clock
        self._states: LRUCache[int, Replay] = LRUCache(CACHED)
        self._thinking = Places(1)

    async def load(self, solo: int, user: int) -> PlayedSolo:
        """An attempt as it is now; Refused if it is not this person's, or by rules not ours."""
        found = await self.store.solos.get(solo)
        if found is None or found.user != user:
            raise Refused(Text("solo-gone"))
        return await self.played(found)

    async def played(self, attempt: Attempt) -> PlayedSolo:
        """An attempt that was just read, as `load` gives it."""
        known = self._states.get(attempt.id)
        if known is None or known.length != attempt.length:
            known = await self._think(attempt.user, partial(_replayed, attempt, known))
            self._states[attempt.id] = known
        return self._seen(attempt, known)

    async def begin(self, attempt: Attempt, click: int) -> PlayedSolo:
        """Begin an attempt, or go on with the one that there is.

        What computers do before its person acts is stored with it.
        """
        opened = await self._think(attempt.user, partial(_opened, attempt))
        actions = tuple(opened.record.deeds)
        return await self.played(
            await self.store.solos.begin(replace(attempt, actions=actions), click)
        )

    async def act(self, solo: int, user: int, length: int, text: str, click: int) -> PlayedSolo:
        """Play what a person asked for, having seen `length` actions, and what follows from it.

        It is stored when this returns. Refused if they saw something else, IllegalAction where the
        rules forbid it; the same click delivered again, and what comes too late for a daily, give
        the attempt as it stands.
        """
        played = await self.load(solo, user)
        if played.is_done or played.is_late:
            return played
        if not played.is_current(played.seat, length):
            if await self.store.solos.clicked(solo, click):
                return played
            raise Refused(Text("stale"))
        action = _action(played, text, click, self.clock())
        replay = await self._think(user, partial(_followed, played, action))
        try:
            attempt = await self._append(played.attempt, replay, click)
        except DuplicateClick:
            return await self.load(solo, user)
        except Conflict as conflict:
            raise Refused(Text("stale")) from conflict
        self._states[solo] = replay
        return self._seen(attempt, replay)

    async def practice(self, played: PlayedSolo) -> PlayedSolo:
        """Rank an attempt no more, since a hint is to be shown."""
        try:
            return replace(played, attempt=await self.store.solos.practice(played.attempt))
        except Conflict:  # it has just ended
            return await self.load(played.attempt.id, played.attempt.user)

    async def _append(self, before: Attempt, replay: Replay, click: int) -> Attempt:
        actions = replay.record.deeds[before.length :]
        deal, solos = deal_of(before), self.store.solos
        if not is_done(deal, replay.game):
            return await solos.append(before, actions, click)
        told = points(deal, replay.game)
        return await solos.append(before, actions, click, self.clock(), told)

    def _seen(self, attempt: Attempt, replay: Replay) -> PlayedSolo:
        return PlayedSolo(match_of(attempt), replay, self.clock(), attempt=attempt)

    async def _think(self, user: int, work: Callable[[], T]) -> T:
        async with self._thinking.place(0, user):
            return await asyncio.to_thread(work)


def _replayed(attempt: Attempt, known: Replay | None) -> Replay:
    """The state of an attempt, from one of it that is known to be older."""
    try:
        if known is None or known.length > attempt.length:
            known = Replay.begin(match_of(attempt), attempt.seed)
        return known.after_actions(_actions(attempt.seat, attempt.actions[known.length :]))
    except (BadRecord, BadOptions, IllegalAction) as bad:
        raise RulesChanged from bad


def _opened(attempt: Attempt) -> Replay:
    """A new attempt up to where its person acts."""
    return _on(attempt, Replay.begin(match_of(attempt), attempt.seed))


def _followed(played: PlayedSolo, action: Action) -> Replay:
    """The state after an action of the person and what follows; IllegalAction if it is none."""
    return _on(played.attempt, played.replay.after_actions([action]))


def _on(attempt: Attempt, replay: Replay) -> Replay:
    """The state once all that follows by itself has been played."""
    followed = follow(deal_of(attempt), replay.game.copy(), replay.length)
    return replay.after_actions(_actions(attempt.seat, followed))


def _actions(seat: int, recorded: Iterable[RecordedAction]) -> list[Action]:
    """Rows of a log; the person's have a click, since nothing is played for them."""
    return [Action(*each, click=1 if each.seat == seat else None) for each in recorded]


def _action(played: PlayedSolo, text: str, click: int, now: float) -> Action:
    """What a person asked for: between rounds the deal is the host's."""
    action = played.replay.game.read(text)
    is_deal = action == DEAL and played.resting
    return Action(HOST if is_deal else played.seat, action, click, now)
