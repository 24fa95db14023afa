"""The session manager: opens matches, lets people act, and never forgets an action.

Nobody owns a match. The store's log is the truth, replayed games are a cache, and any number of
processes may do this over one store: of two that act at once the store lets one through.
"""

import asyncio
import secrets
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import asdict, replace
from typing import Any

from cachetools import LRUCache

from bot.hosting.alarm import Alarm
from bot.hosting.endings import given_up, played_out
from bot.matches import lobby
from bot.matches.match import Match, Person, Refused, Seat, Status
from bot.matches.pace import Pace
from bot.matches.played import Action, Played, Replay, record_of
from bot.operation.metrics import COMMITTED, DOUBLED, STALE
from bot.store import Doubled, Ending, Stale, Store
from games.fairness import commitment_to
from games.game import DEAL, HOST, STOP
from games.options import BadOptions
from games.record import BadRecord, Record
from games.replay import heard
from games.speech import IllegalAction, Say, Words

CACHED = 300
"""Replayed games kept at hand."""
LONG = 100
"""Actions from which a replay runs beside the event loop."""

PLAYED = (Status.PLAYING, Status.OVER)


class Tables:
    """Every match there is. Whatever cannot be done raises Refused and changes nothing."""

    def __init__(self, store: Store, clock: Callable[[], float], pace: Pace) -> None:
        """`clock` tells the time in seconds since 1970."""
        self.store, self.clock, self.pace = store, clock, pace
        self.alarm = Alarm(clock)  # hears of everything that is to happen by itself
        self._replays: LRUCache[int, Replay] = LRUCache(CACHED)

    # The lobby

    async def open(
        self,
        game: str,
        host: Person,
        guild: int,
        channel: int,
        options: Mapping[str, Any] | None = None,
        click: int = 0,
        clock: int = 0,
    ) -> Match:
        """Open a lobby with its host seated; options left out are the game's own.

        Here and below `click` is the id of the interaction: it counts for the shuffles. `clock` is
        the time for a turn in seconds, 0 for no limit.
        """
        seats = (Seat(host.id, host.name, joined=click),)
        match = Match(game, host.id, channel, seats, guild)
        kind = lobby.kind_of(match)
        chosen = {**asdict(kind.options), **(options or {})}
        match = replace(match, version=kind.version, options=chosen, clock=clock)
        lobby.check_options(match)
        return await self._create(match)

    async def get(self, match: int) -> Match:
        """A match as the store has it now."""
        found = await self.store.get(match)
        if found is None:
            raise Refused(Words("no-such-match"))
        return found

    async def current(self, channel: int | None = None, user: int | None = None) -> list[Match]:
        """The lobbies and matches under way in a channel, or where a person sits, newest first."""
        return await self.store.current_matches(channel, user)

    async def join(self, match: int, person: Person, click: int = 0) -> Match:
        """Give a person a free seat."""
        return await self._change(match, lambda it: lobby.join(it, person, click))

    async def leave(self, match: int, user: int) -> Match:
        """Free a person's seat; in a match under way a computer plays on in it.

        The host's part passes on; a table that nobody is left at is closed, and a match under way
        is then lost by all who left it.
        """
        return await self._change(match, lambda it: lobby.leave(it, user))

    async def add_computer(self, match: int, user: int) -> Match:
        """Seat a computer player; anybody seated may."""
        return await self._change(match, lambda it: lobby.add_computer(it, user))

    async def remove_computer(self, match: int, user: int) -> Match:
        """Send the last computer player away; anybody seated may."""
        return await self._change(match, lambda it: lobby.remove_computer(it, user))

    async def set_option(self, match: int, user: int, name: str, value: Any) -> Match:
        """Change an option of the game; the host may."""
        return await self._change(match, lambda it: lobby.set_option(it, user, name, value))

    async def set_options(self, match: int, user: int, options: dict[str, Any]) -> Match:
        """Change all options of the game; the host may."""
        return await self._change(match, lambda it: lobby.set_options(it, user, options))

    async def set_clock(self, match: int, user: int, seconds: int) -> Match:
        """Limit the time for a turn, 0 for no limit; the host may."""
        return await self._change(match, lambda it: lobby.set_clock(it, user, seconds))

    async def start(self, match: int, user: int, click: int = 0) -> Played:
        """Deal; computers fill the seats the game cannot do without. Anybody seated may."""
        return await self.played(await self._change(match, lambda it: lobby.start(it, user, click)))

    async def rematch(self, match: int, user: int, click: int = 0) -> Match:
        """The lobby for another match of the same people, the same one however often asked for."""
        return await self._create(lobby.rematch(await self.get(match), user, click))

    async def close_idle(self, match: int, revision: int) -> None:
        """Close a lobby that nobody has changed for long; Stale if somebody has just done so."""

        def step(it: Match) -> Match:
            if it.revision != revision:
                raise Stale(match)
            return lobby.closed(it)

        await self._change(match, step)

    async def _create(self, match: Match) -> Match:
        """Store a new lobby with a secret, committed to before anybody sees or presses anything."""
        secret = _new_secret()
        now, commitment = self.clock(), commitment_to(secret)
        due = now + lobby.IDLE
        sealed = replace(match, created=now, due=due, commitment=commitment)
        return await self.store.create(sealed, secret)

    async def _change(self, match: int, step: Callable[[Match], Match]) -> Match:
        """Take a step that is no action, again from the start if somebody else was quicker."""
        while True:
            before = await self.get(match)
            after = await self._timed(step(before), before.status is Status.PLAYING)
            ending = await self._forfeit(before, after)
            try:
                after = await self.store.change(before, after, ending)
            except Stale:
                continue
            self._announce(after)
            return after

    async def _timed(self, match: Match, had_begun: bool) -> Match:
        """The match with the time when something happens to it by itself, or when it ended."""
        now = self.clock()
        if match.status is Status.LOBBY:
            return replace(match, due=now + lobby.IDLE)
        if match.status is Status.PLAYING:
            try:
                played = Played(match, await self._replay(match))
            except BadRecord:  # nobody could play on, but everybody can leave
                return replace(match, due=None)
            return replace(match, due=self.pace.due_after(played, now))
        return replace(match, due=None, ended=now if had_begun else None)

    async def _forfeit(self, before: Match, after: Match) -> Ending | None:
        """What a match under way counts for when its last person leaves; of other rules nothing."""
        is_last = lobby.everybody_left(after) and not lobby.everybody_left(before)
        if before.status is not Status.PLAYING or not is_last:
            return None
        try:
            return given_up(after, await self._replay(before))
        except BadRecord:
            return None  # nor does one that nobody could have played on

    async def close_guild(self, guild: int) -> None:
        """Close everything that is open in a server."""
        for match in await self.store.in_guild(guild):
            with suppress(Refused):  # it has just ended
                await self._change(match, lobby.closed)

    # The match

    async def load(self, match: int) -> Played:
        """A match under way or over, as it stands now.

        Refused if it has not begun or is closed; one whose rules are not ours any more is closed
        here.
        """
        return await self.played(await self.get(match))

    async def played(self, match: Match) -> Played:
        """A match that was just read, as `load` gives it."""
        played = Played(match, await self._replay(match))
        self._remember(played)
        return played

    async def latest(self, played: Played) -> Played:
        """The same match, read again only if it has gone on in this process."""
        known = self._replays.get(played.match.id)
        is_behind = known is not None and known.length > played.match.length
        return await self.load(played.match.id) if is_behind else played

    async def record(self, match: int) -> Record:
        """A finished match as anybody may compute it again; Refused before its end."""
        row = await self.get(match)
        if row.status is not Status.OVER:
            raise Refused(Words("still-sealed"))
        record = record_of(row, *await self.store.dealt(match))
        return replace(record, end=await self.store.archive.end(match))

    async def heard(self, match: int, say: Say) -> list[str]:
        """All that everybody has heard of a match, under way or over, from its beginning."""
        row = (await self.load(match)).match
        secret, log = await self.store.dealt(match)
        record = record_of(row, secret, log[: row.length])
        return await asyncio.to_thread(lambda: [*heard(record, say)])

    async def act(self, match: int, user: int, length: int, text: str, click: int) -> Played:
        """Play what a person asked for, having seen `length` actions; stored when this returns.

        `click` is the id of the interaction; the same click delivered again is not played again
        and gives the match as it stands. `deal` and `stop` are the host's, and anybody seated may
        ask for them. IllegalAction where the rules forbid it.
        """
        while True:
            played = await self.load(match)
            seat = lobby.seated(played.match, user)
            if not played.is_current(seat, length):
                break
            action = played.replay.game.read(text)
            if action in (DEAL, STOP):
                seat = HOST  # anybody seated may ask for the host's part
            try:
                with COMMITTED.time():
                    return await self.play(played, Action(seat, action, click, self.clock()))
            except Stale:
                STALE.inc()
                continue  # somebody acted or left
            except Doubled:
                DOUBLED.inc()
                break
        if not await self.store.clicked(match, click):
            raise Refused(Words("stale"))
        return await self.load(match)

    async def play(self, played: Played, action: Action) -> Played:
        """Store the next action of a match; Stale or Doubled if it is not the next any more."""
        after = played.then(action)
        due = self.pace.due_after(after, self.clock())
        await self.store.append(played.match, action, due, played_out(after))
        after = replace(after, match=replace(after.match, due=due))
        self._remember(after)
        self._announce(after.match)
        return after

    async def _replay(self, match: Match) -> Replay:
        """The state of a match at its length, or behind it if the cache is further."""
        known = self._replays.get(match.id) if match.status in PLAYED else None
        if known and known.length >= match.length:
            return known
        if known:
            replay, missing = known, await self.store.actions(match.id, known.length)
        else:
            replay, missing = await self._begin(match)
        missing = missing[: match.length - replay.length]
        try:
            if len(missing) < LONG:
                return replay.then(missing)
            return await asyncio.to_thread(replay.then, missing)
        except IllegalAction as bad:
            raise BadRecord(f"The log of match {match.id} breaks a rule: {bad}") from bad

    async def _begin(self, match: Match) -> tuple[Replay, list[Action]]:
        """A match as it was dealt, and what followed.

        One that cannot go on by our rules is closed and Refused.
        """
        if match.status is Status.LOBBY:
            raise Refused(Words("not-started"))
        if match.status is Status.CLOSED:
            raise Refused(lobby.why_closed(match))
        secret, log = await self.store.dealt(match.id)
        try:
            return Replay.begin(match, secret), log
        except (BadRecord, BadOptions) as bad:
            if match.status is Status.PLAYING:
                await self._change(match.id, lobby.closed)
            raise Refused(Words("rules-changed")) from bad

    def _remember(self, played: Played) -> None:
        """Keep a replay that is stored, unless a longer one is here already."""
        key, replay = played.match.id, played.replay
        if key not in self._replays or self._replays[key].length < replay.length:
            self._replays[key] = replay

    def _announce(self, match: Match) -> None:
        if match.due is not None:
            self.alarm.set(match.due)


def _new_secret() -> str:
    return secrets.token_hex(32)
