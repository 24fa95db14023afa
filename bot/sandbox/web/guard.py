"""Whom the sandbox answers: no page of another site.

A browser sends what any page asks of this machine. A page of another site says so in `Origin`; one
whose name was made to lead here says so in `Host`.
"""

from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

MISDIRECTED: Final = 421


class Guard:
    """Wraps the server, and refuses what was not meant for it.

    `host` is where it listens. On every address ("0.0.0.0"), it goes by any address, but no name.
    """

    def __init__(self, app: ASGIApp, host: str) -> None:
        self._app = app
        self._host = host

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request or a websocket that names this sandbox, and comes from nowhere else."""
        if scope["type"] == "lifespan" or self._is_meant(Headers(scope=scope)):
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await WebSocket(scope, receive, send).close()
        else:
            refusal = PlainTextResponse("This is not the sandbox's own address.", MISDIRECTED)
            await refusal(scope, receive, send)

    def _is_meant(self, headers: Headers) -> bool:
        host = headers.get("host", "")
        return headers.get("origin", f"http://{host}") == f"http://{host}" and self._is_ours(host)

    def _is_ours(self, host: str) -> bool:
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        if name in (self._host, "localhost"):
            return True
        try:
            return ip_address(name).is_loopback or ip_address(self._host).is_unspecified
        except ValueError:
            return False
