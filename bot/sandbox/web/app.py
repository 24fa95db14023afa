"""The whole sandbox as one web application."""

from collections.abc import Sequence

from fastapi import FastAPI, WebSocket
from fastapi.params import Depends

from bot.sandbox.refusals import NOT_FOUND, Refusal
from bot.sandbox.web import directory, emojis, files, interactions, messages, threads
from bot.sandbox.web.gateway import Gateway
from bot.sandbox.web.request_log import API
from bot.sandbox.web.requests import answer_refusals
from bot.sandbox.world.world import World

METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"]


def make_server(world: World, before: Sequence[Depends] = ()) -> FastAPI:
    """Discord's API, its gateway and files over one world.

    What stands in `before` is called before each request to the API.
    """
    app = FastAPI(title="Parlor's sandbox", openapi_url=None)
    app.state.world = world
    app.state.gateway = Gateway(world)
    answer_refusals(app)
    for module in (interactions, messages, threads, directory, emojis):
        app.include_router(module.router, prefix=API, dependencies=before)
    app.include_router(files.router)

    @app.api_route(API + "/{path:path}", methods=METHODS)
    async def unknown(path: str) -> None:
        """Refuse an unknown route in the API's own way, not with a web page."""
        raise Refusal(NOT_FOUND)

    @app.websocket("/gateway/")
    async def gateway(socket: WebSocket) -> None:
        await app.state.gateway.serve(socket)

    return app
