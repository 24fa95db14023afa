"""`python -m bot.sandbox`: serve the sandbox until told to stop."""

import argparse
import asyncio
import os
import socket
import sys
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import TypeAlias

import uvicorn
from fastapi import FastAPI
from starlette.types import ASGIApp
from uvicorn.protocols.http.auto import AutoHTTPProtocol

from bot.sandbox.page.page import add_page
from bot.sandbox.web.app import make_server
from bot.sandbox.web.guard import Guard
from bot.sandbox.web.request_log import RequestLog
from bot.sandbox.world.world import World

MakeServer: TypeAlias = Callable[[World], FastAPI]


def arguments() -> argparse.Namespace:
    """The arguments of the command line."""
    parser = argparse.ArgumentParser("python -m bot.sandbox", description=__doc__)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8080, help="0 takes any free one")
    parser.add_argument("--shards", type=int, default=1, help="how many a bot is told to start")
    help_slow = "let time pass so many times slower, for tests on a busy machine"
    parser.add_argument("--slow", type=float, default=1.0, help=help_slow)
    log = os.environ.get("PARLOR_SANDBOX_LOG")
    help_log = "append one line of JSON per request of the bot; also as PARLOR_SANDBOX_LOG"
    parser.add_argument("--log", type=Path, default=log and Path(log), help=help_log)
    help_eof = "end when standard input does: with the process that started this one"
    parser.add_argument("--until-eof", action="store_true", help=help_eof)
    return parser.parse_args()


class Server(uvicorn.Server):
    """A server that says when it is ready."""

    address = ""
    until_eof = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to serve, then print the address."""
        await super().startup(sockets)
        if self.until_eof:
            loop = asyncio.get_running_loop()
            await loop.connect_read_pipe(lambda: _Eof(self), sys.stdin)
        sys.stdout.write(f"The sandbox is at {self.address}\n")
        sys.stdout.flush()


class _Eof(asyncio.Protocol):
    """Waits for the end of standard input."""

    def __init__(self, server: Server) -> None:
        self.server = server

    def connection_lost(self, exc: Exception | None) -> None:
        self.server.should_exit = True


async def serve(asked: argparse.Namespace, make: MakeServer, http: type[asyncio.Protocol]) -> None:
    """Serve a new world until told to stop; raises OSError when the port is taken."""
    host: str = asked.host
    with ExitStack() as stack:
        bound = stack.enter_context(socket.create_server((host, asked.port), reuse_port=False))
        # asyncio overlooks a socket made so: without this, answers wait 40 ms for an ACK.
        bound.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        address = f"http://{host}:{bound.getsockname()[1]}"
        world = World(address, asked.shards, asked.slow)
        sandbox = make(world)
        add_page(sandbox, world)
        app: ASGIApp = Guard(sandbox, host)
        if asked.log:
            app = RequestLog(app, stack.enter_context(asked.log.open("a", encoding="utf-8")))
        config = uvicorn.Config(
            app,
            http=http,
            log_level="warning",
            timeout_graceful_shutdown=1,
            # Longer than a bot keeps an idle connection: else it asks on one being closed.
            timeout_keep_alive=60,
        )
        server = Server(config)
        server.address, server.until_eof = address, asked.until_eof
        await server.serve([bound])


def main(make: MakeServer = make_server, http: type[asyncio.Protocol] = AutoHTTPProtocol) -> None:
    """Run the sandbox, or another server made of one."""
    asked = arguments()
    try:
        asyncio.run(serve(asked, make, http))
    except OSError as taken:
        sys.exit(f"The sandbox cannot listen on {asked.host}:{asked.port}: {taken.strerror}.")
    except KeyboardInterrupt:
        pass


if __name__ == "__main__":
    main()
