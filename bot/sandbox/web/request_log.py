"""One line of JSON for each request of the bot, for tests that check what it sends."""

import json
from typing import TextIO

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bot.sandbox.web.requests import BROKEN_OFF

API = "/api/v10"


def route_of(scope: Scope) -> str:
    """The path of a routed request below the API, its parameters' names for their values."""
    return str(getattr(scope.get("route"), "path", scope["path"])).removeprefix(API)


class RequestLog:
    """Wraps the server. A line has method, route, path, query, body and status.

    The route is written as in Discord's OpenAPI file.
    """

    def __init__(self, app: ASGIApp, file: TextIO) -> None:
        self._app = app
        self._file = file

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request, and note it if it is for Discord's API."""
        if scope["type"] != "http" or not scope["path"].startswith(API):
            await self._app(scope, receive, send)
            return
        scope.setdefault("state", {})

        async def noting(message: Message) -> None:
            if message["type"] == "http.response.start" and message["status"] != BROKEN_OFF:
                self._note(scope, message["status"])
            await send(message)

        await self._app(scope, receive, noting)

    def _note(self, scope: Scope, status: int) -> None:
        line = {
            "method": scope["method"],
            "route": route_of(scope),
            "path": scope["path"].removeprefix(API),
            "query": scope["query_string"].decode(),
            "body": scope["state"].get("body"),
            "status": status,
        }
        self._file.write(json.dumps(line) + "\n")
        self._file.flush()
