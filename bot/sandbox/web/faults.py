"""Failures of Discord itself, on demand: a 500, a 429, a code that the sandbox would not give."""

from fastapi import Request
from pydantic import BaseModel

from bot.sandbox.refusals import Reason, Refusal
from bot.sandbox.web.request_log import route_of
from bot.sandbox.web.requests import read_body


class Fault(BaseModel):
    """The next `times` requests of a method and route, as in the request log, are refused."""

    method: str
    route: str
    status: int
    code: int = 0
    message: str = "An error that was asked for"
    times: int = 1


async def fail_on_demand(request: Request) -> None:
    """Raise the Refusal that the control API asked for; `app.state.faults` are those to come."""
    for fault in request.app.state.faults:
        wanted = (fault.method, fault.route)
        if fault.times and (request.method, route_of(request.scope)) == wanted:
            fault.times -= 1
            if "content-type" in request.headers:
                await read_body(request)  # for the request log
            raise Refusal(Reason(fault.status, fault.code, fault.message))
