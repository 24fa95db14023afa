"""Faults that tests ask for: requests of the bot that are slow, refused or never answered.

    POST   /sandbox/faults {method?, route?, channel?, as?, message?, times?, and the fault}
    DELETE /sandbox/faults

`method` and `route`, written as in the request log, `channel` (a name, an id, or "dm" of the person
`as`) and `message` (an id) say which requests are meant; what is left out does not matter. The next
`times` of them meet the fault, one if nothing is said, and with null all until DELETE. The faults:

    delay        so many seconds pass first; with nothing else the request is then served
    status, code it is refused with this HTTP status and Discord's error code
    retry_after  it is refused with a 429 that names so many seconds; `scope` is "user", "global" or
                 "shared"
    reset        the connection is dropped, without any answer and before anything has happened
"""

import socket
import struct

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field
from starlette.requests import ClientDisconnect

from bot.sandbox.refusals import Mistake, RateLimited, Reason, Refusal, Scope
from bot.sandbox.web.request_log import route_of
from bot.sandbox.web.requests import Here, read_body, refuse_unread
from bot.sandbox.world.world import World

OPENING = "/users/@me/channels"
RESET = struct.pack("ii", 1, 0)  # SO_LINGER of 0 seconds: closed with RST, as by a firewall

router = APIRouter(prefix="/sandbox/faults")


class Fault(BaseModel):
    """A fault for the next `times` requests that match; None is all."""

    method: str | None = None
    route: str | None = None
    channel: str | None = None
    person: str = Field(default="", alias="as")
    message: int | None = None
    times: int | None = Field(default=1, ge=1)
    delay: float = 0.0
    status: int | None = None
    code: int = 0
    retry_after: float | None = None
    scope: Scope = "user"
    reset: bool = False

    @property
    def refusal(self) -> Refusal | None:
        """What the request is refused with, if it is."""
        if self.retry_after is not None:
            return RateLimited(self.retry_after, self.scope, self.code)
        if self.status is not None:
            return Refusal(Reason(self.status, self.code, "An error that was asked for"))
        return None

    def place(self, world: World) -> int | None:
        """The id of the channel it is confined to; raises Mistake if there is none."""
        if self.channel is None:
            return None
        person = world.person_named(self.person) if self.person else world.bot
        return world.channel_named(self.channel, person).id


class Faults:
    """The faults to come."""

    def __init__(self) -> None:
        self._all: list[tuple[Fault, int | None]] = []

    def add(self, fault: Fault, place: int | None) -> None:
        """Inject this fault into requests, in a channel if one is given."""
        self._all.append((fault, place))

    def clear(self) -> None:
        """Inject no fault any more."""
        self._all.clear()

    def met_by(self, request: Request, place: int | None) -> list[Fault]:
        """The faults of this request, up to the first that ends it; they are used up by it."""
        met: list[Fault] = []
        for fault, only_in in [*self._all]:
            wanted = (fault.method, fault.route, only_in, fault.message and str(fault.message))
            message = request.path_params.get("message_id")
            given = (request.method, route_of(request.scope), place, message)
            if all(want in (None, is_) for want, is_ in zip(wanted, given, strict=True)):
                met.append(fault)
                self._use(fault, only_in)
                if fault.reset or fault.refusal:
                    break
        return met

    def _use(self, fault: Fault, place: int | None) -> None:
        if fault.times is not None:
            fault.times -= 1
            if not fault.times:
                self._all.remove((fault, place))


@router.post("", status_code=204)
async def _ask_for(world: Here, request: Request, asked: Fault) -> None:
    if not asked.delay and not asked.reset and not asked.refusal:
        raise Mistake("A fault has a delay, a status, a retry_after or a reset.")
    request.app.state.faults.add(asked, asked.place(world))


@router.delete("", status_code=204)
async def _clear(request: Request) -> None:
    request.app.state.faults.clear()


async def inject(world: Here, request: Request) -> None:
    """Inject the faults asked for into a request."""
    for fault in request.app.state.faults.met_by(request, await _place(world, request)):
        if fault.delay:
            await world.clock.sleep(fault.delay)
        if fault.reset:
            drop(request)
        if fault.refusal:
            await refuse_unread(request, fault.refusal)


async def _place(world: World, request: Request) -> int | None:
    """The channel that a request is about; for one that opens direct messages, theirs."""
    if route_of(request.scope) == OPENING:
        person = world.people.get(int((await read_body(request)).json.get("recipient_id") or 0))
        return world.direct_messages(person).id if person else None
    channel = request.path_params.get("channel_id", "")
    return int(channel) if channel.isdigit() else None


def drop(request: Request) -> None:
    """Reset the connection of a request; nothing is answered."""
    transport = request.state.transport
    connection = transport.get_extra_info("socket")
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
    transport.abort()
    raise ClientDisconnect
