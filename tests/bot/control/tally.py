"""The requests of the bot counted, and the rate-limit headers of the answers."""

from collections import Counter, deque

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bot.sandbox.body import Json
from bot.sandbox.web.request_log import API, route_of
from bot.sandbox.web.requests import BROKEN_OFF
from bot.sandbox.world.clock import Clock

COUNTED = (401, 403, 429)
"""What Discord counts towards a ban, unless the limit is shared with others."""
MINUTE = 60.0


class Tally:
    """Counts of requests by route, and of answers that Discord counts towards a ban."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.clear()

    def clear(self) -> None:
        """Begin anew."""
        self._requests: Counter[str] = Counter()
        self._counted: Counter[int] = Counter()
        self._latest: deque[float] = deque()
        self._most = 0

    def add(self, route: str, status: int, *, shared: bool) -> None:
        """A request was answered with this status; `shared` is the scope of a 429."""
        self._requests[route] += 1
        if status in COUNTED and not shared:
            self._counted[status] += 1
            now = self._clock.now()
            self._latest.append(now)
            while self._latest[0] <= now - MINUTE:
                self._latest.popleft()
            self._most = max(self._most, len(self._latest))

    def json(self) -> Json:
        """All of it."""
        return {
            "counted": {str(status): self._counted[status] for status in COUNTED},
            "most_in_a_minute": self._most,
            "requests": dict(self._requests),
        }


class Telling:
    """Wraps the server: each answer to the bot is counted, and tells of the bucket it came from.

    That one is `request.state.bucket`, if there is any.
    """

    def __init__(self, app: ASGIApp, tally: Tally, clock: Clock) -> None:
        self._app, self._tally, self._clock = app, tally, clock

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request."""
        if scope["type"] != "http" or not scope["path"].startswith(API):
            await self._app(scope, receive, send)
            return

        async def telling(message: Message) -> None:
            if message["type"] == "http.response.start" and message["status"] != BROKEN_OFF:
                self._tell(scope, message)
            await send(message)

        await self._app(scope, receive, telling)

    def _tell(self, scope: Scope, message: Message) -> None:
        headers = MutableHeaders(scope=message)
        if bucket := scope["state"].get("bucket"):
            headers.update(bucket.headers(self._clock.now()))
        shared = headers.get("X-RateLimit-Scope") == "shared"
        self._tally.add(f"{scope['method']} {route_of(scope)}", message["status"], shared=shared)
