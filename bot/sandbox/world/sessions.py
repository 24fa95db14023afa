"""The bot's gateway sessions: the receivers of an event, and events missed meanwhile."""

import secrets
from collections import deque
from collections.abc import Callable, Collection
from dataclasses import dataclass, field

from bot.sandbox.world.clock import Clock

Send = Callable[[str], None]
REMEMBERED = 2000
"""How many events a session keeps for a RESUME."""
RESUMABLE = 60.0
"""Seconds for which a session without a socket can be resumed."""
HOPEFUL = 3.0
"""Seconds after a lost socket in which the bot still counts as being there."""


@dataclass
class Session:
    """One shard's session; `send` is its socket, None while that is down since `dropped`."""

    shard: int
    shards: int
    intents: int
    send: Send | None
    id: str = field(default_factory=lambda: secrets.token_hex(16))
    number: int = 0
    sent: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=REMEMBERED))
    dropped: float = 0.0

    def dispatch(self, event: str, data: str) -> None:
        """Send an event with this JSON for its data, and keep it, as text, for a RESUME."""
        self.number += 1
        packet = f'{{"op": 0, "s": {self.number}, "t": "{event}", "d": {data}}}'
        self.sent.append((self.number, packet))
        if self.send:
            self.send(packet)

    def serves(self, guild_id: int | None) -> bool:
        """True if events of that guild, or of direct messages, are this shard's."""
        return self.shard == (0 if guild_id is None else (guild_id >> 22) % self.shards)


class Sessions:
    """All sessions there are. Two of one shard both get its events, as at Discord."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.repeated = 0  # events that a RESUME sends although the bot has had them
        self._sessions: dict[str, Session] = {}

    @property
    def connected(self) -> list[Session]:
        """Those with a socket."""
        return [session for session in self._sessions.values() if session.send]

    def open(self, shard: int, shards: int, intents: int, send: Send) -> Session:
        """A new session, as IDENTIFY asks for."""
        session = Session(shard, shards, intents, send)
        self._sessions[session.id] = session
        return session

    def resume(self, session_id: str, number: int, send: Send) -> Session | None:
        """The session on a new socket, all events after `number` sent; None if it is gone."""
        self._forget_old()
        session = self._sessions.get(session_id)
        if session is None or (session.sent and number < session.sent[0][0] - 1):
            return None
        session.send = send
        for sent, packet in session.sent:
            if sent > number - self.repeated:
                send(packet)
        return session

    def drop(self, session: Session, *, resumable: bool) -> None:
        """The session's socket is down."""
        session.send = None
        session.dropped = self._clock.now()
        if not resumable:
            self._sessions.pop(session.id, None)

    def dispatch(
        self,
        event: str,
        data: str,
        guild_id: int | None,
        intent: int = 0,
        shards: Collection[int] = (),
    ) -> bool:
        """Send an event to whom it concerns; False if nobody is there or about to return.

        `intent` is the bit without which a session is not told; 0 is told to all. `shards` get it
        instead of the one whose it is, as happens while shards move from process to process.
        """
        told = False
        for session in self.concerned(guild_id, intent, shards):
            session.dispatch(event, data)
            told = told or bool(session.send) or self._silent(session) < HOPEFUL
        return told

    def concerned(
        self, guild_id: int | None, intent: int, shards: Collection[int] = ()
    ) -> list[Session]:
        """The sessions that such an event is for, those that wait to be resumed too."""
        self._forget_old()
        return [
            session
            for session in self._sessions.values()
            if (session.shard in shards if shards else session.serves(guild_id))
            and (not intent or session.intents & intent)
        ]

    def _silent(self, session: Session) -> float:
        return self._clock.now() - session.dropped

    def _forget_old(self) -> None:
        for session in list(self._sessions.values()):
            if not session.send and self._silent(session) > RESUMABLE:
                del self._sessions[session.id]
