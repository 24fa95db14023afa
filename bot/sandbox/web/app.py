"""The whole sandbox as one web application."""

from fastapi import Depends, FastAPI, WebSocket

from bot.sandbox.refusals import NOT_FOUND, Refusal
from bot.sandbox.web import control, directory, files, interactions, messages
from bot.sandbox.web.control import fail_on_demand
from bot.sandbox.web.gateway import Gateway
from bot.sandbox.web.request_log import API
from bot.sandbox.web.requests import answer_refusals
from bot.sandbox.world.world import World

METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"]


def make_server(world: World) -> FastAPI:
    """Discord's API, its gateway, files and the control API over one world."""
    app = FastAPI(title="Parlor's sandbox", openapi_url=None)
    app.state.world = world
    app.state.faults = []
    app.state.gateway = Gateway(world)
    answer_refusals(app)
    control.answer_mistakes(app)
    for module in (interactions, messages, directory):
        app.include_router(module.router, prefix=API, dependencies=[Depends(fail_on_demand)])
    for other in (files, control):
        app.include_router(other.router)

    @app.api_route(API + "/{path:path}", methods=METHODS)
    async def unknown(path: str) -> None:
        """What the API does not have is refused in its own way, not with a web page."""
        raise Refusal(NOT_FOUND)

    @app.websocket("/gateway/")
    async def gateway(socket: WebSocket) -> None:
        await app.state.gateway.serve(socket)

    return app
