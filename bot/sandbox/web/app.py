"""The whole sandbox as one web application."""

from fastapi import Depends, FastAPI, WebSocket

from bot.sandbox.refusals import NOT_FOUND, Refusal
from bot.sandbox.web import (
    control,
    directory,
    emojis,
    faults,
    files,
    interactions,
    limits,
    messages,
    threads,
)
from bot.sandbox.web.gateway import Gateway
from bot.sandbox.web.request_log import API
from bot.sandbox.web.requests import answer_refusals
from bot.sandbox.web.tally import Tally, Telling
from bot.sandbox.world.world import World

METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"]


def make_server(world: World) -> FastAPI:
    """Discord's API, its gateway, files and the control API over one world."""
    app = FastAPI(title="Parlor's sandbox", openapi_url=None)
    app.state.world = world
    app.state.faults = faults.Faults()
    app.state.limits = limits.Limited(world)
    app.state.gateway = Gateway(world)
    answer_refusals(app)
    control.answer_mistakes(app)
    app.state.tally = Tally(world.clock)
    app.add_middleware(Telling, app.state.tally, world.clock)
    pushing_back = [Depends(limits.keep), Depends(faults.suffer)]
    for module in (interactions, messages, threads, directory, emojis):
        app.include_router(module.router, prefix=API, dependencies=pushing_back)
    for other in (files, control, faults, limits):
        app.include_router(other.router)

    @app.api_route(API + "/{path:path}", methods=METHODS)
    async def unknown(path: str) -> None:
        """What the API does not have is refused in its own way, not with a web page."""
        raise Refusal(NOT_FOUND)

    @app.websocket("/gateway/")
    async def gateway(socket: WebSocket) -> None:
        await app.state.gateway.serve(socket)

    return app
