"""The gateway: a websocket for each shard of the bot."""

import asyncio
import contextlib
import json
from typing import cast

from fastapi import Response, WebSocket, WebSocketDisconnect

from bot.endpoint import SANDBOX_TOKEN
from bot.sandbox import payloads
from bot.sandbox.body import Json
from bot.sandbox.web.directory import gateway_address
from bot.sandbox.world.changes import BotChanged
from bot.sandbox.world.messages import GUILD_ID
from bot.sandbox.world.sessions import Session
from bot.sandbox.world.world import World

HEARTBEAT, IDENTIFY, RESUME = 1, 2, 6
RECONNECT, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 7, 9, 10, 11
HEARTBEAT_MS = 41_250
ACK_AFTER = 0.05  # seconds; discord.py notes when it sent a heartbeat only after it has
REPEATED = 5  # events
UNAVAILABLE = 503
NOT_AUTHENTICATED, AUTHENTICATION_FAILED, DECODE_ERROR = 4003, 4004, 4002
FINAL_CLOSES = (1000, 1001)
"""Close codes by which a bot says that it will not resume."""


def _has_token(data: object) -> bool:
    return isinstance(data, dict) and data.get("token") == SANDBOX_TOKEN


class Connection:
    """One websocket: what waits to be sent, and the session it serves."""

    def __init__(self, world: World, socket: WebSocket) -> None:
        self.world = world
        self.socket = socket
        self.outgoing: asyncio.Queue[str | int] = asyncio.Queue()
        self.session: Session | None = None

    def send(self, packet: str) -> None:
        """Send a packet after those before it."""
        self.outgoing.put_nowait(packet)

    def signal(self, op: int, data: object = None) -> None:
        """Send a packet that is no event."""
        self.send(json.dumps({"op": op, "s": None, "t": None, "d": data}))

    def close(self, code: int) -> None:
        """Close the websocket after all has been sent."""
        self.outgoing.put_nowait(code)

    async def run(self) -> None:
        """Serve until either side closes."""
        await self.socket.accept()
        self.signal(HELLO, {"heartbeat_interval": HEARTBEAT_MS})
        writer = asyncio.create_task(self._write())
        try:
            code = await self._read()
        finally:
            writer.cancel()
            self.lose()
        if self.session and code in FINAL_CLOSES:
            self.world.sessions.drop(self.session, resumable=False)

    def lose(self) -> None:
        """The socket is of no more use; the session waits to be resumed."""
        if self.session and self.session.send == self.send:
            self.world.sessions.drop(self.session, resumable=True)
            self.world.watchers.tell(BotChanged())

    async def _write(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while True:
                packet = await self.outgoing.get()
                if isinstance(packet, int):
                    self.lose()
                    await self.socket.close(packet)
                    return
                await self.socket.send_text(packet)

    async def _read(self) -> int:
        """Take packets until the bot goes; the code it closed with."""
        while True:
            try:
                self._take(cast(Json, json.loads(await self.socket.receive_text())))
            except ValueError:
                self.close(DECODE_ERROR)
            except WebSocketDisconnect as gone:
                return gone.code
            except RuntimeError:  # closed from this side
                return 1006

    def _take(self, packet: Json) -> None:
        op, data = packet.get("op"), packet.get("d")
        if op in (IDENTIFY, RESUME) and not _has_token(data):
            self.close(AUTHENTICATION_FAILED)
        elif op == HEARTBEAT:
            asyncio.get_running_loop().call_later(ACK_AFTER, self.signal, HEARTBEAT_ACK)
        elif op == IDENTIFY:
            self._identify(cast(Json, data))
        elif op == RESUME:
            self._resume(cast(Json, data))
        elif self.session is None:
            self.close(NOT_AUTHENTICATED)

    def _identify(self, data: Json) -> None:
        shard, shards = data.get("shard") or (0, 1)
        sessions = self.world.sessions
        self.session = sessions.open(shard, shards, data.get("intents") or 0, self.send)
        mine = self.session.serves(GUILD_ID) and not self.world.expelled
        ready: Json = {
            "v": 10,
            "user": payloads.user(self.world.bot),
            "guilds": [{"id": str(GUILD_ID), "unavailable": True}] if mine else [],
            "session_id": self.session.id,
            "resume_gateway_url": gateway_address(self.world),
            "shard": [shard, shards],
            "application": {"id": str(self.world.bot.id), "flags": 0},
        }
        self.session.dispatch("READY", json.dumps(ready))
        if mine and not self.world.outage:
            guild = payloads.guild_create(self.world)
            self.session.dispatch("GUILD_CREATE", json.dumps(guild))
        self.world.watchers.tell(BotChanged())

    def _resume(self, data: Json) -> None:
        session_id, number = str(data.get("session_id")), data.get("seq") or 0
        self.session = self.world.sessions.resume(session_id, number, self.send)
        if self.session is None:
            self.signal(INVALID_SESSION, False)
            return
        self.session.dispatch("RESUMED", "{}")
        self.world.watchers.tell(BotChanged())


async def _say_nothing(socket: WebSocket) -> None:
    """Accept a websocket, and let it wait until the bot gives up."""
    await socket.accept()
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            await socket.receive_text()


class Gateway:
    """All websockets there are."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._connections: set[Connection] = set()
        self._silent_until = self._closed_until = 0.0

    async def serve(self, socket: WebSocket) -> None:
        """Serve one websocket until it is closed."""
        now = self._world.clock.now()
        if now < self._closed_until:
            await socket.send_denial_response(Response(status_code=UNAVAILABLE))
            return
        if now < self._silent_until:
            await _say_nothing(socket)
            return
        connection = Connection(self._world, socket)
        self._connections.add(connection)
        try:
            await connection.run()
        finally:
            self._connections.discard(connection)

    def reconnect(self) -> None:
        """Send op 7: every shard shall come again and resume."""
        for connection in self._connections:
            connection.signal(RECONNECT)

    def invalidate(self) -> None:
        """Send op 9: every shard shall identify anew."""
        for connection in self._connections:
            if connection.session:
                self._world.sessions.drop(connection.session, resumable=False)
            connection.signal(INVALID_SESSION, False)

    def silence(self, seconds: float) -> None:
        """Cut all, and for so long take new websockets without ever saying a word to them."""
        self._silent_until = self._world.clock.now() + seconds
        self.cut()

    def refuse(self, seconds: float) -> None:
        """Cut all, and for so long refuse new websockets."""
        self._closed_until = self._world.clock.now() + seconds
        self.cut()

    def repeat(self) -> None:
        """Send op 7, and after the RESUME the latest events once more."""
        self._world.sessions.repeated = REPEATED
        self.reconnect()

    def expel(self) -> None:
        """Take the bot out of the guild."""
        self._world.expelled = True
        self._tell("GUILD_DELETE", {"id": str(GUILD_ID)})

    def outage(self) -> None:
        """Let the guild be unavailable."""
        self._world.outage = True
        self._tell("GUILD_DELETE", {"id": str(GUILD_ID), "unavailable": True})

    def invite(self) -> None:
        """Let the bot into the guild again, or end its outage."""
        self._world.expelled = self._world.outage = False
        self._tell("GUILD_CREATE", payloads.guild_create(self._world))

    def _tell(self, event: str, data: Json) -> None:
        for connection in self._connections:
            if connection.session and connection.session.serves(GUILD_ID):
                connection.session.dispatch(event, json.dumps(data))

    def garble(self) -> None:
        """Tell every shard of a guild in a way that no client can read."""
        for connection in self._connections:
            if connection.session:
                connection.session.dispatch("GUILD_CREATE", "{}")

    def cut(self) -> None:
        """Close every websocket without a warning, as a failing network does."""
        for connection in self._connections:
            connection.close(4000)
