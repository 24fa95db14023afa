"""`python -m tests.bot.control`: the sandbox with a control API; options as of `bot.sandbox`."""

import asyncio
from typing import Any

from fastapi import Depends, FastAPI
from uvicorn.protocols.http.auto import AutoHTTPProtocol

from bot.sandbox.__main__ import main
from bot.sandbox.web.app import make_server
from bot.sandbox.world.world import World
from tests.bot.control import faults, limits, people
from tests.bot.control.tally import Tally, Telling


class Http(AutoHTTPProtocol):  # type: ignore[misc,valid-type]
    """HTTP that puts the transport into `request.state`, so that a fault can drop it."""

    app_state: dict[str, Any]  # what `request.state` begins with

    def connection_made(self, transport: asyncio.Transport) -> None:
        super().connection_made(transport)
        self.app_state = self.app_state | {"transport": transport}


def make_controlled_server(world: World) -> FastAPI:
    """The sandbox, whose requests meet the limits and faults that were asked for."""
    app = make_server(world, [Depends(limits.keep), Depends(faults.inject)])
    app.state.faults = faults.Faults()
    app.state.limits = limits.Limited(world)
    app.state.tally = Tally(world.clock)
    app.add_middleware(Telling, app.state.tally, world.clock)
    people.answer_mistakes(app)
    for module in (people, faults, limits):
        app.include_router(module.router)
    return app


if __name__ == "__main__":
    main(make_controlled_server, Http)
