"""The rest of the control API (documented in `control`): people, clock, gateway, faults."""

from typing import Literal

from fastapi import APIRouter, Request
from pydantic import BaseModel

from bot.sandbox.body import Json
from bot.sandbox.web.faults import Fault
from bot.sandbox.web.gateway import Gateway
from bot.sandbox.web.requests import Here
from bot.sandbox.world.people import Person

router = APIRouter(prefix="/sandbox")


class Circumstances(BaseModel):
    """What can be set for a person."""

    direct_messages: bool | None = None


class Advance(BaseModel):
    """Seconds to let pass at once."""

    advance: float


class Disturb(BaseModel):
    """What shall befall every gateway connection."""

    action: Literal[
        "reconnect", "repeat", "invalidate", "garble", "cut", "expel", "outage", "invite"
    ]


def _described(person: Person) -> Json:
    about = {"name": person.name, "direct_messages": person.direct_messages}
    return {"id": str(person.id), **about}


@router.get("/bot")
async def bot(world: Here) -> Json:
    """Whether the bot is there, and what it can do."""
    connected = world.sessions.connected
    return {
        "connected": bool(connected),
        "shards": sorted(session.shard for session in connected),
        "commands": [command["name"] for command in world.commands.all(None)],
    }


@router.get("/people")
async def people(world: Here) -> list[Json]:
    """Everybody."""
    return [_described(person) for person in world.people.values()]


@router.post("/people/{name}")
async def person(world: Here, name: str, asked: Circumstances) -> Json:
    """Add a person, or open or close their direct messages."""
    found = world.add_person(name)
    if asked.direct_messages is not None:
        world.set_direct_messages(found, asked.direct_messages)
    return _described(found)


@router.post("/clock", status_code=204)
async def clock(world: Here, asked: Advance) -> None:
    """Let time pass at once."""
    world.clock.advance(asked.advance)


@router.post("/gateway", status_code=204)
async def gateway(request: Request, asked: Disturb) -> None:
    """Disturb the gateway."""
    connections: Gateway = request.app.state.gateway
    {
        "reconnect": connections.ask_to_reconnect,
        "repeat": connections.repeat,
        "invalidate": connections.invalidate,
        "garble": connections.garble,
        "cut": connections.cut,
        "expel": connections.expel,
        "outage": connections.begin_outage,
        "invite": connections.invite,
    }[asked.action]()


@router.post("/faults", status_code=204)
async def faults(request: Request, asked: Fault) -> None:
    """Let the next requests of a route fail."""
    request.app.state.faults.append(asked)
