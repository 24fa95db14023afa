"""How a match is read, and how a step at it is stored with the time of what happens next by itself.

Nobody owns a match. The store's log is the truth, replayed games are a cache, and any number of
processes may do this over one store: of two that act at once the store lets one through.
"""

import asyncio
from collections.abc import Callable, Collection
from dataclasses import replace
from weakref import WeakValueDictionary

from bot.hosting.again import again
from bot.hosting.beacon import Beacon
from bot.hosting.endings import broken_off, given_up
from bot.hosting.preferences import preferences_of
from bot.hosting.replays import Replays, RulesChanged
from bot.matches import lobby, proposals
from bot.matches.breaking import last_rest
from bot.matches.match import Match, Refused, Status
from bot.matches.pace import Pace
from bot.matches.played import Played
from bot.matches.replay import Replay
from bot.ratelimits.buckets import Buckets
from bot.settings import Caps
from bot.store import Ending, Store
from bot.words import o_clock
from games.game import HOST, STOP
from games.record import BadRecord
from games.text import Text

HOUR = 3600.0
BREATH = 5.0
"""Seconds between two quick words of one person."""
DEFAULTS = Caps()


class Steps:
    """Reads matches, and takes steps at them: one that is Refused has changed nothing."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], float],
        pace: Pace,
        beacon: Beacon | None = None,
        caps: Caps = DEFAULTS,
    ) -> None:
        """`clock` tells the time in seconds since 1970."""
        self.store, self.clock, self.pace, self.beacon = store, clock, pace, beacon
        self.caps = caps
        self._begun = Buckets(caps.matches, HOUR, clock)
        self._asked = Buckets(caps.questions, HOUR, clock)
        self._said = Buckets(1, BREATH, clock)
        self.on_due: Callable[[float], object] = lambda due: None  # called with each new due time
        self.replays = Replays(store)
        self._turns: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def in_turn(self, match: int) -> asyncio.Lock:
        """One step that is no action after the other, in the order in which they came.

        Who tells of a deal and then deals takes both steps in one turn: nobody comes or goes
        between them.
        """
        return self._turns.setdefault(match, asyncio.Lock())

    async def get(self, match: int) -> Match:
        """A match as the store has it now."""
        found = await self.store.get(match)
        if found is None:
            raise Refused(Text("no-such-match"))
        return found

    async def load(self, match: int) -> Played:
        """A match under way or over, as it stands now.

        Refused if it has not begun or is closed; one whose rules are not ours any more is closed
        here.
        """
        return await self.played(await self.get(match))

    async def played(self, match: Match) -> Played:
        """A match that was just read, as `load` gives it."""
        played = Played(match, await self._state(match), self.clock())
        self.replays.remember(played)
        return played

    async def latest(self, played: Played, shown: int = 0) -> Played:
        """The same match, read again only if it has gone on in this process.

        `shown` is the revision that people see already, perhaps by more than what is played.
        """
        is_behind = shown > played.match.revision or self.replays.is_ahead_of(played.match)
        return await self.load(played.match.id) if is_behind else played

    async def _state(self, match: Match) -> Replay:
        """How a match stands; one that cannot go on by our rules is closed and Refused."""
        try:
            return await self.replays.state(match)
        except RulesChanged:
            if match.status is Status.PLAYING:
                await self._step(match.id, lobby.closed)  # in the turn of whoever reads it
            raise

    async def _change(self, match: int, step: Callable[[Match], Match]) -> Match:
        """Take a step that is no action, once those before it are done."""
        async with self.in_turn(match):
            return await self._step(match, step)

    async def _step(self, match: int, step: Callable[[Match], Match]) -> Match:
        """Take a step, again from the start if somebody else was quicker."""

        async def once() -> Match:
            before = await self.get(match)
            return await self._store(before, step(before))

        return await again(once)

    async def _store(
        self,
        before: Match,
        after: Match,
        managers: Collection[int] | None = None,
        *,
        moves_down: bool = False,
    ) -> Match:
        """Store a step that is no action; Conflict if anything happened since `before` was read.

        With `managers`, of a server that has removed the bot, it breaks the match off. `moves_down`
        is as for the store.
        """
        after = await self._timed(after, before)
        if managers is None:
            ending = await self._forfeit(before, after)
        else:
            ending = await self._broken_off(before, after, managers)
        after = await self.store.change(before, after, ending, moves_down=moves_down)
        self._announce(after)
        return after

    async def _timed(self, match: Match, before: Match | None = None) -> Match:
        """The match with the time when something happens to it by itself, or when it ended.

        Whoever only asks the table something gains no time by it.
        """
        now, had_begun = self.clock(), before is not None and before.status is Status.PLAYING
        if match.status is Status.LOBBY:
            is_held = match.rematch_of is not None and now < match.created + lobby.HELD
            wakes = match.created + lobby.HELD if is_held else now + lobby.IDLE
            # something has just happened: the beacon's round is to come after it
            named = self.beacon.ahead(now) if self.beacon else None
            return replace(match, due=wakes, beacon_round=named)
        if match.status is Status.PLAYING:
            try:
                played = Played(match, await self._state(match))
            except BadRecord:  # nobody could play on, but everybody can leave
                return replace(match, due=None)
            if match.paused is not None:
                return replace(match, due=None, nudge=None)
            is_same = (before.seats, before.paused) == (match.seats, None) if before else False
            due = await self._due(played, before.due if before and is_same else None)
            if before and had_begun and is_same:
                if due is not None and before.due is not None:
                    due = min(due, before.due)
                return replace(match, due=due)
            asked = replace(played, match=replace(match, due=due, asked_at=now))
            return replace(asked.match, nudge=asked.nudge)
        return replace(match, due=None, ended=now if had_begun else None)

    async def _due(self, played: Played, before: float | None = None) -> float | None:
        """When something is to happen by itself; what all wait for need not be waited for.

        What is forced stays due when it was `before`, if it was: who had it drawn anew, by asking
        the table again and again, would learn of it from the shortest.
        """
        is_ready = bool(played.present) and not played.unready
        at_once = played.resting and (is_ready or self.ends(played))
        if played.moving and proposals.holds_up(played):
            return None
        _, forced = await self.forced(played) or (None, "")
        now = self.clock()
        if played.deserted and not self.ends(played):
            return now + proposals.ANSWER
        if forced and before is not None:
            return before
        return now if at_once else self.pace.due_after(played, now, forced)

    async def forced(self, played: Played) -> tuple[int, str] | None:
        """A person to act for whom something is played by itself, and what.

        They have one thing to do, or decided before what to do.
        """
        for seat in played.waiting:
            user = played.match.seats[seat].user if seat != HOST else None
            if user is None or not (played.forced(seat) or played.ordered(seat)):
                continue
            if action := (await preferences_of(self.store.people, user)).action(played, seat):
                return seat, action
        return None

    def ends(self, played: Played) -> bool:
        """Whether the host ends a match with its round: all want it, or it is as long as may be."""
        return played.match.agreed(STOP) or played.length >= self.caps.actions

    async def _forfeit(self, before: Match, after: Match) -> Ending | None:
        """What a match under way counts for when its last person leaves; of other rules nothing."""
        is_last = lobby.everybody_left(after) and not lobby.everybody_left(before)
        if before.status is not Status.PLAYING or not is_last:
            return None
        try:
            return given_up(after, await self._state(before))
        except BadRecord:
            return None  # nor does one that nobody could have played on

    async def _broken_off(
        self, before: Match, after: Match, managers: Collection[int]
    ) -> Ending | None:
        """What a match counts for that is broken off: None before its first round is finished."""
        if before.status is not Status.PLAYING:
            return None
        try:
            length = last_rest(await self._state(before))
            if length is None:
                return None
            secret, log = await self.store.dealt(before.id)
            return await asyncio.to_thread(broken_off, after, secret, log[:length], managers)
        except BadRecord:
            return None

    def may_ask(self, user: int) -> None:
        """Refuse who has asked too much lately."""
        if wait := self._asked.wait(user):
            raise Refused(Text("too-many", time=o_clock(self.clock() + wait)))

    def _count_question(self, user: int) -> None:
        self.may_ask(user)
        self._asked.take(user)

    def _announce(self, match: Match) -> None:
        if match.due is not None:
            self.on_due(match.due)
